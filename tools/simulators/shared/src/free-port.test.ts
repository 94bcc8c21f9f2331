import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";

it("does not use the port of a closed server again", async () => {
  const used = new Set<number>();
  for (let i = 0; i < 500; i++) {
    // Another process of the worker has loaded nothing yet.
    if (i % 100 === 0) vi.resetModules();
    const { listenOnFreePort } = await import("./free-port.ts");
    const server = createServer();
    await listenOnFreePort(server, "127.0.0.1");
    used.add((server.address() as AddressInfo).port);
    server.close();
  }
  expect(used.size).toBe(500);
});
