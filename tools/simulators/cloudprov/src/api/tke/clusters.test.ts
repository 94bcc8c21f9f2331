import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
let vpcId = "";
let subnetId = "";
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("tke", { clusterTaskMs: 5_000 }));
  ({ id: vpcId } = await platform.state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" }));
  ({ id: subnetId } = await platform.state.subnets.create({ vpcId, cidrBlock: "10.1.1.0/24" }));
});
afterEach(() => platform.close());

const requested = (more: object = {}, basic: object = {}) => ({
  ClusterType: "MANAGED_CLUSTER",
  ClusterCIDRSettings: { ClusterCIDR: "172.16.0.0/16" },
  ClusterBasicSettings: { ClusterName: "shop", VpcId: vpcId, ...basic },
  ClusterAdvancedSettings: { ContainerRuntime: "containerd" },
  ...more,
});
const purchase = () => ({
  InstanceType: "S5.MEDIUM4",
  InstanceCount: 2,
  VirtualPrivateCloud: { VpcId: vpcId, SubnetId: subnetId },
  LoginSettings: { Password: "Secret-123" },
});
const bought = (more: object = {}) => ({
  RunInstancesForNode: [{ NodeRole: "WORKER", RunInstancesPara: [JSON.stringify({ ...purchase(), ...more })] }],
});
const described = async (ClusterId: string) =>
  (await call("DescribeClusters", { ClusterIds: [ClusterId] })).response.Clusters[0];

/** A cluster that works. */
async function working(more: object = {}, basic: object = {}): Promise<string> {
  const { ClusterId } = (await call("CreateCluster", requested(more, basic))).response;
  clock.advance(5_000);
  return ClusterId;
}

