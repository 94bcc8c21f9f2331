import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Account, App } from "../records.ts";
import { type AppprovSimulator, startSimulator } from "../simulator.ts";
import { call, operate } from "../testing/client.ts";

const clock = new ManualClock();
let platform: AppprovSimulator;
let account: Account;
let app: App;
beforeEach(async () => {
  platform = await startSimulator({ clock });
  account = await platform.state.accounts.create({ handle: "env" });
  app = await platform.state.apps.create({
    accountId: account.id,
    handle: "app",
    dockerImage: "image",
    processTypes: ["web", "worker"],
  });
});
afterEach(() => platform.close());

const begin = async (path: string, body: unknown) => (await call(platform, "POST", `${path}/operations`, body)).body;
const statusOf = async (id: number) => (await call(platform, "GET", `/operations/${id}`)).body.status;
const serviceOf = (processType: string) =>
  platform.state.services.list().find((one) => one.processType === processType)?.id ?? "";

describe("an operation", () => {
  it("is queued, runs, and applies its effect at the end", async () => {
    platform.set({ queueMs: 100, operationMs: { configure: 1_000 } });
    const operation = await begin(`/apps/${app.id}`, { type: "configure", env: { A: "1" } });
    const seen = [operation.status, await statusOf(operation.id)];
    clock.advance(100);
    seen.push(await statusOf(operation.id));
    clock.advance(999);
    const early = await call(platform, "GET", `/apps/${app.id}`);
    clock.advance(1);
    const late = await call(platform, "GET", `/apps/${app.id}`);
    seen.push(await statusOf(operation.id));

    expect(seen).toEqual(["queued", "queued", "running", "succeeded"]);
    expect(early.body._links).not.toHaveProperty("current_configuration");
    expect(late.body._links).toHaveProperty("current_configuration");
    expect(late.body._embedded.last_operation).toMatchObject({ id: operation.id, status: "succeeded" });
  });

  it("can have common parameters, in JSON or HAL+JSON, on any object", async () => {
    const drain = { accountId: account.id, handle: "logs", drainType: "https_post" };
    const { id } = await platform.state.logDrains.create(drain);
    const asked = { automated: false, interactive: true, container_count: 0 };
    const headers = { "Content-Type": "application/hal+json" };
    const token = platform.credentials.accessToken;
    for (const [path, type] of [
      [`/log_drains/${id}`, "provision"],
      [`/log_drains/${id}`, "deprovision"],
      [`/services/${serviceOf("web")}`, "scale"],
      [`/apps/${app.id}`, "deprovision"],
    ] as const) {
      const body = { type, ...asked };
      const answer = await send(`${platform.url}${path}/operations`, "POST", { token, headers, body });
      expect(answer).toMatchObject({ status: 201, body: { type, interactive: true, container_count: 0 } });
    }
    expect(platform.journal.violations).toEqual([]);
  });

  it("takes the time of its most specific name", async () => {
    platform.set({ operationMs: { default: 1, provision: 2, "database.provision": 3, "replica.provision": 4 } });
    const primary = await platform.state.databases.create({ accountId: account.id, handle: "db" });
    const operations = [
      await begin(`/apps/${app.id}`, { type: "configure", env: {} }),
      await begin(`/databases/${primary.id}`, { type: "provision" }),
    ];
    const after = async (ms: number) => {
      clock.advance(ms);
      return Promise.all(operations.map(({ id }) => statusOf(id)));
    };

    expect(await after(1)).toEqual(["succeeded", "running"]);
    expect(await after(1)).toEqual(["succeeded", "running"]);
    expect(await after(1)).toEqual(["succeeded", "succeeded"]);
  });

  it("waits for earlier ones on the same object, and not on others", async () => {
    platform.set({ operationMs: { scale: 1_000 } });
    const scale = { type: "scale", container_count: 2, container_size: 1024, instance_profile: "m" };
    const first = await begin(`/services/${serviceOf("web")}`, scale);
    const second = await begin(`/services/${serviceOf("web")}`, scale);
    const other = await begin(`/services/${serviceOf("worker")}`, scale);
    clock.advance(1_000);
    const halfway = await Promise.all([first, second, other].map(({ id }) => statusOf(id)));
    clock.advance(1_000);

    expect(halfway).toEqual(["succeeded", "running", "succeeded"]);
    expect(await statusOf(second.id)).toBe("succeeded");
  });

  it("is deleted with the object that it deletes", async () => {
    platform.set({ operationMs: { deprovision: 10 } });
    const operation = await begin(`/apps/${app.id}`, { type: "deprovision" });
    const before = await statusOf(operation.id);
    clock.advance(10);

    expect(before).toBe("running");
    expect((await call(platform, "GET", `/operations/${operation.id}`)).status).toBe(404);
    expect((await call(platform, "GET", `/apps/${app.id}`)).status).toBe(404);
    expect((await operate(platform, `/apps/${app.id}`, { type: "deprovision" })).status).toBe(404);
    expect(platform.state.services.list()).toEqual([]);
  });

  it("can be kept after it deletes its object", async () => {
    platform.set({ operationsOutliveResource: true });

    expect((await operate(platform, `/apps/${app.id}`, { type: "deprovision" })).body.status).toBe("succeeded");
  });

  it("is deleted with an object that is deleted while it runs", async () => {
    platform.set({ operationMs: { configure: 10 } });
    const operation = await begin(`/apps/${app.id}`, { type: "configure", env: {} });
    platform.state.apps.remove(app.id);
    clock.advance(10);

    expect((await call(platform, "GET", `/operations/${operation.id}`)).status).toBe(404);
  });

  it("is in its object's list, newest first, without its secrets", async () => {
    const first = await begin(`/apps/${app.id}`, { type: "configure", env: { A: "s3cret" } });
    const second = await begin(`/apps/${app.id}`, { type: "restart" });
    const list = await call(platform, "GET", `/apps/${app.id}/operations`);

    expect(list.body._embedded.operations).toMatchObject([{ id: second.id }, { id: first.id }]);
    expect(JSON.stringify(list.body)).not.toContain("s3cret");
    expect(platform.state.operations.get(String(first.id))?.request).toEqual({ env: { A: "s3cret" } });
  });

  it("is rejected with an unknown type, and with fields of another type", async () => {
    const unknown = await operate(platform, `/apps/${app.id}`, { type: "replicate" });
    const foreign = await operate(platform, `/apps/${app.id}`, { type: "restart", env: {} });

    expect([unknown.status, foreign.status]).toEqual([400, 400]);
    expect(platform.journal.violations).toHaveLength(2);
  });
});

