import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import {
  bodiesOf,
  interrupted,
  LeapingClock,
  operationBodiesOf,
  type StartOptions,
  startSimulatedProvider,
} from "../simulated-provider.ts";

/** A simulator with an environment, and inputs of a log drain in it. */
async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const account = await simulated.platform.state.accounts.create({ handle: "production" });
  const drain = simulated.host.resource("LogDrain", "logs");
  const inputs = (changes: Values): Values => ({ envId: Number(account.id), handle: "logs", ...changes });
  const https = (changes: Values = {}) => inputs({ drainType: "https_post", url: "https://logs.test/in", ...changes });
  return { ...simulated, account, drain, inputs, https };
}

const posted = (test: Awaited<ReturnType<typeof given>>) => bodiesOf(test.platform, "POST", /\/log_drains$/);

describe("creating a LogDrain", () => {
  it("provisions it, and leaves no diff", async () => {
    await using test = await given({ operationMs: { provision: 300 } });

    const { id, outputs } = await test.drain.create(test.https());

    expect(posted(test)).toMatchObject([
      {
        handle: "logs",
        drain_type: "https_post",
        drain_apps: true,
        drain_databases: true,
        drain_ephemeral_sessions: true,
        drain_proxies: false,
      },
    ]);
    expect(operationBodiesOf(test.platform, "log_drain")).toEqual([{ type: "provision" }]);
    expect(outputs).toMatchObject({ logDrainId: Number(id), aptibleLogDrainId: id });
    expect((await test.drain.preview(test.https())).action).toBe("same");
    await test.drain.read();
    expect((await test.drain.preview(test.https())).action).toBe("same");
  });

  it.each([
    [
      "datadog",
      { token: "dd-api-key", tags: "env:prod,team:a" },
      { drainUsername: "dd-api-key", loggingToken: "env:prod,team:a" },
    ],
    ["datadog", { drainUsername: "dd-api-key" }, { drainUsername: "dd-api-key", loggingToken: null }],
    [
      "logdna",
      { token: "ingestion-key", drainHost: "logs.test" },
      { drainUsername: "ingestion-key", drainHost: "logs.test" },
    ],
    ["solarwinds", { drainHost: "logs.test", loggingToken: "the-token" }, { loggingToken: "the-token" }],
    [
      "syslog_tls_tcp",
      { drainHost: "logs.test", drainPort: 6514, token: "ignored" },
      { drainHost: "logs.test", drainPort: 6514, drainUsername: null },
    ],
  ])("of the type %s accepts its aliases, %j", async (drainType, own, expected) => {
    await using test = await given();
    const inputs = test.inputs({ drainType, drainProxies: true, drainApps: false, ...own });
    await test.drain.create(inputs);
    expect(test.platform.state.logDrains.list()).toMatchObject([{ ...expected, drainApps: false, drainProxies: true }]);
    expect((await test.drain.preview(inputs)).action).toBe("same");
    await test.drain.read();
    expect((await test.drain.preview(inputs)).action).toBe("same");
  });

  it("to a database sends its ID and the pipeline", async () => {
    await using test = await given();
    const { id } = await test.platform.state.databases.create({
      accountId: test.account.id,
      handle: "logs",
      type: "elasticsearch",
    });
    const inputs = test.inputs({ drainType: "elasticsearch_database", databaseId: Number(id), pipeline: "main" });
    const { outputs } = await test.drain.create(inputs);
    expect(outputs).toMatchObject({ databaseId: Number(id), pipeline: "main" });
    await test.drain.read();
    expect((await test.drain.preview(inputs)).action).toBe("same");
  });

  it("keeps the token, the password and the logging token secret", async () => {
    await using test = await given();
    const { outputs } = await test.drain.create(test.inputs({ drainType: "datadog", token: "dd-api-key", tags: "a" }));
    expect(outputs["token"]).toEqual(secret("dd-api-key"));
    expect(outputs["drainUsername"]).toEqual(secret("dd-api-key"));
    expect(outputs["loggingToken"]).toEqual(secret("a"));
    expect(outputs["drainPassword"]).toEqual(secret(expect.any(String)));
    expect(JSON.stringify(test.host.logs)).not.toContain("dd-api-key");
  });

  it("keeps it in the state when its provision fails, and the next up provisions it again", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "Cannot connect" });
    expect((await failure(test.drain.create(test.https()))).message).toContain("Cannot connect");
    expect(test.drain.id).toBe(test.platform.state.logDrains.list()[0]?.id);
    await test.drain.update(test.https());
    expect(operationBodiesOf(test.platform, "log_drain")).toHaveLength(2);
  });

  it("replaces it for a new destination after a failed provision, without provisioning the old one again", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "Cannot connect" });
    await failure(test.drain.create(test.https()));
    expect((await test.drain.update(test.https({ url: "https://other.example.com" }))).action).toBe("replace");
    const asked = bodiesOf(test.platform, "POST", /\/log_drains\/\d+\/operations$/);
    expect(asked).toMatchObject([{ type: "provision" }, { type: "deprovision" }, { type: "provision" }]);
    expect(test.platform.state.logDrains.list()).toHaveLength(1);
  });

  it("keeps it in the state when its operation cannot be requested", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/log_drains\/\d+\/operations$/, kind: "status403" });
    await failure(test.drain.create(test.https()));
    expect(test.drain.id).toBe(test.platform.state.logDrains.list()[0]?.id);
    await test.drain.update(test.https());
    expect(test.platform.state.logDrains.list()).toHaveLength(1);
  });

  it("does not provision it again when the platform finished the interrupted provision", async () => {
    const clock = new LeapingClock();
    await using test = await given({ operationMs: { provision: 600_000 }, clock });
    const once = () => operationBodiesOf(test.platform, "log_drain").length > 0;
    await using drain = await interrupted(test, { type: "LogDrain", name: "logs", inputs: test.https(), once });
    clock.advance(600_000);
    await drain.it.update(test.https());
    expect(operationBodiesOf(test.platform, "log_drain")).toHaveLength(1);
  });

  it("repeats a request that is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/log_drains$/, kind: "resetBefore" });
    const { id } = await test.drain.create(test.https());
    expect(test.platform.state.logDrains.list().map((one) => one.id)).toEqual([id]);
  });

  it("adopts it when the response is lost and reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 700 });
    test.platform.failNext({ method: "POST", path: /\/log_drains$/, kind: "resetAfter" });
    const { id } = await test.drain.create(test.https());
    expect(test.platform.state.logDrains.list().map((one) => one.id)).toEqual([id]);
  });

  it("succeeds when reads lag behind writes", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    await test.drain.create(test.https());
    expect((await test.drain.preview(test.https())).action).toBe("same");
  });

  it("adopts it when the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/log_drains$/, kind: "resetAfter" });
    const { id } = await test.drain.create(test.https());
    expect(test.platform.state.logDrains.list().map((one) => one.id)).toEqual([id]);
  });
});

