import { testAuthority } from "@org/appprov-simulator";
import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import {
  bodiesOf,
  interrupted,
  LeapingClock,
  operationBodiesOf,
  type StartOptions,
  startSimulatedProvider,
} from "../simulated-provider.ts";

const authority = testAuthority();
const first = authority.issue("shop.test");
const second = authority.issue("shop.test");

/** A simulator with a deployed app and a database in an environment, and inputs of an endpoint for each. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider({ pageSize: 2, ...settings });
  const { state } = simulated.platform;
  const account = await state.accounts.create({ handle: "production" });
  const app = await state.apps.create({
    accountId: account.id,
    handle: "web",
    dockerImage: "web:1",
    processTypes: ["clock", "worker", "web"],
  });
  const database = await state.databases.create({ accountId: account.id, handle: "orders" });
  const endpoint = simulated.host.resource("Endpoint", "web");
  const envId = Number(account.id);
  const inputs = (changes: Values = {}): Values => ({
    envId,
    resourceType: "app",
    resourceId: Number(app.id),
    processType: "web",
    ...changes,
  });
  const ofDatabase = (changes: Values = {}): Values => ({
    envId,
    resourceType: "database",
    resourceId: Number(database.id),
    endpointType: "tcp",
    ...changes,
  });
  const serviceId = state.services.list().find((one) => one.processType === "web")?.id ?? "";
  /** An endpoint that has the properties of `inputs()`, and nothing that was done to it. */
  const twin = () => ({ serviceId, platform: "alb" });
  return { ...simulated, account, app, database, endpoint, inputs, ofDatabase, twin };
}

type Test = Awaited<ReturnType<typeof given>>;
const posted = (test: Test) => bodiesOf(test.platform, "POST", /\/vhosts$/);
const put = (test: Test) => bodiesOf(test.platform, "PUT", /\/vhosts\/\d+$/);

