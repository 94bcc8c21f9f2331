import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("MysqlDatabase", settings);
  const { id: instanceId } = await test.platform.state.mysqlInstances.create({});
  const inputs = { instanceId, dbName: "orders", characterSetName: "utf8mb4" };
  return { ...test, instanceId, databases: test.platform.state.mysqlDatabases, inputs };
}

describe("a MysqlDatabase", () => {
  it("is created by one request", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    expect(id).toBe(`${test.instanceId}#orders`);
    expect(test.sent("CreateDatabase")).toEqual([
      { InstanceId: test.instanceId, DBName: "orders", CharacterSetName: "utf8mb4" },
    ]);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("has the character set that the platform names differently", async () => {
    await using test = await given();
    const utf8 = { ...test.inputs, characterSetName: "utf8" };
    expect((await test.it.create(utf8)).outputs["characterSetName"]).toBe("utf8");
    expect((await test.it.preview(utf8)).action).toBe("same");
  });

  it("warns before a replacement loses its data", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    for (const change of [{ characterSetName: "gbk" }, { dbName: "carts" }]) {
      expect((await test.it.preview({ ...test.inputs, ...change })).action).toBe("replace");
      expect(test.warnings().at(-1)).toContain("the database orders is deleted with its data");
    }
    await test.it.update({ ...test.inputs, characterSetName: "gbk" });
    expect(test.databases.list()).toMatchObject([{ name: "orders", characterSet: "gbk" }]);
  });

  it("that exists already is neither overwritten nor adopted", async () => {
    await using test = await given();
    await test.databases.create({ instanceId: test.instanceId });
    await expect(test.it.create(test.inputs)).rejects.toThrow("pulumi import");
    expect(test.sent("CreateDatabase")).toEqual([]);
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateDatabase$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.databases.list()).toHaveLength(1);
  });

  it("does not require the permission to read the parameters of its instance", async () => {
    await using test = await given();
    test.platform.set({ deniedActions: ["cdb:DescribeInstanceParams"] });
    await test.it.create({ ...test.inputs, dbName: "Orders" });
    expect(test.it.outputs["dbName"]).toBe("Orders");
  });

  it("rejects upper case at preview if the instance stores names in lower case", async () => {
    await using test = await given();
    const parameters = { lower_case_table_names: "1" };
    const { id: instanceId } = await test.platform.state.mysqlInstances.create({ parameters });
    const inputs = { ...test.inputs, instanceId, dbName: "Orders" };
    await expect(test.it.preview(inputs)).rejects.toThrow(
      "dbName must be orders: the parameter lower_case_table_names",
    );
    await expect(test.it.create(inputs)).rejects.toThrow("dbName must be orders");
    expect(test.sent("CreateDatabase")).toEqual([]);
    await test.it.create({ ...test.inputs, dbName: "Orders" });
    expect(test.databases.list()).toMatchObject([{ name: "Orders" }]);
  });

  it("is imported, and deleted", async () => {
    await using test = await given();
    await test.databases.create({ instanceId: test.instanceId });
    await test.it.import(`${test.instanceId}#orders`);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
    await test.it.delete();
    expect(test.databases.list()).toEqual([]);
  });

  it("counts as deleted without its instance", async () => {
    await using test = await given();
    const other = test.host.resource("MysqlDatabase", "other");
    await other.create({ ...test.inputs, dbName: "carts" });
    await test.it.create(test.inputs);
    test.platform.state.mysqlInstances.remove(test.instanceId);
    expect(await test.it.read()).toBeUndefined();
    await other.delete();
  });

  it("is refreshed with the others of its instance from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 30 }, (_, i) => test.host.resource("MysqlDatabase", `db-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, dbName: `db_${i}` })));
    const found = await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeDatabases"]);
    expect(found.map((one) => one?.inputs["dbName"])).toEqual(all.map((_, i) => `db_${i}`));
  });

  it("is listed without the databases of the engine", async () => {
    await using test = await given();
    await test.databases.create({ instanceId: test.instanceId });
    const listed = await test.host.list("MysqlDatabase", { instanceId: test.instanceId });
    expect(listed.map(({ id }) => id)).toEqual([`${test.instanceId}#orders`]);
  });

  it.each([
    [{ characterSetName: "ascii" }, "characterSetName"],
    [{ dbName: "a".repeat(65) }, "dbName"],
    [{ instanceId: "ins-1" }, "instanceId"],
  ])("is rejected at preview with %j", async (wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toEqual([property]);
  });
});