describe("checking a LogDrain", () => {
  it.each([
    [["url"], { drainType: "https_post" }],
    [["drainHost", "drainPort"], { drainType: "syslog_tls_tcp" }],
    [["databaseId"], { drainType: "elasticsearch_database" }],
    [["drainHost"], { drainType: "syslog_tls_tcp", drainHost: "https://logs.test", drainPort: 514 }],
    [["drainHost"], { drainType: "papertrail", drainHost: "logs.test:514", drainPort: 514 }],
    [["databaseId"], { drainType: "elasticsearch_database", databaseId: -1 }],
    [["token"], { drainType: "datadog" }],
    [["token"], { drainType: "datadog", token: "t", drainUsername: "u" }],
    [["tags"], { drainType: "datadog", token: "t", tags: "a", loggingToken: "b" }],
    [["pipeline"], { drainType: "elasticsearch_database", databaseId: 1, pipeline: "a", loggingToken: "b" }],
    [["handle"], { drainType: "sumologic", url: "https://a.test", handle: "A" }],
  ])("rejects wrong values of %j", async (paths, changes) => {
    await using test = await given();
    const { failures } = await test.drain.check(test.inputs(changes));
    expect(failures.map(({ property }) => property)).toEqual(paths);
  });

  it("accepts unknown values, and warns about an unknown type", async () => {
    await using test = await given();
    expect((await test.drain.check(test.inputs({ drainType: unknown }))).failures).toEqual([]);
    expect((await test.drain.check(test.inputs({ drainType: "datadog", token: unknown }))).failures).toEqual([]);
    expect((await test.drain.check(test.inputs({ drainType: "carrier_pigeon" }))).failures).toEqual([]);
    expect(test.host.logs.map(({ message }) => message).join("\n")).toContain("carrier_pigeon");
  });
});