describe("creating an Endpoint", () => {
  it("of an app provisions it with its settings, and leaves no diff", async () => {
    await using test = await given({ operationMs: { provision: 300 } });
    const inputs = test.inputs({
      defaultDomain: true,
      containerPort: 8080,
      ipFilterings: ["10.0.0.0/8"],
      forceSsl: true,
      strictHealthChecks: false,
      idleTimeout: 120,
      maintenancePageUrl: "https://down.test/page",
      sslProtocolsOverride: "TLSv1.2 PFS",
    });

    const { id, outputs } = await test.endpoint.create(inputs);

    expect(posted(test)).toEqual([
      {
        type: "http",
        internal: false,
        default: true,
        acme: false,
        shared: false,
        platform: "alb",
        ip_whitelist: ["10.0.0.0/8"],
        container_port: 8080,
      },
    ]);
    expect(operationBodiesOf(test.platform, "vhost")).toEqual([
      {
        type: "provision",
        settings: {
          FORCE_SSL: "true",
          IDLE_TIMEOUT: "120",
          MAINTENANCE_PAGE_URL: "https://down.test/page",
          SSL_PROTOCOLS_OVERRIDE: "TLSv1.2 PFS",
        },
      },
    ]);
    expect(outputs).toMatchObject({
      endpointId: Number(id),
      aptibleEndpointId: id,
      endpointType: "https",
      processType: "web",
      virtualDomain: expect.stringMatching(/./),
      externalHostname: expect.stringMatching(/./),
      dnsValidationRecord: "",
    });
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
    await test.endpoint.read();
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
  });

  it("with a managed certificate returns the DNS record", async () => {
    await using test = await given();
    const inputs = test.inputs({ domain: "www.example.test", managed: true });
    const { id, outputs } = await test.endpoint.create(inputs);
    const dns = test.platform.state.vhosts.get(id)?.challenges.find((one) => one.method === "dns01");
    expect(outputs).toMatchObject({
      dnsValidationRecord: dns?.from?.name,
      dnsValidationValue: dns?.to?.find((one) => !one.legacy)?.name,
    });
    expect(outputs["dnsValidationRecord"]).not.toBe("");
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
  });

  it("of the type tls sends its ports", async () => {
    await using test = await given();
    const inputs = test.inputs({ endpointType: "tls", containerPorts: [443, 8443], domain: "a.test" });
    await test.endpoint.create(inputs);
    expect(posted(test)).toMatchObject([{ type: "tls", container_ports: [443, 8443] }]);
    await test.endpoint.read();
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
  });

  it("of a database sends no platform", async () => {
    await using test = await given();
    await test.endpoint.create(test.ofDatabase({ internal: true }));
    expect(posted(test)).toEqual([
      {
        type: "tcp",
        internal: true,
        default: false,
        acme: false,
        shared: false,
        ip_whitelist: [],
        container_ports: [],
      },
    ]);
    await test.endpoint.read();
    expect((await test.endpoint.preview(test.ofDatabase({ internal: true }))).action).toBe("same");
    expect((await test.endpoint.preview(test.ofDatabase({ internal: true, platform: "elb" }))).action).toBe("same");
  });

  it("names the process type that does not exist, and lists the others", async () => {
    await using test = await given();
    const error = await failure(test.endpoint.create(test.inputs({ processType: "wb" })));
    expect(error.message).toMatch(/processType "wb".*Available: clock, worker and web\. Did you mean web\?/);
  });

  it("of an app that was never deployed explains that it has no services", async () => {
    await using test = await given();
    const { id } = await test.platform.state.apps.create({ accountId: test.account.id, handle: "new" });
    const error = await failure(test.endpoint.create(test.inputs({ resourceId: Number(id) })));
    expect(error.message).toContain("deploy it before you create an endpoint");
  });

  it("of an app that does not exist lists the existing ones", async () => {
    await using test = await given();
    const error = await failure(test.endpoint.create(test.inputs({ resourceId: 99 })));
    expect(error.message).toMatch(/there is no app with the resourceId 99.*Available: production\/web \(\d+\)/);
  });

  it("with a second default domain explains that there can be only one", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs({ defaultDomain: true }));
    const second = test.host.resource("Endpoint", "second");
    const error = await failure(second.create(test.inputs({ defaultDomain: true, processType: "clock" })));
    expect(error.message).toContain("An app can have only one endpoint with defaultDomain.");
    expect(error.message).toContain(`Endpoint ${test.endpoint.id} has it.`);
  });

  it("keeps it in the state when its provision fails, with the end of the log, and the next up provisions it again", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "Health check failed" });
    expect((await failure(test.endpoint.create(test.inputs()))).message).toContain("Health check failed");
    expect(test.endpoint.id).toBe(test.platform.state.vhosts.list()[0]?.id);
    await test.endpoint.update(test.inputs());
    expect(test.platform.state.vhosts.list()).toHaveLength(1);
    expect(operationBodiesOf(test.platform, "vhost")).toHaveLength(2);
  });

  it("provisions it with corrected inputs and all settings in one operation after a failed provision", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "Health check failed" });
    const settings = { forceSsl: true, releaseHealthcheckTimeout: 60 };
    await failure(test.endpoint.create(test.inputs({ ...settings, containerPort: 80 })));
    const inputs = test.inputs({ ...settings, containerPort: 3000, releaseHealthcheckTimeout: 300 });

    await test.endpoint.update(inputs);

    expect(put(test)).toEqual([{ container_port: 3000 }]);
    expect(operationBodiesOf(test.platform, "vhost").slice(1)).toEqual([
      { type: "provision", settings: { FORCE_SSL: "true", RELEASE_HEALTHCHECK_TIMEOUT: "300" } },
    ]);
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
  });

  it("provisions it with another load balancer in one operation after a failed provision", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "No such load balancer" });
    await failure(test.endpoint.create(test.inputs({ platform: "elb" })));
    await test.endpoint.update(test.inputs());
    expect(put(test)).toEqual([{ platform: "alb" }]);
    expect(operationBodiesOf(test.platform, "vhost").slice(1)).toEqual([{ type: "provision" }]);
  });

  it("does not provision it again when the platform finished the interrupted provision", async () => {
    const clock = new LeapingClock();
    await using test = await given({ operationMs: { provision: 600_000 }, clock });
    const inputs = test.inputs({ forceSsl: true });
    const once = () => operationBodiesOf(test.platform, "vhost").length > 0;
    await using endpoint = await interrupted(test, { type: "Endpoint", name: "web", inputs, once });
    clock.advance(600_000);
    await endpoint.it.update(inputs);
    expect(operationBodiesOf(test.platform, "vhost")).toHaveLength(1);
  });

  it("hides the values of its app's configuration in the log of a failed operation", async () => {
    await using test = await given();
    const app = await test.platform.state.apps.create({
      accountId: test.account.id,
      handle: "other",
      dockerImage: "web:1",
      env: { PASSPHRASE: "hush hush value" },
    });
    test.platform.failNextOperation({ type: "provision", message: "No answer", log: "it says: hush hush value" });
    const inputs = test.inputs({ resourceId: Number(app.id), processType: "cmd" });
    expect((await failure(test.endpoint.create(inputs))).message).toContain("it says: [hidden]");
  });

  it("keeps it in the state when its operation is rejected", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/vhosts\/\d+\/operations$/, kind: "status403" });
    await failure(test.endpoint.create(test.inputs()));
    expect(test.endpoint.id).toBe(test.platform.state.vhosts.list()[0]?.id);
  });

  it("succeeds when reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    await test.endpoint.create(test.inputs({ forceSsl: true }));
    expect((await test.endpoint.preview(test.inputs({ forceSsl: true }))).action).toBe("same");
  });

  it("adopts it when the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/vhosts$/, kind: "resetAfter" });
    const { id } = await test.endpoint.create(test.inputs());
    expect(test.platform.state.vhosts.list().map((one) => one.id)).toEqual([id]);
  });

  it("does not adopt an endpoint that another user just created and uses", async () => {
    await using test = await given();
    const theirs = await test.platform.state.vhosts.create(test.twin());
    await test.platform.state.operations.create({ kind: "vhost", type: "provision", resourceId: theirs.id });
    test.platform.failNext({ method: "POST", path: /\/vhosts$/, kind: "resetAfter" });

    const { id } = await test.endpoint.create(test.inputs());

    expect(id).not.toBe(theirs.id);
    await test.endpoint.delete();
    expect(test.platform.state.vhosts.list().map((one) => one.id)).toEqual([theirs.id]);
  });

  it("does not adopt an older endpoint, or one with other properties", async () => {
    await using test = await given();
    const old = await test.platform.state.vhosts.create(test.twin());
    test.platform.state.vhosts.change(old.id, { createdAt: Date.now() - 3_600_000 });
    const other = await test.platform.state.vhosts.create({ ...test.twin(), ipWhitelist: ["10.0.0.0/8"] });
    test.platform.failNext({ method: "POST", path: /\/vhosts$/, kind: "truncatedBody" });

    const { id } = await test.endpoint.create(test.inputs());

    expect([old.id, other.id]).not.toContain(id);
    expect(test.platform.state.vhosts.list()).toHaveLength(3);
  });

  it("does not adopt an endpoint that is in the state", async () => {
    await using test = await given();
    const { id: theirs } = await test.platform.state.vhosts.create(test.twin());
    await test.host.resource("Endpoint", "theirs").import(theirs);
    test.platform.failNext({ method: "POST", path: /\/vhosts$/, kind: "resetAfter" });

    const { id } = await test.endpoint.create(test.inputs());

    expect(id).not.toBe(theirs);
    expect(test.platform.state.vhosts.list()).toHaveLength(2);
  });

  it("adopts its own endpoint and not an identical one that existed before the request", async () => {
    await using test = await given();
    const { id: theirs } = await test.platform.state.vhosts.create(test.twin());
    test.platform.failNext({ method: "POST", path: /\/vhosts$/, kind: "resetAfter" });

    const { id } = await test.endpoint.create(test.inputs());

    expect(id).not.toBe(theirs);
    expect(test.platform.state.vhosts.list()).toHaveLength(2);
  });

  it("and an identical one get one object each when both responses are lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/vhosts$/, kind: "resetAfter", times: 2 });

    const twins = [test.endpoint, test.host.resource("Endpoint", "twin")];
    const ids = (await Promise.all(twins.map((one) => one.create(test.inputs())))).map(({ id }) => id);

    expect(
      test.platform.state.vhosts
        .list()
        .map((one) => one.id)
        .sort(),
    ).toEqual(ids.sort());
    expect(new Set(ids).size).toBe(2);
  });
});

