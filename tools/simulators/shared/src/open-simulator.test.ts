import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { openHost } from "./host.ts";
import { Hub } from "./hub.ts";
import { memoryHandlerAt } from "./memory-hosts.ts";
import { type Network, thisMachine } from "./network.ts";
import { openSimulator } from "./open-simulator.ts";
import { Ports } from "./ports.ts";
import type { IncomingRequest } from "./protocol.ts";
import { defineRoute } from "./route.ts";
import type { Dialect } from "./service.ts";
import { clockOf, type Snapshot } from "./snapshot.ts";
import { Stores } from "./stores.ts";
import { defaultWireSettings } from "./wire-settings.ts";

const dialect: Dialect = {
  limitHeaders: "none",
  badRequest: () => ({ status: 400 }),
  unknownPath: () => ({ status: 404 }),
  tooManyRequests: () => ({ status: 429 }),
  failure: (status) => ({ status }),
};

const inMemory: Network = { ...thisMachine, inMemory: true };

let closeAll: (() => Promise<void>) | undefined;
afterEach(async () => {
  await closeAll?.();
  closeAll = undefined;
});

async function start(port = 0, snapshot?: Snapshot, network?: Network) {
  const hub = new Hub(clockOf(snapshot), defaultWireSettings(), network);
  const happened: string[] = [];
  const host = (name: string) => (at: number) =>
    openHost(
      hub,
      {
        name,
        dialect,
        authenticate: () => undefined,
        routes: [defineRoute({ method: "GET", path: "/", handle: () => ({ status: 200, json: name }) })],
      },
      at,
    );
  const stores = new Stores(hub);
  const objects = stores.open<{ readonly id: string; readonly ready?: boolean }>("objects");
  const credentials = { key: "k" };
  const simulator = await openSimulator({
    name: "sample",
    hub,
    ports: new Ports(port),
    snapshot,
    hosts: { url: host("first"), otherUrl: host("second") },
    world: {
      revision: 0,
      save: () => ({ objects: stores.save(), credentials }),
      load(saved) {
        stores.load(saved.objects);
        Object.assign(credentials, saved.credentials);
      },
    },
    state: {},
    credentials,
    environment: ({ url }) => ({ SAMPLE_URL: url, SAMPLE_KEY: credentials.key }),
    set: (changes: { latencyMs?: number }) => Object.assign(hub.settings, changes),
    resetState: () => happened.push("state reset"),
    forgetFailures: () => happened.push("failures forgotten"),
    closeOthers: async () => void happened.push("others closed"),
  });
  closeAll = simulator.close;
  return { simulator, happened, hub, objects };
}

// Below the ports that the system gives out by itself, so that no other test comes near.
const somePort = 10_000 + (process.pid % 10_000);

