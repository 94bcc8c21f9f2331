import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("ClbInstance", settings);
  const { state } = test.platform;
  const { vpcId, subnetId } = await privateNetwork(state);
  return {
    ...test,
    state,
    open: { networkType: "OPEN", clbName: "shop", vpcId },
    internal: { networkType: "INTERNAL", clbName: "shop", vpcId, subnetId },
  };
}

describe("a ClbInstance", () => {
  it("is created with its tags by one request, and waits for its task", async () => {
    await using test = await given({ loadBalancerTaskMs: 300 });
    const { id, outputs } = await test.it.create({ ...test.open, tags: { team: "shop" } });
    expect(test.sent("CreateLoadBalancer")).toEqual([
      {
        LoadBalancerType: "OPEN",
        LoadBalancerName: "shop",
        VpcId: test.open.vpcId,
        ProjectId: 0,
        LoadBalancerPassToTarget: false,
        Tags: [{ TagKey: "team", TagValue: "shop" }],
        ClientToken: expect.any(String),
      },
    ]);
    expect(test.sent("ModifyLoadBalancerAttributes")).toEqual([]);
    expect(test.state.loadBalancers.list()).toMatchObject([{ id, status: 1 }]);
    expect(outputs).toMatchObject({
      clbInstanceId: id,
      addressIpVersion: "IPV4",
      internetChargeType: "TRAFFIC_POSTPAID_BY_HOUR",
      internetBandwidthMaxOut: 10,
      masterZoneId: "ap-guangzhou-3",
      clbVips: [expect.stringMatching(/^119\./)],
      tags: { team: "shop" },
    });
  });

  it("gets settings that a creation cannot set by further requests, one task after another", async () => {
    await using test = await given({ loadBalancerTaskMs: 100 });
    const { id: group } = await test.state.securityGroups.create({ name: "web" });
    const { id: LoadBalancerId } = await test.it.create({
      ...test.open,
      securityGroups: [group],
      logSetId: "logset-1",
      logTopicId: "topic-1",
      deleteProtect: true,
    });
    expect(test.sent("ModifyLoadBalancerAttributes")).toEqual([{ LoadBalancerId, DeleteProtect: true }]);
    expect(test.sent("SetLoadBalancerSecurityGroups")).toEqual([{ LoadBalancerId, SecurityGroups: [group] }]);
    expect(test.sent("SetLoadBalancerClsLog")).toEqual([
      { LoadBalancerId, LogSetId: "logset-1", LogTopicId: "topic-1" },
    ]);
    expect(test.platform.calls({ code: "FailedOperation.ResourceInOperating" })).toEqual([]);
  });

  it("gets its ID from the task if the response to its creation lacks it", async () => {
    await using test = await given({ loadBalancerTaskMs: 200, lateLoadBalancerIds: true });
    const { id } = await test.it.create(test.open);
    expect(test.state.loadBalancers.list().map((one) => one.id)).toEqual([id]);
  });

  it("is found by its name if its task cannot be read", async () => {
    await using test = await given({ lateLoadBalancerIds: true });
    test.platform.set({ actionErrors: { "clb:DescribeTaskStatus": "InvalidParameter" } });
    const { id } = await test.it.create(test.open);
    expect(test.state.loadBalancers.list().map((one) => one.id)).toEqual([id]);
  });

  it("reports the task that failed to create it, and is created by the next run", async () => {
    await using test = await given({ failedTasks: ["CreateLoadBalancer"] });
    await expect(test.it.create(test.open)).rejects.toThrow("it says: CreateLoadBalancer could not be carried out.");
    expect(test.state.loadBalancers.list()).toEqual([]);
  });

  it("reports a change whose task fails", async () => {
    await using test = await given();
    await test.it.create(test.open);
    test.platform.set({ failedTasks: ["ModifyLoadBalancerAttributes"] });
    await expect(test.it.update({ ...test.open, clbName: "site" })).rejects.toThrow(
      /ModifyLoadBalancerAttributes failed: the platform's task [\w-]+ did not succeed; it says/,
    );
  });

  it("sends only what changes, and clears what the program no longer sets", async () => {
    await using test = await given();
    const log = { logSetId: "logset-1", logTopicId: "topic-1" };
    const before = { ...test.open, ...log, snatPro: true, associateEndpoint: "vpce-1" };
    const { id: LoadBalancerId } = await test.it.create(before);
    test.platform.journal.clear();
    const after = { ...test.open, internetChargeType: "BANDWIDTH_POSTPAID_BY_HOUR", slaType: "clb.c3.small" };
    await test.it.update({ ...after, force: true });
    expect(test.sent("ModifyLoadBalancerSla")).toEqual([
      { LoadBalancerSla: [{ LoadBalancerId, SlaType: "clb.c3.small" }], Force: true },
    ]);
    expect(test.sent("ModifyLoadBalancerAttributes")).toEqual([
      {
        LoadBalancerId,
        InternetChargeInfo: { InternetChargeType: "BANDWIDTH_POSTPAID_BY_HOUR" },
        SwitchFlag: 2,
        SnatPro: false,
        AssociateEndpoint: "",
      },
    ]);
    expect(test.sent("SetLoadBalancerClsLog")).toEqual([{ LoadBalancerId, LogSetId: "", LogTopicId: "" }]);
    expect((await test.it.diff({ ...after, force: true })).changes).toEqual([]);
  });

  it("sends the region and the network of its targets together", async () => {
    await using test = await given();
    const target = { targetRegionInfoRegion: "ap-shanghai", targetRegionInfoVpcId: "vpc-00000001" };
    const { id: LoadBalancerId } = await test.it.create({ ...test.open, ...target });
    await test.it.update({ ...test.open, ...target, targetRegionInfoVpcId: "vpc-00000002" });
    expect(test.sent("ModifyLoadBalancerAttributes")).toEqual([
      { LoadBalancerId, TargetRegionInfo: { Region: "ap-shanghai", VpcId: "vpc-00000001" } },
      { LoadBalancerId, TargetRegionInfo: { Region: "ap-shanghai", VpcId: "vpc-00000002" } },
    ]);
  });

  it("exchanges the public address of an internal load balancer", async () => {
    await using test = await given();
    const [first, second] = await Promise.all([1, 2].map(() => test.state.addresses.create({})));
    const { id, outputs } = await test.it.create({ ...test.internal, eipAddressId: first?.id });
    expect(outputs).toMatchObject({ eipAddressId: first?.id, vipIsp: "", masterZoneId: "" });
    await test.it.update({ ...test.internal, eipAddressId: second?.id });
    expect(test.state.addresses.list()).toMatchObject([{ status: "UNBIND" }, { status: "BIND", instanceId: id }]);
    expect((await test.it.diff({ ...test.internal, eipAddressId: second?.id })).changes).toEqual([]);

    test.state.addresses.change(second?.id ?? "", { status: "UNBIND", instanceId: "" });
    expect((await test.it.read())?.outputs).toMatchObject({ eipAddressId: "" });
  });

  it("does not unbind an address that somebody else has moved to a machine", async () => {
    await using test = await given();
    const [first, second] = await Promise.all([1, 2].map(() => test.state.addresses.create({})));
    const { id } = await test.it.create({ ...test.internal, eipAddressId: first?.id });
    const { id: instanceId } = await test.state.machines.create({});
    test.state.addresses.change(first?.id ?? "", { instanceId });
    await test.it.update({ ...test.internal, eipAddressId: second?.id });
    expect(test.sent("DisassociateAddress")).toEqual([]);
    expect(test.state.addresses.list()).toMatchObject([
      { status: "BIND", instanceId },
      { status: "BIND", instanceId: id },
    ]);
  });

  it("warns about its costs, and about the address that a replacement loses", async () => {
    await using test = await given();
    await test.it.preview(test.open);
    expect(test.warnings()).toEqual([
      expect.stringContaining("charged by the hour until it is deleted, without a minimum period, and its traffic by"),
    ]);
    const { id } = await test.it.create(test.open);
    await test.it.preview({ ...test.open, addressIpVersion: "IPV6" });
    expect(test.warnings()).toContainEqual(
      expect.stringContaining(`the load balancer ${id} is deleted with its listeners, and its address`),
    );
  });

  it("is not replaced while its deletion protection is on", async () => {
    await using test = await given();
    const inputs = { ...test.open, deleteProtect: true };
    await test.it.create(inputs);
    await expect(test.it.preview({ ...inputs, addressIpVersion: "IPV6" })).rejects.toThrow("deleteProtect");
    await expect(test.it.delete()).rejects.toThrow("set it to false and run pulumi up first");
    test.platform.set({ actionErrors: { "clb:DeleteLoadBalancer": "FailedOperation" } });
    await expect(test.it.delete()).rejects.toThrow("set deleteProtect to false and run `pulumi up` first");
    expect(test.state.loadBalancers.list()).toHaveLength(1);
  });

  it("keeps the dedicated cluster that the platform has chosen", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.open);
    test.state.loadBalancers.change(id, { clusterIds: ["vip-cluster-1"] });
    expect((await test.it.read())?.outputs["clusterId"]).toBe("vip-cluster-1");
    expect((await test.it.preview(test.open)).action).toBe("same");
  });

  it("accepts its zone by name and by number", async () => {
    await using test = await given();
    await test.it.create({ ...test.open, masterZoneId: "100003" });
    expect((await test.it.diff({ ...test.open, masterZoneId: "100003" })).changes).toEqual([]);
    expect((await test.it.diff({ ...test.open, masterZoneId: "ap-guangzhou-3" })).changes).toEqual([]);
    expect((await test.it.diff({ ...test.open, masterZoneId: "ap-guangzhou-4" })).changes).toHaveLength(1);
  });

  it.each([
    ["no subnet of an internal one", { networkType: "INTERNAL" }, "subnetId"],
    ["a subnet of a public one", { subnetId: "subnet-b8j03v0c" }, "subnetId"],
    ["a line of an internal one", { networkType: "INTERNAL", subnetId: "subnet-b8j03v0c", vipIsp: "BGP" }, "vipIsp"],
    ["a bandwidth package with another charge type", { bandwidthPackageId: "bwp-1" }, "bandwidthPackageId"],
    ["a log set without a topic", { logSetId: "logset-1" }, "logTopicId"],
    ["addresses without snatPro", { snatIps: [{ subnetId: "subnet-b8j03v0c" }] }, "snatIps"],
    ["another IP version", { addressIpVersion: "IPv5" }, "addressIpVersion"],
    ["a name with 61 characters", { clbName: "a".repeat(61) }, "clbName"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.open, ...wrong })).toEqual([property]);
  });

  it("is refreshed with others from one listing, and internal ones with their addresses", async () => {
    await using test = await given({ loadBalancerQuota: 200 });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("ClbInstance", `shop-${i}`));
    await Promise.all(
      all.map((one, i) => one.create({ ...(i % 2 === 0 ? test.open : test.internal), clbName: `shop-${i}` })),
    );
    await refreshed(test, all);
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.filter((action) => action === "DescribeLoadBalancers").length).toBeLessThanOrEqual(2);
    expect(actions.length).toBeLessThanOrEqual(5);
  });
});

describe("getClbInstances", () => {
  it("filters by the platform's criteria, and returns objects as JSON", async () => {
    await using test = await given();
    const cluster = { l4Clusters: [{ clusterId: "tgw-1" }], l7Clusters: [{ clusterId: "stgw-1" }] };
    const { id } = await test.it.create({ ...test.internal, exclusiveCluster: cluster, tags: { team: "shop" } });
    await test.state.loadBalancers.create({ name: "site", projectId: 7 });
    const found = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.host.invoke("getClbInstances", inputs))["clbLists"] as Readonly<Record<string, unknown>>[];
    expect(await found({})).toMatchObject([{ clbName: "site" }, { clbName: "shop" }]);
    expect(await found({ projectId: 7, masterZone: "100003" })).toMatchObject([{ zoneId: 100_003, targetCount: 0 }]);
    const [internal] = await found({ clbId: id, networkType: "INTERNAL" });
    expect(internal).toMatchObject({ clbId: id, tags: { team: "shop" }, exclusive: 1, zone: "" });
    expect(JSON.parse(String(internal?.["exclusiveCluster"]))).toMatchObject({ L4Clusters: [{ ClusterId: "tgw-1" }] });
    expect(await found({ clbName: "nothing" })).toEqual([]);
  });
});