describe("a cluster", () => {
  it("is created with machines, described, changed and deleted with them", async () => {
    const { ClusterId } = (await call("CreateCluster", requested(bought()))).response;
    expect(ClusterId).toMatch(/^cls-/);
    expect(await described(ClusterId)).toMatchObject({ ClusterStatus: "Creating", ClusterNodeNum: 2 });
    expect((await call("ModifyClusterAttribute", { ClusterId })).code).toBe("ResourceUnavailable.ClusterState");
    clock.advance(5_000);
    const nodes = (await call("DescribeClusterInstances", { ClusterId })).response;
    expect(nodes).toMatchObject({ TotalCount: 2, InstanceSet: [{ InstanceState: "running" }, {}] });

    await call("ModifyClusterAttribute", { ClusterId, ClusterName: "site", ClusterLevel: "L20" });
    expect(await described(ClusterId)).toMatchObject({ ClusterStatus: "ClusterLevelUpgrading", ClusterLevel: "L5" });
    clock.advance(5_000);
    expect(await described(ClusterId)).toMatchObject({
      ClusterStatus: "Running",
      ClusterLevel: "L20",
      ClusterName: "site",
    });

    await call("DeleteCluster", { ClusterId, InstanceDeleteMode: "terminate" });
    expect(await described(ClusterId)).toMatchObject({ ClusterStatus: "Deleting" });
    clock.advance(5_000);
    expect(await described(ClusterId)).toBeUndefined();
    expect(platform.state.machines.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("keeps its machines when it is deleted without them, and prepaid ones always", async () => {
    const retained = await working(bought());
    await call("DeleteCluster", { ClusterId: retained, InstanceDeleteMode: "retain" });
    clock.advance(5_000);
    expect(platform.state.machines.list()).toHaveLength(2);
    const prepaid = await working(bought({ InstanceCount: 1, InstanceChargeType: "PREPAID" }));
    await call("DeleteCluster", { ClusterId: prepaid, InstanceDeleteMode: "terminate" });
    clock.advance(5_000);
    expect(platform.state.machines.list()).toHaveLength(3);
  });

  it.each([
    ["an unknown type", { ClusterType: "SERVERLESS" }, "InvalidParameter.Param"],
    ["no range", { ClusterCIDRSettings: {} }, "InvalidParameter.CidrInvalid"],
    [
      "a range of the network",
      { ClusterCIDRSettings: { ClusterCIDR: "10.1.0.0/20" } },
      "InternalError.CidrConflictWithVpcCidr",
    ],
    [
      "a runtime that the version does not support",
      { ClusterAdvancedSettings: { ContainerRuntime: "docker" } },
      "InvalidParameter.Param",
    ],
    ["VPC-CNI without subnets", { ClusterAdvancedSettings: { NetworkType: "VPC-CNI" } }, "InvalidParameter.Param"],
    [
      "a purchase without a type",
      { RunInstancesForNode: [{ NodeRole: "WORKER", RunInstancesPara: ["{}"] }] },
      "InternalError.Param",
    ],
    [
      "an unknown machine",
      { ExistedInstancesForNode: [{ NodeRole: "WORKER", ExistedInstancesPara: { InstanceIds: ["ins-00000000"] } }] },
      "InternalError.CvmNotFound",
    ],
  ])("is rejected with %s", async (_, more, code) => {
    expect((await call("CreateCluster", requested(more))).code).toBe(code);
    expect(platform.state.clusters.list()).toEqual([]);
  });

  it("needs a range that no other cluster of the network has, and a free place in the quota", async () => {
    await working();
    expect((await call("CreateCluster", requested())).code).toBe("InternalError.CidrConflictWithOtherCluster");
    platform.set({ clusterQuota: 1 });
    const other = { ClusterCIDRSettings: { ClusterCIDR: "172.17.0.0/16" } };
    expect((await call("CreateCluster", requested(other))).code).toBe("InternalError.QuotaMaxClsLimit");
  });

  it("is upgraded by one version at a time, and its nodes afterwards", async () => {
    const ClusterId = await working(bought(), { ClusterVersion: "1.28.3" });
    expect((await call("DescribeAvailableClusterVersion", { ClusterId })).response.Versions).toEqual(["1.30.0"]);
    expect((await call("UpdateClusterVersion", { ClusterId, DstVersion: "1.32.2" })).code).toBe(
      "InvalidParameter.Param",
    );
    await call("UpdateClusterVersion", { ClusterId, DstVersion: "1.30.0" });
    clock.advance(5_000);
    const check = { ClusterId, UpgradeType: "major" };
    const { UpgradeAbleInstances } = (await call("CheckInstancesUpgradeAble", check)).response;
    const InstanceIds = UpgradeAbleInstances.map((one: { readonly InstanceId: string }) => one.InstanceId);
    await call("UpgradeClusterInstances", { ClusterId, Operation: "create", UpgradeType: "major", InstanceIds });
    expect((await call("GetUpgradeInstanceProgress", { ClusterId })).response.LifeState).toBe("process");
    clock.advance(5_000);
    expect((await call("GetUpgradeInstanceProgress", { ClusterId })).response).toMatchObject({
      LifeState: "done",
      Done: 2,
      Instances: [{ LifeState: "done" }, {}],
    });
    expect((await call("CheckInstancesUpgradeAble", check)).response.Total).toBe(0);
  });

  it("can be reached from the internet when a node works", async () => {
    const ClusterId = await working();
    const internet = { ClusterId, IsExtranet: true };
    expect((await call("CreateClusterEndpoint", internet)).code).toBe("FailedOperation.ClusterState");
    await platform.state.clusterNodes.create({ clusterId: ClusterId });
    await call("CreateClusterEndpoint", { ...internet, Domain: "api.example.com" });
    const status = async () => (await call("DescribeClusterEndpointStatus", internet)).response.Status;
    expect(await status()).toBe("Creating");
    expect((await call("DescribeClusterKubeconfig", internet)).code).toBe("FailedOperation.KubeClientConnection");
    clock.advance(5_000);
    expect(await status()).toBe("Created");
    expect((await call("DescribeClusterKubeconfig", internet)).response.Kubeconfig).toContain(
      "https://api.example.com",
    );
    await call("DeleteClusterEndpoint", internet);
    clock.advance(5_000);
    expect(await status()).toBe("NotFound");
  });

  it("shows tasks that fail", async () => {
    const ClusterId = await working();
    platform.set({ failedTasks: ["CreateClusterEndpoint", "ModifyClusterExtraArgs", "EnableClusterAudit"] });
    await call("CreateClusterEndpoint", { ClusterId, IsExtranet: false, SubnetId: subnetId });
    await call("ModifyClusterExtraArgs", { ClusterId, ClusterExtraArgs: { KubeScheduler: ["v=x"] } });
    await call("EnableClusterAudit", { ClusterId });
    clock.advance(5_000);
    const access = (await call("DescribeClusterEndpointStatus", { ClusterId, IsExtranet: false })).response;
    expect(access).toMatchObject({ Status: "CreateFailed", ErrorMsg: "No load balancer is left." });
    const Filter = [{ Name: "ClusterId", Values: [ClusterId] }];
    expect((await call("DescribeTasks", { Latest: true, Filter })).response.Tasks).toMatchObject([
      { LifeState: "aborted", LastError: "An argument is unknown." },
    ]);
    const { SwitchSet } = (await call("DescribeLogSwitches", { ClusterIds: [ClusterId] })).response;
    expect(SwitchSet).toMatchObject([{ Audit: { Status: "failed" }, Event: { Status: "closed" } }]);
  });

  it("adds and removes masters, of which three must stay", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await platform.state.machines.create({})).id));
    const masters = (InstanceIds: string[]) => [{ NodeRole: "MASTER_ETCD", ExistedInstancesPara: { InstanceIds } }];
    const ClusterId = await working({
      ClusterType: "INDEPENDENT_CLUSTER",
      ExistedInstancesForNode: masters(ids.slice(0, 3)),
    });
    const [removed = ""] = ids;
    const scaleIn = {
      ClusterId,
      ScaleInMasters: [{ InstanceId: removed, NodeRole: "MASTER_ETCD", InstanceDeleteMode: "retain" }],
    };
    expect((await call("ScaleInClusterMaster", scaleIn)).code).toBe("InvalidParameter.Param");
    await call("ScaleOutClusterMaster", { ClusterId, ExistedInstancesForNode: masters(ids.slice(3)) });
    expect(await described(ClusterId)).toMatchObject({ ClusterStatus: "MasterScaling" });
    clock.advance(5_000);
    await call("ScaleInClusterMaster", scaleIn);
    clock.advance(5_000);
    expect(await described(ClusterId)).toMatchObject({ ClusterMaterNodeNum: 3 });
    expect(platform.state.machines.list()).toHaveLength(4);
  });

  it("is unknown to every action after its deletion", async () => {
    for (const action of ["DescribeClusterSecurity", "DescribeIPAMD", "ModifyClusterAttribute", "InstallLogAgent"]) {
      expect((await call(action, { ClusterId: "cls-00000000" })).code).toBe("InternalError.ClusterNotFound");
    }
  });
});