describe("a simulator", () => {
  it("alters successful responses until it is disabled", async () => {
    const { simulator } = await start();
    const asked: string[] = [];
    simulator.alterResponses((body, { method, path }) => {
      asked.push(`${method} ${path}`);
      return body.slice(0, 3);
    });

    expect(await (await fetch(simulator.url)).text()).toBe('"fi');
    expect((await fetch(`${simulator.url}/nothing`)).status).toBe(404);
    simulator.alterResponses();

    expect(await (await fetch(simulator.url)).json()).toBe("first");
    expect(asked).toEqual(["GET /"]);
  });

  it("lets something else respond until it is disabled", async () => {
    const { simulator } = await start();
    const page = { status: 404, type: "text/html", raw: "<html></html>" };
    simulator.interceptRequests(({ path }) => (path === "/elsewhere" ? page : undefined));

    const response = await fetch(`${simulator.url}/elsewhere`);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/html"]);
    expect(await (await fetch(simulator.url)).json()).toBe("first");
    expect(simulator.journal.entries.map(({ path }) => path)).toEqual(["/"]);

    simulator.interceptRequests();
    const answered = await fetch(`${simulator.url}/elsewhere`);
    expect([answered.status, await answered.text()]).toEqual([404, ""]);
    expect(simulator.journal.entries.map(({ path }) => path)).toEqual(["/", "/elsewhere"]);
  });

  it("has its hosts and its control host on one port after the other", async () => {
    const { simulator } = await start(somePort);

    expect([simulator.url, simulator.otherUrl, simulator.controlUrl]).toEqual(
      [0, 1, 2].map((place) => `http://127.0.0.1:${somePort + place}`),
    );
    expect(await (await fetch(`${simulator.otherUrl}/`)).json()).toBe("second");
  });

  it("returns its URLs and credentials to another process", async () => {
    const { simulator } = await start();

    expect(await (await fetch(`${simulator.controlUrl}/__sim`)).json()).toEqual({
      url: simulator.url,
      otherUrl: simulator.otherUrl,
      controlUrl: simulator.controlUrl,
      credentials: { key: "k" },
      environment: { SAMPLE_URL: simulator.url, SAMPLE_KEY: "k" },
    });
  });

  it("restores a snapshot, in which work in progress is finished", async () => {
    const { simulator, hub, objects } = await start();
    objects.insert({ id: "a" });
    hub.agenda.in(60_000, () => objects.replace({ id: "a", ready: true }));
    expect(simulator.isIdle()).toBe(false);

    const snapshot = simulator.snapshot();
    expect(simulator.isIdle()).toBe(true);
    objects.erase("a");
    objects.insert({ id: "b" });
    await simulator.restore(snapshot);

    expect(objects.all()).toEqual([{ id: "a", ready: true }]);
  });

  it.each([
    ["of this machine", thisMachine],
    ["in memory", inMemory],
  ])("starts from a snapshot with the same addresses %s, and the same credentials", async (_where, network) => {
    const earlier = await start(0, undefined, network);
    Object.assign(earlier.simulator.credentials, { key: "earlier" });
    earlier.objects.insert({ id: "a" });
    const snapshot = earlier.simulator.snapshot();
    await earlier.simulator.close();

    const { simulator, objects } = await start(0, snapshot, network);

    expect(objects.all()).toEqual([{ id: "a" }]);
    expect([simulator.url, simulator.otherUrl, simulator.controlUrl]).toEqual([
      earlier.simulator.url,
      earlier.simulator.otherUrl,
      earlier.simulator.controlUrl,
    ]);
    expect(simulator.environment()).toEqual({ SAMPLE_URL: simulator.url, SAMPLE_KEY: "earlier" });
  });

  it("continues the time and the IDs of a snapshot", async () => {
    const earlier = await start();
    earlier.hub.ids.uuid();
    const { revision } = earlier.simulator;
    const [before] = [revision(), earlier.simulator.advanceClock(86_400_000)];
    expect(revision()).toBeGreaterThan(before);
    const snapshot = earlier.simulator.snapshot();
    const next = earlier.hub.ids.uuid();
    await earlier.simulator.close();

    const { hub } = await start(0, snapshot);

    expect(hub.ids.uuid()).toBe(next);
    expect(hub.clock.now() - Date.now()).toBeCloseTo(86_400_000, -2);
  });

  it("starts from a snapshot with other addresses when the earlier ones are taken", async () => {
    const earlier = await start();
    const { simulator } = await start(0, earlier.simulator.snapshot());

    expect(simulator.url).not.toBe(earlier.simulator.url);
    await earlier.simulator.close();
  });

  it("moves its time forward, and completes the work that is due by then", async () => {
    const { simulator, hub } = await start();
    const done: string[] = [];
    hub.agenda.in(3_600_000, () => done.push("first"));
    hub.agenda.in(7_200_000, () => done.push("second"));
    const clockUrl = `${simulator.controlUrl}/__sim/clock`;
    const before = Date.parse(((await (await fetch(clockUrl)).json()) as { now: string }).now);

    const headers = { "Content-Type": "application/json" };
    const response = await fetch(clockUrl, { method: "POST", headers, body: '{"advanceMs": 3600000}' });
    const after = Date.parse(((await response.json()) as { now: string }).now);
    expect(after - before).toBeGreaterThanOrEqual(3_600_000);
    expect(done).toEqual(["first"]);

    simulator.advanceClock(3_600_000);
    expect(done).toEqual(["first", "second"]);
  });

  it("returns the lines that point a stack at it", async () => {
    const { simulator } = await start();
    const response = await fetch(`${simulator.controlUrl}/__sim/environment`);
    expect(await response.text()).toBe(`export SAMPLE_URL='${simulator.url}'\nexport SAMPLE_KEY='k'\n`);
  });

  it("refuses control requests without its token, also from this machine", async () => {
    const token = "0123456789abcdef";
    const { simulator } = await start(0, undefined, { address: "0.0.0.0", token });
    expect(simulator.controlUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const statusWith = async (path: string, Authorization?: string) =>
      (await fetch(simulator.controlUrl + path, { headers: { ...(Authorization && { Authorization }) } })).status;

    for (const path of ["/__sim", "/__sim/environment", "/__sim/state", "/anything"]) {
      expect(await statusWith(path)).toBe(401);
      expect(await statusWith(path, "Bearer another-token-of-16")).toBe(401);
      expect(await statusWith(path, `Basic ${btoa(`user:${token}`)}`)).toBe(401);
    }
    expect(await statusWith("/__sim", `Bearer ${token}`)).toBe(200);
    expect((await fetch(simulator.url)).status).toBe(200);
  });

  it("accepts control requests in memory", async () => {
    const { simulator } = await start(0, undefined, inMemory);
    const { origin, host } = new URL(simulator.controlUrl);
    const body = (async function* (): AsyncGenerator<Buffer> {})();
    const request = Object.assign(body, { method: "GET", url: "/__sim", headers: { host } }) as IncomingRequest;
    const status = await new Promise((resolve) => {
      memoryHandlerAt(origin)?.(request, { respond: resolve, cutOff: resolve, reset: () => resolve("reset") });
    });

    expect(status).toBe(200);
  });

  it("forgets everything but its settings when it is reset", async () => {
    const { simulator, happened } = await start();
    simulator.set({ latencyMs: 1 });
    await fetch(`${simulator.url}/`);
    simulator.failNext({ kind: "status500" });
    simulator.reset();
    const { status } = await fetch(`${simulator.url}/`);

    expect(status).toBe(200);
    expect(happened).toEqual(["state reset", "failures forgotten"]);
    expect(simulator.journal.requests).toBe(1);
    expect(simulator.settings.latencyMs).toBe(1);
  });

  it("leaves nothing open when one of its ports is taken", async () => {
    const taken = createServer().listen(somePort + 2, "127.0.0.1");
    await once(taken, "listening");

    await expect(start(somePort)).rejects.toThrow("EADDRINUSE");
    await expect(fetch(`http://127.0.0.1:${somePort}`)).rejects.toThrow();
    taken.close();
  });

  it("closes what its platform has opened besides", async () => {
    const { simulator, happened } = await start();
    await simulator.close();
    closeAll = undefined;

    expect(happened).toEqual(["others closed"]);
    await expect(fetch(simulator.controlUrl)).rejects.toThrow();
  });
});
