import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { Refusal } from "./answer.ts";
import { type Clock, LeapingClock, ManualClock } from "./clock.ts";
import type { FaultKind } from "./faults.ts";
import { openHost } from "./host.ts";
import { Hub } from "./hub.ts";
import type { Host } from "./listen.ts";
import { textParameter } from "./query.ts";
import { defineRoute } from "./route.ts";
import type { Dialect } from "./service.ts";
import { object, text } from "./shape.ts";
import { defaultWireSettings, type WireSettings } from "./wire-settings.ts";

const dialect: Dialect = {
  limitHeaders: "all",
  badRequest: (problems) => ({ status: 400, json: { problems } }),
  unknownPath: () => ({ status: 404, json: { error: "unknown path" } }),
  tooManyRequests: () => ({ status: 429 }),
  failure: (status) => ({ status, json: { error: "failure" } }),
};

let open: Host | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function start(settings: Partial<WireSettings> = {}, clock: Clock = new LeapingClock()) {
  const hub = new Hub(clock, { ...defaultWireSettings(), ...settings });
  const names: string[] = [];
  const host = await openHost(
    hub,
    {
      name: "things",
      dialect,
      authenticate({ authorization }) {
        if (authorization.kind !== "basic") throw new Refusal({ status: 401, json: {} });
        return authorization.key;
      },
      routes: [
        defineRoute({
          method: "POST",
          path: "/things",
          body: object({ name: text() }),
          handle({ body, caller }) {
            names.push(body.name);
            return { status: 201, json: { name: body.name, by: caller } };
          },
        }),
        defineRoute({
          method: "GET",
          path: "/things/{name}",
          query: { colour: textParameter },
          handle: ({ params, query }) => ({
            status: 200,
            json: { name: params["name"], colour: query.text("colour") },
          }),
        }),
        defineRoute({
          method: "GET",
          path: "/things/-",
          handle: () => ({ status: 200, json: names }),
        }),
      ],
    },
    0,
  );
  open = host;
  const authorization = `Basic ${Buffer.from("alice:s3cret").toString("base64")}`;
  const get = (path: string) => fetch(host.url + path, { headers: { authorization } });
  const post = (body: string, type = "application/json") =>
    fetch(`${host.url}/things`, { method: "POST", body, headers: { authorization, "content-type": type } });
  return { hub, host, names, get, post };
}

describe("a host", () => {
  it("routes by method and path, a literal segment before a named one", async () => {
    const { get, post } = await start();
    await post('{"name":"ball"}');

    expect(await (await get("/things/a%2Fb?colour=red")).json()).toEqual({ name: "a/b", colour: "red" });
    expect(await (await get("/things/-")).json()).toEqual(["ball"]);
  });

  it.each([
    ["an unknown field", '{"name":"ball","size":1}', "application/json", "/size is not a known field"],
    ["a missing field", "{}", "application/json", "/name is missing"],
    ["a wrong type", '{"name":1}', "application/json", "/name must be a string, not a number"],
    ["another media type", '{"name":"ball"}', "text/plain", 'Content-Type must be application/json, not "text/plain"'],
    ["a body that is no JSON", "{", "application/json", "the body is not well-formed JSON"],
    ["no body", "", "application/json", "the body is missing"],
  ])("refuses and writes down %s", async (_, body, type, problem) => {
    const { hub, names, post } = await start();
    const response = await post(body, type);

    expect(response.status).toBe(400);
    expect(hub.journal.violations.map((one) => one.problems)).toEqual([[problem]]);
    expect(names).toEqual([]);
  });

  it("refuses and writes down unknown paths and query parameters", async () => {
    const { hub, get } = await start();

    expect((await get("/nowhere")).status).toBe(404);
    expect((await get("/things/ball?size=1")).status).toBe(400);
    expect(hub.journal.violations.map((one) => one.problems[0])).toEqual([
      "GET /nowhere is not an operation of this host",
      "size is not a known query parameter",
    ]);
  });

  it("asks who calls before anything else", async () => {
    const { hub, host } = await start();
    const response = await fetch(`${host.url}/nowhere`);

    expect(response.status).toBe(401);
    expect(hub.journal.violations).toEqual([]);
  });
});

