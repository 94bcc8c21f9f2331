import { afterEach, beforeEach, expect, it } from "vitest";
import { LeapingClock } from "./clock.ts";
import { openHost } from "./host.ts";
import { Hub } from "./hub.ts";
import type { Host } from "./listen.ts";
import { memoryHandlerAt, memoryPortOf, openInMemory, type Returning } from "./memory-hosts.ts";
import { thisMachine } from "./network.ts";
import type { IncomingRequest } from "./protocol.ts";
import { defineRoute } from "./route.ts";
import type { Service } from "./service.ts";
import { defaultWireSettings } from "./wire-settings.ts";

const service: Service<undefined> = {
  name: "things",
  dialect: {
    limitHeaders: "none",
    badRequest: () => ({ status: 400 }),
    unknownPath: () => ({ status: 404 }),
    tooManyRequests: () => ({ status: 429 }),
    failure: (status) => ({ status }),
  },
  authenticate: () => undefined,
  routes: [defineRoute({ method: "GET", path: "/things", handle: () => ({ status: 200, json: { all: [] } }) })],
};

let hub: Hub;
let host: Host;
beforeEach(async () => {
  hub = new Hub(new LeapingClock(), defaultWireSettings(), { ...thisMachine, inMemory: true });
  host = await openHost(hub, service, 0);
});
afterEach(() => host.close());

/** Sends a request as a client in this process does. */
function get(path: string, origin = host.url): Promise<readonly unknown[]> {
  const request = Object.assign((async function* (): AsyncGenerator<Buffer> {})(), {
    method: "GET",
    url: path,
    headers: {},
  });
  return new Promise((resolve, reject) => {
    const returning: Returning = {
      respond: (status, headers, body) => resolve(["respond", status, headers["Content-Type"], body.toString()]),
      cutOff: (status, _headers, part) => resolve(["cutOff", status, part.toString()]),
      reset: () => resolve(["reset"]),
    };
    const handler = memoryHandlerAt(origin);
    if (handler === undefined) reject(new Error(`${origin} is not in memory`));
    handler?.(request as IncomingRequest, returning);
  });
}

it("serves clients in this process, and writes their requests down", async () => {
  expect(await get("/things")).toEqual(["respond", 200, "application/json", `{"all":[]}`]);
  expect(hub.journal.entries).toMatchObject([{ service: "things", method: "GET", path: "/things", status: 200 }]);
});

it("is also reached by names below its own", async () => {
  const { host: place } = new URL(host.url);
  expect(await get("/things", `http://vpc.${place}`)).toContain(200);
  expect(await get("/things", `http://a-1.cos.ap-guangzhou.${place}`)).toContain(200);
});

it("lets planned faults end connections", async () => {
  hub.faults.failNext({ kind: "resetAfter" });
  expect(await get("/things")).toEqual(["reset"]);
  hub.faults.failNext({ kind: "truncatedBody" });
  expect(await get("/things")).toEqual(["cutOff", 200, `{"all"`.slice(0, 5)]);
});

it("resets connections once it is closed, and gives its name to no other host", async () => {
  await host.close();
  const urls = new Set([host.url]);
  const hosts = 70_000;
  for (let i = 0; i < hosts; i++) {
    const { url, close } = openInMemory(0, () => {});
    urls.add(url);
    await close();
  }
  // More than there are ports.
  expect(urls.size).toBe(hosts + 1);
  expect(await get("/things")).toEqual(["reset"]);
});

it("takes its earlier port again, and no port that is in use", async () => {
  const port = memoryPortOf(host.url) ?? 0;
  await expect(openHost(hub, service, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  await host.close();
  const { url } = host;
  host = await openHost(hub, service, port);
  expect(host.url).toBe(url);
  expect(await get("/things")).toContain(200);
});

it("has no handler for hosts on the network", () => {
  expect(memoryHandlerAt("http://127.0.0.1:8080")).toBeUndefined();
  expect(memoryHandlerAt("http://vpc.localhost:61001")).toBeUndefined();
  expect(memoryHandlerAt("https://api.example.com")).toBeUndefined();
});
