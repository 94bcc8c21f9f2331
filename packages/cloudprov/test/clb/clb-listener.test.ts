import { describe, expect, it, vi } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("ClbListener", settings);
  const { state } = test.platform;
  const { id: clbId } = await state.loadBalancers.create({ name: "shop" });
  const [server, other, authority] = await Promise.all(
    (["SVR", "SVR", "CA"] as const).map((type) => state.sslCertificates.create({ publicKey: "", type })),
  );
  return {
    ...test,
    state,
    tcp: { clbId, listenerName: "tcp", protocol: "TCP", port: 80 },
    https: { clbId, listenerName: "https", protocol: "HTTPS", port: 443, certificateId: server?.id },
    /** Sends an action that the provider does not send in turn. */
    elsewhere: (action: string, parameters: Readonly<Record<string, unknown>>) =>
      test.host
        .resource("ActionCall", "elsewhere")
        .create({ service: "clb", version: "2018-03-17", action, parameters }),
    certificates: { server: server?.id, other: other?.id, authority: authority?.id },
  };
}

describe("a ClbListener", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given({ loadBalancerTaskMs: 200 });
    const { id, outputs } = await test.it.create({ ...test.tcp, healthCheckPort: 8080, sessionExpireTime: 60 });
    expect(test.sent("CreateListener")).toEqual([
      {
        LoadBalancerId: test.tcp.clbId,
        Ports: [80],
        ListenerNames: ["tcp"],
        Protocol: "TCP",
        Scheduler: "WRR",
        TargetType: "NODE",
        SessionExpireTime: 60,
        HealthCheck: { CheckPort: 8080 },
      },
    ]);
    const [listener] = test.state.listeners.list();
    expect(id).toBe(`${test.tcp.clbId}#${listener?.id}`);
    expect(outputs).toMatchObject({
      listenerId: listener?.id,
      clbListenerId: id,
      healthCheckSwitch: true,
      healthCheckTimeOut: 2,
      healthCheckType: "TCP",
      idleConnectTimeout: 900,
      maxConn: -1,
      targetType: "NODE",
    });
    expect((await test.it.diff({ ...test.tcp, healthCheckPort: 8080, sessionExpireTime: 60 })).changes).toEqual([]);
  });

  it("sends only what changes, and the health check as a whole", async () => {
    await using test = await given();
    const inputs = { ...test.tcp, healthCheckPort: 8080, healthCheckIntervalTime: 10, sessionExpireTime: 60 };
    await test.it.create(inputs);
    const { sessionExpireTime: _, healthCheckPort: __, ...rest } = inputs;
    const after = { ...rest, listenerName: "web", healthCheckTimeOut: 4, snatEnable: true };
    await test.it.update(after);
    const [listener] = test.state.listeners.list();
    expect(test.sent("ModifyListener")).toEqual([
      {
        LoadBalancerId: test.tcp.clbId,
        ListenerId: listener?.id,
        ListenerName: "web",
        SessionExpireTime: 0,
        SnatEnable: true,
        HealthCheck: { TimeOut: 4, IntervalTime: 10, CheckPort: -1 },
      },
    ]);
    expect((await test.it.diff(after)).changes).toEqual([]);
    await test.it.update({ ...after, healthCheckSwitch: false });
    expect(test.sent("ModifyListener").at(-1)).toMatchObject({ HealthCheck: { HealthSwitch: 0 } });
  });

  it("exchanges its certificate for several ones, and back", async () => {
    await using test = await given();
    const { server, other, authority } = test.certificates;
    await test.it.create(test.https);
    const { certificateId: _, ...rest } = test.https;
    const several = { ...rest, multiCertInfo: { sslMode: "MUTUAL", certIdLists: [server, other, authority] } };
    await test.it.update(several);
    expect(test.sent("ModifyListener")).toMatchObject([
      {
        MultiCertInfo: { SSLMode: "MUTUAL", CertList: [{ CertId: server }, { CertId: other }, { CertId: authority }] },
      },
    ]);
    expect((await test.it.diff(several)).changes).toEqual([]);
    const single = { ...rest, multiCertInfo: { sslMode: "UNIDIRECTIONAL", certIdLists: [other] } };
    await test.it.update(single);
    expect((await test.it.diff(single)).changes).toEqual([]);
    await test.it.update({ ...rest, certificateId: server, certificateSslMode: "MUTUAL", certificateCaId: authority });
    expect(test.sent("ModifyListener").at(-1)).toMatchObject({
      Certificate: { CertId: server, SSLMode: "MUTUAL", CertCaId: authority },
    });
  });

  it("is created one after another with others of its load balancer, which the platform never rejects", async () => {
    await using test = await given({ loadBalancerTaskMs: 300 });
    const all = Array.from({ length: 8 }, (_, i) => test.host.resource("ClbListener", `tcp-${i}`));
    await all[0]?.create({ ...test.tcp, port: 8000 });
    const waits = () => test.host.logs.filter(({ message }) => message.includes("waiting for other changes"));
    expect(waits()).toEqual([]);
    await Promise.all(all.slice(1).map((one, i) => one.create({ ...test.tcp, port: 8001 + i })));
    expect(waits().length).toBeGreaterThan(0);
    expect(test.state.listeners.list()).toHaveLength(8);
    await Promise.all(all.map((one) => one.delete()));
    expect(test.state.listeners.list()).toEqual([]);
    expect(test.platform.calls({ code: "FailedOperation.ResourceInOperating" })).toEqual([]);
  });

  it("waits while another process changes its load balancer", async () => {
    await using test = await given({ loadBalancerTaskMs: 60_000 });
    await test.elsewhere("ModifyLoadBalancerAttributes", { LoadBalancerId: test.tcp.clbId, LoadBalancerName: "site" });
    const creation = test.it.create(test.tcp);
    const rejected = () => test.platform.calls({ code: "FailedOperation.ResourceInOperating" }).length;
    await vi.waitFor(() => expect(rejected()).toBeGreaterThan(0), { timeout: 20_000 });
    test.platform.set({ loadBalancerTaskMs: 0 });
    test.platform.advanceClock(60_000);
    await creation;
    expect(test.state.loadBalancers.list()).toMatchObject([{ name: "site" }]);
  });

  it("reports the task that failed to create it, and is created by the next run", async () => {
    await using test = await given({ failedTasks: ["CreateListener"] });
    await expect(test.it.create(test.tcp)).rejects.toThrow("it says: CreateListener could not be carried out.");
    expect(test.state.listeners.list()).toEqual([]);
    // A failed creation does not keep the others waiting.
    test.platform.set({ failedTasks: [] });
    await test.host.resource("ClbListener", "next").create(test.tcp);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { id } = await test.state.listeners.create({ loadBalancerId: test.tcp.clbId, protocol: "HTTP", port: 80 });
    await expect(test.it.create(test.tcp)).rejects.toThrow(
      `pulumi import cloudprov:index/clbListener:ClbListener it '${test.tcp.clbId}#${id}'`,
    );
  });

  it("can have the port of a listener with the other kind of transport", async () => {
    await using test = await given();
    await test.it.create(test.tcp);
    await test.host.resource("ClbListener", "udp").create({ ...test.tcp, protocol: "UDP" });
    expect(test.state.listeners.list()).toHaveLength(2);
  });

  it("is deleted before its replacement, and the preview warns about its rules", async () => {
    await using test = await given();
    await test.it.create(test.tcp);
    const preview = await test.it.preview({ ...test.tcp, protocol: "HTTP" });
    expect(preview.action).toBe("replace");
    expect(test.warnings()).toContainEqual(expect.stringContaining("the rules and targets of the listener lbl-"));
    expect((await test.it.diff({ ...test.tcp, protocol: "HTTP" })).deleteBeforeReplace).toBe(true);
  });

  it("counts as deleted with its load balancer", async () => {
    await using test = await given();
    await test.it.create(test.tcp);
    const other = test.host.resource("ClbListener", "other");
    await other.create({ ...test.tcp, port: 81 });
    test.state.loadBalancers.remove(test.tcp.clbId);
    await other.delete();
    expect(await test.it.read()).toBeUndefined();
  });

  it("does not count as deleted when only the task of its deletion is missing", async () => {
    await using test = await given();
    await test.it.create(test.tcp);
    test.platform.set({ actionErrors: { "clb:DescribeTaskStatus": "ResourceNotFound" } });
    await expect(test.it.delete()).rejects.toThrow("ResourceNotFound");
  });

  const tcp = { protocol: "TCP", certificateId: undefined };
  it.each([
    ["no certificate for HTTPS", { certificateId: undefined }, "certificateId"],
    ["mutual authentication without an authority", { certificateSslMode: "MUTUAL" }, "certificateCaId"],
    ["a certificate besides several", { multiCertInfo: { sslMode: "MUTUAL", certIdLists: ["a"] } }, "multiCertInfo"],
    ["SNI for TCP", { ...tcp, sniSwitch: true }, "sniSwitch"],
    ["sessions of HTTPS", { sessionExpireTime: 60 }, "sessionExpireTime"],
    [
      "sessions with another scheduler",
      { ...tcp, scheduler: "LEAST_CONN", sessionExpireTime: 60 },
      "sessionExpireTime",
    ],
    ["the scheduler IP_HASH", { ...tcp, scheduler: "IP_HASH" }, "scheduler"],
    ["a health check of HTTPS", { healthCheckSwitch: true }, "healthCheckSwitch"],
    ["a path of a check by TCP", { ...tcp, healthCheckHttpPath: "/" }, "healthCheckHttpPath"],
    ["a check by ping of TCP", { ...tcp, healthCheckType: "PING" }, "healthCheckType"],
    [
      "a timeout as long as the interval",
      { ...tcp, healthCheckTimeOut: 5, healthCheckIntervalTime: 5 },
      "healthCheckTimeOut",
    ],
    ["a port of 0", { port: 0 }, "port"],
    ["the ID of a listener as load balancer", { clbId: "lb-1#lbl-1" }, "clbId"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.https, ...wrong })).toEqual([property]);
  });

  it("rejects incomplete checks of the types HTTP and CUSTOM during preview", async () => {
    await using test = await given();
    expect(await test.refused({ ...test.tcp, healthCheckType: "HTTP" })).toEqual([
      "healthCheckHttpVersion",
      "healthCheckHttpDomain",
    ]);
    const custom = { healthCheckType: "CUSTOM", healthCheckContextType: "HEX", healthCheckSendContext: "0A" };
    expect(await test.refused({ ...test.tcp, ...custom, healthCheckRecvContext: "0" })).toEqual([
      "healthCheckRecvContext",
    ]);
  });

  it("is refreshed with others of its load balancer by one request", async () => {
    await using test = await given({ listenerQuota: 100 });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("ClbListener", `tcp-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.tcp, port: 8000 + i })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeListeners"]);
  });
});

describe("getClbListeners", () => {
  it("filters by the platform's criteria", async () => {
    await using test = await given();
    const { clbId } = test.tcp;
    await test.it.create(test.tcp);
    await test.host.resource("ClbListener", "https").create(test.https);
    const found = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.host.invoke("getClbListeners", { clbId, ...inputs }))["listenerLists"];
    expect(await found({})).toMatchObject([{ listenerName: "tcp" }, { listenerName: "https" }]);
    expect(await found({ protocol: "TCP" })).toMatchObject([
      { clbId, port: 80, healthCheckSwitch: true, healthCheckTimeOut: 2, sniSwitch: false, certificateId: "" },
    ]);
    expect(await found({ port: 443 })).toMatchObject([
      { certificateId: test.certificates.server, healthCheckSwitch: false },
    ]);
    const [listener] = test.state.listeners.list();
    expect(await found({ listenerId: listener?.id })).toMatchObject([{ listenerId: listener?.id }]);
  });
});
