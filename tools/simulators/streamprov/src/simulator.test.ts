import { once } from "node:events";
import { createServer } from "node:http";
import { ManualClock } from "@org/simulator";
import { send } from "@org/simulator/plain-client";
import { afterEach, describe, expect, it } from "vitest";
import { type StartOptions, type StreamprovSimulator, startSimulator } from "./simulator.ts";
import { control, kafkaCluster } from "./testing/client.ts";

let open: StreamprovSimulator | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
async function start(options: StartOptions = {}): Promise<StreamprovSimulator> {
  open = await startSimulator(options);
  return open;
}

describe("the simulator", () => {
  it("starts with an organisation that owns something, and comes back to it", async () => {
    const platform = await start();
    const { cluster, call } = await kafkaCluster(platform);
    platform.failNext({ kind: "status500" });
    await call("GET", "/topics");
    platform.failNext({ kind: "status500" });
    platform.reset();
    const { body } = await control(platform, "GET", "/org/v2/environments");

    expect(body.data).toMatchObject([{ display_name: "default" }]);
    expect(platform.state.kafkaClusters.list()).toEqual([]);
    expect(platform.journal.entries).toHaveLength(1);
    await expect(fetch(cluster.restEndpoint)).rejects.toThrow();
  });

  it("gives new objects the same IDs for the same seed, and never the same secrets", async () => {
    const [one, other] = [await start({ seed: 7 }), await startSimulator({ seed: 7 })];
    for (const platform of [one, other]) {
      const { id } = await platform.state.environments.create({ displayName: "staging" });
      await platform.state.kafkaClusters.create({ environmentId: id, displayName: "orders" });
      await control(platform, "POST", "/iam/v2/service-accounts", { display_name: "orders" });
    }
    await other.close();

    const idsOf = ({ state }: StreamprovSimulator) =>
      Object.entries(state).flatMap(([kind, objects]) => objects.list().map(({ id }) => `${kind} ${id}`));
    expect(idsOf(one)).toEqual(idsOf(other));
    expect(idsOf(one).length).toBeGreaterThan(10);
    expect(one.credentials.cloudApiKey).toBe(other.credentials.cloudApiKey);
    expect(one.credentials.cloudApiSecret).not.toBe(other.credentials.cloudApiSecret);
    expect((await start()).credentials.userId).not.toBe(one.credentials.userId);
  });

  it("lets a new object be invisible for a while, in reads and lists, but not twice made", async () => {
    const clock = new ManualClock();
    const platform = await start({ clock, visibilityLagMs: 500 });
    const created = await control(platform, "POST", "/org/v2/environments", { display_name: "e" });
    const path = `/org/v2/environments/${created.body.id}`;
    const early = await control(platform, "GET", path);
    const list = await control(platform, "GET", "/org/v2/environments");
    const again = await control(platform, "POST", "/org/v2/environments", { display_name: "e" });
    clock.advance(500);
    const late = await control(platform, "GET", path);

    expect([early.status, again.status, late.status]).toEqual([404, 409, 200]);
    expect(list.body.data).toHaveLength(1);
  });

  it.each([
    ["null", null],
    ["empty", ""],
    ["absent", undefined],
  ] as const)("writes the link of the last page as: %s", async (lastPageLink, expected) => {
    const platform = await start({ lastPageLink });

    expect((await control(platform, "GET", "/org/v2/environments")).body.metadata.next).toBe(expected);
  });

  it("counts the connections to all its hosts", async () => {
    const platform = await start();
    const { call } = await kafkaCluster(platform);
    await control(platform, "GET", "/org/v2/environments");
    await call("GET", "/topics");
    const used = platform.journal.entries.map((entry) => entry.connectionId);

    expect(used).toHaveLength(2);
    expect(platform.journal.connections).toBe(new Set(used).size);
  });

  it("leaves nothing open when one of its ports is taken", async () => {
    // Below the ports that the system gives out by itself, so that no other test comes near.
    const port = 20_000 + (process.pid % 10_000);
    const taken = createServer().listen(port + 1, "127.0.0.1");
    await once(taken, "listening");

    await expect(startSimulator({ port })).rejects.toThrow("EADDRINUSE");
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
    taken.close();
  });

  it("rejects a setting that does not exist, and changes none of the others", async () => {
    const platform = await start();

    expect(() => platform.set({ latencyMs: 50, latency: 50 } as never)).toThrow('"latency" is not a setting');
    expect(platform.settings.latencyMs).toBe(0);
  });

  it("changes one time of a group and leaves the others", async () => {
    const platform = await start({ provisionMs: { kafkaCluster: 5 } });
    platform.set({ provisionMs: { network: 7 } });

    expect(platform.settings.provisionMs).toMatchObject({ kafkaCluster: 5, network: 7, schemaRegistryCluster: 0 });
  });
});

