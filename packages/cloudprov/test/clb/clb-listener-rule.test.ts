import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("ClbListenerRule", settings);
  const { state } = test.platform;
  const { id: clbId } = await state.loadBalancers.create({ name: "shop" });
  const { id: listenerId } = await state.listeners.create({ loadBalancerId: clbId, protocol: "HTTP", port: 80 });
  const { id: httpsId } = await state.listeners.create({ loadBalancerId: clbId, protocol: "HTTPS", port: 443 });
  const https = state.listeners.get(httpsId);
  if (https) state.listeners.change(httpsId, { settings: { ...https.settings, SniSwitch: 1 } });
  const [server, other] = await Promise.all(
    [1, 2].map(() => state.sslCertificates.create({ publicKey: "", type: "SVR" })),
  );
  return {
    ...test,
    state,
    cart: { clbId, listenerId, domain: "shop.example.com", url: "/cart" },
    secure: { clbId, listenerId: httpsId, domain: "shop.example.com", url: "/", certificateId: server?.id },
    other: other?.id,
  };
}

describe("a ClbListenerRule", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given({ loadBalancerTaskMs: 200 });
    const { id, outputs } = await test.it.create({ ...test.cart, sessionExpireTime: 60, healthCheckPort: 8080 });
    expect(test.sent("CreateRule")).toEqual([
      {
        LoadBalancerId: test.cart.clbId,
        ListenerId: test.cart.listenerId,
        Rules: [
          {
            Domain: "shop.example.com",
            Url: "/cart",
            TargetType: "NODE",
            Scheduler: "WRR",
            SessionExpireTime: 60,
            HealthCheck: { CheckPort: 8080 },
          },
        ],
      },
    ]);
    expect(test.sent("ModifyRule")).toEqual([]);
    const [rule] = test.state.forwardingRules.list();
    expect(id).toBe(`${test.cart.clbId}#${test.cart.listenerId}#${rule?.id}`);
    expect(outputs).toMatchObject({
      ruleId: rule?.id,
      domain: "shop.example.com",
      domains: ["shop.example.com"],
      forwardType: "HTTP",
      scheduler: "WRR",
      healthCheckType: "HTTP",
      healthCheckHttpPath: "/",
      http2Switch: false,
      quic: false,
      oauth: { oauthEnable: false },
    });
    expect((await test.it.preview({ ...test.cart, sessionExpireTime: 60, healthCheckPort: 8080 })).action).toBe("same");
  });

  it("gets the settings of sign-in by a second request", async () => {
    await using test = await given();
    const inputs = { ...test.cart, oauth: { oauthEnable: true, oauthFailureStatus: "REJECT" } };
    await test.it.create(inputs);
    expect(test.sent("ModifyRule")).toMatchObject([{ OAuth: { OAuthEnable: true, OAuthFailureStatus: "REJECT" } }]);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("sends its own changes and those of its domain by separate requests", async () => {
    await using test = await given();
    await test.it.create({ ...test.secure, scheduler: "WRR", sessionExpireTime: 60 });
    const { domain: _, ...rest } = test.secure;
    const domains = ["shop.example.com", "www.example.com"];
    const after = {
      ...rest,
      ...{ domains, url: "/shop", scheduler: "LEAST_CONN", certificateId: test.other, http2Switch: true },
      healthCheckIntervalTime: 10,
    };
    await test.it.update(after);
    const [rule] = test.state.forwardingRules.list();
    const place = { LoadBalancerId: test.secure.clbId, ListenerId: test.secure.listenerId };
    expect(test.sent("ModifyRule")).toEqual([
      {
        ...place,
        LocationId: rule?.id,
        Url: "/shop",
        Scheduler: "LEAST_CONN",
        SessionExpireTime: 0,
        HealthCheck: { IntervalTime: 10, CheckPort: -1 },
      },
    ]);
    expect(test.sent("ModifyDomainAttributes")).toEqual([
      {
        ...place,
        Domain: "shop.example.com",
        NewDomains: domains,
        Certificate: { CertId: test.other },
        Http2: true,
      },
    ]);
    expect((await test.it.preview(after)).action).toBe("same");
    await test.it.update({ ...after, domains: undefined, domain: "www.example.com" });
    expect(test.sent("ModifyDomainAttributes").at(-1)).toEqual({
      ...place,
      Domain: "shop.example.com",
      NewDomain: "www.example.com",
    });
  });

  it("of a domain that another rule renames is renamed once, which the preview warns about", async () => {
    await using test = await given({ loadBalancerTaskMs: 200 });
    const root = test.host.resource("ClbListenerRule", "root");
    await test.it.create(test.cart);
    await root.create({ ...test.cart, url: "/" });
    const renamed = { ...test.cart, domain: "www.example.com" };
    await test.it.preview(renamed);
    expect(test.warnings()).toContainEqual(
      expect.stringContaining(`all rules of shop.example.com on the listener ${test.cart.listenerId}`),
    );
    await Promise.all([test.it.update(renamed), root.update({ ...renamed, url: "/" })]);
    expect(test.sent("ModifyDomainAttributes")).toHaveLength(1);
    expect(test.state.forwardingRules.list().map(({ domains }) => domains)).toEqual([
      ["www.example.com"],
      ["www.example.com"],
    ]);
  });

  it("is renamed once although the response is lost", async () => {
    await using test = await given();
    await test.it.create(test.cart);
    test.platform.failNext({ path: /\/ModifyDomainAttributes$/, kind: "resetAfter" });
    await test.it.update({ ...test.cart, domain: "www.example.com" });
    expect(test.state.forwardingRules.list()).toMatchObject([{ domains: ["www.example.com"] }]);
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateRule$/, kind: "resetAfter" });
    await test.it.create(test.cart);
    expect(test.state.forwardingRules.list()).toHaveLength(1);
  });

  it("is created one after another with others of its load balancer, which the platform never rejects", async () => {
    await using test = await given({ loadBalancerTaskMs: 200 });
    const all = Array.from({ length: 6 }, (_, i) => test.host.resource("ClbListenerRule", `rule-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.cart, url: `/${i}` })));
    expect(test.state.forwardingRules.list()).toHaveLength(6);
    await Promise.all(all.map((one) => one.delete()));
    expect(test.state.forwardingRules.list()).toEqual([]);
    expect(test.platform.calls({ code: "FailedOperation.ResourceInOperating" })).toEqual([]);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { clbId, listenerId, domain, url } = test.cart;
    const { id } = await test.state.forwardingRules.create({ listenerId, domains: [domain], url });
    await expect(test.it.create(test.cart)).rejects.toThrow(
      `pulumi import cloudprov:index/clbListenerRule:ClbListenerRule it '${clbId}#${listenerId}#${id}'`,
    );
  });

  it("is deleted before its replacement, and the preview warns about its targets", async () => {
    await using test = await given();
    await test.it.create(test.cart);
    const replaced = { ...test.cart, targetType: "TARGETGROUP" };
    expect((await test.it.preview(replaced)).action).toBe("replace");
    expect(test.warnings()).toContainEqual(expect.stringContaining("are deleted with it"));
    expect((await test.it.diff(replaced)).deleteBeforeReplace).toBe(true);
  });

  it("counts as deleted with its listener", async () => {
    await using test = await given();
    await test.it.create(test.cart);
    const other = test.host.resource("ClbListenerRule", "other");
    await other.create({ ...test.cart, url: "/" });
    test.state.listeners.remove(test.cart.listenerId);
    await other.delete();
    expect(await test.it.read()).toBeUndefined();
  });

  it.each([
    ["one domain", ["shop.example.com"], { domain: "shop.example.com" }],
    ["several domains", ["a.example.com", "b.example.com"], { domains: ["a.example.com", "b.example.com"] }],
  ])("with %s is imported with one of the two properties, and shows no change", async (_, domains, property) => {
    await using test = await given();
    const { clbId, listenerId } = test.cart;
    const { id } = await test.state.forwardingRules.create({ listenerId, domains });
    const { inputs } = await test.it.import(`${clbId}#${listenerId}#${id}`);
    expect(inputs).toMatchObject(property);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it.each([
    ["no domain", { domain: undefined }, ""],
    ["two kinds of domains", { domains: ["a.example.com"] }, "domains"],
    ["sessions with another scheduler", { scheduler: "IP_HASH", sessionExpireTime: 60 }, "sessionExpireTime"],
    ["sessions of 10 seconds", { sessionExpireTime: 10 }, "sessionExpireTime"],
    ["an authority without a certificate", { certificateCaId: "ca" }, "certificateCaId"],
    ["the composite ID of a listener", { listenerId: "lb-1#lbl-1" }, "listenerId"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.cart, ...wrong })).toContain(property);
  });

  it("is refreshed with others of its load balancer by one request", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("ClbListenerRule", `rule-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.cart, url: `/${i}` })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeListeners"]);
  });
});
