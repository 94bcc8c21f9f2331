import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const reads = ["SELECT"];

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("MysqlPrivilege", { mysqlTaskMs: 200, ...settings });
  const { state } = test.platform;
  const { id: mysqlId } = await state.mysqlInstances.create({});
  await state.mysqlDatabases.create({ instanceId: mysqlId, name: "orders" });
  const account = await state.mysqlAccounts.create({ instanceId: mysqlId, user: "orders" });
  const granted = () => state.mysqlAccounts.get(account.id)?.privileges;
  const inputs = { mysqlId, accountName: "orders", globals: ["PROCESS"] };
  return { ...test, state, mysqlId, account, granted, inputs };
}

describe("a MysqlPrivilege", () => {
  it("grants everything by one request", async () => {
    await using test = await given();
    const place = { databaseName: "orders", tableName: "items" };
    const wanted = {
      ...test.inputs,
      databases: [{ databaseName: "orders", privileges: ["SELECT", "INSERT"] }],
      tables: [{ ...place, privileges: reads }],
      columns: [{ ...place, columnName: "price", privileges: reads }],
    };
    const { id } = await test.it.create(wanted);
    expect(id).toBe(`{"MysqlId":"${test.mysqlId}","AccountName":"orders","AccountHost":"%"}`);
    expect(test.sent("ModifyAccountPrivileges")).toEqual([
      {
        InstanceId: test.mysqlId,
        Accounts: [{ User: "orders", Host: "%" }],
        GlobalPrivileges: ["PROCESS"],
        DatabasePrivileges: [{ Database: "orders", Privileges: ["SELECT", "INSERT"] }],
        TablePrivileges: [{ Database: "orders", Table: "items", Privileges: reads }],
        ColumnPrivileges: [{ Database: "orders", Table: "items", Column: "price", Privileges: reads }],
      },
    ]);
    expect((await test.it.preview(wanted)).action).toBe("same");
    const reordered = [{ databaseName: "orders", privileges: ["INSERT", "SELECT"] }];
    expect((await test.it.preview({ ...wanted, databases: reordered })).action).toBe("same");
  });

  it("replaces all permissions by those of the program, and revokes all when it is deleted", async () => {
    await using test = await given();
    const databases = [{ databaseName: "orders", privileges: reads }];
    await test.it.create({ ...test.inputs, databases });
    await test.it.update({ ...test.inputs, globals: [], databases });
    expect(test.granted()).toMatchObject({ GlobalPrivileges: [], DatabasePrivileges: [{ Database: "orders" }] });
    await test.it.update({ ...test.inputs, globals: ["PROCESS", "RELOAD"] });
    expect(test.granted()).toMatchObject({ GlobalPrivileges: ["PROCESS", "RELOAD"], DatabasePrivileges: [] });
    await test.it.delete();
    expect(test.sent("ModifyAccountPrivileges").at(-1)).toEqual({
      InstanceId: test.mysqlId,
      Accounts: [{ User: "orders", Host: "%" }],
    });
    expect(test.granted()).toMatchObject({ GlobalPrivileges: [] });
  });

  it("shows permissions that were granted elsewhere", async () => {
    await using test = await given();
    await test.it.create({ ...test.inputs, globals: [] });
    const privileges = { ...test.account.privileges, GlobalPrivileges: ["SUPER"] };
    test.state.mysqlAccounts.change(test.account.id, { privileges });
    expect((await test.it.read())?.outputs["globals"]).toEqual(["SUPER"]);
  });

  it("never overwrites existing permissions of an account", async () => {
    await using test = await given();
    const privileges = { ...test.account.privileges, GlobalPrivileges: ["PROCESS"] };
    test.state.mysqlAccounts.change(test.account.id, { privileges });
    await expect(test.it.create(test.inputs)).rejects.toThrow("pulumi import");
    expect(test.sent("ModifyAccountPrivileges")).toEqual([]);
  });

  it("is granted although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/ModifyAccountPrivileges$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.granted()).toMatchObject({ GlobalPrivileges: ["PROCESS"] });
  });

  it("fails with advice if the database or the account does not exist", async () => {
    await using test = await given();
    const databases = [{ databaseName: "missing", privileges: reads }];
    await expect(test.it.create({ ...test.inputs, databases })).rejects.toThrow("Check that the databases");
    await expect(test.it.create({ ...test.inputs, accountName: "carts" })).rejects.toThrow("Create the account first");
  });

  it("is imported by its ID", async () => {
    await using test = await given();
    const privileges = { ...test.account.privileges, GlobalPrivileges: ["PROCESS"] };
    test.state.mysqlAccounts.change(test.account.id, { privileges });
    await test.it.import(`{ "AccountName": "orders", "AccountHost": "%", "MysqlId": "${test.mysqlId}" }`);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
    await expect(test.host.resource("MysqlPrivilege", "other").import("orders")).rejects.toThrow("MysqlId");
  });

  it.each(["account", "instance"])("counts as deleted without its %s, and can be deleted", async (what) => {
    await using test = await given();
    const other = test.host.resource("MysqlPrivilege", "other");
    await test.state.mysqlAccounts.create({ instanceId: test.mysqlId, user: "carts" });
    await other.create({ ...test.inputs, accountName: "carts" });
    await test.it.create(test.inputs);
    if (what === "instance") test.state.mysqlInstances.remove(test.mysqlId);
    else for (const { id } of test.state.mysqlAccounts.list()) test.state.mysqlAccounts.remove(id);
    expect(await test.it.read()).toBeUndefined();
    await other.delete();
  });

  it("is refreshed with others by one request each, and one listing of the accounts", async () => {
    await using test = await given({ mysqlTaskMs: 0 });
    const all = Array.from({ length: 10 }, (_, i) => test.host.resource("MysqlPrivilege", `account-${i}`));
    for (const [i, one] of all.entries()) {
      await test.state.mysqlAccounts.create({ instanceId: test.mysqlId, user: `account_${i}` });
      await one.create({ ...test.inputs, accountName: `account_${i}` });
    }
    await refreshed(test, all);
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.filter((action) => action === "DescribeAccounts")).toHaveLength(1);
    expect(actions.filter((action) => action === "DescribeAccountPrivileges")).toHaveLength(8);
  });

  it("is listed for accounts that have permissions", async () => {
    await using test = await given();
    await test.state.mysqlAccounts.create({ instanceId: test.mysqlId, user: "carts" });
    const { id } = await test.it.create(test.inputs);
    const listed = await test.host.list("MysqlPrivilege", { mysqlId: test.mysqlId });
    expect(listed.map((one) => one.id)).toEqual([id]);
  });

  it.each([
    [{ accountName: "root" }, "accountName"],
    [{ accountName: "mysql.sys" }, "accountName"],
    [{ globals: ["SUPER"] }, "globals[0]"],
    [{ mysqlId: "ins-1" }, "mysqlId"],
  ])("is rejected at preview with %j", async (wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toEqual([property]);
  });
});
