import { unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it, vi } from "vitest";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

async function given(options: StartOptions = {}, env: Readonly<Record<string, string>> = {}) {
  const simulated = await startSimulatedProvider({ clusterTaskMs: 100, ...options }, { env: () => env });
  const { platform, host } = simulated;
  const { state } = platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const subnets = ["10.1.1.0/24", "10.1.2.0/24"].map((cidrBlock) => state.subnets.create({ vpcId, cidrBlock }));
  const [{ id: subnetId } = { id: "" }, { id: otherSubnetId } = { id: "" }] = await Promise.all(subnets);
  const minimal = { clusterName: "shop", vpcId, clusterCidr: "172.16.0.0/16" };
  return {
    ...simulated,
    state,
    vpcId,
    subnetId,
    otherSubnetId,
    minimal,
    worker: { instanceType: "S5.MEDIUM4", subnetId, password: "Secret-123" },
    cluster: host.resource("KubernetesCluster", "shop"),
    clusters: () => state.clusters.list(),
    /** IDs of new machines of the account. */
    machines: (count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await state.machines.create({})).id)),
    sent: (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody as Values),
    writes: () =>
      platform
        .calls()
        .map(({ action }) => action)
        .filter((action) => !/^(Describe|Check|Get)/.test(action)),
    warnings: () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

/** A cluster with 101 nodes that can be upgraded at once. The upgrade fails at the last of them. */
async function givenManyNodes() {
  const test = await given();
  const inputs = { ...test.minimal, clusterVersion: "1.28.3" };
  const { id: clusterId } = await test.cluster.create(inputs);
  const changed = { ...inputs, clusterVersion: "1.30.0" };
  await test.cluster.update(changed);
  const node = () => test.state.clusterNodes.create({ clusterId, version: "1.28.3" });
  const nodes = await Promise.all(Array.from({ length: 101 }, node));
  test.platform.set({ clusterTaskMs: 0, failedTasks: ["UpgradeClusterInstances"] });
  return {
    ...test,
    lastNodeId: nodes.at(-1)?.id,
    upgrade: () => test.cluster.update({ ...changed, upgradeInstancesFollowCluster: true, deletionProtection: true }),
  };
}

/** Machines of the account that become masters, as inputs of an independent cluster. */
const masters = (instanceIds: readonly string[]) => [{ nodeRole: "MASTER_ETCD", instancesPara: { instanceIds } }];

