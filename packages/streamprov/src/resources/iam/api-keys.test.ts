import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpClient } from "@org/core-http";
import { afterEach, expect, it } from "vitest";
import { Platform } from "../../platform/platform.ts";
import { listKeys } from "./api-keys.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Lists the keys of a platform that returns no environments with them, and the requested paths. */
async function listed(bodies: Readonly<Record<string, readonly object[] | undefined>>) {
  const requested: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const environment = searchParams.get("environment");
    const path = environment === null ? pathname : `${pathname}?${environment}`;
    requested.push(path);
    const data = bodies[path];
    response.writeHead(data ? 200 : 403, { "content-type": "application/json" });
    response.end(JSON.stringify(data ? { data, metadata: {} } : { errors: [{ status: "403", detail: "Forbidden" }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close().closeAllConnections());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  const platform = new Platform({ endpoint, maxRetries: 4 }, { version: "0.0.0", debug: () => {}, signal }, {});
  const op = { signal, platform, memory: platform.memory, cloud: new HttpClient({ baseUrl: endpoint }) };
  const environments: Record<string, unknown> = {};
  for await (const { id, outputs } of listKeys(op)) environments[id] = outputs;
  return { environments, requested };
}

const member = (id: string) => ({ id, metadata: { created_at: "2026-01-01T00:00:00Z" } });
const key = (id: string, resource?: string) => ({
  ...member(id),
  spec: {
    display_name: id,
    owner: { id: "sa-1" },
    ...(resource === undefined ? {} : { resource: { id: resource, kind: "Cluster" } }),
  },
});
const inEnvironment = (id: string) => ({ managedResource: { environment: { id } } });

it("finds the environments of keys through their clusters, and lists each collection once", async () => {
  const { environments, requested } = await listed({
    "/iam/v2/api-keys": [key("A", "lkc-1"), key("B", "lkc-2"), key("C", "lsrc-1"), key("D"), key("E", "lkc-3")],
    "/org/v2/environments": [member("env-1"), member("env-2")],
    "/cmk/v2/clusters?env-1": [member("lkc-1")],
    "/cmk/v2/clusters?env-2": [member("lkc-2")],
    "/srcm/v3/clusters?env-1": [],
    "/srcm/v3/clusters?env-2": [member("lsrc-1")],
  });

  expect(environments).toMatchObject({
    A: inEnvironment("env-1"),
    B: inEnvironment("env-2"),
    C: inEnvironment("env-2"),
    D: {},
    E: {},
  });
  expect(environments["E"]).toEqual({ owner: { id: "sa-1" }, managedResource: { id: "lkc-3" } });
  expect(requested).toHaveLength(6);
});

it("lists keys without environments if the credentials cannot read the clusters", async () => {
  const { environments } = await listed({ "/iam/v2/api-keys": [key("A", "lkc-1")], "/org/v2/environments": undefined });

  expect(environments).toEqual({ A: { owner: { id: "sa-1" }, managedResource: { id: "lkc-1" } } });
});