describe("the control API", () => {
  const steer = (platform: StreamprovSimulator, method: string, path: string, body?: unknown) =>
    send(`${platform.controlUrl}/__sim${path}`, method, body === undefined ? {} : { body });

  it("shows another process where everything is", async () => {
    const platform = await start();

    expect((await steer(platform, "GET", "")).body).toEqual({
      url: platform.url,
      controlUrl: platform.controlUrl,
      tokenUrl: platform.tokenUrl,
      credentials: platform.credentials,
      environment: platform.environment(),
    });
  });

  it("changes settings; null takes one away", async () => {
    const platform = await start();
    await steer(platform, "POST", "/settings", {
      latencyMs: 1,
      rateLimit: { perSecond: 5 },
      provisionMs: { network: 9 },
    });
    const before = { ...platform.settings };
    await steer(platform, "POST", "/settings", { rateLimit: null });
    const wrong = await steer(platform, "POST", "/settings", { latency: 1 });

    expect(before).toMatchObject({ latencyMs: 1, rateLimit: { perSecond: 5 }, provisionMs: { network: 9 } });
    expect(platform.settings.rateLimit).toBeUndefined();
    expect(wrong).toMatchObject({ status: 400, body: { error: expect.stringContaining("not a setting") } });
  });

  it("makes, changes, shows and removes objects behind everybody's back", async () => {
    const platform = await start();
    const { cluster } = await kafkaCluster(platform);
    const topic = { clusterId: cluster.id, name: "orders", configs: { "retention.ms": "1" } };
    const made = await steer(platform, "POST", "/state/topics", topic);
    const own = `/state/topics/${encodeURIComponent(made.body.id)}`;
    const changed = await steer(platform, "PATCH", own, { partitions: 12 });
    const list = await steer(platform, "GET", "/state/topics");
    const counts = await steer(platform, "GET", "/state");
    const removed = await steer(platform, "DELETE", own);
    const gone = await steer(platform, "GET", own);

    expect(made).toMatchObject({ status: 201, body: topic });
    expect(changed.body).toMatchObject({ ...topic, partitions: 12 });
    expect(list.body).toEqual([changed.body]);
    expect(counts.body).toMatchObject({ topics: 1, kafkaClusters: 1 });
    expect([removed.status, gone.status]).toEqual([204, 404]);
  });

  it("plans faults, shows the journal and clears it", async () => {
    const platform = await start();
    await steer(platform, "POST", "/faults", { method: "GET", path: "^/org", kind: "status503" });
    const failed = await control(platform, "GET", "/org/v2/environments");
    const fine = await control(platform, "GET", "/org/v2/environments");
    const journal = await steer(platform, "GET", "/journal");
    const entries = await steer(platform, "GET", "/journal/entries?path=environments&limit=1");
    await steer(platform, "DELETE", "/journal");

    expect([failed.status, fine.status]).toEqual([503, 200]);
    expect(journal.body).toMatchObject({
      requests: 2,
      violations: [],
      foreign: [],
      summary: [{ route: "/org/v2/environments", count: 2, statuses: { 200: 1, 503: 1 } }],
    });
    expect(entries.body).toMatchObject([{ status: 200 }]);
    expect(platform.journal.requests).toBe(0);
  });
});
