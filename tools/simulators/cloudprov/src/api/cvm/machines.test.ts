import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call, clock } = {} as ServiceBench;
let imageId = "";
beforeEach(async () => {
  ({ platform, call, clock } = await openServiceBench("cvm", { machineTaskMs: 1_000 }));
  imageId = (await platform.state.images.create({ name: "Ubuntu" })).id;
});
afterEach(() => platform.close());

const asked = () => ({ Placement: { Zone: "ap-guangzhou-3" }, ImageId: imageId, InstanceType: "S5.MEDIUM2" });
const prepaid = { InstanceChargeType: "PREPAID", InstanceChargePrepaid: { Period: 1 } };
const codeOf = async (more: object) => (await call("RunInstances", { ...asked(), ...more })).code;
const one = async (id: string) => (await call("DescribeInstances", { InstanceIds: [id] })).response.InstanceSet[0];

async function run(more: object = {}): Promise<string> {
  const id = (await call("RunInstances", { ...asked(), ...more })).response.InstanceIdSet[0] as string;
  clock.advance(1_000);
  return id;
}

/** Changes a machine, and ends the task. Returns the code of the error, if any. */
async function change(action: string, params: object) {
  const { code } = await call(action, params);
  clock.advance(1_000);
  return code;
}

describe("a machine", () => {
  it("is created by a task, once for each token, with its disks", async () => {
    const more = { ClientToken: "once", DataDisks: [{ DiskType: "CLOUD_SSD", DiskSize: 20 }] };
    const { response } = await call("RunInstances", { ...asked(), ...more });
    const [id] = response.InstanceIdSet;
    expect(await one(id)).toMatchObject({ InstanceState: "PENDING", LatestOperationState: "OPERATING" });
    expect((await call("StopInstances", { InstanceIds: [id] })).code).toBe(
      "OperationDenied.InstanceOperationInProgress",
    );
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({
      InstanceState: "RUNNING",
      LatestOperationState: "SUCCESS",
      SystemDisk: { DiskSize: 50 },
      DataDisks: [{ DiskSize: 20, DeleteWithInstance: true }],
      PublicIpAddresses: null,
    });
    expect((await call("RunInstances", { ...asked(), ...more })).response.InstanceIdSet).toEqual([id]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("fails to be launched", async () => {
    platform.set({ failedTasks: ["RunInstances"] });
    expect(await one(await run())).toMatchObject({
      InstanceState: "LAUNCH_FAILED",
      LatestOperationErrorMsg: "RunInstances has failed",
    });
  });

  it.each([
    [{ ImageId: "img-00000000" }, "InvalidImageId.NotFound"],
    [{ ImageId: undefined }, "MissingParameter"],
    [{ Placement: undefined }, "MissingParameter"],
    [{ Placement: { Zone: "ap-tokyo-1" } }, "InvalidZone.MismatchRegion"],
    [{ InstanceType: "S5" }, "InvalidInstanceType.Malformed"],
    [{ SecurityGroupIds: ["sg-00000000"] }, "InvalidSecurityGroupId.NotFound"],
    [{ LoginSettings: { KeyIds: ["skey-00000000"] } }, "InvalidParameterValue.KeyPairNotFound"],
    [{ LoginSettings: { Password: "simple" } }, "InvalidParameterValue.InvalidPassword"],
    [{ LoginSettings: { Password: "Secret-123", KeepImageLogin: "TRUE" } }, "InvalidParameter.ParameterConflict"],
    [{ InternetAccessible: { PublicIpAssigned: true } }, "InvalidParameterCombination"],
    [{ InstanceChargeType: "PREPAID" }, "MissingParameter"],
    [{ ...prepaid, DataDisks: [{ DiskSize: 20, DeleteWithInstance: true }] }, "InvalidParameterCombination"],
    [{ VirtualPrivateCloud: { VpcId: "vpc-00000000", SubnetId: "subnet-0" } }, "InvalidParameterValue.VpcIdNotExist"],
  ])("is rejected with %j", async (more, code) => {
    expect(await codeOf(more)).toBe(code);
  });

  it("gets an address of its subnet, which no other machine has", async () => {
    const { id: VpcId } = await platform.state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    const { id: SubnetId } = await platform.state.subnets.create({ vpcId: VpcId, cidrBlock: "10.1.1.0/24" });
    const network = { VpcId, SubnetId };
    const id = await run({ VirtualPrivateCloud: network });
    expect(await one(id)).toMatchObject({ PrivateIpAddresses: ["10.1.1.2"] });
    const at = (ip: string) => ({ VirtualPrivateCloud: { ...network, PrivateIpAddresses: [ip] } });
    expect(await codeOf(at("10.1.1.2"))).toBe("VpcIpIsUsed");
    expect(await codeOf(at("10.1.2.2"))).toBe("VpcAddrNotInSubNet");
    expect(await change("ModifyInstancesVpcAttribute", { InstanceIds: [id], ...at("10.1.1.9") })).toBeUndefined();
    expect(await one(id)).toMatchObject({ PrivateIpAddresses: ["10.1.1.9"] });
  });

  it("changes one attribute at a time", async () => {
    const id = await run();
    const modify = (more: object) => change("ModifyInstancesAttribute", { InstanceIds: [id], ...more });
    expect(await modify({ InstanceName: "a", HostName: "b" })).toBe("InvalidParameter.SpecifyOneParameter");
    expect(await modify({ InstanceName: "x".repeat(61) })).toBe("InvalidInstanceName.TooLong");
    await modify({ InstanceName: "site" });
    await modify({ UserData: "YQ==" });
    expect(await one(id)).toMatchObject({ InstanceName: "site" });
    const attributes = { InstanceIds: [id], Attributes: ["UserData"] };
    expect((await call("DescribeInstancesAttributes", attributes)).response.InstanceSet).toEqual([
      { InstanceId: id, Attributes: { UserData: "YQ==" } },
    ]);
  });

  it("must be stopped for some changes, or is by force", async () => {
    const id = await run();
    const { id: keyId } = await platform.state.keyPairs.create({ name: "admin" });
    const InstanceIds = [id];
    const refused = "UnsupportedOperation.InstanceStateRunning";
    const changes: [string, object][] = [
      ["ResetInstancesType", { InstanceIds, InstanceType: "S5.LARGE8" }],
      ["ResetInstancesPassword", { InstanceIds, Password: "Secret-123" }],
      ["AssociateInstancesKeyPairs", { InstanceIds, KeyIds: [keyId] }],
      ["ResizeInstanceDisks", { InstanceId: id, SystemDisk: { DiskSize: 80 } }],
      ["DisassociateInstancesKeyPairs", { InstanceIds, KeyIds: [keyId] }],
    ];
    for (const [action, params] of changes) {
      expect(await change(action, params)).toBe(refused);
      expect(await change(action, { ...params, ForceStop: true })).toBeUndefined();
    }
    expect(await one(id)).toMatchObject({ InstanceType: "S5.LARGE8", SystemDisk: { DiskSize: 80 } });
    expect((await call("DeleteKeyPairs", { KeyIds: [keyId] })).code).toBeUndefined();
  });

  it("is used by its key pair", async () => {
    const { id: keyId } = await platform.state.keyPairs.create({ name: "admin" });
    const id = await run({ LoginSettings: { KeyIds: [keyId] } });
    const { KeyPairSet } = (await call("DescribeKeyPairs", { KeyIds: [keyId] })).response;
    expect(KeyPairSet).toMatchObject([{ AssociatedInstanceIds: [id] }]);
    expect((await call("DeleteKeyPairs", { KeyIds: [keyId] })).code).toBe("InvalidParameterValue.KeyPairNotSupported");
  });

  it("is stopped, started and installed again", async () => {
    const id = await run({ InternetAccessible: { InternetMaxBandwidthOut: 1 } });
    const InstanceIds = [id];
    expect(await change("StartInstances", { InstanceIds })).toBe("UnsupportedOperation.InstanceStateRunning");
    await change("StopInstances", { InstanceIds, StoppedMode: "STOP_CHARGING" });
    expect(await one(id)).toMatchObject({ InstanceState: "STOPPED", PublicIpAddresses: null });
    expect(await change("StopInstances", { InstanceIds })).toBe("UnsupportedOperation.InstanceStateStopped");
    await change("StartInstances", { InstanceIds });
    await change("ResetInstance", { InstanceId: id, LoginSettings: { Password: "Secret-123" } });
    expect(platform.state.machines.list()).toMatchObject([{ reinstalls: 1, password: "Secret-123", state: "RUNNING" }]);
  });

  it("is bought for more months", async () => {
    const id = await run();
    const InstanceIds = [id];
    expect(await change("ModifyInstancesRenewFlag", { InstanceIds, RenewFlag: "NOTIFY_AND_AUTO_RENEW" })).toBe(
      "UnsupportedOperation.InstanceChargeType",
    );
    await change("ModifyInstancesChargeType", { InstanceIds, ...prepaid });
    await change("ModifyInstancesChargeType", { InstanceIds, ...prepaid });
    expect(await one(id)).toMatchObject({ ExpiredTime: expect.stringMatching(/^2030-03-01/) });
  });

  it("is deleted at once, or after the recycle bin if it is prepaid, and frees what it has", async () => {
    const id = await run({ DataDisks: [{ DiskSize: 20, DeleteWithInstance: false }] });
    const bought = await run(prepaid);
    const address = await platform.state.addresses.create({ instanceId: id, status: "BIND" });
    const terminate = (one: string) => change("TerminateInstances", { InstanceIds: [one] });
    await terminate(id);
    expect(platform.state.disks.list().filter(({ usage }) => usage === "DATA_DISK")).toMatchObject([
      { state: "UNATTACHED", instanceId: "" },
    ]);
    expect(platform.state.addresses.list()).toMatchObject([{ id: address.id, status: "UNBIND" }]);
    await terminate(bought);
    expect(await one(bought)).toMatchObject({ InstanceState: "SHUTDOWN", RestrictState: "PROTECTIVELY_ISOLATED" });
    await terminate(bought);
    expect(platform.state.machines.list()).toEqual([]);
    expect(await terminate(id)).toBe("InvalidInstanceId.NotFound");
    expect(await terminate("ins-1")).toBe("InvalidInstanceId.Malformed");
  });
});
