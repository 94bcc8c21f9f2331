import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testAuthority } from "../../testing/certificates.ts";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
let LoadBalancerId = "";
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("clb", { loadBalancerTaskMs: 5_000, listenerQuota: 2 }));
  LoadBalancerId = (await platform.state.loadBalancers.create({ name: "shop" })).id;
});
afterEach(() => platform.close());

const codeOf = async (action: string, params: object) => (await call(action, { LoadBalancerId, ...params })).code;
const listed = async (params: object = {}) =>
  (await call("DescribeListeners", { LoadBalancerId, ...params })).response.Listeners;

/** Sends a request and waits for its task. */
async function done(action: string, params: object) {
  const reply = await call(action, { LoadBalancerId, ...params });
  clock.advance(5_000);
  return reply;
}

describe("a listener", () => {
  it("is created, changed and deleted by tasks of its load balancer", async () => {
    const { ListenerIds } = (await call("CreateListener", { LoadBalancerId, Ports: [80, 81], Protocol: "TCP" }))
      .response;
    const [ListenerId] = ListenerIds;
    expect(await codeOf("DeleteListener", { ListenerId })).toBe("FailedOperation.ResourceInOperating");
    clock.advance(5_000);
    expect(await listed({ Port: 81 })).toMatchObject([
      { ListenerId: ListenerIds[1], HealthCheck: { CheckType: "TCP", CheckPort: null }, IdleConnectTimeout: 900 },
    ]);
    expect(await codeOf("CreateListener", { Ports: [82], Protocol: "TCP" })).toBe("LimitExceeded");
    await done("ModifyListener", { ListenerId, ListenerName: "web", HealthCheck: { CheckPort: 8080 } });
    expect(await listed({ ListenerIds: [ListenerId] })).toMatchObject([
      { ListenerName: "web", HealthCheck: { CheckPort: 8080, TimeOut: 2 } },
    ]);
    await done("ModifyListener", { ListenerId, HealthCheck: { CheckPort: -1 } });
    expect(await listed({ ListenerIds: [ListenerId] })).toMatchObject([{ HealthCheck: { CheckPort: null } }]);
    await done("DeleteListener", { ListenerId });
    expect(await codeOf("ModifyListener", { ListenerId })).toBe("InvalidParameter.ListenerIdNotFound");
    await done("DeleteLoadBalancer", { LoadBalancerIds: [LoadBalancerId], LoadBalancerId: undefined });
    expect(platform.state.listeners.list()).toEqual([]);
    expect(await codeOf("DescribeListeners", {})).toBe("InvalidParameter.LBIdNotFound");
  });

  it("shares its port only with one of the other kind of transport", async () => {
    await done("CreateListener", { Ports: [80], Protocol: "HTTP" });
    expect(await codeOf("CreateListener", { Ports: [80], Protocol: "TCP" })).toBe("InvalidParameter.PortCheckFailed");
    expect(await codeOf("CreateListener", { Ports: [80], Protocol: "UDP" })).toBeUndefined();
  });

  it("has certificates of the account", async () => {
    const server = await platform.state.sslCertificates.create({ publicKey: "", type: "SVR" });
    const authority = await platform.state.sslCertificates.create({ publicKey: "", type: "CA" });
    const https = { Ports: [443], Protocol: "HTTPS" };
    const given = { SSLMode: "MUTUAL", CertId: server.id };
    for (const Certificate of [undefined, { CertId: "nothing" }, given, { CertId: authority.id }]) {
      expect(await codeOf("CreateListener", { ...https, Certificate })).toBe("InvalidParameter");
    }
    const MultiCertInfo = { SSLMode: "MUTUAL", CertList: [{ CertId: server.id }, { CertId: authority.id }] };
    expect(await codeOf("CreateListener", { ...https, Certificate: given, MultiCertInfo })).toBe(
      "InvalidParameterCombination",
    );
    await done("CreateListener", { ...https, MultiCertInfo });
    expect(await listed()).toMatchObject([
      { HealthCheck: null, Certificate: { CertId: server.id, CertCaId: authority.id, ExtCertIds: [] } },
    ]);
  });

  it("gets certificates that the request uploads to the account", async () => {
    const authority = testAuthority();
    const { cert, key } = authority.issue("shop.example.com");
    const server = { CertName: "shop", CertContent: cert, CertKey: key };
    const https = { Ports: [443], Protocol: "HTTPS" };
    const mutual = { ...server, SSLMode: "MUTUAL", CertCaName: "staff", CertCaContent: authority.cert };
    for (const wrong of [{ CertName: undefined }, { CertKey: undefined }, { CertContent: "shop" }]) {
      expect(await codeOf("CreateListener", { ...https, Certificate: { ...server, ...wrong } })).toBe(
        "InvalidParameter",
      );
    }
    await done("CreateListener", { ...https, Certificate: mutual });
    const uploaded = platform.state.sslCertificates.list();
    expect(uploaded.map(({ alias, type, publicKey }) => [alias, type, publicKey])).toEqual([
      ["shop", "SVR", cert],
      ["staff", "CA", authority.cert],
    ]);
    const [{ ListenerId, Certificate }] = await listed();
    expect(Certificate).toMatchObject({ CertId: uploaded[0]?.id, CertCaId: uploaded[1]?.id });

    const MultiCertInfo = { SSLMode: "UNIDIRECTIONAL", CertList: [server, { CertId: uploaded[0]?.id }] };
    await done("ModifyListener", { ListenerId, MultiCertInfo });
    const added = platform.state.sslCertificates.list()[2]?.id;
    expect(await listed()).toMatchObject([{ Certificate: { CertId: added, ExtCertIds: [uploaded[0]?.id] } }]);
    expect(JSON.stringify(platform.journal.entries)).not.toContain(key.split("\n")[1]);
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["a protocol that does not exist", { Protocol: "SCTP" }, "InvalidParameter.ProtocolCheckFailed"],
    ["sessions of 10 seconds", { SessionExpireTime: 10 }, "InvalidParameterValue.Range"],
    ["SNI for TCP", { SniSwitch: 1 }, "InvalidParameter"],
    ["a check by ping", { HealthCheck: { CheckType: "PING" } }, "InvalidParameter"],
    ["a check by HTTP without a version", { HealthCheck: { CheckType: "HTTP" } }, "InvalidParameter"],
    ["a custom check without contents", { HealthCheck: { CheckType: "CUSTOM" } }, "InvalidParameter"],
    ["a timeout of 1 second", { HealthCheck: { TimeOut: 1 } }, "InvalidParameterValue.Range"],
  ])("is not created with %s", async (_, wrong, code) => {
    expect(await codeOf("CreateListener", { Ports: [80], Protocol: "TCP", ...wrong })).toBe(code);
  });
});
