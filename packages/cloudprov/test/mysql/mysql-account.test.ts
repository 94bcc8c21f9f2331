import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { writesOf } from "../writes-of.ts";

const password = "Secret-12345";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("MysqlAccount", { mysqlTaskMs: 200, ...settings });
  const { id: mysqlId } = await test.platform.state.mysqlInstances.create({});
  return {
    ...test,
    mysqlId,
    accounts: test.platform.state.mysqlAccounts,
    inputs: { mysqlId, name: "orders", password },
  };
}

describe("a MysqlAccount", () => {
  it("is created by one request, and exists when its task has ended", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create({ ...test.inputs, description: "Orders", maxUserConnections: 10 });
    expect(id).toBe(`${test.mysqlId}#orders`);
    expect(test.sent("CreateAccounts")).toEqual([
      {
        InstanceId: test.mysqlId,
        Accounts: [{ User: "orders", Host: "%" }],
        Password: "[secret]",
        Description: "Orders",
        MaxUserConnections: 10,
      },
    ]);
    expect(outputs).toMatchObject({ mysqlAccountId: id, host: "%", description: "Orders", maxUserConnections: 10 });
    expect(test.accounts.list()).toMatchObject([{ user: "orders", password }]);
  });

  it("has defaults for its name, description and limit", async () => {
    await using test = await given();
    const { outputs } = await test.it.create({ mysqlId: test.mysqlId, password });
    expect(outputs).toMatchObject({ description: "--", maxUserConnections: 10_240 });
    expect(outputs["name"]).toMatch(/^it_\w{7}$/);
    expect((await test.it.preview({ mysqlId: test.mysqlId, password })).action).toBe("same");
  });

  it("has no description if the platform returns null", async () => {
    await using test = await given();
    test.platform.alterResponses((body) => body.replaceAll('"Notes":""', '"Notes":null'));
    expect((await test.it.create(test.inputs)).outputs["description"]).toBe("--");
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("is changed by one task after another", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.journal.clear();
    await test.it.update({ ...test.inputs, password: "Secret-67890", description: "Orders", maxUserConnections: 5 });
    const actions = writesOf(test.platform).map(([action]) => action);
    expect(actions).toEqual(["ModifyAccountDescription", "ModifyAccountPassword", "ModifyAccountMaxUserConnections"]);
    expect(test.accounts.list()).toMatchObject([
      { password: "Secret-67890", description: "Orders", maxUserConnections: 5 },
    ]);
  });

  it("is replaced by one with another name or host, which has its own ID", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    for (const change of [{ name: "carts" }, { host: "10.0.%" }]) {
      expect((await test.it.preview({ ...test.inputs, ...change })).action).toBe("replace");
    }
    const { id } = await test.it.update({ ...test.inputs, host: "10.0.%" });
    expect(id).toBe(`${test.mysqlId}#orders#10.0.%`);
    expect(test.accounts.list()).toMatchObject([{ host: "10.0.%" }]);
  });

  it("waits for the tasks of others in its instance, so that no request is rejected", async () => {
    await using test = await given();
    const all = Array.from({ length: 4 }, (_, i) => test.host.resource("MysqlAccount", `account-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, name: `account_${i}` })));
    expect(test.platform.calls().filter(({ code }) => code !== undefined)).toEqual([]);
    expect(test.accounts.list()).toHaveLength(4);
  });

  it("that exists already is neither overwritten nor adopted", async () => {
    await using test = await given();
    await test.accounts.create({ instanceId: test.mysqlId, user: "orders" });
    await expect(test.it.create(test.inputs)).rejects.toThrow("pulumi import");
    expect(test.sent("CreateAccounts")).toEqual([]);
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateAccounts$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.accounts.list()).toHaveLength(1);
    // The task is waited for: a second request would fail because of the account that it creates.
    expect(test.sent("CreateAccounts")).toHaveLength(1);
    expect(test.platform.calls({ action: "DescribeDBInstances" }).length).toBeGreaterThan(1);
  });

  it("is not created if the task fails, and reports the reason", async () => {
    await using test = await given({ failedTasks: ["CreateAccounts"] });
    await expect(test.it.create(test.inputs)).rejects.toThrow(/CreateAccounts failed.*could not be carried out/s);
    expect(test.accounts.list()).toEqual([]);
  });

  it("is imported without its password, which the program sets", async () => {
    await using test = await given();
    const { user } = await test.accounts.create({ instanceId: test.mysqlId, user: "carts", host: "10.0.0.9" });
    const imported = await test.it.import(`${test.mysqlId}#${user}#10.0.0.9`);
    expect(imported?.outputs).toMatchObject({ name: "carts", host: "10.0.0.9", description: "--" });
    expect(imported?.outputs).not.toHaveProperty("password");
    const wanted = { mysqlId: test.mysqlId, name: "carts", host: "10.0.0.9", password };
    expect((await test.it.preview(wanted)).action).toBe("update");
  });

  it("is deleted by a task, also together with its instance", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await test.it.delete();
    expect(test.accounts.list()).toEqual([]);
    const other = test.host.resource("MysqlAccount", "other");
    await other.create(test.inputs);
    test.platform.state.mysqlInstances.remove(test.mysqlId);
    await other.delete();
    expect(test.sent("DeleteAccounts")).toHaveLength(1);
  });

  it("counts as deleted without its instance", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.mysqlInstances.remove(test.mysqlId);
    expect(await test.it.read()).toBeUndefined();
  });

  it("is refreshed with the others of its instance from one listing", async () => {
    await using test = await given({ mysqlTaskMs: 0 });
    const all = Array.from({ length: 30 }, (_, i) => test.host.resource("MysqlAccount", `account-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, name: `account_${i}` })));
    const found = await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeAccounts"]);
    expect(found.map((one) => one?.inputs["name"])).toEqual(all.map((_, i) => `account_${i}`));
  });

  it("is listed without the accounts of the platform", async () => {
    await using test = await given();
    await test.accounts.create({ instanceId: test.mysqlId, user: "orders" });
    const listed = await test.host.list("MysqlAccount", { mysqlId: test.mysqlId });
    expect(listed.map(({ id }) => id)).toEqual([`${test.mysqlId}#orders`]);
  });

  it.each([
    [{ password: "onlyletters" }, "password"],
    [{ password: "a1" }, "password"],
    [{ name: "a#b" }, "name"],
    [{ description: "" }, "description"],
    [{ maxUserConnections: 10_241 }, "maxUserConnections"],
    [{ mysqlId: "ins-1" }, "mysqlId"],
  ])("is rejected at preview with %j", async (wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toEqual([property]);
  });
});