describe("a KubernetesCluster", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, clusterVersion: "1.30.0", tags: { team: "shop" } };
    const { id, outputs } = await test.cluster.create(inputs);
    expect(test.sent("CreateCluster")).toEqual([
      {
        ClusterType: "MANAGED_CLUSTER",
        ClusterCIDRSettings: {
          ClusterCIDR: "172.16.0.0/16",
          IgnoreClusterCIDRConflict: false,
          MaxNodePodNum: 256,
          MaxClusterServiceNum: 256,
        },
        ClusterBasicSettings: {
          ClusterName: "shop",
          ClusterVersion: "1.30.0",
          ClusterOs: "tlinux2.4x86_64",
          OsCustomizeType: "GENERAL",
          VpcId: test.vpcId,
          TagSpecification: [{ ResourceType: "cluster", Tags: [{ Key: "team", Value: "shop" }] }],
        },
        ClusterAdvancedSettings: {
          ContainerRuntime: "containerd",
          NetworkType: "GR",
          IPVS: true,
          IsNonStaticIpMode: false,
          EnableCustomizedPodCIDR: false,
          NodeNameType: "lan-ip",
          DeletionProtection: false,
        },
        InstanceAdvancedSettings: { Unschedulable: 0, DockerGraphPath: "/var/lib/docker" },
      },
    ]);
    expect(outputs).toMatchObject({
      kubernetesClusterId: id,
      clusterLevel: "L5",
      containerRuntime: "containerd",
      serviceCidr: "172.20.255.0/24",
      clusterInternet: false,
      clusterNodeNum: 0,
      workerInstancesLists: [],
      userName: "admin",
      tags: { team: "shop" },
    });
    expect((await test.cluster.preview(inputs)).action).toBe("same");
  });

  it("is created with nodes and open accesses, and keeps secrets", async () => {
    await using test = await given();
    const inputs = {
      ...test.minimal,
      workerConfigs: [{ ...test.worker, count: 2, dataDisks: [{ diskSize: 50, fileSystem: "ext4" }] }],
      clusterInternet: true,
      clusterInternetDomain: "api.example.com",
      clusterIntranet: true,
      clusterIntranetSubnetId: test.subnetId,
      labels: { team: "shop" },
    };
    const { outputs } = await test.cluster.create(inputs);
    expect(test.sent("CreateCluster")).toMatchObject([
      {
        InstanceAdvancedSettings: { Labels: [{ Name: "team", Value: "shop" }] },
        InstanceDataDiskMountSettings: [
          { InstanceType: "S5.MEDIUM4", DataDisks: [{ DiskSize: 50, FileSystem: "ext4", AutoFormatAndMount: false }] },
        ],
      },
    ]);
    expect(test.state.machines.list()).toMatchObject([
      { type: "S5.MEDIUM4", password: "Secret-123", subnetId: test.subnetId, vpcId: test.vpcId },
      { type: "S5.MEDIUM4" },
    ]);
    expect(outputs).toMatchObject({
      clusterNodeNum: 2,
      workerInstancesLists: [{ instanceRole: "WORKER", instanceState: "running" }, {}],
      clusterInternetDomain: "api.example.com",
      kubeConfig: { value: expect.stringContaining("https://api.example.com") },
      kubeConfigIntranet: { value: expect.stringContaining("https://10.0.1.10") },
    });
    expect(JSON.stringify([test.host.logs, test.sent("CreateCluster")])).not.toContain("Secret-123");
    expect((await test.cluster.preview(inputs)).action).toBe("same");
  });

  it("reports its cost at preview", async () => {
    await using test = await given();
    const prepaid = { ...test.worker, instanceChargeType: "PREPAID", instanceChargeTypePrepaidPeriod: 12 };
    await test.cluster.preview({ ...test.minimal, workerConfigs: [{ ...test.worker, count: 3 }, prepaid] });
    const said = test.warnings().join("\n");
    expect(said).toContain("a managed cluster is charged by the hour");
    expect(said).toContain("3 machines of the type S5.MEDIUM4 charged by the hour");
    expect(said).toContain("this buys 12 months in advance");
  });

  it("is changed step by step", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, clusterVersion: "1.28.3", workerConfigs: [test.worker] };
    await test.cluster.create(inputs);
    test.platform.journal.clear();
    const changed = {
      ...inputs,
      clusterName: "site",
      clusterDesc: "Site",
      clusterLevel: "L20",
      clusterVersion: "1.30.0",
      upgradeInstancesFollowCluster: true,
      clusterOs: "img-9qabwvbn",
      clusterInternet: true,
      clusterInternetSecurityGroup: "sg-ey3wmiz1",
      eniSubnetIds: [test.subnetId],
      claimExpiredSeconds: 600,
      nodePoolGlobalConfigs: [{ expander: "most-pods" }],
      clusterExtraArgs: { kubeSchedulers: ["v=4"] },
      authOptions: { useTkeDefault: true },
      deletionProtection: true,
      acquireClusterAdminRole: true,
      logAgent: { enabled: true },
      eventPersistence: { enabled: true, logSetId: "logset-1", topicId: "topic-1" },
      clusterAudit: { enabled: true },
      tags: { team: "site" },
    };
    const { outputs } = await test.cluster.update(changed);
    expect(test.writes()).toEqual([
      "ModifyClusterTags",
      "CreateClusterEndpoint",
      "EnableVpcCniNetworkType",
      "ModifyClusterAttribute",
      "UpdateClusterVersion",
      "UpgradeClusterInstances",
      "ModifyClusterAsGroupOptionAttribute",
      "ModifyClusterImage",
      "ModifyClusterExtraArgs",
      "ModifyClusterAuthenticationOptions",
      "EnableClusterDeletionProtection",
      "AcquireClusterAdminRole",
      "InstallLogAgent",
      "EnableEventPersistence",
      "EnableClusterAudit",
    ]);
    expect(test.sent("ModifyClusterAttribute")).toEqual([
      { ClusterId: outputs["kubernetesClusterId"], ClusterName: "site", ClusterDesc: "Site", ClusterLevel: "L20" },
    ]);
    expect(outputs).toMatchObject({ claimExpiredSeconds: 600, vpcCniType: "tke-route-eni", clusterOs: "img-9qabwvbn" });
    expect(test.state.clusterNodes.list()).toMatchObject([{ version: "1.30.0" }]);
    expect((await test.cluster.preview(changed)).action).toBe("same");

    test.platform.journal.clear();
    const { clusterDesc: _, ...less } = changed;
    await test.cluster.update({
      ...less,
      clusterInternetSecurityGroup: "sg-4rp7adsx",
      eniSubnetIds: [test.otherSubnetId, test.subnetId],
      deletionProtection: false,
      logAgent: { enabled: false },
      eventPersistence: { enabled: true, logSetId: "logset-2", topicId: "topic-2" },
      clusterAudit: { enabled: false, deleteAuditLogAndTopic: true },
      tags: {},
    });
    expect(test.writes()).toEqual([
      "ModifyClusterTags",
      "ModifyClusterEndpointSP",
      "AddVpcCniSubnets",
      "ModifyClusterAttribute",
      "DisableClusterDeletionProtection",
      "UninstallLogAgent",
      "DisableEventPersistence",
      "EnableEventPersistence",
      "DisableClusterAudit",
    ]);
    expect(test.sent("ModifyClusterAttribute")).toMatchObject([{ ClusterDesc: "" }]);
    expect(test.sent("ModifyClusterTags")).toMatchObject([{ Tags: [] }]);
    expect(test.sent("DisableClusterAudit")).toMatchObject([{ DeleteLogSetAndTopic: true }]);
  });

  it("keeps tags of the platform and of others when its own change", async () => {
    await using test = await given();
    const { id } = await test.cluster.create({ ...test.minimal, tags: { team: "shop", stage: "test" } });
    const others = ["tencentcloud:billing", "cost-center"].map((Key) => ({ Key, Value: "42" }));
    const own = Object.entries({ team: "shop", stage: "test" }).map(([Key, Value]) => ({ Key, Value }));
    test.state.clusters.change(id, { tags: [...others, ...own] });
    const changed = { Key: "team", Value: "site" };
    const updated = test.cluster.update({ ...test.minimal, tags: { team: "site" } });
    const last = (action: string) => test.platform.calls().findLastIndex((call) => call.action === action);
    const isDone = () =>
      0 <= last("DescribeBatchModifyTagsStatus") && last("DescribeBatchModifyTagsStatus") < last("DescribeClusters");
    await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
    expect(test.clusters()[0]?.tags).toEqual([...others, changed]);
    // The update ends once it reads only the tags of the program.
    test.state.clusters.change(id, { tags: [changed] });
    await updated;
  });

  it("closes an access and opens it again for another domain, which the preview warns about", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, clusterIntranet: true, clusterIntranetSubnetId: test.subnetId };
    await test.cluster.create({ ...inputs, clusterIntranetDomain: "api.example.com" });
    const changed = { ...inputs, clusterIntranetDomain: "k8s.example.com" };
    await test.cluster.preview(changed);
    expect(test.warnings().join("\n")).toContain("The access is closed and opened again");
    test.platform.journal.clear();
    await test.cluster.update(changed);
    expect(test.writes()).toEqual(["DeleteClusterEndpoint", "CreateClusterEndpoint"]);
    test.platform.journal.clear();
    await test.cluster.update({ ...test.minimal, clusterIntranet: false });
    expect(test.writes()).toEqual(["DeleteClusterEndpoint"]);
    expect(test.clusters()).toMatchObject([{ intranet: { status: "NotFound" } }]);
  });

  it("adds and removes masters, and keeps the machines", async () => {
    await using test = await given();
    const ids = await test.machines(4);
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER" };
    await test.cluster.create({ ...inputs, existInstances: masters(ids.slice(0, 3)) });
    await test.cluster.preview({ ...inputs, existInstances: masters(ids) });
    expect(test.warnings().join("\n")).toContain(
      "existInstances: the operating systems of added machines are reinstalled",
    );
    await test.cluster.update({ ...inputs, existInstances: masters(ids) });
    expect(test.sent("ScaleOutClusterMaster")).toMatchObject([
      { ExistedInstancesForNode: [{ NodeRole: "MASTER_ETCD", ExistedInstancesPara: { InstanceIds: [ids[3]] } }] },
    ]);
    await test.cluster.update({ ...inputs, existInstances: masters(ids.slice(1)) });
    expect(test.sent("ScaleInClusterMaster")).toMatchObject([
      { ScaleInMasters: [{ InstanceId: ids[0], NodeRole: "MASTER_ETCD", InstanceDeleteMode: "retain" }] },
    ]);
    expect(test.state.machines.list()).toHaveLength(4);
  });

  it("detects which machines of the account left it, and keeps the others when it is deleted", async () => {
    await using test = await given();
    const ids = await test.machines(4);
    const existInstances = [{ nodeRole: "MASTER_ETCD", instancesPara: { instanceIds: ids, password: "Secret-123" } }];
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER", existInstances };
    await test.cluster.create(inputs);
    test.state.clusterNodes.remove(ids[3] ?? "");
    await test.cluster.read();
    expect((await test.cluster.preview(inputs)).action).toBe("update");
    await test.cluster.update(inputs);
    expect(test.sent("ScaleOutClusterMaster")).toMatchObject([
      { ExistedInstancesForNode: [{ ExistedInstancesPara: { InstanceIds: [ids[3]] } }] },
    ]);
    expect((await test.cluster.preview(inputs)).action).toBe("same");

    await test.cluster.delete();
    expect(test.sent("DeleteCluster")).toMatchObject([{ InstanceDeleteMode: "retain" }]);
    expect(test.state.machines.list()).toHaveLength(4);
  });

  it("keeps the machines of the account when it was imported, and changes its masters", async () => {
    await using test = await given();
    const ids = await test.machines(4);
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER" };
    const { id } = await test.cluster.create({ ...inputs, existInstances: masters(ids.slice(0, 3)) });
    const imported = test.host.resource("KubernetesCluster", "shop");
    const other = test.host.resource("KubernetesCluster", "shop");
    await imported.import(id);
    const declared = { ...inputs, existInstances: masters(ids.slice(0, 3)) };
    for (const _ of [1, 2]) expect(await imported.update(declared)).toMatchObject({ action: "same" });
    other.adopt(imported);
    await other.update({ ...inputs, existInstances: masters(ids) });
    expect(test.sent("ScaleOutClusterMaster")).toMatchObject([
      { ExistedInstancesForNode: [{ ExistedInstancesPara: { InstanceIds: [ids[3]] } }] },
    ]);
    await imported.update({ ...inputs, existInstances: masters(ids.slice(1)) });
    expect(test.sent("ScaleInClusterMaster")).toMatchObject([{ ScaleInMasters: [{ InstanceId: ids[0] }] }]);
    await imported.delete();
    expect(test.sent("DeleteCluster")).toMatchObject([{ InstanceDeleteMode: "retain" }]);
    expect(test.state.machines.list()).toHaveLength(4);
  });

  it("shows no difference for nodes of an imported cluster", async () => {
    await using test = await given();
    const { id: instanceId } = await test.state.machines.create({});
    const inputs = { ...test.minimal, existInstances: [{ instancesPara: { instanceIds: [instanceId] } }] };
    const { id } = await test.cluster.create(inputs);
    const imported = test.host.resource("KubernetesCluster", "imported");
    await imported.import(id);
    for (const _ of [1, 2]) expect(await imported.update(inputs)).toMatchObject({ action: "same" });
  });

  it("keeps machines in the state that a failed change did not remove", async () => {
    await using test = await given();
    const ids = await test.machines(4);
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER" };
    await test.cluster.create({ ...inputs, existInstances: masters(ids) });
    const fewer = { ...inputs, existInstances: masters(ids.slice(1)) };
    test.platform.failNextAction({ action: "ScaleInClusterMaster", code: "FailedOperation" });
    await expect(test.cluster.update(fewer)).rejects.toThrow("FailedOperation");
    await test.cluster.update(fewer);
    expect(test.state.clusterNodes.list().map(({ id }) => id)).toEqual(ids.slice(1));
  });

  it("reports a master that cannot be set up until it has left the cluster, and adds it again then", async () => {
    await using test = await given();
    const ids = await test.machines(4);
    const added = ids[3] ?? "";
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER" };
    await test.cluster.create({ ...inputs, existInstances: masters(ids.slice(0, 3)) });
    test.platform.set({ failedTasks: ["ScaleOutClusterMaster"] });
    const more = { ...inputs, existInstances: masters(ids) };
    const removal = `{"InstanceId":"${added}","NodeRole":"MASTER_ETCD","InstanceDeleteMode":"retain"}`;
    const message = `remove it from the cluster, in the console or by the action ScaleInClusterMaster with ScaleInMasters=[${removal}], and run \`pulumi up\` again. The node cannot be set up.`;
    await expect(test.cluster.update(more)).rejects.toThrow(message);

    test.platform.set({ failedTasks: [] });
    await test.cluster.read();
    expect((await test.cluster.preview(more)).action).toBe("update");
    await expect(test.cluster.update(more)).rejects.toThrow(message);
    expect(test.sent("ScaleOutClusterMaster")).toHaveLength(1);

    test.state.clusterNodes.change(added, { state: "initializing" });
    await test.cluster.read();
    expect((await test.cluster.preview(more)).action).toBe("update");

    test.state.clusterNodes.remove(added);
    await test.cluster.update(more);
    expect(test.sent("ScaleOutClusterMaster")).toHaveLength(2);
    expect((await test.cluster.preview(more)).action).toBe("same");
  });

  it("removes only masters that are still part of it, also one that no longer works", async () => {
    await using test = await given();
    const ids = await test.machines(5);
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER" };
    await test.cluster.create({ ...inputs, existInstances: masters(ids) });
    test.state.clusterNodes.change(ids[3] ?? "", { state: "failed" });
    await test.cluster.read();
    test.state.clusterNodes.remove(ids[4] ?? "");
    const said = test.warnings().length;
    await test.cluster.update({ ...inputs, existInstances: masters(ids.slice(0, 3)) });
    expect(test.sent("ScaleInClusterMaster")).toMatchObject([{ ScaleInMasters: [{ InstanceId: ids[3] }] }]);
    expect(test.warnings().slice(said)).toEqual([]);
  });

  it("rejects other settings of machines that are part of it, also beside an added master", async () => {
    await using test = await given();
    const ids = await test.machines(4);
    const group = (instanceIds: string[], password = "Secret-123") => ({
      nodeRole: "MASTER_ETCD",
      instancesPara: { instanceIds, password },
    });
    const inputs = { ...test.minimal, clusterDeployType: "INDEPENDENT_CLUSTER" };
    const first = group(ids.slice(0, 3));
    const { id } = await test.cluster.create({ ...inputs, existInstances: [first] });
    const changed = { ...inputs, existInstances: [group(ids, "Secret-456")] };
    const message = "existInstances[0] cannot be changed for machines that are part of the cluster";
    await expect(test.cluster.preview(changed)).rejects.toThrow(message);
    const split = { ...inputs, existInstances: [group(ids.slice(2, 3)), group(ids.slice(0, 2).toReversed())] };
    expect((await test.cluster.preview(split)).action).toBe("same");
    const later = { ...inputs, existInstances: [{ ...first, instancesPara: { instanceIds: [unknown] } }] };
    expect((await test.cluster.preview(later)).action).toBe("update");

    const imported = test.host.resource("KubernetesCluster", "shop");
    await imported.import(id);
    await imported.update({ ...inputs, existInstances: [first] });
    await expect(imported.preview(changed)).rejects.toThrow(message);

    const more = { ...inputs, existInstances: [group([ids[3] ?? ""], "Secret-456"), first] };
    await test.cluster.update(more);
    expect(test.sent("ScaleOutClusterMaster")).toMatchObject([
      { ExistedInstancesForNode: [{ ExistedInstancesPara: { InstanceIds: [ids[3]] } }] },
    ]);
    expect(test.state.machines.list().map(({ password }) => password)).toContain("Secret-456");
    expect((await test.cluster.preview(more)).action).toBe("same");
  });

  it("warns before its deletion terminates machines of the account", async () => {
    await using test = await given();
    const { id } = await test.state.machines.create({});
    const existInstances = [{ instancesPara: { instanceIds: [id] } }];
    await test.cluster.preview({ ...test.minimal, existInstances, instanceDeleteMode: "terminate" });
    expect(test.warnings().join("\n")).toContain("also applies to the machines of existInstances");
  });

  it("is bought only once if machines are paid in advance and no response arrives", async () => {
    await using test = await given({}, { CLOUDPROV_READ_RETRY_TIMEOUT: "0" });
    const workerConfigs = [{ ...test.worker, instanceChargeType: "PREPAID" }];
    test.platform.failNext({ path: /\/CreateCluster$/, kind: "resetBefore" });
    await expect(test.cluster.create({ ...test.minimal, workerConfigs })).rejects.toThrow("may have been bought");
    expect(test.sent("CreateCluster")).toHaveLength(1);
  });

  it("stays in the state when the platform cannot set it up, and is finished later", async () => {
    await using test = await given({ failedTasks: ["CreateClusterEndpoint"] });
    const inputs = { ...test.minimal, clusterIntranet: true, clusterIntranetSubnetId: test.subnetId };
    await expect(test.cluster.create(inputs)).rejects.toThrow("No load balancer is left");
    expect(test.clusters()).toHaveLength(1);
    test.platform.set({ failedTasks: [] });
    await test.cluster.update(inputs);
    expect(test.clusters()).toMatchObject([{ intranet: { status: "Created" } }]);
    expect(test.sent("CreateCluster")).toHaveLength(1);
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateCluster$/, kind: "resetAfter" });
    await test.cluster.create(test.minimal);
    expect(test.clusters()).toHaveLength(1);
  });

  it("reports a failed task of an update", async () => {
    await using test = await given({ failedTasks: ["ModifyClusterExtraArgs"] });
    await test.cluster.create(test.minimal);
    const changed = { ...test.minimal, clusterExtraArgs: { kubeSchedulers: ["v=x"] } };
    await expect(test.cluster.update(changed)).rejects.toThrow("An argument is unknown.");
  });

  it("keeps the members of settings that the program does not change", async () => {
    await using test = await given();
    const inputs = {
      ...test.minimal,
      clusterExtraArgs: { kubeApiservers: ["v=2"] },
      authOptions: { useTkeDefault: true },
    };
    const { id } = await test.cluster.create(inputs);
    test.state.clusters.change(id, { extraArgs: { Etcd: ["quota=8"], KubeAPIServer: ["v=2"] } });
    await test.cluster.update({
      ...inputs,
      clusterExtraArgs: { kubeSchedulers: ["v=4"] },
      nodePoolGlobalConfigs: [{ expander: "most-pods" }],
      authOptions: { autoCreateDiscoveryAnonymousAuth: true },
    });
    expect(test.sent("ModifyClusterExtraArgs")).toMatchObject([
      { ClusterExtraArgs: { Etcd: ["quota=8"], KubeAPIServer: ["v=2"], KubeScheduler: ["v=4"] } },
    ]);
    expect(test.sent("ModifyClusterAsGroupOptionAttribute")).toMatchObject([
      { ClusterAsGroupOption: { Expander: "most-pods", OkTotalUnreadyCount: 3, ScaleDownDelay: 10 } },
    ]);
    expect(test.sent("ModifyClusterAuthenticationOptions").at(-1)?.["ServiceAccounts"]).toEqual({
      UseTKEDefault: true,
      AutoCreateDiscoveryAnonymousAuth: true,
    });
    const { authOptions: _, ...removed } = inputs;
    expect((await test.cluster.preview(removed)).action).toBe("same");
    await test.cluster.update({ ...removed, clusterDesc: "Shop" });
    expect(test.sent("ModifyClusterAuthenticationOptions")).toHaveLength(2);
  });

  it("waits for the result of its own change, not of an earlier one", async () => {
    await using test = await given({ failedTasks: ["ModifyClusterExtraArgs", "ModifyClusterAuthenticationOptions"] });
    await test.cluster.create(test.minimal);
    const changed = {
      ...test.minimal,
      clusterExtraArgs: { kubeSchedulers: ["v=4"] },
      authOptions: { useTkeDefault: true },
    };
    await expect(test.cluster.update(changed)).rejects.toThrow("An argument is unknown.");
    test.platform.set({ failedTasks: ["ModifyClusterAuthenticationOptions"] });
    await expect(test.cluster.update(changed)).rejects.toThrow("could not change authOptions");
    test.platform.set({ failedTasks: [] });
    await test.cluster.update(changed);
    expect(test.clusters()).toMatchObject([
      { extraArgs: { KubeScheduler: ["v=4"] }, accounts: { UseTKEDefault: true }, accountsState: "Success" },
    ]);
  });

  it("waits for its own upgrade of the nodes, not for an earlier one that failed", async () => {
    await using test = await given({ failedTasks: ["UpgradeClusterInstances"] });
    const inputs = { ...test.minimal, workerConfigs: [test.worker], upgradeInstancesFollowCluster: true };
    await test.cluster.create({ ...inputs, clusterVersion: "1.28.3" });
    const changed = { ...inputs, clusterVersion: "1.30.0" };
    await expect(test.cluster.update(changed)).rejects.toThrow("The pods cannot be moved.");
    test.platform.set({ failedTasks: [], updateLagMs: 300 });
    await test.cluster.update({ ...changed, clusterDesc: "Shop" });
    expect(test.state.clusterNodes.list()).toMatchObject([{ version: "1.30.0" }]);
  });

  it("upgrades the nodes only after an earlier upgrade has ended", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, workerConfigs: [test.worker], clusterVersion: "1.28.3" };
    const { id } = await test.cluster.create(inputs);
    await test.cluster.update({ ...inputs, clusterVersion: "1.30.0" });
    const [node] = test.state.clusterNodes.list();
    const upgrade = { nodeIds: [node?.id ?? ""], startedAt: 1_700_000_000_000 };
    const set = (status: "NodeUpgrading" | "Running", state: "process" | "aborted", fault: string) =>
      test.state.clusters.change(id, { status, upgrade: { ...upgrade, state, fault } });
    set("NodeUpgrading", "process", "");
    test.platform.set({ updateLagMs: 1_000 });
    const changed = { ...inputs, clusterVersion: "1.30.0", upgradeInstancesFollowCluster: true };
    const update = test.cluster.update({ ...changed, deletionProtection: true });
    const reads = () => test.sent("GetUpgradeInstanceProgress").length;
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(1), { timeout: 20_000 });
    expect(test.sent("UpgradeClusterInstances")).toEqual([]);
    set("Running", "aborted", "The pods cannot be moved.");
    await update;
    expect(test.state.clusterNodes.list()).toMatchObject([{ version: "1.30.0" }]);
  });

  it.each([
    ["", (body: string) => body],
    [", although the platform does not count them", (body: string) => body.replace(/"Total":\d+,(?="Done")/, "")],
  ])("names the node that cannot be upgraded after 100 others%s", async (_, altered) => {
    await using test = await givenManyNodes();
    test.platform.alterResponses(altered);
    await expect(test.upgrade()).rejects.toThrow(`is aborted at ${test.lastNodeId}: The pods cannot be moved.`);
  });

  it("does not end while only some of the nodes are upgraded", async () => {
    await using test = await givenManyNodes();
    test.platform.failNextAction({
      service: "tke",
      action: "GetUpgradeInstanceProgress",
      code: "InternalError.TaskNotFound",
      after: 2,
    });
    await expect(test.upgrade()).rejects.toThrow(`is aborted at ${test.lastNodeId}: The pods cannot be moved.`);
  });

  it("changes the tokens of service accounts only after an earlier change has ended", async () => {
    await using test = await given();
    const { id } = await test.cluster.create(test.minimal);
    test.state.clusters.change(id, { accountsState: "Updating" });
    const update = test.cluster.update({ ...test.minimal, authOptions: { useTkeDefault: true } });
    const reads = () => test.sent("DescribeClusterAuthenticationOptions").length;
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(1), { timeout: 20_000 });
    expect(test.sent("ModifyClusterAuthenticationOptions")).toEqual([]);
    test.state.clusters.change(id, { accountsState: "Failed" });
    await update;
    expect(test.clusters()).toMatchObject([{ accounts: { UseTKEDefault: true }, accountsState: "Success" }]);
  });

  it("enables a log again whose earlier attempt failed", async () => {
    await using test = await given({ failedTasks: ["EnableClusterAudit"] });
    const inputs = { ...test.minimal, clusterAudit: { enabled: true } };
    await test.cluster.create(test.minimal);
    await expect(test.cluster.update(inputs)).rejects.toThrow("It cannot start.");
    test.platform.set({ failedTasks: [], updateLagMs: 300 });
    await test.cluster.update(inputs);
    expect(test.clusters()).toMatchObject([{ logs: { Audit: { status: "opened" } } }]);
  });

  it("does not use a response without the cluster as the result of enabling a log", async () => {
    await using test = await given({ failedTasks: ["EnableClusterAudit"] });
    const inputs = { ...test.minimal, clusterAudit: { enabled: true } };
    await test.cluster.create(test.minimal);
    await expect(test.cluster.update(inputs)).rejects.toThrow("It cannot start.");
    test.platform.set({ failedTasks: [], updateLagMs: 1_000 });
    let number = 0;
    test.platform.alterResponses((body) =>
      body.includes('"SwitchSet":') && ++number === 2 ? '{"Response":{"SwitchSet":[],"RequestId":"1"}}' : body,
    );
    await test.cluster.update(inputs);
    expect(number).toBeGreaterThan(2);
    expect(test.clusters()).toMatchObject([{ logs: { Audit: { status: "opened" } } }]);
  });

  it("keeps the level to which the platform raised it", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, clusterLevel: "L5", autoUpgradeClusterLevel: true };
    const { id } = await test.cluster.create(inputs);
    test.state.clusters.change(id, { level: "L20" });
    await test.cluster.read();
    expect((await test.cluster.preview(inputs)).action).toBe("same");
    await test.cluster.update({ ...inputs, clusterDesc: "Shop" });
    expect(test.sent("ModifyClusterAttribute")).toMatchObject([{ ClusterDesc: "Shop" }]);
    expect(test.sent("ModifyClusterAttribute")[0]).not.toHaveProperty("ClusterLevel");
    expect((await test.cluster.preview({ ...inputs, clusterLevel: "L50" })).action).toBe("update");
  });

  it("does not lower the level that the platform raised while the platform may raise it", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, clusterLevel: "L20", autoUpgradeClusterLevel: true };
    const { id } = await test.cluster.create(inputs);
    test.state.clusters.change(id, { level: "L100" });
    for (const clusterLevel of ["L100", "L50", "L5"]) {
      await test.cluster.update({ ...inputs, clusterLevel });
      expect((await test.cluster.preview({ ...inputs, clusterLevel })).action).toBe("same");
    }
    expect(test.sent("ModifyClusterAttribute")).toEqual([]);
    expect(test.clusters()).toMatchObject([{ level: "L100" }]);
    const said = test.warnings().join("\n");
    expect(said).toContain("clusterLevel is not lowered while autoUpgradeClusterLevel is true");
    expect(said).not.toContain("charged by the hour, at the rate of L50");

    await test.cluster.update({ ...inputs, clusterLevel: "L20", autoUpgradeClusterLevel: false });
    expect(test.clusters()).toMatchObject([{ level: "L20", autoUpgradesLevel: false }]);
  });

  it("lowers the level that the platform raised when the platform may no longer raise it", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, clusterLevel: "L20", autoUpgradeClusterLevel: true };
    const { id } = await test.cluster.create(inputs);
    test.state.clusters.change(id, { level: "L100" });
    const fixed = { ...inputs, autoUpgradeClusterLevel: false };
    await test.cluster.update(fixed);
    expect(test.clusters()).toMatchObject([{ level: "L20", autoUpgradesLevel: false }]);
    expect((await test.cluster.preview(fixed)).action).toBe("same");
  });

  it("disables logs although the platform reports no status", async () => {
    await using test = await given();
    const { id } = await test.cluster.create({ ...test.minimal, clusterAudit: { enabled: true } });
    const [{ logs } = {}] = test.clusters();
    if (logs !== undefined) test.state.clusters.change(id, { logs: { ...logs, Audit: { ...logs.Audit, status: "" } } });
    await test.cluster.update(test.minimal);
    expect(test.sent("DisableClusterAudit")).toHaveLength(1);
  });

  it("reports that a log cannot be disabled although the platform reports no status", async () => {
    await using test = await given();
    const { id } = await test.cluster.create({ ...test.minimal, clusterAudit: { enabled: true } });
    const [{ logs } = {}] = test.clusters();
    if (logs !== undefined) test.state.clusters.change(id, { logs: { ...logs, Audit: { ...logs.Audit, status: "" } } });
    test.platform.failNextAction({ action: "DisableClusterAudit", code: "FailedOperation" });
    await expect(test.cluster.update(test.minimal)).rejects.toThrow("FailedOperation");
  });

  it("names the versions that it can be upgraded to", async () => {
    await using test = await given();
    await test.cluster.create({ ...test.minimal, clusterVersion: "1.28.3" });
    await expect(test.cluster.update({ ...test.minimal, clusterVersion: "1.32.2" })).rejects.toThrow(
      "to 1.30.0, not to 1.32.2",
    );
  });

  it("warns about a replacement, which deletion protection prevents", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, deletionProtection: true };
    await test.cluster.create(inputs);
    await expect(test.cluster.preview({ ...inputs, clusterCidr: "172.17.0.0/16" })).rejects.toThrow(
      "deletionProtection must be set to false",
    );
    await test.cluster.update(test.minimal);
    const { action } = await test.cluster.preview({ ...test.minimal, clusterCidr: "172.17.0.0/16" });
    expect(action).toBe("replace");
    expect(test.warnings().join("\n")).toContain("its workloads are lost");
  });

  it("is deleted before its replacement if the platform rejects both at once", async () => {
    await using test = await given();
    await test.cluster.create(test.minimal);
    const diff = (more: Values) => test.cluster.diff({ ...test.minimal, nodeNameType: "hostname", ...more });
    expect(await diff({})).toMatchObject({ deleteBeforeReplace: true });
    expect(await diff({ clusterCidr: "172.16.128.0/17" })).toMatchObject({ deleteBeforeReplace: true });
    expect(await diff({ clusterCidr: "172.17.0.0/16" })).toMatchObject({ deleteBeforeReplace: false });
    expect(await diff({ ignoreClusterCidrConflict: true })).toMatchObject({ deleteBeforeReplace: false });
    await test.cluster.update({ ...test.minimal, nodeNameType: "hostname" });
    expect(test.clusters()).toMatchObject([{ network: { nodeNames: "hostname" } }]);
  });

  it("is deleted before its replacement if both have the same machines", async () => {
    await using test = await given();
    const { id } = await test.state.machines.create({});
    const inputs = { ...test.minimal, existInstances: [{ instancesPara: { instanceIds: [id] } }] };
    await test.cluster.create(inputs);
    const changed = { ...inputs, clusterCidr: "172.17.0.0/16" };
    await test.cluster.preview(changed);
    expect(test.warnings().join("\n")).toContain("the old one is deleted first, and workloads are down until");
    expect(await test.cluster.update(changed)).toMatchObject({ action: "replace" });
    expect(test.clusters()).toMatchObject([{ network: { clusterCidr: "172.17.0.0/16" } }]);
    expect(test.state.machines.list()).toHaveLength(1);
  });

  it("is not replaced for settings of VPC-CNI while that is disabled", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, claimExpiredSeconds: 600, vpcCniType: "tke-direct-eni" };
    await test.cluster.create(inputs);
    expect((await test.cluster.preview(inputs)).action).toBe("same");
    expect((await test.cluster.preview({ ...inputs, claimExpiredSeconds: 900 })).action).toBe("same");
    const on = { ...inputs, eniSubnetIds: [test.subnetId] };
    await test.cluster.update(on);
    expect((await test.cluster.preview({ ...on, claimExpiredSeconds: 900 })).action).toBe("replace");
  });

  it("deletes logs only if the program requests that, which the preview warns about", async () => {
    await using test = await given();
    const logs = { enabled: true, deleteAuditLogAndTopic: true };
    await test.cluster.create({ ...test.minimal, clusterAudit: logs });
    await test.cluster.preview(test.minimal);
    expect(test.warnings().join("\n")).toContain("clusterAudit is turned off, which deletes its log set and topic");
    await test.cluster.update({ ...test.minimal, clusterAudit: { enabled: false, deleteAuditLogAndTopic: false } });
    expect(test.sent("DisableClusterAudit")).toMatchObject([{ DeleteLogSetAndTopic: false }]);
  });

  it("disables a log that the program no longer sets, and does not expect the platform to omit it", async () => {
    await using test = await given();
    await test.cluster.create({ ...test.minimal, clusterAudit: { enabled: true } });
    const { outputs } = await test.cluster.update(test.minimal);
    expect(test.sent("DisableClusterAudit")).toHaveLength(1);
    expect(outputs).not.toHaveProperty("clusterAudit");
    expect(test.warnings().join("\n")).not.toContain("returns another value");
  });

  it("warns when the subnets of pods are removed, which disables VPC-CNI", async () => {
    await using test = await given();
    await test.cluster.create({ ...test.minimal, eniSubnetIds: [test.subnetId] });
    await test.cluster.preview(test.minimal);
    expect(test.warnings().join("\n")).toContain("VPC-CNI is turned off");
  });

  it("is deleted with its machines, or without them", async () => {
    await using test = await given();
    await test.cluster.create({ ...test.minimal, workerConfigs: [test.worker], instanceDeleteMode: "retain" });
    await test.cluster.delete();
    expect(test.sent("DeleteCluster")).toMatchObject([{ InstanceDeleteMode: "retain" }]);
    expect([test.clusters(), test.state.machines.list()]).toMatchObject([[], [{}]]);
    const other = test.host.resource("KubernetesCluster", "other");
    await other.create({
      ...test.minimal,
      workerConfigs: [test.worker],
      eventPersistence: { enabled: true, deleteEventLogAndTopic: true },
      resourceDeleteOptions: [{ resourceType: "CBS", deleteMode: "terminate" }],
    });
    test.platform.journal.clear();
    await other.delete();
    expect(test.writes()).toEqual(["DisableEventPersistence", "DeleteCluster"]);
    expect(test.sent("DeleteCluster")).toMatchObject([
      { InstanceDeleteMode: "terminate", ResourceDeleteOptions: [{ ResourceType: "CBS", DeleteMode: "terminate" }] },
    ]);
    expect(test.state.machines.list()).toHaveLength(1);
  });

  it("is not deleted while the platform protects it", async () => {
    await using test = await given();
    const clusterAudit = { enabled: true, deleteAuditLogAndTopic: true };
    await test.cluster.create({ ...test.minimal, clusterAudit, deletionProtection: true });
    test.platform.journal.clear();
    await expect(test.cluster.delete()).rejects.toThrow("set deletionProtection to false");
    expect(test.writes()).toEqual([]);
  });

  it("is deleted with the other logs although one is missing", async () => {
    await using test = await given();
    await test.cluster.create({
      ...test.minimal,
      eventPersistence: { enabled: true, deleteEventLogAndTopic: true },
      clusterAudit: { enabled: true, deleteAuditLogAndTopic: true },
    });
    test.platform.journal.clear();
    test.platform.failNextAction({ action: "DisableEventPersistence", code: "ResourceNotFound" });
    await test.cluster.delete();
    expect(test.writes()).toEqual(["DisableEventPersistence", "DisableClusterAudit", "DeleteCluster"]);
  });

  it("is imported with its settings, and shows no change", async () => {
    await using test = await given();
    const inputs = {
      ...test.minimal,
      clusterVersion: "1.30.0",
      logAgent: { enabled: true },
      authOptions: { useTkeDefault: true },
      tags: { team: "shop" },
    };
    const { id } = await test.cluster.create(inputs);
    const imported = test.host.resource("KubernetesCluster", "imported");
    const found = await imported.import(id);
    expect(found).toMatchObject({
      inputs: { clusterName: "shop", logAgent: { enabled: true }, tags: { team: "shop" } },
    });
    expect((await imported.preview(inputs)).action).toBe("same");
  });

  it("warns at its import that its deletion terminates its machines", async () => {
    await using test = await given();
    const { id } = await test.cluster.create({ ...test.minimal, workerConfigs: [test.worker] });
    await test.host.resource("KubernetesCluster", "imported").import(id);
    expect(test.warnings().join("\n")).toContain('set instanceDeleteMode to "retain" to keep them');
    const empty = test.host.resource("KubernetesCluster", "empty");
    const { id: other } = await empty.create({ ...test.minimal, clusterCidr: "172.17.0.0/16" });
    const said = test.warnings().length;
    await test.host.resource("KubernetesCluster", "imported").import(other);
    expect(test.warnings().slice(said)).toEqual([]);
  });

  it("is refreshed with others through one listing", async () => {
    await using test = await given({ clusterTaskMs: 0 });
    const all = Array.from({ length: 12 }, (_, at) => test.host.resource("KubernetesCluster", `shop-${at}`));
    for (const [at, one] of all.entries()) {
      await one.create({ ...test.minimal, clusterName: `shop-${at}`, clusterCidr: `172.16.${2 * at}.0/23` });
    }
    const states = await refreshed(test, all);
    expect(states.map((one) => one?.outputs["clusterName"])).toEqual(all.map((_, at) => `shop-${at}`));
    expect(test.sent("DescribeClusters").length).toBeLessThanOrEqual(2);
  });

  it("warns when it is isolated", async () => {
    await using test = await given();
    const { id } = await test.cluster.create(test.minimal);
    test.state.clusters.change(id, { status: "Isolated" });
    await test.cluster.read();
    expect(test.warnings().join("\n")).toContain("is isolated because of unpaid bills");
  });

  it.each([
    ["no range", { clusterCidr: undefined }, "clusterCidr"],
    ["public addresses", { clusterCidr: "8.8.0.0/16" }, "must be in 10.0.0.0/8"],
    ["an invalid range", { clusterCidr: "172.16.300.0/16" }, "must be in 10.0.0.0/8"],
    ["a range that is too small", { clusterCidr: "172.16.0.0/24" }, "at least 512 addresses"],
    ["a number that the platform rounds", { clusterMaxPodNum: 100 }, "power of 2 from 16 to 256"],
    ["an access to the private network without a subnet", { clusterIntranet: true }, "clusterIntranetSubnetId"],
    ["an access from the internet without a node", { clusterInternet: true }, "requires a node"],
    ["VPC-CNI without subnets", { networkType: "VPC-CNI" }, "eniSubnetIds"],
    ["CiliumOverlay without a subnet", { networkType: "CiliumOverlay" }, "clusterSubnetId"],
    ["no masters", { clusterDeployType: "INDEPENDENT_CLUSTER" }, "at least 3 machines"],
  ])("is rejected at preview with %s", async (_, more, message) => {
    await using test = await given();
    await expect(test.cluster.preview({ ...test.minimal, ...more })).rejects.toThrow(message);
  });

  it.each([
    ["neither a password nor a key pair", { password: undefined }, "password"],
    ["a password that is too short", { password: "short-1" }, "8 to 16 characters"],
    ["another period", { instanceChargeTypePrepaidPeriod: 13 }, "must be 1 to 12"],
  ])("rejects machines with %s", async (_, more, message) => {
    await using test = await given();
    const workerConfigs = [{ ...test.worker, ...more }];
    await expect(test.cluster.preview({ ...test.minimal, workerConfigs })).rejects.toThrow(message);
  });
});
