import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { listenOnFreePort } from "./free-port.ts";

it("does not use the port of a closed server again", async () => {
  const used = new Set<number>();
  for (let i = 0; i < 500; i++) {
    const server = createServer();
    await listenOnFreePort(server, "127.0.0.1");
    used.add((server.address() as AddressInfo).port);
    server.close();
  }
  expect(used.size).toBe(500);
});
