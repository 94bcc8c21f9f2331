import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { tokenBucket, unlimited } from "../../test/limited-platform.ts";

const client = join(import.meta.dirname, "../../test/limited-client.ts");

/** Lets four processes send 40 requests each, a number of them at a time; gives how many were rejected. */
async function rejectedOf(limit: ReturnType<typeof unlimited>, shared: string, atATime: number): Promise<number> {
  let rejected = 0;
  let passed = 0;
  const server = createServer((request, response) => {
    request.resume();
    const { taken, headers } = limit(Date.now());
    if (taken) passed++;
    else rejected++;
    response.writeHead(taken ? 200 : 429, { ...headers, "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ...process.env, PULUMI_SHARED_LIMITS: shared };
  const args = ["--conditions=@org/source", client, baseUrl, "40", String(atATime)];
  await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args, { env })));
  expect(passed).toBe(160);
  return rejected;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "shared-limits-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test("processes that share a limit through a folder are rarely rejected", async () => {
  const shared = folder();
  // At most all that they have in flight when they meet the limit is rejected: four each.
  expect(await rejectedOf(tokenBucket({ perSecond: 20, headers: "retry-after" }), shared, 4)).toBeLessThanOrEqual(
    16 + 8,
  );
  expect(readdirSync(shared)).toHaveLength(1);
});

test("nothing is written while nothing is rejected and each process has one request in flight", async () => {
  const shared = folder();
  expect(await rejectedOf(unlimited(), shared, 1)).toBe(0);
  expect(readdirSync(shared)).toEqual([]);
});
