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

  it("has the default domain of the listener, which is the first one unless a request chooses another", async () => {
    const rule = (Domain: string, more: object = {}) => ({ Domain, Url: "/", ...more });
    const [a, b, c] = ["a.example.com", "b.example.com", "c.example.com"];
    const defaults = async () =>
      (await rules())
        .filter((one: Record<string, unknown>) => one["DefaultServer"])
        .map((one: { Domain: string }) => one.Domain);
    const two = [rule(a, { DefaultServer: true }), rule(b, { DefaultServer: true })];
    expect(await codeOf("CreateRule", { Rules: two })).toBe("InvalidParameter");
    await done("CreateRule", { Rules: [rule(a), rule(b)] });
    expect(await defaults()).toEqual([a]);
    await done("CreateRule", { Rules: [rule(c, { DefaultServer: true })] });
    expect(await defaults()).toEqual([c]);
    expect(await codeOf("ModifyDomainAttributes", { Domain: c, DefaultServer: false })).toBe("InvalidParameter");
    const unknown = { Domain: c, NewDefaultServerDomain: "other.example.com" };
    expect(await codeOf("ModifyDomainAttributes", unknown)).toBe("InvalidParameter");
    const both = { Domain: c, DefaultServer: true, NewDefaultServerDomain: b };
    expect(await codeOf("ModifyDomainAttributes", both)).toBe("InvalidParameter");
    await done("ModifyDomainAttributes", { Domain: c, DefaultServer: false, NewDefaultServerDomain: b });
    expect(await defaults()).toEqual([b]);
    await done("ModifyDomainAttributes", { Domain: b, NewDomain: "shop.example.com" });
    expect(await defaults()).toEqual(["shop.example.com"]);
    await done("ModifyDomainAttributes", { Domain: a, DefaultServer: true });
    expect(await defaults()).toEqual([a]);
    await done("DeleteRule", { Domain: a, NewDefaultServerDomain: c });
    expect(await defaults()).toEqual([c]);
    await done("DeleteRule", { Domain: c });
    expect(await defaults()).toEqual(["shop.example.com"]);
    await done("CreateRule", { Rules: [rule(c)] });
    expect(await defaults()).toEqual(["shop.example.com"]);
  });

  it("has the name of its cookie", async () => {
    const given = { Domain: "shop.example.com", Url: "/", CookieName: "cart" };
    const [LocationId] = (await done("CreateRule", { Rules: [given] })).response.LocationIds;
    expect(await rules()).toMatchObject([{ CookieName: "cart" }]);
    await done("ModifyRule", { LocationId, CookieName: "shop" });
    await done("ModifyRule", { LocationId, Url: "/cart" });
    expect(await rules()).toMatchObject([{ CookieName: "shop", Url: "/cart" }]);
  });

  it.each([
    ["two kinds of domains", { Domain: "a.example.com", Domains: ["b.example.com"], Url: "/" }, "InvalidParameter"],
    ["a path without a slash", { Domain: "a.example.com", Url: "cart" }, "InvalidParameter.FormatError"],
    ["sessions of 10 seconds", { Domain: "a", Url: "/", SessionExpireTime: 10 }, "InvalidParameterValue.Range"],
  ])("is not created with %s", async (_, rule, code) => {
    expect(await codeOf("CreateRule", { Rules: [rule] })).toBe(code);
  });
});
