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

  it("needs a switch for another charge type", async () => {
    const LoadBalancerId = await created();
    const InternetChargeInfo = { InternetChargeType: "BANDWIDTH_POSTPAID_BY_HOUR" };
    const change = { LoadBalancerId, InternetChargeInfo };
    expect(await codeOf("ModifyLoadBalancerAttributes", change)).toBe("InvalidParameter");
    expect(await codeOf("ModifyLoadBalancerAttributes", { ...change, SwitchFlag: 2 })).toBeUndefined();
  });
});