describe("checking an Endpoint", () => {
  it.each([
    ["processType", { processType: undefined }],
    ["containerPort", { containerPort: 80, containerPorts: [80], endpointType: "tls" }],
    ["containerPort", { containerPort: 80, endpointType: "tcp" }],
    ["containerPorts", { containerPorts: [80] }],
    ["containerPorts[0]", { containerPorts: [0], endpointType: "tcp" }],
    ["containerPort", { containerPort: 65_536 }],
    ["ipFilterings[0]", { ipFilterings: ["10.0.0.300"] }],
    ["ipFilterings[1]", { ipFilterings: ["10.0.0.0/8", "10.0.0.0/33"] }],
    ["ipFilterings[0]", { ipFilterings: ["2001:db8::/32"] }],
    ["platform", { platform: "nlb" }],
    ["loadBalancingAlgorithmType", { platform: "elb", loadBalancingAlgorithmType: "round_robin" }],
    ["loadBalancingAlgorithmType", { loadBalancingAlgorithmType: "round-robin" }],
    ["clientBodyTimeout", { clientBodyTimeout: 60, endpointType: "tls" }],
    ["managed", { managed: true }],
    ["managed", { managed: true, defaultDomain: true }],
    ["domain", { domain: "a.test", defaultDomain: true }],
    ["shared", { shared: true }],
    ["domain", { shared: true, domain: "*.a.test" }],
    ["idleTimeout", { idleTimeout: 29 }],
    ["releaseHealthcheckTimeout", { releaseHealthcheckTimeout: 901 }],
    ["maintenancePageUrl", { maintenancePageUrl: "down.test" }],
    ["forceSsl", { forceSsl: true, endpointType: "tls" }],
    ["sslCiphersOverride", { sslCiphersOverride: "ALL" }],
    ["sslProtocolsOverride", { sslProtocolsOverride: "TLSv1.2 PFS", platform: "elb" }],
    ["sslProtocolsOverride", { sslProtocolsOverride: "TLSv9" }],
    ["disableWeakCipherSuites", { disableWeakCipherSuites: true }],
    ["privateKey", { certificate: first.cert }],
    ["certificate", { privateKey: first.key }],
    ["certificate", { certificate: "shop.pem", privateKey: first.key }],
    ["privateKey", { certificate: first.cert, privateKey: "shop.key" }],
    ["privateKey", { certificate: first.cert, privateKey: second.key }],
    ["privateKey", { certificate: authority.cert + first.cert, privateKey: first.key }],
    ["certificate", { certificate: first.cert, privateKey: first.key, defaultDomain: true }],
    ["certificate", { certificate: first.cert, privateKey: first.key, domain: "a.test", managed: true }],
    ["certificate", { certificate: first.cert, privateKey: first.key, endpointType: "tcp" }],
    ["endpointType", { endpointType: "http" }],
    ["resourceType", { resourceType: "service" }],
  ])("rejects a wrong %s: %j", async (path, changes) => {
    await using test = await given();
    const { failures } = await test.endpoint.check(test.inputs(changes));
    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it.each([
    ["defaultDomain", { defaultDomain: true }],
    ["domain", { domain: "a.test" }],
    ["certificate", { certificate: first.cert, privateKey: first.key, endpointType: "tls" }],
  ])("rejects %s for a database", async (path, changes) => {
    await using test = await given();
    const { failures } = await test.endpoint.check(test.ofDatabase(changes));
    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it.each([
    ["an unknown type", { endpointType: unknown, containerPorts: [80], forceSsl: true }],
    ["an unknown platform", { platform: unknown, sslCiphersOverride: "ALL" }],
    ["an unknown process type", { processType: unknown }],
    ["an unknown domain", { domain: unknown, managed: true, shared: true }],
    [
      "settings of tls",
      { endpointType: "tls", sslCiphersOverride: "ALL", idleTimeout: 30, disableWeakCipherSuites: true },
    ],
    ["addresses and networks", { ipFilterings: ["203.0.113.7", "0.0.0.0/0", "10.1.0.0/16", unknown] }],
    ["disabled settings", { endpointType: "tcp", forceSsl: false, sslCiphersOverride: "" }],
  ])("accepts %s", async (_what, changes) => {
    await using test = await given();
    const { failures } = await test.endpoint.check(test.inputs(changes));
    expect(failures).toEqual([]);
  });
});

describe("changing an Endpoint", () => {
  it("sends the changes and provisions it", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs({ ipFilterings: ["10.0.0.0/8"], idleTimeout: 60, forceSsl: true }));
    const { outputs } = await test.endpoint.update(
      test.inputs({ containerPort: 3000, loadBalancingAlgorithmType: "least_outstanding_requests", idleTimeout: 90 }),
    );
    expect(put(test)).toEqual([
      { ip_whitelist: [], container_port: 3000, load_balancing_algorithm_type: "least_outstanding_requests" },
    ]);
    expect(operationBodiesOf(test.platform, "vhost").slice(1)).toEqual([
      { type: "provision", settings: { FORCE_SSL: "", IDLE_TIMEOUT: "90" } },
    ]);
    expect(outputs).toMatchObject({ idleTimeout: 90, containerPort: 3000 });
    expect(outputs["forceSsl"] ?? false).toBe(false);
  });

  it("sends false, and restores the platform's default when a setting is removed", async () => {
    await using test = await given();
    const inputs = test.inputs({
      ignoreInvalidHeaders: "false",
      forceSsl: false,
      clientBodyTimeout: 60,
      nginxErrorLogLevel: "warn",
    });
    await test.endpoint.create(inputs);
    await test.endpoint.read();
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
    await test.endpoint.update(test.inputs());
    await test.endpoint.update(test.inputs({ ignoreInvalidHeaders: "true" }));
    await test.endpoint.update(test.inputs({ ignoreInvalidHeaders: "false" }));
    expect(operationBodiesOf(test.platform, "vhost")).toEqual([
      {
        type: "provision",
        settings: { CLIENT_BODY_TIMEOUT: "60", IGNORE_INVALID_HEADERS: "false", NGINX_ERROR_LOG_LEVEL: "warn" },
      },
      {
        type: "provision",
        settings: { CLIENT_BODY_TIMEOUT: "", IGNORE_INVALID_HEADERS: "", NGINX_ERROR_LOG_LEVEL: "" },
      },
      { type: "provision", settings: { IGNORE_INVALID_HEADERS: "true" } },
      { type: "provision", settings: { IGNORE_INVALID_HEADERS: "false" } },
    ]);
  });

  it.each([
    ["provisioned by the next run", 3000],
    ["reverted with the program", 80],
  ])("whose provision failed is %s", async (_what, containerPort) => {
    await using test = await given();
    await test.endpoint.create(test.inputs({ containerPort: 80 }));
    test.platform.failNextOperation({ type: "provision", message: "no capacity" });
    await failure(test.endpoint.update(test.inputs({ containerPort: 3000 })));

    await test.endpoint.update(test.inputs({ containerPort }));

    expect(operationBodiesOf(test.platform, "vhost")).toHaveLength(3);
    expect(test.platform.state.vhosts.list()[0]).toMatchObject({ containerPort });
    expect((await test.endpoint.preview(test.inputs({ containerPort }))).action).toBe("same");
  });

  it("sends only settings if only those change", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs());
    await test.endpoint.update(test.inputs({ strictHealthChecks: true }));
    expect(put(test)).toEqual([]);
    expect(operationBodiesOf(test.platform, "vhost").slice(1)).toEqual([
      { type: "provision", settings: { STRICT_HEALTH_CHECKS: "true" } },
    ]);
  });

  it("deletes the old endpoint first when the domain differs only in case", async () => {
    await using test = await given();
    const { endpoint } = test;
    await endpoint.create(test.inputs({ domain: "www.example.test", managed: true }));

    const diff = await endpoint.diff(test.inputs({ domain: "WWW.example.test", managed: true, internal: true }));
    expect(diff).toMatchObject({ replaces: ["internal"], deleteBeforeReplace: true });
  });

  it("clears ports and filters that are removed from the program", async () => {
    await using test = await given();
    const tls = { endpointType: "tls", domain: "a.test" };
    await test.endpoint.create(test.inputs({ ...tls, containerPorts: [443], ipFilterings: ["10.0.0.0/8"] }));
    await test.endpoint.update(test.inputs(tls));
    expect(put(test)).toEqual([{ container_ports: [], ip_whitelist: [] }]);
    expect((await test.endpoint.preview(test.inputs(tls))).action).toBe("same");
  });

  it("restores ports and filters that somebody removed", async () => {
    await using test = await given();
    const inputs = test.inputs({
      endpointType: "tls",
      domain: "a.test",
      containerPorts: [443],
      ipFilterings: ["10.0.0.0/8"],
    });
    const { id } = await test.endpoint.create(inputs);
    test.platform.state.vhosts.change(id ?? "", { containerPorts: [], ipWhitelist: [] });
    await test.endpoint.read();
    expect((await test.endpoint.diff(inputs)).detailed).toEqual({ containerPorts: "add", ipFilterings: "add" });
  });

  it("of a database keeps the ports, which the platform does not return", async () => {
    await using test = await given();
    await test.endpoint.create(test.ofDatabase({ containerPorts: [5432] }));
    await test.endpoint.read();
    expect((await test.endpoint.preview(test.ofDatabase({ containerPorts: [5432] }))).action).toBe("same");
    await test.endpoint.update(test.ofDatabase({ containerPorts: [5433] }));
    expect(put(test)).toEqual([{ container_ports: [5433] }]);
  });

  it("changes its load balancer in place", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs());
    await test.endpoint.update(test.inputs({ platform: "elb" }));
    expect(put(test)).toEqual([{ platform: "elb" }]);
    expect((await test.endpoint.preview(test.inputs({ platform: "elb" }))).action).toBe("same");
  });

  it.each([
    ["domain", { domain: "b.test" }],
    ["internal", { internal: true }],
    ["processType", { processType: "clock" }],
    ["endpointType", { endpointType: "grpc" }],
    ["managed", { managed: true }],
    ["containerPort", { containerPort: undefined }],
    ["resourceId", { resourceId: 7 }],
  ])("replaces it when %s changes", async (property, changes) => {
    await using test = await given();
    const before = test.inputs({ domain: "a.test", containerPort: 80 });
    await test.endpoint.create(before);
    expect((await test.endpoint.diff({ ...before, ...changes })).replaces).toEqual([property]);
  });

  it("deletes the endpoint with the default domain before it creates the new one", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs({ defaultDomain: true }));
    const { action } = await test.endpoint.update(test.inputs({ defaultDomain: true, internal: true }));
    expect(action).toBe("replace");
    expect(test.platform.state.vhosts.list()).toMatchObject([{ isDefault: true, internal: true }]);
  });
});

