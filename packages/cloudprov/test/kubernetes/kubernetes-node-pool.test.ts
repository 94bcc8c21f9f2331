import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { writesOf } from "../writes-of.ts";

async function given(options: StartOptions = {}) {
  const simulated = await startSimulatedProvider({ clusterTaskMs: 100, ...options });
  const { platform, host } = simulated;
  const { state } = platform;
  const { vpcId, subnetId } = await privateNetwork(state);
  const { id: clusterId } = await state.clusters.create({ name: "shop", vpcId });
  const machines = { instanceType: "S5.MEDIUM4", password: "Secret-123" };
  return {
    ...simulated,
    state,
    clusterId,
    machines,
    minimal: {
      clusterId,
      name: "web",
      minSize: 1,
      maxSize: 3,
      vpcId,
      subnetIds: [subnetId],
      autoScalingConfig: machines,
    },
    pool: host.resource("KubernetesNodePool", "web"),
    sent: (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody as Values),
    writes: () => writesOf(platform).map(([action]) => action),
    warnings: () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

describe("a KubernetesNodePool", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, labels: { role: "web" }, tags: { team: "shop" } };
    const { id, outputs } = await test.pool.create(inputs);
    expect(id).toMatch(new RegExp(`^${test.clusterId}#np-`));
    expect(test.writes()).toEqual(["CreateClusterNodePool"]);
    expect(test.sent("CreateClusterNodePool")).toMatchObject([
      {
        ClusterId: test.clusterId,
        Name: "web",
        EnableAutoscale: true,
        InstanceAdvancedSettings: { Unschedulable: 0 },
        Labels: [{ Name: "role", Value: "web" }],
        NodePoolOs: "tlinux2.4x86_64",
        OsCustomizeType: "GENERAL",
        Tags: [{ Key: "team", Value: "shop" }],
      },
    ]);
    expect(test.state.machines.list()).toMatchObject([{ type: "S5.MEDIUM4", password: "Secret-123" }]);
    expect(outputs).toMatchObject({
      status: "normal",
      nodeCount: 1,
      desiredCapacity: 1,
      launchConfigId: expect.stringMatching(/^asc-/),
      autoScalingGroupId: expect.stringMatching(/^asg-/),
      defaultCooldown: 300,
      terminationPolicies: "OLDEST_INSTANCE",
      multiZoneSubnetPolicy: "PRIORITY",
      labels: { role: "web" },
      tags: { team: "shop" },
    });
    expect(JSON.stringify([test.host.logs, test.sent("CreateClusterNodePool")])).not.toContain("Secret-123");
    expect((await test.pool.preview(inputs)).action).toBe("same");
  });

  it("is changed in place", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, desiredCapacity: 1, tags: { team: "shop" } };
    await test.pool.create(inputs);
    test.platform.journal.clear();
    const changed = {
      ...inputs,
      name: "site",
      minSize: 2,
      maxSize: 5,
      desiredCapacity: 4,
      enableAutoScale: false,
      autoScalingConfig: { ...test.machines, systemDiskSize: 80, backupInstanceTypes: ["S5.LARGE8"] },
      nodeConfig: { userData: "ZWNobw==" },
      labels: { role: "web" },
      taints: [{ key: "gpu", value: "true", effect: "NoSchedule" }],
      annotations: [{ name: "note", value: "a" }],
      nodeOs: "img-9qabwvbn",
      deletionProtection: true,
      scalingGroupName: "web",
      terminationPolicies: "NEWEST_INSTANCE",
      tags: {},
    };
    await test.pool.update(changed);
    expect(test.writes()).toEqual([
      "ModifyLaunchConfigurationAttributes",
      "ModifyNodePoolInstanceTypes",
      "ModifyClusterNodePool",
      "ModifyNodePoolDesiredCapacityAboutAsg",
      "ModifyAutoScalingGroup",
    ]);
    expect(test.sent("ModifyClusterNodePool")).toMatchObject([
      {
        Name: "site",
        MinNodesNum: 2,
        MaxNodesNum: 5,
        OsName: "img-9qabwvbn",
        OsCustomizeType: "",
        Tags: [],
        UserScript: "ZWNobw==",
      },
    ]);
    expect((await test.pool.preview(changed)).action).toBe("same");
    test.platform.journal.clear();
    await test.pool.update({ ...changed, labels: undefined, taints: undefined, deletionProtection: false });
    expect(test.sent("ModifyClusterNodePool")).toMatchObject([{ Labels: [], Taints: [], DeletionProtection: false }]);
  });

  it("keeps the number of nodes to which the platform scaled it, until the program changes the number", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, desiredCapacity: 1 };
    const { outputs } = await test.pool.create(inputs);
    const id = String(outputs["nodePoolId"]);
    test.state.nodePools.change(id, { desired: 2 });
    await test.pool.read();
    expect((await test.pool.preview(inputs)).action).toBe("same");
    await test.pool.update({ ...inputs, name: "site", desiredCapacity: 3 });
    expect(test.sent("ModifyNodePoolDesiredCapacityAboutAsg")).toMatchObject([{ DesiredCapacity: 3 }]);
    const fixed = { ...inputs, name: "site", desiredCapacity: 3, enableAutoScale: false };
    await test.pool.update(fixed);
    test.state.nodePools.change(id, { desired: 2 });
    await test.pool.read();
    expect((await test.pool.preview(fixed)).action).toBe("update");
  });

  it("warns before a change deletes machines to which the platform has scaled it", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, maxSize: 12, desiredCapacity: 1 };
    const { outputs } = await test.pool.create(inputs);
    const poolId = String(outputs["nodePoolId"]);
    test.state.nodePools.change(poolId, { desired: 4 });
    for (let more = 0; more < 3; more++) await test.state.clusterNodes.create({ clusterId: test.clusterId, poolId });
    await test.pool.read();
    const fewer = expect.stringMatching(/has 4 nodes now, and is reduced to \d: .* deletes the others/);
    await test.pool.preview({ ...inputs, desiredCapacity: 3 });
    expect(test.warnings().slice(-1)).toEqual([fewer]);
    const fixed = { ...inputs, enableAutoScale: false };
    const earlier = test.warnings().length;
    await test.pool.preview(fixed);
    expect(test.warnings().slice(earlier)).toEqual([fewer]);
    test.platform.journal.clear();
    await test.pool.update(fixed);
    expect(test.writes()).toEqual(["ModifyClusterNodePool", "ModifyNodePoolDesiredCapacityAboutAsg"]);
    expect(test.sent("ModifyNodePoolDesiredCapacityAboutAsg")).toMatchObject([{ DesiredCapacity: 1 }]);
  });

  it("waits until its nodes work", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, desiredCapacity: 2, enableAutoScale: false, waitNodeReady: true };
    const { outputs } = await test.pool.create(inputs);
    expect(outputs).toMatchObject({ nodeCount: 2, autoscalingAddedTotal: 2 });
  });

  it("ignores annotations that the platform adds", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, annotations: [{ name: "note", value: "a" }] };
    await test.pool.create(inputs);
    const [pool] = test.state.nodePools.list();
    test.state.nodePools.change(pool?.id ?? "", {
      annotations: [
        { Name: "note", Value: "a" },
        { Name: "node.tke.cloud.tencent.com/pool", Value: "b" },
      ],
    });
    await test.pool.read();
    expect((await test.pool.preview(inputs)).action).toBe("same");
  });

  it("reports its cost, and warns about a replacement", async () => {
    await using test = await given();
    await test.pool.preview(test.minimal);
    expect(test.warnings().join("\n")).toContain(
      "1 to 3 machines of the type S5.MEDIUM4, which are charged by the hour",
    );
    await test.pool.create({ ...test.minimal, deletionProtection: true });
    const other = { ...test.minimal, autoScalingConfig: { ...test.machines, instanceType: "S5.LARGE8" } };
    await expect(test.pool.preview({ ...other, deletionProtection: true })).rejects.toThrow(
      "deletionProtection must be",
    );
    await test.pool.update({ ...test.minimal, deletionProtection: false });
    expect((await test.pool.preview({ ...other, deletionProtection: false })).action).toBe("replace");
    expect(test.warnings().join("\n")).toContain("its machines leave the cluster");
  });

  it.each([
    ["keeps its machines", {}, 1],
    ["deletes its machines with deleteKeepInstance false", { deleteKeepInstance: false }, 0],
  ])("%s when it is deleted", async (_, more, count) => {
    await using test = await given();
    await test.pool.create({ ...test.minimal, ...more });
    await test.pool.delete();
    expect(test.state.nodePools.list()).toEqual([]);
    expect(test.state.machines.list()).toHaveLength(count);
  });

  it("is not deleted while it is protected", async () => {
    await using test = await given();
    await test.pool.create({ ...test.minimal, deletionProtection: true });
    await expect(test.pool.delete()).rejects.toThrow("set deletionProtection to false");
    expect(test.state.nodePools.list()).toHaveLength(1);
  });

  it("leaves the state with its cluster", async () => {
    await using test = await given();
    await test.pool.create(test.minimal);
    test.state.clusters.remove(test.clusterId);
    expect(await test.pool.read()).toBeUndefined();
  });

  it("stays in the state when a query fails in a refresh", async () => {
    await using test = await given();
    const { id } = await test.pool.create(test.minimal);
    const code = "FailedOperation.NodePoolQueryFailed";
    test.platform.failNextAction({ action: "DescribeClusterNodePools", code });
    await expect(test.pool.read()).rejects.toThrow(code);
    expect(test.pool.id).toBe(id);
  });

  it("is not deleted before it has disappeared from its cluster, although a query fails", async () => {
    await using test = await given();
    await test.pool.create(test.minimal);
    const code = "FailedOperation.NodePoolQueryFailed";
    test.platform.failNextAction({ action: "DescribeClusterNodePools", code });
    await test.pool.delete();
    expect(test.sent("DeleteClusterNodePool")).toHaveLength(1);
    expect(test.state.nodePools.list()).toEqual([]);
  });

  it("keeps tags of others when its own change", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, tags: { team: "shop", stage: "test" } };
    await test.pool.create(inputs);
    const [pool] = test.state.nodePools.list();
    const others = ["tencentcloud:billing", "cost-center"].map((Key) => ({ Key, Value: "42" }));
    test.state.nodePools.change(pool?.id ?? "", { tags: [...(pool?.tags ?? []), ...others] });
    const own = { Key: "team", Value: "site" };
    const updated = test.pool.update({ ...inputs, tags: { team: "site" } });
    await expect.poll(() => test.state.nodePools.list()[0]?.tags).toEqual([...others, own]);
    // The update ends once it reads only the tags of the program.
    test.state.nodePools.change(pool?.id ?? "", { tags: [own] });
    await updated;
  });

  it("is imported, and shows no change", async () => {
    await using test = await given();
    const inputs = { ...test.minimal, nodeConfig: { userData: "ZWNobw==" }, labels: { role: "web" } };
    const { id } = await test.pool.create(inputs);
    const imported = test.host.resource("KubernetesNodePool", "imported");
    await imported.import(id);
    expect((await imported.preview(inputs)).action).toBe("same");
  });

  it("is refreshed with the others of its cluster through few requests", async () => {
    await using test = await given({ clusterTaskMs: 0 });
    const all = Array.from({ length: 8 }, (_, at) => test.host.resource("KubernetesNodePool", `web-${at}`));
    for (const [at, one] of all.entries()) await one.create({ ...test.minimal, name: `web-${at}` });
    const states = await refreshed(test, all);
    expect(states.map((one) => one?.outputs["name"])).toEqual(all.map((_, at) => `web-${at}`));
    expect(test.platform.calls().length).toBeLessThanOrEqual(8);
  });

  it.each([
    ["a capacity above the maximum", { desiredCapacity: 4 }, "must be at most maxSize"],
    ["a minimum above the maximum", { minSize: 4 }, "must be at most maxSize"],
    ["a wait with automatic scaling", { waitNodeReady: true }, "enableAutoScale is false"],
    [
      "an impossible period",
      {
        autoScalingConfig: {
          instanceType: "S5.MEDIUM4",
          password: "Secret-123",
          instanceChargeType: "PREPAID",
          instanceChargeTypePrepaidPeriod: 13,
        },
      },
      "must be 1 to 12, 24, 36, 48 or 60",
    ],
    ["no password and no key pair", { autoScalingConfig: { instanceType: "S5.MEDIUM4" } }, "password"],
  ])("is rejected at preview with %s", async (_, more, message) => {
    await using test = await given();
    await expect(test.pool.preview({ ...test.minimal, ...more })).rejects.toThrow(message);
  });
});