describe("changing a LogDrain", () => {
  it.each([
    ["handle", { handle: "other" }],
    ["url", { url: "https://other.test" }],
    ["drainProxies", { drainProxies: true }],
    ["drainPassword", { drainPassword: "secret" }],
  ])("replaces it when %s changes", async (property, changes) => {
    await using test = await given();
    await test.drain.create(test.https());
    expect((await test.drain.diff(test.https(changes))).replaces).toEqual([property]);
  });

  it("from the token to its alias is no diff", async () => {
    await using test = await given();
    await test.drain.create(test.inputs({ drainType: "datadog", token: "dd-api-key", tags: "a" }));
    const renamed = test.inputs({ drainType: "datadog", drainUsername: "dd-api-key", loggingToken: "a" });
    expect((await test.drain.preview(renamed)).action).toBe("same");
    const other = test.inputs({ drainType: "datadog", drainUsername: "another-key", loggingToken: "a" });
    expect((await test.drain.preview(other)).action).toBe("replace");
  });
});

describe("deleting a LogDrain", () => {
  it("deprovisions it, and succeeds when it does not exist", async () => {
    await using test = await given();
    await test.drain.create(test.https());
    await test.drain.delete();
    expect(test.platform.state.logDrains.list()).toEqual([]);

    const { id } = await test.drain.create(test.https());
    test.platform.state.logDrains.remove(id);
    await test.drain.delete();
    expect(test.drain.state).toBeUndefined();
  });
});

describe("importing a LogDrain", () => {
  it.each([
    ["its ID", (id: string) => id],
    ["its environment's handle and its own", () => "production/logs"],
  ])("by %s leaves no diff", async (_how, importId) => {
    await using test = await given();
    const inputs = test.inputs({ drainType: "datadog", token: secret("dd-api-key"), tags: "a" });
    const { id } = await test.host.resource("LogDrain", "other").create(inputs);
    const imported = await test.drain.import(importId(id));
    expect((await test.drain.preview(imported.inputs)).action).toBe("same");
    expect((await test.drain.preview(inputs)).action).toBe("same");
  });

  it("lists the existing drains except the platform's own", async () => {
    await using test = await given({ tailDrains: true });
    const { id } = await test.platform.state.accounts.create({ handle: "staging" });
    const [hidden] = test.platform.state.logDrains.list().filter((one) => one.accountId === id);
    await test.drain.create(test.https());
    const other = test.host.resource("LogDrain", "other");
    const attempt = async (importId: string) => (await failure(other.import(importId))).message;
    expect(await attempt("production/log")).toMatch(/Available: logs \(\d+\)\. Did you mean logs\?/);
    expect(await attempt(hidden?.id ?? "")).toMatch(
      /is not a LogDrain: the platform uses it.*Available: production\/logs/,
    );
  });
});

describe("refreshing many LogDrains", () => {
  it("needs only one listing of their environment", async () => {
    await using test = await given();
    const drains = Array.from({ length: 12 }, (_, i) => test.host.resource("LogDrain", `logs-${i}`));
    await Promise.all(drains.map((drain, i) => drain.create(test.https({ handle: `logs-${i}` }))));
    test.platform.journal.clear();

    const found = await Promise.all(drains.map((drain) => drain.read()));

    expect(found.map((one) => one?.outputs["handle"])).toEqual(drains.map((_, i) => `logs-${i}`));
    expect(test.platform.journal.requests).toBe(1);
  });

  it("reads a drain that is missing in the listing before it counts as deleted", async () => {
    await using test = await given();
    const drains = Array.from({ length: 4 }, (_, i) => test.host.resource("LogDrain", `logs-${i}`));
    const made = await Promise.all(drains.map((drain, i) => drain.create(test.https({ handle: `logs-${i}` }))));
    test.platform.state.logDrains.remove(made[2]?.id ?? "");
    test.platform.journal.clear();

    const found = await Promise.all(drains.map((drain) => drain.read()));

    expect(found.map((one) => one !== undefined)).toEqual([true, true, false, true]);
    expect(test.platform.journal.requests).toBe(2);
  });
});
