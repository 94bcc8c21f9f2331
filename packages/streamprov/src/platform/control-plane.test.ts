import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { afterEach, describe, expect, it } from "vitest";
import type { Clients } from "./clients.ts";
import { type Collection, deleteMember } from "./control-plane.ts";
import { Platform } from "./platform.ts";

const things: Collection = { kind: "Thing", path: () => "/things", nameAt: "name" };
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A platform that responds to every method, or method and path, with a fixed status or with a sequence of statuses. */
async function given(statuses: Readonly<Record<string, number | number[]>>): Promise<Operation & Clients> {
  const server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    const answers = statuses[`${method} ${url.replace(/\?.*/, "")}`] ?? statuses[method] ?? 500;
    const status = typeof answers === "number" ? answers : (answers.shift() ?? 500);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "one", errors: [{ detail: `no ${request.method}` }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close().closeAllConnections());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  const platform = new Platform({ endpoint, maxRetries: 4 }, { version: "0.0.0", debug: () => {}, signal }, {});
  return {
    doing: 'deleting Thing "one"',
    urn: "",
    formerId: undefined,
    isKnown: () => false,
    signal,
    started: Date.now(),
    deadline: Date.now() + 60_000,
    progress: () => {},
    warn: () => {},
    debug: () => {},
    platform,
    memory: platform.memory,
    cloud: new HttpClient({ baseUrl: endpoint }),
  };
}

describe("deleting a member of a collection", () => {
  it.each([
    ["removed", { DELETE: 200 }],
    ["missing", { DELETE: 404 }],
  ])("succeeds when the response reports it as %s", async (_what, statuses) => {
    const op = await given(statuses);

    await expect(deleteMember(op, things, {}, "one")).resolves.toBeUndefined();
  });

  it("fails when it is hidden and no role proves that the listing is complete", async () => {
    const op = await given({ DELETE: 403, "GET /things/one": 403, "GET /things": 200 });

    await expect(deleteMember(op, things, {}, "one")).rejects.toThrow("403 Forbidden: no DELETE");
  });

  it("fails when it may be read but not deleted", async () => {
    const op = await given({ DELETE: 403, GET: 200 });

    await expect(deleteMember(op, things, {}, "one")).rejects.toThrow(/403 Forbidden.*no DELETE/);
  });

  it("fails when nothing may be read, because missing permissions do not prove a deletion", async () => {
    const op = await given({ DELETE: 403, GET: 403 });

    await expect(deleteMember(op, things, {}, "one")).rejects.toThrow(/403 Forbidden.*no DELETE/);
  });

  it("waits until it no longer exists where deletion takes time", async () => {
    const reads = [200, 200, 404];
    const op = await given({ DELETE: 204, GET: reads });

    await deleteMember(op, { ...things, phases: { done: ["READY"], deletion: "takes time" } }, {}, "one");

    expect(reads).toEqual([]);
  });
});
