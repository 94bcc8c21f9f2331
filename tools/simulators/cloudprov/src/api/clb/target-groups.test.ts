import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("clb", { loadBalancerTaskMs: 5_000 }));
});
afterEach(() => platform.close());

const codeOf = async (action: string, params: object) => (await call(action, params)).code;
const groups = async () => (await call("DescribeTargetGroups", {})).response.TargetGroupSet;

describe("a group of targets", () => {
  it("is created, changed and deleted at once", async () => {
    const web = { TargetGroupName: "web", Type: "v2", Protocol: "HTTP", Port: 8080 };
    const { TargetGroupId } = (await call("CreateTargetGroup", web)).response;
    await call("ModifyTargetGroupAttribute", {
      TargetGroupId,
      Weight: 0,
      HealthCheck: { HealthSwitch: true, GapTime: 10 },
    });
    expect(await groups()).toMatchObject([
      {
        TargetGroupId,
        Port: 8080,
        TargetGroupType: "v2",
        Weight: 0,
        ScheduleAlgorithm: "WRR",
        HealthCheck: { Protocol: "HTTP", GapTime: 10, GoodLimit: 3 },
      },
    ]);
    expect(await codeOf("DeleteTargetGroups", { TargetGroupIds: [TargetGroupId] })).toBeUndefined();
    expect(await groups()).toEqual([]);
  });

  it("is connected to a listener by a task, and in use until that is deleted", async () => {
    const { id: LoadBalancerId } = await platform.state.loadBalancers.create({ name: "shop" });
    const tcp = { LoadBalancerId, Ports: [80], Protocol: "TCP", TargetType: "TARGETGROUP" };
    const [ListenerId] = (await call("CreateListener", tcp)).response.ListenerIds;
    clock.advance(5_000);
    const { id: TargetGroupId } = await platform.state.targetGroups.create({ name: "web" });
    const Associations = [{ LoadBalancerId, ListenerId, TargetGroupId }];
    await call("AssociateTargetGroups", { Associations });
    expect(await groups()).toMatchObject([{ AssociatedRule: null }]);
    clock.advance(5_000);
    expect(await groups()).toMatchObject([{ AssociatedRule: [{ LoadBalancerId, ListenerId, LocationId: null }] }]);
    expect(await codeOf("DeleteTargetGroups", { TargetGroupIds: [TargetGroupId] })).toBe("ResourceInUse");
    await call("DeleteListener", { LoadBalancerId, ListenerId });
    clock.advance(5_000);
    expect(await groups()).toMatchObject([{ AssociatedRule: null }]);
  });

  it.each([
    ["the type v1 without a port", { TargetGroupName: "web" }],
    ["the type v2 without a protocol", { TargetGroupName: "web", Type: "v2" }],
    ["a weight that the type v1 does not have", { TargetGroupName: "web", Port: 80, Weight: 10 }],
  ])("is not created with %s", async (_, params) => {
    expect(await codeOf("CreateTargetGroup", params)).toBe("InvalidParameter");
  });
});
