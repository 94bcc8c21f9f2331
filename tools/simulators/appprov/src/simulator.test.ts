import { once } from "node:events";
import { createServer } from "node:http";
import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, describe, expect, it } from "vitest";
import { type AppprovSimulator, type StartOptions, startSimulator } from "./simulator.ts";
import { call, operate } from "./testing/client.ts";

let open: AppprovSimulator | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
async function start(options: StartOptions = {}): Promise<AppprovSimulator> {
  open = await startSimulator(options);
  return open;
}

describe("the simulator", () => {
  it("resets to the initial state, and never uses an ID again", async () => {
    const platform = await start();
    const before = await platform.state.accounts.create({ handle: "before" });
    platform.failNext({ kind: "status500" });
    platform.failNextOperation({ message: "no" });
    platform.reset();
    const list = await call(platform, "GET", "/accounts");
    const after = await platform.state.accounts.create({ handle: "after" });
    const app = await platform.state.apps.create({ accountId: after.id, handle: "app" });
    const operation = await operate(platform, `/apps/${app.id}`, { type: "configure", env: { A: "1" } });

    expect(list).toMatchObject({ status: 200, body: { total_count: 0, _embedded: { accounts: [] } } });
    expect(Number(after.id)).toBeGreaterThan(Number(before.id));
    expect(operation.body.status).toBe("succeeded");
  });

  it("gives the same IDs for the same seed, and never the same secrets", async () => {
    const [one, other] = [await start({ seed: 7 }), await startSimulator({ seed: 7 })];
    const ids = [];
    for (const { state } of [one, other]) {
      const { id } = await state.organizations.create({ name: "Second" });
      ids.push([id, (await state.accounts.create({ handle: "env" })).id]);
    }
    await other.close();

    expect(ids[0]).toEqual(ids[1]);
    expect(one.credentials.organizationId).toBe(other.credentials.organizationId);
    expect(one.credentials.password).not.toBe(other.credentials.password);
  });

  it("restores the last operation of an object", async () => {
    const platform = await start();
    const { id: accountId } = await platform.state.accounts.create({ handle: "env" });
    const app = await platform.state.apps.create({ accountId, handle: "app" });
    const { body } = await operate(platform, `/apps/${app.id}`, { type: "configure", env: { A: "1" } });
    const snapshot = platform.snapshot();
    await operate(platform, `/apps/${app.id}`, { type: "configure", env: { A: "2" } });
    await platform.restore(snapshot);

    const restored = await call(platform, "GET", `/apps/${app.id}`);
    expect(restored.body).toMatchObject({ _embedded: { last_operation: { id: body.id, type: "configure" } } });
  });

  it("shows only objects with valid links", async () => {
    const platform = await start();
    const account = await platform.state.accounts.create({ handle: "env" });
    const app = await platform.state.apps.create({
      accountId: account.id,
      handle: "app",
      dockerImage: "image",
      env: { A: "1" },
    });
    const [service] = platform.state.services.list();
    const vhost = await platform.state.vhosts.create({ serviceId: service?.id ?? "" });
    await operate(platform, `/vhosts/${vhost.id}`, { type: "provision", settings: { FORCE_SSL: "true" } });
    const primary = await platform.state.databases.create({ accountId: account.id, handle: "db" });
    const replication = { type: "replicate", handle: "replica", destination_account_id: Number(account.id) };
    await operate(platform, `/databases/${primary.id}`, replication);
    const at = { accountId: account.id, databaseId: primary.id };
    await platform.state.logDrains.create({ ...at, handle: "logs", drainType: "elasticsearch_database" });
    await platform.state.metricDrains.create({ ...at, handle: "metrics", drainType: "influxdb_database" });
    const policies = `/services/${service?.id}/service_sizing_policies`;
    expect((await call(platform, "POST", policies, { autoscaling: "vertical" })).status).toBe(201);
    await call(platform, "PUT", `/apps/${app.id}`, { handle: "renamed" });

    const statuses = new Map<string, number>();
    const follow = async (document: unknown): Promise<void> => {
      const urls = [...JSON.stringify(document).matchAll(/"href":"([^"]+)"/g)].map(([, url]) => url ?? "");
      for (const url of urls) {
        if (statuses.has(url) || url.startsWith(platform.authUrl)) continue;
        const reply = await send(url, "GET", { token: platform.credentials.accessToken });
        statuses.set(url, reply.status);
        await follow(reply.body);
      }
    };
    await follow({ href: `${platform.url}/accounts` });

    const wrong = [...statuses].filter(([url, status]) => status !== (url.endsWith("/logs") ? 301 : 200));
    expect(wrong).toEqual([]);
    expect(statuses.size).toBeGreaterThan(40);
    expect(platform.journal.violations).toEqual([]);
  });

  it("divides lists into numbered pages", async () => {
    const platform = await start({ pageSize: 2 });
    for (const handle of ["a", "b", "c"]) await platform.state.accounts.create({ handle });
    const first = await call(platform, "GET", "/accounts");
    const second = await call(platform, "GET", "/accounts?page=2");
    const third = await call(platform, "GET", "/accounts?page=3");
    const all = await call(platform, "GET", "/accounts?per_page=100");
    const handles = (reply: typeof first) => reply.body._embedded.accounts.map((one: { handle: string }) => one.handle);

    expect(first.body).toMatchObject({ total_count: 3, per_page: 2, current_page: 1 });
    expect(first.body._links.next.href).toBe(`${platform.url}/accounts?page=2`);
    expect(second.body._links.next).toBeUndefined();
    expect([first, second, third, all].map(handles)).toEqual([["a", "b"], ["c"], [], ["a", "b", "c"]]);
  });

  it("omits embedded objects on request", async () => {
    const platform = await start();
    const account = await platform.state.accounts.create({ handle: "env" });
    const { id } = await platform.state.databases.create({ accountId: account.id, handle: "db" });
    const token = platform.credentials.accessToken;
    const full = await call(platform, "GET", `/databases/${id}`);
    const bare = await call(platform, "GET", `/databases/${id}?no_embed=true`);
    const headers = { Prefer: "no_sensitive_extras=true" };
    const preferred = await send(`${platform.url}/databases/${id}`, "GET", { token, headers });

    expect(full.body).toMatchObject({ connection_url: expect.any(String), _embedded: { disk: { size: 10 } } });
    for (const { body } of [bare, preferred]) {
      expect(body).not.toHaveProperty("_embedded");
      expect(body).toMatchObject({ connection_url: null, passphrase: null });
    }
  });

  it("records what the documents do not allow", async () => {
    const platform = await start();
    const token = platform.credentials.accessToken;
    const account = await platform.state.accounts.create({ handle: "env" });
    const replies = [
      await call(platform, "GET", "/teapots"),
      await call(platform, "GET", "/accounts/env"),
      await call(platform, "GET", "/accounts?search=env"),
      await call(platform, "POST", `/accounts/${account.id}/apps`, { handle: "app", envId: 1 }),
      await call(platform, "DELETE", `/accounts/${account.id}`, {}),
      await send(`${platform.url}/accounts`, "GET", { token, headers: { Accept: "text/html" } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400, 400]);
    expect(replies[3]?.body).toEqual({ code: 400, error: "bad_request", message: "/envId is not a known field" });
    expect(platform.journal.violations).toHaveLength(6);
  });

  it("rejects changes but not reads when the token has only read permission", async () => {
    const platform = await start();
    const { id } = await platform.state.accounts.create({ handle: "env" });
    const app = await platform.state.apps.create({ accountId: id, handle: "app" });
    platform.set({ readOnlyAccounts: [id] });

    expect((await call(platform, "GET", `/accounts/${id}`)).status).toBe(200);
    expect((await call(platform, "DELETE", `/accounts/${id}`)).body).toMatchObject({ code: 403, error: "forbidden" });
    expect((await operate(platform, `/apps/${app.id}`, { type: "deprovision" })).status).toBe(403);
  });

  it("keeps every secret out of its journal", async () => {
    const platform = await start();
    const { id } = await platform.state.accounts.create({ handle: "env" });
    const app = await platform.state.apps.create({ accountId: id, handle: "app" });
    const secret = "s3cret-value";
    await operate(platform, `/apps/${app.id}`, {
      type: "configure",
      env: { A: secret, GONE: "" },
      sensitive_settings: { APTIBLE_PRIVATE_REGISTRY_PASSWORD: secret },
    });
    const drain = { handle: "logs", drain_type: "datadog", drain_username: secret, logging_token: secret };
    await call(platform, "POST", `/accounts/${id}/log_drains`, drain);
    const post = { handle: "post", drain_type: "https_post", url: `https://example.com/${secret}` };
    await call(platform, "POST", `/accounts/${id}/log_drains`, post);
    await call(platform, "POST", `/accounts/${id}/metric_drains`, {
      handle: "metrics",
      drain_type: "datadog",
      drain_configuration: { api_key: secret, authToken: secret },
    });
    await send(`${platform.authUrl}/tokens`, "POST", {
      body: { username: "u", password: secret, grant_type: "password", scope: "manage", expires: 43_200 },
    });
    const [operation] = platform.journal.find({ path: /apps\/\d+\/operations/ });
    const drains = platform.journal.find({ method: "POST", path: /drains$/, status: 201 });

    expect(drains).toHaveLength(3);
    expect(JSON.stringify(platform.journal.entries)).not.toContain(secret);
    expect(operation?.requestBody).toMatchObject({ env: { A: "[secret]", GONE: "" } });
  });

  it("shows objects that a test creates at once, even if reads lag behind", async () => {
    const platform = await start({ clock: new ManualClock(), visibilityLagMs: 500, updateLagMs: 500 });
    const { id } = await platform.state.accounts.create({ handle: "env" });
    await platform.state.apps.create({ accountId: id, handle: "app", dockerImage: "image" });
    await platform.state.databases.create({ accountId: id, handle: "db" });
    const policies = await call(platform, "GET", `/accounts/${id}/backup_retention_policies`);
    const services = await Promise.all(
      platform.state.services.list().map((service) => call(platform, "GET", `/services/${service.id}`)),
    );

    expect(policies.body.total_count).toBe(1);
    expect(services.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("closes everything when one of its ports is in use", async () => {
    // Below the ports that the system gives out by itself, so that no other test comes near.
    const port = 10_000 + (process.pid % 10_000);
    const taken = createServer().listen(port + 2, "127.0.0.1");
    await once(taken, "listening");

    await expect(startSimulator({ port })).rejects.toThrow("EADDRINUSE");
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
    taken.close();
  });

  it("can apply a request and lose its response", async () => {
    const platform = await start();
    const { id } = await platform.state.accounts.create({ handle: "env" });
    platform.failNext({ method: "POST", path: /apps$/, kind: "resetAfter" });

    await expect(call(platform, "POST", `/accounts/${id}/apps`, { handle: "app" })).rejects.toThrow();
    expect((await call(platform, "GET", `/accounts/${id}/apps`)).body._embedded.apps).toMatchObject([
      { handle: "app" },
    ]);
  });

  it("can hide a new object for a while, but not its operations", async () => {
    const clock = new ManualClock();
    const platform = await start({ clock, visibilityLagMs: 500 });
    const account = await platform.state.accounts.create({ handle: "env" });
    const app = await call(platform, "POST", `/accounts/${account.id}/apps`, { handle: "app" });
    const path = `/apps/${app.body.id}`;
    const early = await call(platform, "GET", path);
    const operation = await operate(platform, path, { type: "configure", env: {} });
    clock.advance(500);
    const late = await call(platform, "GET", path);

    expect([app.status, early.status, operation.status, late.status]).toEqual([201, 404, 200, 200]);
  });
});

describe("the control API", () => {
  it("returns all addresses to another process, and accepts settings", async () => {
    const platform = await start();
    const { url, authUrl, logStorageUrl, controlUrl, credentials } = platform;
    const environment = platform.environment();
    const about = await send(`${controlUrl}/__sim`, "GET");
    await send(`${controlUrl}/__sim/settings`, "POST", { body: { operationMs: { deploy: 5 } } });
    await send(`${controlUrl}/__sim/settings`, "POST", { body: { operationMs: { scale: 7 } } });
    const unknown = await send(`${controlUrl}/__sim/settings`, "POST", { body: { operationMs: { scail: 7 } } });
    const account = await send(`${controlUrl}/__sim/state/accounts`, "POST", { body: { handle: "env" } });

    expect(about.body).toEqual({ url, authUrl, logStorageUrl, controlUrl, credentials, environment });
    expect(unknown).toMatchObject({ status: 400, body: { error: expect.stringContaining("Did you mean scale?") } });
    expect(platform.settings.operationMs).toEqual({ deploy: 5, scale: 7 });
    expect((await call(platform, "GET", `/accounts/${account.body.id}`)).body.handle).toBe("env");
  });
});
