import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
let place = { LoadBalancerId: "", ListenerId: "" };
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("clb", { loadBalancerTaskMs: 5_000 }));
  const { id: LoadBalancerId } = await platform.state.loadBalancers.create({ name: "shop" });
  const web = { loadBalancerId: LoadBalancerId, protocol: "HTTP", port: 80 };
  place = { LoadBalancerId, ListenerId: (await platform.state.listeners.create(web)).id };
});
afterEach(() => platform.close());

const codeOf = async (action: string, params: object) => (await call(action, { ...place, ...params })).code;
const rules = async () => {
  const { LoadBalancerId, ListenerId } = place;
  const { response } = await call("DescribeListeners", { LoadBalancerId, ListenerIds: [ListenerId] });
  return response.Listeners[0].Rules;
};

/** Sends a request and waits for its task. */
async function done(action: string, params: object) {
  const reply = await call(action, { ...place, ...params });
  clock.advance(5_000);
  return reply;
}

describe("a forwarding rule", () => {
  it("is created, changed and deleted by tasks of its load balancer", async () => {
    const shop = { Domain: "shop.example.com", Url: "/" };
    const { LocationIds } = (await done("CreateRule", { Rules: [shop] })).response;
    const [LocationId] = LocationIds;
    expect(await codeOf("CreateRule", { Rules: [shop] })).toBe("InvalidParameterValue.Duplicate");
    await done("ModifyRule", { LocationId, Url: "/cart", OAuth: { OAuthEnable: true } });
    await done("ModifyDomainAttributes", {
      Domain: "shop.example.com",
      NewDomains: ["a.example.com", "b.example.com"],
    });
    expect(await rules()).toMatchObject([
      {
        LocationId,
        Url: "/cart",
        Domains: ["a.example.com", "b.example.com"],
        OAuth: { OAuthEnable: true, OAuthFailureStatus: "BYPASS" },
        HealthCheck: { CheckType: "HTTP", HttpCheckMethod: "HEAD" },
      },
    ]);
    expect(await codeOf("DeleteRule", { LocationIds: [LocationId] })).toBeUndefined();
    expect(await codeOf("ModifyRule", { LocationId, Url: "/" })).toBe("FailedOperation.ResourceInOperating");
    clock.advance(5_000);
    expect(await rules()).toEqual([]);
    expect(await codeOf("DeleteRule", { LocationIds: [LocationId] })).toBe("InvalidParameter.LocationNotFound");
  });

  it.each([
    ["two kinds of domains", { Domain: "a.example.com", Domains: ["b.example.com"], Url: "/" }, "InvalidParameter"],
    ["a path without a slash", { Domain: "a.example.com", Url: "cart" }, "InvalidParameter.FormatError"],
    ["sessions of 10 seconds", { Domain: "a", Url: "/", SessionExpireTime: 10 }, "InvalidParameterValue.Range"],
  ])("is not created with %s", async (_, rule, code) => {
    expect(await codeOf("CreateRule", { Rules: [rule] })).toBe(code);
  });
});
