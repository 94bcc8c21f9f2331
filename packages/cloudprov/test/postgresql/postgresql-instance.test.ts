import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import { type CloudprovOptions, startSimulatedProvider } from "../simulated-provider.ts";

const ordinary = {
  name: "shop",
  availabilityZone: "ap-guangzhou-3",
  dbMajorVersion: "14",
  memory: 4,
  storage: 50,
  rootPassword: "Secret-123",
};

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("PostgresqlInstance", { postgresTaskMs: 200, ...settings });
  const { state } = test.platform;
  const { vpcId, subnetId } = await privateNetwork(state);
  const inputs = { ...ordinary, vpcId, subnetId };
  return { ...test, state, inputs, prepaid: { ...inputs, chargeType: "PREPAID" } };
}

describe("a PostgresqlInstance", () => {
  it("is ordered with its tags by one request, and waits until it runs", async () => {
    await using test = await given();
    const { vpcId: VpcId, subnetId: SubnetId } = test.inputs;
    const inputs = { ...test.inputs, tags: { team: "shop" } };
    const { id, outputs } = await test.it.create(inputs);
    expect(test.writes()).toEqual([
      [
        "CreateInstances",
        {
          Name: "shop",
          Zone: "ap-guangzhou-3",
          DBMajorVersion: "14",
          SpecCode: "pg.it.c1m4",
          Storage: 50,
          InstanceCount: 1,
          ProjectId: 0,
          Charset: "UTF8",
          AdminName: "root",
          AdminPassword: "[secret]",
          VpcId,
          SubnetId,
          InstanceChargeType: "POSTPAID_BY_HOUR",
          Period: 1,
          TagList: [{ TagKey: "team", TagValue: "shop" }],
        },
      ],
    ]);
    expect(outputs).toMatchObject({
      postgresqlInstanceId: id,
      cpu: 1,
      engineVersion: "14.2",
      dbKernelVersion: "v14.2_r1.10",
      storageType: "PHYSICAL_LOCAL_SSD",
      autoRenewFlag: 0,
      needSupportTde: 0,
      privateAccessIp: "10.1.1.2",
      privateAccessPort: 5432,
      publicAccessHost: "",
      maxStandbyArchiveDelay: 30_000,
      deleteProtection: false,
      uid: expect.any(Number),
      tags: { team: "shop" },
    });
    expect(outputs["dbNodeSets"]).toMatchObject([{ role: "Primary" }, { role: "Standby" }]);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("is paid in advance, encrypted, distributed and public, and has parameters", async () => {
    await using test = await given();
    const { id: group } = await test.state.securityGroups.create({ name: "database" });
    const inputs = {
      ...test.prepaid,
      period: 2,
      autoRenewFlag: 1,
      autoVoucher: 1,
      voucherIds: ["voucher-1"],
      cpu: 2,
      securityGroups: [group],
      dbNodeSets: [{ role: "Primary", zone: "ap-guangzhou-3" }, { zone: "ap-guangzhou-2" }],
      needSupportTde: 1,
      kmsKeyId: "key-1",
      deleteProtection: true,
      publicAccessSwitch: true,
      maxStandbyArchiveDelay: 60_000,
      maxStandbyStreamingDelay: 90_000,
    };
    const { id, outputs } = await test.it.create(inputs);
    expect(test.sent("CreateInstances")).toMatchObject([
      {
        SpecCode: "pg.it.c2m4",
        InstanceChargeType: "PREPAID",
        Period: 2,
        AutoRenewFlag: 1,
        AutoVoucher: 1,
        VoucherIds: ["voucher-1"],
        SecurityGroupIds: [group],
        DBNodeSet: [
          { Role: "Primary", Zone: "ap-guangzhou-3" },
          { Role: "Standby", Zone: "ap-guangzhou-2" },
        ],
        NeedSupportTDE: 1,
        KMSKeyId: "key-1",
        DeletionProtection: true,
      },
    ]);
    expect(test.sent("ModifyDBInstanceParameters")).toEqual([
      {
        DBInstanceId: id,
        ParamList: [
          { Name: "max_standby_archive_delay", ExpectedValue: "60000" },
          { Name: "max_standby_streaming_delay", ExpectedValue: "90000" },
        ],
      },
    ]);
    expect(outputs).toMatchObject({
      kmsRegion: "ap-guangzhou",
      publicAccessHost: `${id}.sql.tencentcdb.com`,
      publicAccessPort: 25_432,
      maxStandbyStreamingDelay: 90_000,
    });
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("gets the version 10.4 unless the program chooses one", async () => {
    await using test = await given();
    const { dbMajorVersion: _, ...inputs } = test.inputs;
    const { outputs } = await test.it.create(inputs);
    expect(test.sent("CreateInstances")).toMatchObject([{ DBVersion: "10.4" }]);
    expect(outputs).toMatchObject({ dbMajorVersion: "10", dbKernelVersion: "v10.4_r1.2" });
  });

  it("is never bought twice", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateInstances$/, kind: "resetAfter" });
    await test.it.create(test.prepaid);
    expect(test.state.postgresInstances.list()).toHaveLength(1);
  });

  it("reports at preview its cost, and unavailable values", async () => {
    await using test = await given();
    const warned = async (inputs: Values) => {
      await test.it.preview(inputs);
      return test.warnings().at(-1);
    };
    expect(await warned(test.inputs)).toContain("charged by the hour until it is deleted");
    expect(await warned(test.prepaid)).toContain("this buys 1 month in advance");
    const refusal = (wrong: Values) => expect(test.it.preview({ ...test.inputs, ...wrong })).rejects;
    await refusal({ availabilityZone: "ap-guangzhou-9" }).toThrow("availabilityZone must be a value");
    await refusal({ dbMajorVersion: "9" }).toThrow(
      "dbMajorVersion must be a value that the platform offers, not 9: 10, 14, 16",
    );
    await refusal({ dbMajorVersion: undefined, engineVersion: "9.3" }).toThrow("not 9.3: 10.4, 14.2, 16.8");
    await refusal({ memory: 5 }).toThrow("memory must be a value that the platform offers, not 5 GB: 2 GB with 1");
    await refusal({ cpu: 4 }).toThrow("memory and cpu must be a value that the platform offers, not 4 GB with 4");
  });

  it("warns at preview that an upgrade cannot be undone, and that resizing a prepaid instance is charged", async () => {
    await using test = await given();
    await test.it.create(test.prepaid);
    await test.it.preview({ ...test.prepaid, dbMajorVersion: "16" });
    expect(test.warnings()).toContain("PostgreSQL is upgraded from v14.2_r1.10, which cannot be undone");
    expect(test.warnings()).not.toContainEqual(expect.stringContaining("paid in advance"));
    await test.it.preview({ ...test.prepaid, memory: 8 });
    expect(test.warnings()).toContainEqual(expect.stringContaining("charged, or refunded, at once"));
  });

  it("is changed step by step, each step after the end of the one before", async () => {
    await using test = await given();
    const { id: group } = await test.state.securityGroups.create({ name: "database" });
    const { id: DBInstanceId } = await test.it.create(test.inputs);
    test.platform.journal.clear();
    const { outputs } = await test.it.update({
      ...test.inputs,
      dbMajorVersion: "16",
      name: "site",
      memory: 8,
      storage: 80,
      rootPassword: "Secret-456",
      projectId: 7,
      securityGroups: [group],
      publicAccessSwitch: true,
      deleteProtection: true,
      maxStandbyArchiveDelay: 60_000,
      dbNodeSets: [{ role: "Primary", zone: "ap-guangzhou-3" }, { zone: "ap-guangzhou-2" }],
      tags: { team: "site" },
    });
    const Role = "Primary";
    const DBNodeSet = [
      { Role, Zone: "ap-guangzhou-3" },
      { Role: "Standby", Zone: "ap-guangzhou-2" },
    ];
    const ParamList = [{ Name: "max_standby_archive_delay", ExpectedValue: "60000" }];
    expect(test.writes()).toEqual([
      ["ModifyDBInstanceName", { DBInstanceId, InstanceName: "site" }],
      ["ModifyDBInstancesProject", { DBInstanceIdSet: [DBInstanceId], ProjectId: "7" }],
      ["OpenDBExtranetAccess", { DBInstanceId }],
      ["ResetAccountPassword", { DBInstanceId, UserName: "root", Password: "[secret]" }],
      ["ModifyDBInstanceSpec", { DBInstanceId, Memory: 8, Storage: 80, SwitchTag: 0 }],
      ["ModifyDBInstanceSecurityGroups", { DBInstanceId, SecurityGroupIdSet: [group] }],
      ["ModifyDBInstanceDeployment", { DBInstanceId, DBNodeSet, SwitchTag: 0 }],
      ["UpgradeDBInstanceMajorVersion", { DBInstanceId, TargetDBKernelVersion: "v16.8_r1.11", UpgradeTimeOption: 0 }],
      ["ModifyDBInstanceDeletionProtection", { DBInstanceId, DeletionProtection: true }],
      ["ModifyDBInstanceParameters", { DBInstanceId, ParamList }],
      ["ModifyResourceTags", expect.objectContaining({ ReplaceTags: [{ TagKey: "team", TagValue: "site" }] })],
    ]);
    expect(outputs).toMatchObject({ engineVersion: "16.8", memory: 8, cpu: 2, storage: 80, securityGroups: [group] });
    expect(test.platform.calls({ code: "OperationDenied.InstanceStatusLimitError" })).toEqual([]);
  });

  it("is upgraded to the latest permitted kernel of its version, or reports what the platform permits", async () => {
    await using test = await given();
    const { dbMajorVersion: _, ...inputs } = test.inputs;
    await test.it.create({ ...inputs, dbKernelVersion: "v14.2_r1.9" });
    await test.it.update({ ...inputs, dbKernelVersion: "v14.2_r1.10" });
    expect(test.sent("UpgradeDBInstanceKernelVersion")).toMatchObject([
      { TargetDBKernelVersion: "v14.2_r1.10", SwitchTag: 0 },
    ]);
    await expect(test.it.update({ ...inputs, dbKernelVersion: "v14.2_r1.9" })).rejects.toThrow(
      "does not upgrade v14.2_r1.10 to the version in the program: it offers v16.8_r1.11",
    );
  });

  it("is changed in its maintenance window with waitSwitch, and until then the state contains the new values", async () => {
    await using test = await given({ maintenanceWindowMs: 3_600_000 });
    const { id } = await test.it.create(test.inputs);
    const later = { ...test.inputs, storage: 60, waitSwitch: 2, tags: { team: "site" } };
    await test.it.update(later);
    expect(test.writes().map(([action]) => action)).toEqual([
      "CreateInstances",
      "ModifyResourceTags",
      "ModifyDBInstanceSpec",
    ]);
    expect(test.sent("ModifyDBInstanceSpec")).toMatchObject([{ Storage: 60, SwitchTag: 2 }]);
    expect(test.warnings()).toContainEqual(expect.stringContaining(`${id} changes in its maintenance window`));
    await expect.poll(() => test.state.postgresInstances.get(id)).toMatchObject({ storage: 50, status: "waitSwitch" });
    expect((await test.it.read())?.outputs["storage"]).toBe(60);
    expect((await test.it.preview(later)).action).toBe("same");
    await expect(test.it.update({ ...later, storage: 70 })).rejects.toThrow("waits for its maintenance window");
    expect(test.sent("ModifyDBInstanceSpec")).toHaveLength(1);
    test.state.postgresInstances.change(id, { status: "running" });
    expect((await test.it.read())?.outputs["storage"]).toBe(50);
  });

  it("makes other changes before the one that waits for the maintenance window, and only one can wait", async () => {
    await using test = await given({ maintenanceWindowMs: 3_600_000 });
    await test.it.create(test.inputs);
    const later = { ...test.inputs, memory: 8, deleteProtection: true, waitSwitch: 2 };
    await expect(test.it.preview({ ...later, dbMajorVersion: "16" })).rejects.toThrow(
      "memory and dbMajorVersion together: change one of them now, and the rest after the maintenance window",
    );
    await test.it.update(later);
    expect(
      test
        .writes()
        .map(([action]) => action)
        .slice(-2),
    ).toEqual(["ModifyDBInstanceDeletionProtection", "ModifyDBInstanceSpec"]);
  });

  it.each(["readonly", "limited run"])("is changed and deleted although it is %s", async (status) => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.state.postgresInstances.change(id, { status });
    await test.it.update({ ...test.inputs, storage: 60 });
    expect(test.state.postgresInstances.list()).toMatchObject([{ storage: 60 }]);
    test.state.postgresInstances.change(id, { status });
    await test.it.delete();
    expect(test.state.postgresInstances.list()).toEqual([]);
  });

  it.each(["restarting", "upgrading", "an unknown status"])(
    "waits with the deletion while the status is %s",
    async (status) => {
      await using test = await given();
      const { id } = await test.it.create(test.inputs);
      test.state.postgresInstances.change(id, { status });
      test.platform.journal.clear();
      const deletion = test.it.delete();
      await expect.poll(() => test.platform.calls({ action: "DescribeDBInstanceAttribute" }).length).toBeGreaterThan(1);
      expect(test.sent("IsolateDBInstances")).toEqual([]);
      test.state.postgresInstances.change(id, { status: "running" });
      await deletion;
      expect(test.state.postgresInstances.list()).toEqual([]);
    },
  );

  it("is paid in advance and renewed, each of which is bought once", async () => {
    await using test = await given();
    const { id: DBInstanceId } = await test.it.create(test.inputs);
    test.platform.failNext({ path: /\/ModifyDBInstanceChargeType$/, kind: "resetAfter" });
    const prepaid = { ...test.prepaid, period: 1, autoRenewFlag: 1 };
    await test.it.update(prepaid);
    expect(test.sent("ModifyDBInstanceChargeType")).toEqual([
      { DBInstanceId, InstanceChargeType: "PREPAID", Period: 1, AutoRenewFlag: 1 },
    ]);
    await test.it.preview({ ...prepaid, period: 3 });
    expect(test.warnings().at(-1)).toContain("this buys 3 months in advance");
    test.platform.failNext({ path: /\/RenewInstance$/, kind: "resetAfter" });
    await test.it.update({ ...prepaid, period: 3, autoRenewFlag: 2 });
    expect(test.sent("RenewInstance")).toEqual([{ DBInstanceId, Period: 3 }]);
    expect(test.sent("SetAutoRenewFlag").at(-1)).toEqual({ DBInstanceIdSet: [DBInstanceId], AutoRenewFlag: 2 });
    await expect(test.it.preview(test.inputs)).rejects.toThrow("does not return to a charge by the hour");
  });

  it("is renewed by the next update if the platform rejects it, and never twice", async () => {
    await using test = await given();
    const prepaid = { ...test.prepaid, period: 1 };
    await test.it.create(prepaid);
    const renewed = { ...prepaid, period: 3 };
    test.platform.failNextAction({ action: "RenewInstance", code: "OperationDenied.InsufficientBalanceError" });
    await expect(test.it.update(renewed)).rejects.toThrow("InsufficientBalanceError");
    test.platform.failNextAction({ action: "ModifyDBInstanceName", code: "InvalidParameter" });
    await expect(test.it.update({ ...renewed, name: "site" })).rejects.toThrow("ModifyDBInstanceName");
    await test.it.update({ ...renewed, name: "site" });
    expect(test.sent("RenewInstance")).toMatchObject([{ Period: 3 }, { Period: 3 }]);
    expect(test.it.outputs["period"]).toBe(3);
  });

  it("is not renewed again if it cannot be read after the platform has accepted the renewal", async () => {
    await using test = await given();
    await test.it.create({ ...test.prepaid, period: 1 });
    const renewed = { ...test.prepaid, period: 3 };
    // Two reads come before the renewal, and one after it.
    const action = "DescribeDBInstanceAttribute";
    test.platform.failNextAction({ action, code: "UnauthorizedOperation", after: 2 });
    await expect(test.it.update(renewed)).rejects.toThrow(action);
    expect(test.sent("RenewInstance")).toHaveLength(1);
    await test.it.update({ ...renewed, name: "site" });
    expect(test.sent("RenewInstance")).toHaveLength(1);
  });

  it("warns instead of renewing again if it is unknown whether it was renewed", async () => {
    await using test = await given();
    await test.it.create({ ...test.prepaid, period: 1 });
    test.platform.failNext({ path: /\/RenewInstance$/, kind: "resetBefore" });
    const renewed = { ...test.prepaid, period: 3 };
    await expect(test.it.update(renewed)).rejects.toThrow("RenewInstance");
    const earlier = test.warnings().length;
    await test.it.update(renewed);
    expect(test.sent("RenewInstance")).toHaveLength(1);
    expect(test.warnings().slice(earlier)).toEqual([expect.stringContaining("may have renewed the instance")]);
  });

  it("gets an address in another network before it loses the old one, and the preview warns about clients", async () => {
    await using test = await given();
    const { id: subnetId } = await test.state.subnets.create({ vpcId: test.inputs.vpcId, cidrBlock: "10.1.2.0/24" });
    const { id: DBInstanceId } = await test.it.create(test.inputs);
    const moved = { ...test.inputs, subnetId };
    await test.it.preview(moved);
    expect(test.warnings()).toContainEqual(expect.stringContaining("clients that use 10.1.1.2:5432 must change"));
    const { outputs } = await test.it.update(moved);
    const VpcId = moved.vpcId;
    expect(test.writes().slice(-2)).toEqual([
      ["CreateDBInstanceNetworkAccess", { DBInstanceId, VpcId, SubnetId: subnetId, IsAssignVip: false }],
      ["DeleteDBInstanceNetworkAccess", { DBInstanceId, VpcId, SubnetId: test.inputs.subnetId, Vip: "10.1.1.2" }],
    ]);
    expect(outputs).toMatchObject({ subnetId, privateAccessIp: "10.1.2.2" });
  });

  it("finishes an interrupted move, and rejects one with another second address", async () => {
    await using test = await given();
    const [second, third] = await Promise.all(
      [2, 3].map((at) => test.state.subnets.create({ vpcId: test.inputs.vpcId, cidrBlock: `10.1.${at}.0/24` })),
    );
    const { id } = await test.it.create(test.inputs);
    const { networks = [] } = test.state.postgresInstances.get(id) ?? {};
    const added = { vpcId: test.inputs.vpcId, subnetId: second?.id ?? "", ip: "10.1.2.9", status: "opened" } as const;
    test.state.postgresInstances.change(id, { networks: [...networks, added] });
    await expect(test.it.update({ ...test.inputs, subnetId: third?.id })).rejects.toThrow("delete all but one");
    await test.it.update({ ...test.inputs, subnetId: second?.id });
    expect(test.sent("CreateDBInstanceNetworkAccess")).toEqual([]);
    expect(test.state.postgresInstances.list()).toMatchObject([{ networks: [{ ip: "10.1.2.9" }] }]);
  });

  it("stays when another of its nodes is the primary one, and is replaced by a move", async () => {
    await using test = await given();
    const nodes = [{ role: "Primary", zone: "ap-guangzhou-3" }, { zone: "ap-guangzhou-2" }];
    const inputs = { ...test.inputs, dbNodeSets: nodes };
    const { id } = await test.it.create(inputs);
    test.state.postgresInstances.change(id, { zone: "ap-guangzhou-2" });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
    expect((await test.it.preview(test.inputs)).action).toBe("same");
    const moved = { ...test.inputs, availabilityZone: "ap-guangzhou-1" };
    expect((await test.it.diff(moved)).replaces).toEqual(["availabilityZone"]);
    await test.it.preview(moved);
    expect(test.warnings()).toContainEqual(
      expect.stringContaining(
        `the instance ${id} is replaced by a new, empty one: its data is lost; the instance is charged`,
      ),
    );
  });

  it("is neither replaced nor deleted while it is protected", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, deleteProtection: true };
    await test.it.create(inputs);
    await expect(test.it.preview({ ...inputs, charset: "LATIN1" })).rejects.toThrow("deleteProtection");
    await expect(test.it.delete()).rejects.toThrow("set deleteProtection to false and run `pulumi up` first");
    expect(test.sent("IsolateDBInstances")).toEqual([]);
  });

  it("reports the remedy if the platform does not isolate it while it waits for its maintenance window", async () => {
    const env = () => ({ CLOUDPROV_WRITE_RETRY_TIMEOUT: "0" });
    await using test = await startSimulatedProvider({}, { env });
    const instance = test.host.resource("PostgresqlInstance", "it");
    await instance.create({ ...ordinary, ...(await privateNetwork(test.platform.state)) });
    test.platform.state.postgresInstances.change(instance.id ?? "", { status: "waitSwitch" });
    await expect(instance.delete()).rejects.toThrow(/InstanceStatusLimitError.*switch now in the console/s);
  });

  it("is isolated and then removed, also if the responses are lost", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.platform.failNext({ path: /\/IsolateDBInstances$/, kind: "resetAfter" });
    test.platform.failNext({ path: /\/DestroyDBInstance$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.sent("IsolateDBInstances")[0]).toEqual({ DBInstanceIdSet: [id] });
    expect(test.state.postgresInstances.list()).toEqual([]);
  });

  it("leaves the state when the platform has isolated it, and the warning shows how to restore it", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.state.postgresInstances.change(id, { status: "isolated" });
    expect(await test.it.read()).toBeUndefined();
    expect(test.warnings()).toContainEqual(
      expect.stringMatching(`the instance ${id} is in the platform's recycle bin.*pulumi import .*${id}`),
    );
  });

  it("stays in the state when the platform describes it, but does not list it", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNextAction({ action: "DescribeDBInstances", code: "ResourceNotFound.InstanceNotFoundError" });
    await expect(test.it.read()).rejects.toThrow(/describes postgres-\w+, but does not list it: try again later/);
  });

  it("is imported with its administrator and its nodes", async () => {
    await using test = await given();
    const { id } = await test.state.postgresInstances.create({
      adminName: "shop",
      networks: [{ vpcId: test.inputs.vpcId, subnetId: test.inputs.subnetId, ip: "10.1.1.9", status: "opened" }],
      nodes: [
        { role: "Primary", zone: "ap-guangzhou-3", clusterId: "" },
        { role: "Standby", zone: "ap-guangzhou-2", clusterId: "" },
      ],
    });
    const imported = await test.it.import(id);
    expect(imported?.inputs).toMatchObject({
      rootUser: "shop",
      vpcId: test.inputs.vpcId,
      dbNodeSets: [{ role: "Primary", zone: "ap-guangzhou-3" }, { zone: "ap-guangzhou-2" }],
    });
  });

  it.each([
    ["no node in its zone", { dbNodeSets: [{ role: "Primary", zone: "ap-guangzhou-2" }] }, "dbNodeSets"],
    ["a key without encryption", { kmsKeyId: "key-1" }, "needSupportTde"],
    ["vouchers that are not used", { voucherIds: ["voucher-1"] }, "autoVoucher"],
    ["another switch", { waitSwitch: 1 }, "waitSwitch"],
    ["a name of the platform", { rootUser: "postgres" }, "rootUser"],
    ["a simple password", { rootPassword: "password" }, "rootPassword"],
    ["a period of 13 months", { chargeType: "PREPAID", period: 13 }, "period"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toEqual([property]);
  });

  it("is refreshed with others from a few listings, which keep what they do not contain", async () => {
    await using test = await given({ postgresTaskMs: 0 });
    const { id: group } = await test.state.securityGroups.create({ name: "database" });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("PostgresqlInstance", `shop-${i}`));
    const inputs = { ...test.inputs, securityGroups: [group], maxStandbyArchiveDelay: 60_000 };
    await Promise.all(all.map((one, i) => one.create({ ...inputs, name: `shop-${i}` })));
    const states = await refreshed(test, all);
    expect(test.platform.calls().length).toBeLessThanOrEqual(2);
    for (const state of states) {
      expect(state?.outputs).toMatchObject({
        securityGroups: [group],
        maxStandbyArchiveDelay: 60_000,
        rootUser: "root",
      });
    }
  });
});