describe("an operation that fails", () => {
  it("has no effect while it is in the settings", async () => {
    platform.set({ operationFailure: { "app.configure": "no room" } });
    const failed = await operate(platform, `/apps/${app.id}`, { type: "configure", env: { A: "1" } });
    const other = await operate(platform, `/apps/${app.id}`, { type: "restart" });
    platform.set({ operationFailure: { "app.configure": undefined } });
    const again = await operate(platform, `/apps/${app.id}`, { type: "configure", env: { B: "2" } });
    const [configuration] = platform.state.configurations.list();

    expect([failed, other, again].map(({ body }) => body.status)).toEqual(["failed", "succeeded", "succeeded"]);
    expect(configuration?.env).toEqual({ B: "2" });
  });

  it("can be selected by type, kind and handle, a number of times", async () => {
    platform.failNextOperation({ kind: "service", type: "scale", handle: "worker", message: "no room", times: 2 });
    const scale = async (processType: string) => {
      const body = { type: "scale", container_count: 2 };
      return (await operate(platform, `/services/${serviceOf(processType)}`, body)).body.status;
    };

    expect(await scale("web")).toBe("succeeded");
    expect([await scale("worker"), await scale("worker"), await scale("worker")]).toEqual([
      "failed",
      "failed",
      "succeeded",
    ]);
  });

  it("leaves a log on another host, which is available without credentials", async () => {
    platform.failNextOperation({ type: "restart", message: "the health check never passed" });
    const { body } = await operate(platform, `/apps/${app.id}`, { type: "restart" });
    const redirect = await call(platform, "GET", `/operations/${body.id}/logs`);
    const location = redirect.headers.get("location") ?? "";
    const log = await send(location, "GET");

    expect(redirect.status).toBe(301);
    expect(location.startsWith(platform.logStorageUrl)).toBe(true);
    expect(log).toMatchObject({ status: 200, body: expect.stringMatching(/health check never passed\n$/) });
    expect(log.body.split("\n").length).toBeGreaterThan(50);
    expect(platform.journal.foreign).toEqual([]);
  });

  it("makes the other host reject and record a credential", async () => {
    const { body } = await operate(platform, `/apps/${app.id}`, { type: "restart" });
    const redirect = await call(platform, "GET", `/operations/${body.id}/logs`);
    const location = redirect.headers.get("location") ?? "";
    const log = await send(location, "GET", { token: platform.credentials.accessToken });
    const [entry] = platform.journal.find({ service: "log-storage" });

    expect(log.status).toBe(400);
    expect(platform.journal.foreign).toMatchObject([
      { service: "log-storage", credential: "bearer token", belongsTo: "the API" },
    ]);
    expect(entry).toMatchObject({ authorization: { kind: "bearer" } });
    expect(entry?.query).not.toContain(new URL(location).searchParams.get("signature"));
  });

  it("does not show its log at an expired or invalid address", async () => {
    const { body } = await operate(platform, `/apps/${app.id}`, { type: "restart" });
    const redirect = await call(platform, "GET", `/operations/${body.id}/logs`);
    const location = redirect.headers.get("location") ?? "";
    const madeUp = await send(location.replace(/signature=.*/, "signature=abc"), "GET");
    clock.advance(300_000);
    const expired = await send(location, "GET");

    expect([madeUp.status, expired.status]).toEqual([403, 403]);
  });

  it("has no log before its end, or when logs are disabled", async () => {
    platform.set({ operationMs: { restart: 10 } });
    const operation = await begin(`/apps/${app.id}`, { type: "restart" });
    const logs = async () => (await call(platform, "GET", `/operations/${operation.id}/logs`)).status;
    const early = await logs();
    clock.advance(10);
    const late = await logs();
    platform.set({ operationLogs: false });

    expect([early, late, await logs()]).toEqual([404, 301, 404]);
  });
});