describe("deleting an Endpoint", () => {
  it("deprovisions it, and succeeds when it does not exist", async () => {
    await using test = await given();
    await test.endpoint.create(test.inputs());
    await test.endpoint.delete();
    expect(test.platform.state.vhosts.list()).toEqual([]);

    const { id } = await test.endpoint.create(test.inputs());
    test.platform.state.vhosts.remove(id);
    await test.endpoint.delete();
    expect(test.endpoint.state).toBeUndefined();
  });
});

describe("importing an Endpoint", () => {
  it.each([
    ["its ID", (id: string) => id],
    ["the handles of its environment and its app", () => "production/web"],
  ])("by %s leaves no diff", async (_how, importId) => {
    await using test = await given();
    const inputs = test.inputs({ defaultDomain: true, forceSsl: true, containerPort: 80 });
    const { id } = await test.host.resource("Endpoint", "other").create(inputs);
    const imported = await test.endpoint.import(importId(id));
    expect(imported.id).toBe(id);
    expect((await test.endpoint.preview(imported.inputs)).action).toBe("same");
    expect((await test.endpoint.preview(inputs)).action).toBe("same");
  });

  it("of a database leaves no diff", async () => {
    await using test = await given();
    await test.host.resource("Endpoint", "other").create(test.ofDatabase());
    const imported = await test.endpoint.import("production/orders");
    expect((await test.endpoint.preview(imported.inputs)).action).toBe("same");
    expect((await test.endpoint.preview(test.ofDatabase())).action).toBe("same");
  });

  it("fails when its service has no link to an app or a database", async () => {
    await using test = await given();
    const { id } = await test.host.resource("Endpoint", "other").create(test.inputs());
    test.platform.alterResponses((body, { route }) =>
      route === "/services/{id}" ? body.replace(/"(app|database)":\{[^}]*\}/g, '"$1":null') : body,
    );
    await expect(test.endpoint.import(id)).rejects.toThrow(
      new RegExp(`Endpoint ${id} cannot be imported: its service \\d+ has no link to an app or a database`),
    );
    expect(test.endpoint.state).toBeUndefined();
  });

  it("by a wrong ID or handle lists the existing endpoints", async () => {
    await using test = await given();
    const attempt = async (importId: string) => (await failure(test.endpoint.import(importId))).message;
    expect(await attempt("production/web")).toContain('"web" in the environment production has no endpoint');
    const one = (await test.host.resource("Endpoint", "a").create(test.inputs())).id;
    const two = (await test.host.resource("Endpoint", "b").create(test.inputs({ processType: "clock" }))).id;
    expect(await attempt("production/web")).toMatch(
      new RegExp(`has 2 endpoints.*\\(${two}\\).*\\(${one}\\)|has 2 endpoints.*\\(${one}\\).*\\(${two}\\)`),
    );
    expect(await attempt("production/wep")).toMatch(/no app or database with the handle "wep".*Did you mean web\?/);
    expect(await attempt(test.app.id)).toMatch(
      new RegExp(`there is no Endpoint with the ID ${test.app.id}.*Available: production/web: `),
    );
    const ofDatabase = (await test.host.resource("Endpoint", "c").create(test.ofDatabase())).id;
    expect(await attempt(test.app.id)).toMatch(new RegExp(`production/orders: \\S+ \\(${ofDatabase}\\)`));
  });
});

describe("refreshing an Endpoint", () => {
  it("detects a setting that somebody removed", async () => {
    await using test = await given();
    const inputs = test.inputs({ forceSsl: true, idleTimeout: 60, sslProtocolsOverride: "TLSv1.3" });
    const { id } = await test.endpoint.create(inputs);
    test.platform.state.vhosts.change(id, { settingId: undefined });
    await test.endpoint.read();
    expect(Object.keys((await test.endpoint.diff(inputs)).detailed).sort()).toEqual([
      "forceSsl",
      "idleTimeout",
      "sslProtocolsOverride",
    ]);
    await test.endpoint.update(inputs);
    expect(test.endpoint.outputs).toMatchObject({ forceSsl: true, idleTimeout: 60 });
  });

  it("removes it from the state when it was deleted", async () => {
    await using test = await given();
    const { id } = await test.endpoint.create(test.inputs());
    test.platform.state.vhosts.remove(id);
    expect(await test.endpoint.read()).toBeUndefined();
  });
});
