import { afterEach, expect, it } from "vitest";
import { LeapingClock } from "../clock.ts";
import { openHost } from "../host.ts";
import { Hub } from "../hub.ts";
import { objectsOf } from "../objects.ts";
import { openSimulator } from "../open-simulator.ts";
import { Ports } from "../ports.ts";
import { defineRoute } from "../route.ts";
import { anything, mapOf } from "../shape.ts";
import { Stores } from "../stores.ts";
import { defaultWireSettings } from "../wire-settings.ts";

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A simulator with boxes, and a host that returns the body of a request. */
async function start(network?: Hub["network"]) {
  const hub = new Hub(new LeapingClock(), defaultWireSettings(), network);
  const stores = new Stores(hub);
  const boxes = objectsOf(hub.agenda, stores.open<{ readonly id: string; readonly label: string }>("boxes"), (box) => ({
    id: "",
    label: "",
    ...box,
  }));
  const service = {
    name: "first",
    secrets: ["env"],
    dialect: {
      limitHeaders: "none",
      badRequest: () => ({ status: 400 }),
      unknownPath: () => ({ status: 404 }),
      tooManyRequests: () => ({ status: 429 }),
      failure: (status: number) => ({ status }),
    },
    authenticate: () => undefined,
    routes: [
      defineRoute({
        method: "POST",
        path: "/boxes",
        body: mapOf(anything()),
        handle: ({ body }) => ({ status: 201, json: body }),
      }),
      defineRoute({ method: "GET", path: "/large", handle: () => ({ status: 200, raw: "x".repeat(100_000) }) }),
    ],
  } as const;
  const simulator = await openSimulator({
    name: "sample",
    hub,
    ports: new Ports(0),
    snapshot: undefined,
    hosts: { url: (at) => openHost(hub, service, at) },
    world: { revision: 0, save: () => ({ objects: stores.save(), credentials: {} }), load: () => undefined },
    state: { boxes },
    credentials: {},
    environment: () => ({}),
    set: (changes: Record<string, unknown>) => Object.assign(hub.settings, changes),
    resetState: () => stores.clear(),
  });
  close = simulator.close;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(simulator.controlUrl + path, init);
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  const post = (path: string, body: unknown) => ({
    path,
    init: { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  });
  return { simulator, boxes, ask, post };
}

it("serves a page that loads nothing and contains no data", async () => {
  const { simulator } = await start();

  const response = await fetch(`${simulator.controlUrl}/`);
  const page = await response.text();

  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; connect-src 'self'; /);
  expect(page).toContain("<title>sample simulator</title>");
  expect(page).not.toMatch(/\b(src|href)=/);
});

it("requires the token for everything but the page itself", async () => {
  const token = "0123456789abcdef";
  const { ask } = await start({ address: "127.0.0.1", token });

  for (const path of ["/__sim/page", "/__sim/page/objects?kind=boxes", "/__sim/page/requests"]) {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  }
});

it("accepts no requests of other websites", async () => {
  const { simulator, ask } = await start();
  const reset = (Origin: string) => ask("/__sim/reset", { method: "POST", headers: { Origin } });

  expect((await reset("https://example.com")).status).toBe(403);
  expect((await reset("null")).status).toBe(403);
  expect((await reset(simulator.controlUrl)).status).toBe(204);
});

it("returns a part of the objects, those with given words, without secrets", async () => {
  const { ask, boxes } = await start();
  for (let n = 0; n < 250; n++) await boxes.create({ id: `box-${n}`, label: n % 2 === 0 ? "even" : "odd" });
  await boxes.create({ id: "box-safe", label: "safe", password: "hunter2", env: { A: "b" } } as never);

  const page = await ask("/__sim/page/objects?kind=boxes&offset=100&limit=10");
  expect([page.body.total, page.body.objects.length, page.body.objects[0].id]).toEqual([251, 10, "box-100"]);
  const found = await ask("/__sim/page/objects?kind=boxes&find=box-11%20EVEN");
  expect(found.body.objects.map(({ id }: { id: string }) => id)).toEqual([
    "box-110",
    "box-112",
    "box-114",
    "box-116",
    "box-118",
  ]);
  const safe = await ask("/__sim/page/objects?kind=boxes&find=safe");
  expect(safe.body.objects).toEqual([{ id: "box-safe", label: "safe", password: "[secret]", env: { A: "[secret]" } }]);
  expect((await ask("/__sim/page/objects?kind=boxes&find=hunter2")).body.total).toBe(0);
  expect((await ask("/__sim/page/objects?kind=lids")).status).toBe(404);
});

it("returns the newest requests and their responses, without secrets", async () => {
  const { simulator, ask, post } = await start();
  const { init } = post("/boxes", { name: "a", secret: "hunter2", env: { A: "hunter2" } });
  await fetch(`${simulator.url}/boxes`, init);
  await fetch(`${simulator.url}/large`);
  await fetch(`${simulator.url}/missing`);

  const all = (await ask("/__sim/page/requests")).body;
  expect(all.map(({ path, status }: { path: string; status: number }) => `${path} ${status}`)).toEqual([
    "/missing 404",
    "/large 200",
    "/boxes 201",
  ]);
  expect((await ask("/__sim/page/requests?status=failed")).body).toHaveLength(1);
  expect((await ask("/__sim/page/requests?find=post%20box")).body).toHaveLength(1);
  const bodies = await Promise.all(
    all.map(async ({ requestId }: { requestId: string }) => (await ask(`/__sim/page/requests/${requestId}`)).body),
  );
  expect(bodies).toEqual([{}, {}, { responseBody: { name: "a", secret: "[secret]", env: { A: "[secret]" } } }]);
  expect(JSON.stringify([all, bodies])).not.toContain("hunter2");
});

it("keeps the responses of the newest requests only", async () => {
  const { simulator, ask, post } = await start();
  const { init } = post("/boxes", {});
  for (let n = 0; n < 205; n++) await (await fetch(`${simulator.url}/boxes`, init)).text();

  const kept = simulator.journal.entries.filter(
    ({ requestId }) => simulator.journal.responseOf(requestId) !== undefined,
  );
  expect(kept).toHaveLength(200);
  expect(kept[0]).toBe(simulator.journal.entries[5]);
  await ask("/__sim/reset", { method: "POST" });
  expect(simulator.journal.responseOf(kept[0]?.requestId ?? "")).toBeUndefined();
});

it("changes latency, limit and faults together, and rejects impossible values", async () => {
  const { simulator, ask, post } = await start();
  const apply = async (values: unknown) => {
    const { path, init } = post("/__sim/page/wire", values);
    return (await ask(path, init)).status;
  };

  expect(await apply({ latencyMs: 5, perSecond: 10, failing: 0.07 })).toBe(204);
  expect(simulator.settings).toMatchObject({ latencyMs: 5, rateLimit: { perSecond: 10, kind: "token-bucket" } });
  const rates = Object.values(simulator.settings.faults?.rates ?? {});
  expect(rates.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(0.07);

  expect(await apply({ latencyMs: 0, perSecond: 0, failing: 0 })).toBe(204);
  expect(simulator.settings).toMatchObject({ latencyMs: 0, rateLimit: undefined, faults: undefined });
  expect(await apply({ latencyMs: 0, perSecond: -1, failing: 0 })).toBe(400);
  expect(await apply({ latencyMs: 0, perSecond: 0, failing: 2 })).toBe(400);
});
