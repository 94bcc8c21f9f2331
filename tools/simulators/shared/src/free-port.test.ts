import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { listenOnFreePort } from "./free-port.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function port(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await listenOnFreePort(server, "127.0.0.1");
  return (server.address() as AddressInfo).port;
}

it("does not use the port of a closed server again soon", async () => {
  const used = new Set<number>();
  for (let i = 0; i < 50; i++) {
    used.add(await port());
    servers.pop()?.close();
  }
  expect(used.size).toBe(50);
});

it("skips ports that are in use", async () => {
  const taken = await port();
  (globalThis as { simulatorPort?: number }).simulatorPort = taken - 1;

  expect(await port()).toBeGreaterThan(taken);
});
