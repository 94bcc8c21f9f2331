import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("clb", { loadBalancerTaskMs: 5_000 }));
});
afterEach(() => platform.close());

const open = { LoadBalancerType: "OPEN", LoadBalancerName: "shop", ClientToken: "first" };
const codeOf = async (action: string, params: object) => (await call(action, params)).code;

/** Creates a load balancer and waits for it. Its ID. */
async function created(params: object = open): Promise<string> {
  const { LoadBalancerIds } = (await call("CreateLoadBalancer", params)).response;
  clock.advance(5_000);
  return LoadBalancerIds[0];
}

describe("a load balancer", () => {
  it("is created once for a token, by a task with the ID of the request", async () => {
    const first = (await call("CreateLoadBalancer", open)).response;
    const again = (await call("CreateLoadBalancer", open)).response;
    expect(again.LoadBalancerIds).toEqual(first.LoadBalancerIds);
    expect(await codeOf("CreateLoadBalancer", { ...open, LoadBalancerName: "other" })).toBe("InvalidParameter");
    const status = async () => (await call("DescribeTaskStatus", { TaskId: first.RequestId })).response;
    expect(await status()).toMatchObject({ Status: 2, LoadBalancerIds: first.LoadBalancerIds });
    clock.advance(5_000);
    expect(await status()).toMatchObject({ Status: 0, Message: null });
    expect(await codeOf("DescribeTaskStatus", { TaskId: "nothing" })).toBe("InvalidParameter");
    const { LoadBalancerSet } = (await call("DescribeLoadBalancers", { LoadBalancerName: "sho" })).response;
    expect(LoadBalancerSet).toMatchObject([{ LoadBalancerName: "shop", Status: 1, AddressIPVersion: "ipv4" }]);
  });

  it("accepts one change at a time", async () => {
    const LoadBalancerId = await created();
    const rename = { LoadBalancerId, LoadBalancerName: "site" };
    expect(await codeOf("ModifyLoadBalancerAttributes", rename)).toBeUndefined();
    const busy = "FailedOperation.ResourceInOperating";
    expect(await codeOf("SetLoadBalancerSecurityGroups", { LoadBalancerId })).toBe(busy);
    expect(await codeOf("DeleteLoadBalancer", { LoadBalancerIds: [LoadBalancerId] })).toBe(busy);
    expect(platform.state.loadBalancers.get(LoadBalancerId)?.name).toBe("shop");
    clock.advance(5_000);
    expect(platform.state.loadBalancers.get(LoadBalancerId)?.name).toBe("site");
  });

  it("keeps its values if a task fails, and the task gives the reason", async () => {
    const LoadBalancerId = await created();
    platform.set({ failedTasks: ["ModifyLoadBalancersProject"] });
    const moved = (await call("ModifyLoadBalancersProject", { LoadBalancerIds: [LoadBalancerId], ProjectId: 7 }))
      .response;
    clock.advance(5_000);
    const status = (await call("DescribeTaskStatus", { TaskId: moved.RequestId })).response;
    expect(status).toMatchObject({ Status: 1, Message: "ModifyLoadBalancersProject could not be carried out." });
    expect(platform.state.loadBalancers.get(LoadBalancerId)?.projectId).toBe(0);
  });

  it("is protected from deletion on request", async () => {
    const LoadBalancerId = await created();
    await call("ModifyLoadBalancerAttributes", { LoadBalancerId, DeleteProtect: true });
    clock.advance(5_000);
    const LoadBalancerIds = [LoadBalancerId];
    expect(await codeOf("DeleteLoadBalancer", { LoadBalancerIds })).toBe("OperationDenied");
    await call("ModifyLoadBalancerAttributes", { LoadBalancerId, DeleteProtect: false });
    clock.advance(5_000);
    expect(await codeOf("DeleteLoadBalancer", { LoadBalancerIds })).toBeUndefined();
    clock.advance(5_000);
    expect(await codeOf("DeleteLoadBalancer", { LoadBalancerIds })).toBe("InvalidParameter.LBIdNotFound");
  });

  it.each([
    ["another type", { LoadBalancerType: "BOTH" }, "InvalidParameter"],
    ["an internal one without a subnet", { LoadBalancerType: "INTERNAL" }, "InvalidParameter"],
    ["a public one with a subnet", { SubnetId: "subnet-b8j03v0c" }, "InvalidParameter"],
    ["a long name", { LoadBalancerName: "a".repeat(81) }, "InvalidParameterValue.Length"],
    ["a bandwidth of 0", { InternetAccessible: { InternetMaxBandwidthOut: 0 } }, "InvalidParameterValue.Range"],
    ["a package with another charge type", { BandwidthPackageId: "bwp-1" }, "InvalidParameterCombination"],
    ["a network that does not exist", { VpcId: "vpc-00000000" }, "InvalidParameter"],
  ])("is not created with %s", async (_, wrong, code) => {
    expect(await codeOf("CreateLoadBalancer", { ...open, ...wrong })).toBe(code);
  });

  it("is prepaid on request", async () => {
    const prepaid = { ...open, LBChargeType: "PREPAID" };
    const wrong = [{ RenewFlag: "AUTO_RENEW" }, { Period: 0 }, { Period: 1, RenewFlag: "NEVER" }];
    for (const LBChargePrepaid of [undefined, ...wrong]) {
      expect(await codeOf("CreateLoadBalancer", { ...prepaid, LBChargePrepaid })).toBe("InvalidParameter");
    }
    expect(await codeOf("CreateLoadBalancer", { ...open, LBChargeType: "CDHPAID" })).toBe("InvalidParameter");
    const LBChargePrepaid = { Period: 2, RenewFlag: "AUTO_RENEW" };
    const affinity = { Enable: true, ExitRatio: 30 };
    const more = { LBChargePrepaid, ClusterTag: "shop", AvailableZoneAffinityInfo: affinity };
    await created({ ...prepaid, ...more });
    expect((await call("DescribeLoadBalancers")).response.LoadBalancerSet).toMatchObject([
      {
        ChargeType: "PREPAID",
        PrepaidAttributes: LBChargePrepaid,
        ExpireTime: "2030-03-01 08:00:00",
        ClusterTag: "shop",
        AvailableZoneAffinityInfo: { ...affinity, ReentryRatio: null },
      },
    ]);
  });

  it("saved by an older simulator is not prepaid, and its targets have no labels", async () => {
    const { loadBalancers, listeners, balancerTargets } = platform.state;
    const { id: loadBalancerId } = await loadBalancers.create({});
    const { id: listenerId } = await listeners.create({ loadBalancerId, protocol: "TCP", port: 80 });
    await balancerTargets.create({ listenerId, eniIp: "10.0.0.9" });
    const newer = (name: string, value: unknown) => (name === "prepaid" || name === "tag" ? undefined : value);
    await platform.restore(JSON.parse(JSON.stringify(platform.snapshot(), newer)));
    expect((await call("DescribeLoadBalancers")).response.LoadBalancerSet).toMatchObject([
      { ExpireTime: null, PrepaidAttributes: null },
    ]);
    const { Listeners } = (await call("DescribeTargets", { LoadBalancerId: loadBalancerId })).response;
    expect(Listeners).toMatchObject([{ Targets: [{ Tag: null }] }]);
  });

  it("is found by its settings and its targets, in the requested order", async () => {
    const { loadBalancers, listeners, balancerTargets, machines } = platform.state;
    const shop = await loadBalancers.create({ name: "shop", billing: "PREPAID", slaType: "clb.c2.medium" });
    const site = await loadBalancers.create({ name: "a-site", type: "INTERNAL", exclusiveCluster: {} });
    const TagKey = "team";
    await call("CreateLoadBalancer", { ...open, LoadBalancerName: "tagged", Tags: [{ TagKey, TagValue: "web" }] });
    const { id: listenerId } = await listeners.create({ loadBalancerId: shop.id, protocol: "TCP", port: 80 });
    const machine = await machines.create({ privateIp: "10.0.0.8", publicIp: "203.0.113.8" });
    await balancerTargets.create({ listenerId, instanceId: machine.id });
    await balancerTargets.create({ listenerId, eniIp: "10.0.0.9" });
    const names = async (params: object) =>
      (await call("DescribeLoadBalancers", params)).response.LoadBalancerSet.map(
        (one: Record<string, unknown>) => one["LoadBalancerName"],
      );
    const by = (Name: string, ...Values: string[]) => names({ Filters: [{ Name, Values }] });

    expect(await names({ OrderBy: "LoadBalancerName", OrderType: 0 })).toEqual([site.name, shop.name, "tagged"]);
    expect(await names({ OrderBy: "LoadBalancerType" })).toEqual(["tagged", shop.name, site.name]);
    expect(await names({ WithRs: 1 })).toEqual([shop.name]);
    expect(await names({ WithRs: 0 })).toEqual(["tagged", site.name]);
    expect(await names({ BackendPublicIps: ["203.0.113.8"] })).toEqual([shop.name]);
    expect(await names({ BackendPrivateIps: ["10.0.0.9"] })).toEqual([shop.name]);
    expect(await names({ BackendPrivateIps: ["10.0.0.7"] })).toEqual([]);
    expect(await by("charge-type", "PREPAID")).toEqual([shop.name]);
    expect(await by("sla-type", "clb.c2.medium", "clb.c3.small")).toEqual([shop.name]);
    expect(await by("exclusive", "1")).toEqual([site.name]);
    expect(await by("vip-isp", "INTERNAL")).toEqual([site.name]);
    expect(await by("internet-charge-type", "TRAFFIC_POSTPAID_BY_HOUR")).toContain("tagged");
    expect(await by("master-zone-id", "100003")).toEqual(["tagged", shop.name]);
    expect(await by("tag-key", TagKey)).toEqual(["tagged"]);
    expect(await by("tag:team", "web")).toEqual(["tagged"]);
    expect(await by("function-name", "hello")).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
    expect((await call("DescribeLoadBalancers", { Filters: [{ Name: "name", Values: ["shop"] }] })).code).toBe(
      "InvalidParameterValue",
    );
  });

  it("finds its targets by their addresses and labels", async () => {
    const LoadBalancerId = await created();
    const web = { loadBalancerId: LoadBalancerId, protocol: "TCP", port: 80 };
    const { id: ListenerId } = await platform.state.listeners.create(web);
    const place = { LoadBalancerId, ListenerId };
    const done = async (action: string, params: object) => {
      expect(await codeOf(action, { ...place, ...params })).toBeUndefined();
      clock.advance(5_000);
    };
    const [one, other] = ["10.0.0.8", "10.0.0.9"].map((EniIp) => ({ EniIp, Port: 80 }));
    await done("RegisterTargets", { Targets: [{ ...one, Tag: "blue" }, other] });
    await done("ModifyTargetWeight", { Targets: [{ ...one, Weight: 5 }, other], Weight: 20 });
    const found = async (...Filters: object[]) => {
      const filters = Filters.length === 0 ? {} : { Filters };
      const { response } = await call("DescribeTargets", { LoadBalancerId, ...filters });
      return response.Listeners[0].Targets.map(({ Weight, Tag }: Record<string, unknown>) => [Weight, Tag]);
    };
    expect(await found()).toEqual([
      [5, "blue"],
      [20, null],
    ]);
    expect(await found({ Name: "tag", Values: ["blue"] })).toEqual([[5, "blue"]]);
    expect(await found({ Name: "private-ip-address", Values: ["10.0.0.9"] })).toEqual([[20, null]]);
    expect(await found({ Name: "location-id", Values: ["loc-1"] })).toEqual([]);
  });

  it("needs a switch for another charge type", async () => {
    const LoadBalancerId = await created();
    const InternetChargeInfo = { InternetChargeType: "BANDWIDTH_POSTPAID_BY_HOUR" };
    const change = { LoadBalancerId, InternetChargeInfo };
    expect(await codeOf("ModifyLoadBalancerAttributes", change)).toBe("InvalidParameter");
    expect(await codeOf("ModifyLoadBalancerAttributes", { ...change, SwitchFlag: 2 })).toBeUndefined();
  });
});
