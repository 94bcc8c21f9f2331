import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const inputs = { instanceName: "shop", memSize: 1000, volumeSize: 50, availabilityZone: "ap-guangzhou-3" };
const prepaid = { ...inputs, chargeType: "PREPAID", prepaidPeriod: 3 };
const secret = "Secret-12345";

async function given(options: CloudprovOptions = {}) {
  const { it: mysql, ...test } = await givenResource("MysqlInstance", { mysqlTaskMs: 200, ...options });
  const actions = () => test.writes().map(([action]) => action);
  return { ...test, mysql, actions, state: test.platform.state };
}

async function group({ state }: Awaited<ReturnType<typeof given>>, name = "databases") {
  return (await state.securityGroups.create({ name })).id;
}

describe("a MysqlInstance", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const place = await privateNetwork(test.state);
    const securityGroups = [await group(test)];
    const wanted = {
      ...inputs,
      ...place,
      securityGroups,
      rootPassword: secret,
      parameters: { max_connections: "500" },
      internetService: 1,
      tags: { team: "shop" },
    };
    const { id, outputs } = await test.mysql.create(wanted);
    expect(id).toMatch(/^cdb-/);
    expect(test.sent("CreateDBInstanceHour")).toEqual([
      {
        GoodsNum: 1,
        InstanceName: "shop",
        Memory: 1000,
        Volume: 50,
        EngineVersion: "8.0",
        Zone: "ap-guangzhou-3",
        UniqVpcId: place.vpcId,
        UniqSubnetId: place.subnetId,
        SecurityGroup: securityGroups,
        Port: 3306,
        DeployMode: 0,
        ProtectMode: 0,
        ProjectId: 0,
        Password: "[secret]",
        ParamList: [{ Name: "max_connections", Value: "500" }],
        ResourceTags: [{ TagKey: "team", TagValue: ["shop"] }],
        ClientToken: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    expect(outputs).toMatchObject({
      mysqlInstanceId: id,
      status: 1,
      cpu: 1,
      deviceType: "UNIVERSAL",
      engineType: "InnoDB",
      firstSlaveZone: "ap-guangzhou-3",
      destroyProtect: "off",
      intranetIp: "10.1.1.2",
      internetHost: `${id}.sql.tencentcdb.com`,
      internetPort: 24_001,
      gtid: 1,
      locked: 0,
      parameters: { max_connections: "500" },
      tags: { team: "shop" },
    });
    expect((await test.mysql.preview(wanted)).action).toBe("same");
  });

  it("is paid in advance with another action", async () => {
    await using test = await given();
    await test.mysql.create({ ...prepaid, autoRenewFlag: 1 });
    expect(test.sent("CreateDBInstance")).toMatchObject([{ Period: 3, AutoRenewFlag: 1 }]);
    expect(test.sent("CreateDBInstanceHour")).toEqual([]);
    await test.mysql.update(prepaid);
    expect(test.sent("ModifyAutoRenewFlag")).toMatchObject([{ AutoRenew: 0 }]);
    expect((await test.mysql.preview(prepaid)).action).toBe("same");
  });

  it.each(["CreateDBInstance", "CreateDBInstanceHour"])(
    "is bought once although the response to %s is lost",
    async (action) => {
      await using test = await given();
      test.platform.failNext({ path: new RegExp(`/${action}$`), kind: "resetAfter" });
      await test.mysql.create(action === "CreateDBInstance" ? prepaid : inputs);
      expect(test.state.mysqlInstances.list()).toHaveLength(1);
    },
  );

  it("gets its ID from the same request again if the response lacks it", async () => {
    await using test = await given();
    let isFirst = true;
    test.platform.alterResponses((body) => {
      if (!isFirst || !body.includes('"InstanceIds"')) return body;
      isFirst = false;
      return body.replace(/"InstanceIds":\[[^\]]*\]/, '"InstanceIds":[]');
    });
    const { id } = await test.mysql.create(inputs);
    const [first, second] = test.sent("CreateDBInstanceHour");
    expect(second).toEqual(first);
    expect(test.state.mysqlInstances.list().map((one) => one.id)).toEqual([id]);
  });

  it("reports its cost at preview", async () => {
    await using test = await given();
    const warned = async (wanted: Values) => {
      await test.mysql.preview(wanted);
      return test.warnings().at(-1);
    };
    expect(await warned(inputs)).toContain("charged by the hour until it is deleted");
    expect(await warned(prepaid)).toContain("this buys 3 months in advance, and the account is charged at once");
    expect(await warned({ ...prepaid, autoRenewFlag: 1 })).toContain("renews it automatically each month");
    expect(await warned({ ...prepaid, prepaidPeriod: undefined })).toContain("this buys 1 month in advance");
  });

  it("is changed step by step, each step after the task of the one before", async () => {
    await using test = await given();
    const place = await privateNetwork(test.state);
    const [first, second] = [await group(test), await group(test, "others")];
    await test.mysql.create({
      ...inputs,
      engineVersion: "5.7",
      securityGroups: [first],
      parameters: { wait_timeout: "60" },
    });
    test.platform.journal.clear();
    const { id, outputs } = await test.mysql.update({
      ...inputs,
      ...place,
      engineVersion: "8.0",
      instanceName: "site",
      memSize: 4000,
      volumeSize: 100,
      slaveDeployMode: 1,
      firstSlaveZone: "ap-guangzhou-4",
      secondSlaveZone: "ap-guangzhou-6",
      slaveSyncMode: 2,
      fastUpgrade: 2,
      intranetPort: 3307,
      securityGroups: [second],
      destroyProtect: "on",
      internetService: 1,
      rootPassword: secret,
      parameters: { max_connections: "300" },
      projectId: 7,
      tags: { team: "site" },
    });
    expect(test.writes()).toEqual([
      ["ModifyDBInstanceName", { InstanceId: id, InstanceName: "site" }],
      ["ModifyInstanceDestroyProtect", { InstanceIds: [id], DestroyProtect: "on" }],
      ["ModifyDBInstanceProject", { InstanceIds: [id], NewProjectId: 7 }],
      [
        "ModifyDBInstanceVipVport",
        { InstanceId: id, DstPort: 3307, UniqVpcId: place.vpcId, UniqSubnetId: place.subnetId },
      ],
      ["ModifyDBInstanceSecurityGroups", { InstanceId: id, SecurityGroupIds: [second] }],
      [
        "UpgradeDBInstance",
        {
          InstanceId: id,
          Memory: 4000,
          Volume: 100,
          WaitSwitch: 0,
          FastUpgrade: 2,
          DeployMode: 1,
          ProtectMode: 2,
          SlaveZone: "ap-guangzhou-4",
          BackupZone: "ap-guangzhou-6",
        },
      ],
      ["UpgradeDBInstanceEngineVersion", { InstanceId: id, EngineVersion: "8.0", WaitSwitch: 0, UpgradeSubversion: 0 }],
      [
        "ModifyInstanceParam",
        {
          InstanceIds: [id],
          ParamList: [
            { Name: "max_connections", CurrentValue: "300" },
            { Name: "wait_timeout", CurrentValue: "3600" },
          ],
        },
      ],
      ["OpenWanService", { InstanceId: id }],
      ["ModifyAccountPassword", { InstanceId: id, NewPassword: "[secret]", Accounts: [{ User: "root", Host: "%" }] }],
      ["ModifyResourceTags", expect.objectContaining({ ReplaceTags: [{ TagKey: "team", TagValue: "site" }] })],
    ]);
    expect(outputs).toMatchObject({ memSize: 4000, cpu: 1, secondSlaveZone: "ap-guangzhou-6", intranetIp: "10.1.1.2" });
  });

  it("keeps its cores while its memory stays, and gets those of its new memory", async () => {
    await using test = await given();
    await test.mysql.create({ ...inputs, cpu: 2 });
    expect((await test.mysql.update({ ...inputs, volumeSize: 100 })).outputs["cpu"]).toBe(2);
    expect((await test.mysql.update({ ...inputs, volumeSize: 100, memSize: 2000 })).outputs["cpu"]).toBe(1);
    expect(test.sent("UpgradeDBInstance")).toMatchObject([{ Cpu: 2 }, { Memory: 2000 }]);
  });

  it("keeps the zones that do not change when its size does, and loses the second standby node when it is removed", async () => {
    await using test = await given();
    const zones = { firstSlaveZone: "ap-guangzhou-4", secondSlaveZone: "ap-guangzhou-6", slaveDeployMode: 1 };
    await test.mysql.create({ ...inputs, ...zones });
    await test.mysql.update({ ...inputs, ...zones, memSize: 2000 });
    const { outputs } = await test.mysql.update({ ...inputs, ...zones, memSize: 2000, secondSlaveZone: undefined });
    expect(test.sent("UpgradeDBInstance")).toMatchObject([
      { SlaveZone: "ap-guangzhou-4", BackupZone: "ap-guangzhou-6" },
      { SlaveZone: "ap-guangzhou-4", BackupZone: "" },
    ]);
    expect(outputs["secondSlaveZone"]).toBeUndefined();
  });

  it("does not change the network if only the port changes, and clears its last security group", async () => {
    await using test = await given();
    const groups = [await group(test), await group(test, "others")];
    const { id } = await test.mysql.create({ ...inputs, securityGroups: groups });
    await test.mysql.update({ ...inputs, intranetPort: 3307 });
    expect(test.sent("ModifyDBInstanceVipVport")).toEqual([{ InstanceId: id, DstPort: 3307 }]);
    expect(test.sent("DisassociateSecurityGroups")).toHaveLength(1);
    expect(test.state.mysqlInstances.get(id)?.securityGroups).toEqual([]);
    expect((await test.mysql.preview({ ...inputs, intranetPort: 3307 })).action).toBe("same");
  });

  it("is upgraded once although the response is lost", async () => {
    await using test = await given();
    await test.mysql.create(inputs);
    test.platform.failNext({ path: /\/UpgradeDBInstance$/, kind: "resetAfter" });
    const { outputs } = await test.mysql.update({ ...inputs, memSize: 2000 });
    expect(outputs["memSize"]).toBe(2000);
    expect(test.sent("UpgradeDBInstance")).toHaveLength(1);
  });

  it("is upgraded in the maintenance window, and until then the state contains the new values", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(inputs);
    const later = { ...inputs, memSize: 2000, waitSwitch: 1 };
    await test.mysql.update(later);
    expect(test.state.mysqlInstances.get(id)).toMatchObject({ memory: 1000, taskStatus: 15 });
    expect((await test.mysql.read())?.outputs).toMatchObject({ memSize: 2000, taskStatus: 15 });
    expect((await test.mysql.preview(later)).action).toBe("same");
    await expect(test.mysql.update({ ...later, memSize: 4000 })).rejects.toThrow("waits for the maintenance window");
    expect(test.sent("UpgradeDBInstance")).toHaveLength(1);
  });

  it.each([
    { fastUpgrade: 0, taskStatus: 15 },
    { fastUpgrade: 1, taskStatus: 34 },
  ])("waits for the window, and accepts no other upgrade meanwhile, with %j", async ({ fastUpgrade, taskStatus }) => {
    await using test = await given();
    const { id } = await test.mysql.create({ ...inputs, engineVersion: "5.7" });
    const later = { ...inputs, engineVersion: "5.7", memSize: 2000, waitSwitch: 1, fastUpgrade };
    await test.mysql.update(later);
    expect(test.state.mysqlInstances.get(id)).toMatchObject({ memory: 1000, taskStatus });
    await expect(test.mysql.update({ ...later, engineVersion: "8.0" })).rejects.toThrow(
      "waits for the maintenance window",
    );
    expect(test.sent("UpgradeDBInstanceEngineVersion")).toEqual([]);
  });

  it("makes other changes before an upgrade that waits for the window, and only one upgrade can wait", async () => {
    await using test = await given();
    await test.mysql.create({ ...inputs, engineVersion: "5.7" });
    test.platform.journal.clear();
    const later = { ...inputs, engineVersion: "5.7", memSize: 2000, waitSwitch: 1, internetService: 1 };
    await test.mysql.update(later);
    expect(test.actions()).toEqual(["OpenWanService", "UpgradeDBInstance"]);
    const other = test.host.resource("MysqlInstance", "other");
    await other.create({ ...inputs, engineVersion: "5.7" });
    await expect(other.preview({ ...later, engineVersion: "8.0" })).rejects.toThrow(
      "memSize and engineVersion together: change one of them now, and the rest after the maintenance window",
    );
  });

  it("reports why an upgrade in the window fails, without waiting for the window", async () => {
    await using test = await given({ failedTasks: ["UpgradeDBInstance"] });
    await test.mysql.create(inputs);
    await expect(test.mysql.update({ ...inputs, memSize: 2000, waitSwitch: 1 })).rejects.toThrow(
      /UpgradeDBInstance failed.*is FAILED/s,
    );
  });

  it("reports that its clients must use another port", async () => {
    await using test = await given();
    await test.mysql.create(inputs);
    await test.mysql.preview({ ...inputs, intranetPort: 3307 });
    expect(test.warnings().at(-1)).toMatch(/clients that use [\d.]+:3306 must change/);
  });

  it("is not reported as protected if the credentials may not delete it", async () => {
    await using test = await given();
    await test.mysql.create({ ...inputs, destroyProtect: "on" });
    test.platform.alterResponses((body) => body.replace('"Code":"OperationDenied"', '"Code":"UnauthorizedOperation"'));
    const error = await test.mysql.delete().catch(String);
    expect(error).toContain("UnauthorizedOperation");
    expect(error).not.toContain("set destroyProtect");
  });

  it("does not conclude from a failure that it has no global identifiers", async () => {
    await using test = await given();
    const { id } = await test.state.mysqlInstances.create({ engineVersion: "5.5" });
    test.platform.alterResponses((body) => body.replace('"Code":"CdbError"', '"Code":"CdbError.TaskError"'));
    await expect(test.mysql.import(id)).rejects.toThrow("CdbError.TaskError");
  });

  it("reports that a change of the size of a prepaid instance is charged at once", async () => {
    await using test = await given();
    await test.mysql.create(prepaid);
    await test.mysql.preview({ ...prepaid, memSize: 2000 });
    expect(test.warnings().at(-1)).toContain("charged, or refunded, at once");
  });

  it("reports the reason if its task fails", async () => {
    await using test = await given({ failedTasks: ["OpenWanService"] });
    await test.mysql.create(inputs);
    await expect(test.mysql.update({ ...inputs, internetService: 1 })).rejects.toThrow(
      /OpenWanService failed.*is FAILED; it says: OpenWanService could not be carried out/s,
    );
  });

  it("is upgraded to the latest build of its version once", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(inputs);
    await test.mysql.update({ ...inputs, upgradeSubversion: 1, maxDeayTime: 5 });
    expect(test.sent("UpgradeDBInstanceEngineVersion")).toEqual([
      { InstanceId: id, EngineVersion: "8.0", WaitSwitch: 0, UpgradeSubversion: 1, MaxDelayTime: 5 },
    ]);
    expect((await test.mysql.preview({ ...inputs, upgradeSubversion: 1, waitSwitch: 1 })).action).toBe("same");
  });

  it("warns before its data is lost, and keeps a protected instance", async () => {
    await using test = await given();
    const protectedOne = { ...inputs, destroyProtect: "on" };
    await test.mysql.create(inputs);
    for (const change of [
      { availabilityZone: "ap-guangzhou-4" },
      { engineVersion: "5.7" },
      { engineType: "RocksDB" },
      { chargeType: "PREPAID" },
      { paramTemplateId: 5 },
    ]) {
      expect((await test.mysql.preview({ ...inputs, ...change })).action).toBe("replace");
      expect(test.warnings().join("\n")).toContain("deleted with its data");
    }
    await test.mysql.update(protectedOne);
    await expect(test.mysql.preview({ ...protectedOne, availabilityZone: "ap-guangzhou-4" })).rejects.toThrow(
      "destroyProtect",
    );
    await expect(test.mysql.delete()).rejects.toThrow('set destroyProtect to "off" and run `pulumi up` first');
  });

  it("is not replaced because the platform exchanged its nodes", async () => {
    await using test = await given();
    const zones = { ...inputs, slaveDeployMode: 1, firstSlaveZone: "ap-guangzhou-4" };
    const { id } = await test.mysql.create(zones);
    test.state.mysqlInstances.change(id, { zone: "ap-guangzhou-4", slaveZone: "ap-guangzhou-3" });
    expect((await test.mysql.read())?.outputs).toMatchObject(zones);
    expect((await test.mysql.preview(zones)).action).toBe("same");
  });

  it("is not replaced because the second standby node became the primary one", async () => {
    await using test = await given();
    const zones = {
      ...inputs,
      slaveDeployMode: 1,
      firstSlaveZone: "ap-guangzhou-4",
      secondSlaveZone: "ap-guangzhou-6",
    };
    const { id } = await test.mysql.create(zones);
    test.state.mysqlInstances.change(id, { zone: "ap-guangzhou-6", backupZone: "ap-guangzhou-3" });
    expect((await test.mysql.read())?.outputs).toMatchObject(zones);
    expect((await test.mysql.preview(zones)).action).toBe("same");
  });

  it("keeps the known order of its zones after a change, if the program names only the primary one", async () => {
    await using test = await given();
    const several = { ...inputs, slaveDeployMode: 1 };
    const { id } = await test.mysql.create(several);
    test.state.mysqlInstances.change(id, { slaveZone: "ap-guangzhou-4" });
    await test.mysql.read();
    test.state.mysqlInstances.change(id, { zone: "ap-guangzhou-4", slaveZone: "ap-guangzhou-3" });
    const { outputs } = await test.mysql.update({ ...several, instanceName: "site" });
    expect(outputs).toMatchObject({ availabilityZone: "ap-guangzhou-3", firstSlaveZone: "ap-guangzhou-4" });
  });

  it("counts as unprotected if the platform returns no protection", async () => {
    await using test = await given();
    test.platform.alterResponses((body) => body.replaceAll('"DestroyProtect":"off"', '"DestroyProtect":null'));
    const unprotected = { ...inputs, destroyProtect: "off" };
    expect((await test.mysql.create(unprotected)).outputs["destroyProtect"]).toBe("off");
    expect((await test.mysql.preview(unprotected)).action).toBe("same");
  });

  it("is upgraded one version at a time, and says that this cannot be undone", async () => {
    await using test = await given();
    await test.mysql.create({ ...inputs, engineVersion: "5.6" });
    await expect(test.mysql.preview({ ...inputs, engineVersion: "8.0" })).rejects.toThrow("one version at a time");
    await test.mysql.preview({ ...inputs, engineVersion: "5.7" });
    expect(test.warnings().at(-1)).toContain("upgraded from 5.6, which cannot be undone");
  });

  it("rejects parameters that it does not have or that are fixed, at preview", async () => {
    await using test = await given();
    const fixed = { lower_case_table_names: "1" };
    await test.mysql.create({ ...inputs, parameters: fixed });
    const changed = (parameters: Values) => test.mysql.preview({ ...inputs, parameters });
    await expect(changed({ lower_case_table_names: "0" })).rejects.toThrow("cannot be changed after the creation");
    await expect(changed({ ...fixed, max_conections: "5" })).rejects.toThrow("has no parameter max_conections");
    expect((await changed({ ...fixed, max_connections: "5" })).action).toBe("update");
  });

  it("is a cluster whose nodes change in place", async () => {
    await using test = await given();
    const cluster = { ...inputs, availabilityZone: undefined, deviceType: "CLOUD_NATIVE_CLUSTER" };
    const readWriteNode = { zone: "ap-guangzhou-3" };
    const one = { ...cluster, clusterTopology: { readWriteNode, readOnlyNodes: [{ isRandomZone: true }] } };
    const { outputs } = await test.mysql.create(one);
    expect(test.sent("CreateDBInstanceHour")).toMatchObject([
      { ClusterTopology: { ReadWriteNode: { Zone: "ap-guangzhou-3" }, ReadOnlyNodes: [{ IsRandomZone: "YES" }] } },
    ]);
    expect(outputs["clusterTopology"]).toMatchObject({
      readOnlyNodes: [{ zone: "ap-guangzhou-4", isRandomZone: true }],
    });
    expect((await test.mysql.preview(one)).action).toBe("same");
    const more = [{ isRandomZone: true }, { zone: "ap-guangzhou-6" }];
    const two = { ...cluster, clusterTopology: { readWriteNode, readOnlyNodes: more } };
    await test.mysql.update(two);
    expect(test.sent("UpgradeDBInstance")).toMatchObject([{ Memory: 1000, Volume: 50, Cpu: 1, ClusterTopology: {} }]);
    expect((await test.mysql.preview(two)).action).toBe("same");
    await test.mysql.update({ ...one, memSize: 8000 });
    expect(test.sent("UpgradeDBInstance").slice(1)).toMatchObject([
      { Memory: 8000 },
      { Memory: 8000, Cpu: 2, ClusterTopology: {} },
    ]);
  });

  it.each([
    [2, "disaster recovery"],
    [3, "read-only"],
  ] as const)("is not imported if it has the type %i", async (type, kind) => {
    await using test = await given();
    const { id } = await test.state.mysqlInstances.create({ type });
    await expect(test.mysql.import(id)).rejects.toThrow(`${id} is a ${kind} instance: MysqlInstance manages primary`);
  });

  it("is imported with the parameters that differ, and shows no change", async () => {
    await using test = await given();
    const { id } = await test.state.mysqlInstances.create({ parameters: { max_connections: "500" }, hasGtid: false });
    const imported = await test.mysql.import(id);
    expect(imported?.outputs).toMatchObject({ parameters: { max_connections: "500" }, gtid: 0 });
    expect((await test.mysql.preview({ ...inputs, paramTemplateId: 5, upgradeSubversion: 1 })).action).toBe("same");
  });

  it("counts as deleted in the recycle bin, with a warning", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(prepaid);
    test.state.mysqlInstances.change(id, { status: 5 });
    expect(await test.mysql.read()).toBeUndefined();
    expect(test.warnings().join("\n")).toContain("is in the platform's recycle bin");
  });

  it("that is charged by the hour is deleted with its data", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(inputs);
    test.platform.journal.clear();
    await test.mysql.delete();
    expect(test.actions()).toEqual(["IsolateDBInstance", "OfflineIsolatedInstances"]);
    expect(test.state.mysqlInstances.get(id)).toBeUndefined();
  });

  it("stays in the recycle bin if it is prepaid, unless the program requests its deletion", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(prepaid);
    await test.mysql.delete();
    expect(test.state.mysqlInstances.get(id)?.status).toBe(5);
    const other = test.host.resource("MysqlInstance", "other");
    const { id: otherId } = await other.create({ ...prepaid, forceDelete: true });
    await other.delete();
    expect(test.state.mysqlInstances.get(otherId)).toBeUndefined();
  });

  it("stays in the recycle bin if it was made prepaid elsewhere since the last refresh", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(inputs);
    test.state.mysqlInstances.change(id, { payType: 0 });
    await test.mysql.delete();
    expect(test.state.mysqlInstances.get(id)?.status).toBe(5);
    expect(test.sent("OfflineIsolatedInstances")).toEqual([]);
  });

  it.each(["IsolateDBInstance", "OfflineIsolatedInstances"])(
    "is deleted although the response to %s is lost",
    async (action) => {
      await using test = await given();
      await test.mysql.create(inputs);
      test.platform.failNext({ path: new RegExp(`/${action}$`), kind: "resetAfter" });
      await test.mysql.delete();
      expect(test.state.mysqlInstances.list()).toEqual([]);
    },
  );

  it("is deleted when its creation has ended", async () => {
    await using test = await given();
    const { id } = await test.mysql.create(inputs);
    test.state.mysqlInstances.change(id, { status: 0 });
    const deleted = test.mysql.delete();
    await expect.poll(() => test.sent("DescribeDBInstances").length).toBeGreaterThan(3);
    expect(test.sent("IsolateDBInstance")).toEqual([]);
    test.state.mysqlInstances.change(id, { status: 1 });
    await deleted;
    expect(test.state.mysqlInstances.list()).toEqual([]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given({ mysqlTaskMs: 0 });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("MysqlInstance", `shop-${i}`));
    await Promise.all(
      all.map((one, i) => one.create({ ...inputs, instanceName: `shop-${i}`, tags: { team: "shop" } })),
    );
    const found = await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeDBInstances"]);
    expect(found.map((one) => one?.inputs["instanceName"])).toEqual(all.map((_, i) => `shop-${i}`));
  });

  it("is refreshed with its security groups from the listing of each group", async () => {
    await using test = await given({ mysqlTaskMs: 0 });
    const securityGroups = [await group(test), await group(test, "others")];
    const all = Array.from({ length: 20 }, (_, i) => test.host.resource("MysqlInstance", `shop-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...inputs, instanceName: `shop-${i}`, securityGroups })));
    const drifted = test.state.mysqlInstances.list().find(({ name }) => name === "shop-9");
    test.state.mysqlInstances.change(drifted?.id ?? "", { securityGroups: securityGroups.slice(0, 1) });
    const found = await refreshed(test, all);
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.sort()).toEqual([...Array(3).fill("DescribeDBInstances"), "DescribeDBSecurityGroups"]);
    expect(found.map((one) => [one?.outputs["securityGroups"]].flat().length)).toEqual(
      all.map((_, i) => (i === 9 ? 1 : 2)),
    );
  });

  it.each([
    [{ ...inputs, engineVersion: "9.0" }, "engineVersion"],
    [{ ...inputs, vpcId: "vpc-8vazrwjv" }, "subnetId"],
    [{ ...inputs, intranetPort: 80 }, "intranetPort"],
    [{ ...inputs, slaveSyncMode: 3 }, "slaveSyncMode"],
    [{ ...prepaid, prepaidPeriod: 13 }, "must be 1 to 12, 24 or 36"],
    [{ ...inputs, rootPassword: "onlyletters" }, "rootPassword"],
  ])("is rejected at preview with %j", async (wrong, message) => {
    await using test = await given();
    await expect(test.mysql.preview(wrong)).rejects.toThrow(message);
  });

  it("never shows a wrong password", async () => {
    await using test = await given();
    const error = await test.mysql.preview({ ...inputs, rootPassword: "onlyletters" }).catch(String);
    expect(error).not.toContain("onlyletters");
  });

  it("warns about settings without an effect, and is not renewed", async () => {
    await using test = await given();
    await test.mysql.create({ ...inputs, prepaidPeriod: 2, autoRenewFlag: 1 });
    expect(test.warnings().join("\n")).toContain("prepaidPeriod has no effect unless chargeType is PREPAID");
    expect(test.warnings().join("\n")).toContain("autoRenewFlag has no effect unless chargeType is PREPAID");
    const other = test.host.resource("MysqlInstance", "other");
    await other.create(prepaid);
    await expect(other.preview({ ...prepaid, prepaidPeriod: 6 })).rejects.toThrow("renew it in the console");
    await other.update({ ...prepaid, instanceName: "site" });
    const third = test.host.resource("MysqlInstance", "third");
    await third.create({ ...prepaid, prepaidPeriod: undefined });
    await expect(third.preview(prepaid)).rejects.toThrow("renew it in the console");
    await third.update({ ...prepaid, prepaidPeriod: 1 });
  });
});
