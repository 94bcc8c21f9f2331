import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const { host, platform } = await startSimulatedProvider();
  const { mysqlInstances } = platform.state;
  const group = await platform.state.securityGroups.create({ name: "databases" });
  const master = await mysqlInstances.create({ name: "shop", securityGroups: [group.id], wanStatus: 1 });
  const reader = await mysqlInstances.create({ name: "reader", type: 3, masterId: master.id });
  const spare = await mysqlInstances.create({ name: "spare", type: 2, masterId: master.id, payType: 0, status: 5 });
  const ids = async (args: Readonly<Record<string, unknown>>) =>
    ((await host.invoke("getMysqlInstance", args))["instanceLists"] as { mysqlId: string }[]).map((one) => one.mysqlId);
  return { host, platform, group, master, reader, spare, ids, [Symbol.asyncDispose]: () => platform.close() };
}

describe("getMysqlInstance", () => {
  it("returns instances with the others that belong to them", async () => {
    await using test = await given();
    const found = await test.host.invoke("getMysqlInstance", { mysqlId: test.master.id });
    expect(found["instanceLists"]).toMatchObject([
      {
        mysqlId: test.master.id,
        instanceName: "shop",
        instanceRole: "master",
        status: 1,
        zone: "ap-guangzhou-3",
        engineVersion: "8.0",
        cpuCoreCount: 1,
        memorySize: 1000,
        volumeSize: 50,
        internetStatus: 1,
        internetHost: `${test.master.id}.sql.tencentcdb.com`,
        intranetPort: 3306,
        payType: 1,
        chargeType: "POSTPAID",
        masterInstanceId: "",
        roInstanceIds: [test.reader.id],
        roGroups: [{ instanceIds: [test.reader.id] }],
        drInstanceIds: [test.spare.id],
      },
    ]);
    const [{ masterInstanceId, instanceRole }] = (await test.host.invoke("getMysqlInstance", { instanceRole: "ro" }))[
      "instanceLists"
    ] as [{ masterInstanceId: string; instanceRole: string }];
    expect([masterInstanceId, instanceRole]).toEqual([test.master.id, "ro"]);
  });

  it("filters by each of its inputs, in one request", async () => {
    await using test = await given();
    const { master, reader, spare } = test;
    expect(await test.ids({})).toEqual([master.id, reader.id, spare.id]);
    expect(await test.ids({ instanceRole: "dr" })).toEqual([spare.id]);
    expect(await test.ids({ status: 5 })).toEqual([spare.id]);
    expect(await test.ids({ chargeType: "PREPAID" })).toEqual([spare.id]);
    expect(await test.ids({ instanceName: "reader" })).toEqual([reader.id]);
    expect(await test.ids({ securityGroupId: test.group.id })).toEqual([master.id]);
    expect(await test.ids({ engineVersion: "5.7" })).toEqual([]);
    expect(await test.ids({ withRo: 0, withDr: 0 })).toEqual([master.id]);
    expect(await test.ids({ withMaster: 0, initFlag: 1 })).toEqual([reader.id, spare.id]);
    expect(await test.ids({ initFlag: 0 })).toEqual([]);
    expect(await test.ids({ offset: 1, limit: 1 })).toEqual([reader.id]);
    expect(test.platform.calls({ action: "DescribeDBInstances" })).toHaveLength(11);
  });

  it("rejects values that the platform does not have", async () => {
    await using test = await given();
    await expect(test.ids({ instanceRole: "slave" })).rejects.toThrow("instanceRole");
    await expect(test.ids({ limit: 2001 })).rejects.toThrow("limit");
  });
});