describe("the journal", () => {
  it("holds requests and connections, and no secret", async () => {
    const { hub, get, post } = await start();
    await (await post('{"name":"ball","client_secret":"hidden"}')).text();
    await (await get("/things/ball?colour=red")).text();

    const [first, second] = hub.journal.entries;
    expect(first).toMatchObject({
      service: "things",
      method: "POST",
      path: "/things",
      status: 400,
      authorization: { kind: "basic", key: "alice" },
      requestBody: { name: "ball", client_secret: "[secret]" },
    });
    expect(second).toMatchObject({ route: "/things/{name}", query: "colour=red", status: 200 });
    expect(JSON.stringify(hub.journal.entries)).not.toMatch(/s3cret|hidden/);
  });

  it("counts connections, not requests", async () => {
    const { hub, host } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let index = 0; index < 3; index += 1) {
      const sent = request(`${host.url}/things/-`, { agent }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      await once(response.resume(), "end");
    }
    agent.destroy();

    expect(hub.journal.requests).toBe(3);
    expect(hub.journal.connections).toBe(1);
  });

  it("counts by route and status, and can be searched and cleared", async () => {
    const { hub, get } = await start();
    await get("/things/ball");
    await get("/things/bear");
    await get("/nowhere");

    expect(hub.journal.summary()[0]).toEqual({
      service: "things",
      method: "GET",
      route: "/things/{name}",
      count: 2,
      statuses: { 200: 2 },
    });
    expect(hub.journal.count({ path: /bear/ })).toBe(1);
    expect(hub.journal.count({ status: 404 })).toBe(1);
    hub.journal.clear();
    expect([hub.journal.requests, hub.journal.entries, hub.journal.violations]).toEqual([0, [], []]);
  });

  it("keeps the newest requests only, and all counts", async () => {
    const { hub, get } = await start({ journalSize: 10 });
    for (let index = 0; index < 25; index += 1) await get(`/things/${index}`);

    expect(hub.journal.requests).toBe(25);
    expect(hub.journal.entries.length).toBeLessThanOrEqual(12);
    expect(hub.journal.entries.at(-1)?.path).toBe("/things/24");
    expect(hub.journal.summary()[0]?.count).toBe(25);
  });
});

describe("a fault", () => {
  const meet = async (kind: FaultKind) => {
    const platform = await start();
    platform.hub.faults.failNext({ kind });
    const outcome = await platform.post('{"name":"ball"}').then(
      async (response) => ({ status: response.status, text: await response.text().catch(() => "cut off") }),
      () => "connection lost" as const,
    );
    return { outcome, names: platform.names, entry: platform.hub.journal.entries[0] };
  };

  it.each([
    ["resetBefore", []],
    ["resetAfter", ["ball"]],
  ] as const)("%s loses the connection", async (kind, effect) => {
    const { outcome, names, entry } = await meet(kind);

    expect(outcome).toBe("connection lost");
    expect(names).toEqual(effect);
    expect(entry).toMatchObject({ fault: kind, status: 0 });
  });

  it.each([
    ["status429", 429, []],
    ["status500", 500, []],
    ["status502", 502, []],
    ["status503", 503, []],
    ["status500After", 500, ["ball"]],
  ] as const)("%s answers %i", async (kind, status, effect) => {
    const { outcome, names } = await meet(kind);

    expect(outcome).toMatchObject({ status });
    expect(names).toEqual(effect);
  });

  it("status502 comes with a page of HTML, as from a proxy", async () => {
    expect((await meet("status502")).outcome).toMatchObject({ text: expect.stringContaining("<html>") });
  });

  it("truncatedBody cuts the answer off after the effect", async () => {
    const { outcome, names } = await meet("truncatedBody");

    expect(outcome).toEqual({ status: 201, text: "cut off" });
    expect(names).toEqual(["ball"]);
  });

  it("slow holds the answer back and changes nothing else", async () => {
    const clock = new ManualClock();
    const { hub, post, names } = await start({ slowMs: 5_000 }, clock);
    hub.faults.failNext({ kind: "slow" });
    const answer = post('{"name":"ball"}');
    await expect.poll(() => clock.sleeping).toBe(1);
    expect(names).toEqual([]);
    clock.advance(5_000);

    expect((await answer).status).toBe(201);
    expect(names).toEqual(["ball"]);
  });
});

it("answers 429 with the wait when there are too many requests", async () => {
  const { get } = await start({ rateLimit: { perSecond: 0.001, burst: 2 } });
  const allowed = [await get("/things/a"), await get("/things/a")];
  const refused = await get("/things/a");

  expect(allowed.map((one) => one.status)).toEqual([200, 200]);
  expect(allowed.map((one) => one.headers.get("x-ratelimit-remaining"))).toEqual(["1", "0"]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
});

it("stops listening when it is closed", async () => {
  const { host } = await start();
  await host.close();
  open = undefined;

  await expect(fetch(host.url)).rejects.toThrow();
});
