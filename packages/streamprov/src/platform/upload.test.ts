import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { expect, it, onTestFinished } from "vitest";
import type { Clients } from "./clients.ts";
import { Platform } from "./platform.ts";
import { uploadFile } from "./upload.ts";

/** A platform that returns an upload address on its own host and accepts uploads there, and an operation that records its phases. */
async function given(): Promise<{ readonly op: Operation & Clients; readonly phases: string[] }> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const url = `http://${request.headers.host}/storage`;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(request.url === "/storage" ? "" : JSON.stringify({ upload_id: "u-1", upload_url: url }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  const phases: string[] = [];
  const platform = new Platform({ endpoint, maxRetries: 4 }, { version: "0.0.0", debug: () => {}, signal }, {});
  const op = {
    doing: 'creating Thing "one"',
    urn: "",
    formerId: undefined,
    isKnown: () => false,
    signal,
    started: Date.now(),
    deadline: Date.now() + 60_000,
    progress: (phase: string) => void (phases.at(-1) === phase || phases.push(phase)),
    warn: () => {},
    debug: () => {},
    platform,
    memory: platform.memory,
    cloud: new HttpClient({ baseUrl: endpoint }),
  };
  return { op, phases };
}

it("shows the progress of an upload in steps of five percent", async () => {
  const { op, phases } = await given();
  const folder = await mkdtemp(join(tmpdir(), "streamprov-upload-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "code.zip");
  await writeFile(path, "");
  await truncate(path, 20_000_000);

  const source = await uploadFile(op, { path, api: "/any/v1", about: { cloud: "GCP", content_format: "zip" } });

  expect(source).toEqual({ location: "PRESIGNED_URL_LOCATION", upload_id: "u-1" });
  const steps = Array.from({ length: 21 }, (_, step) => `uploading code.zip: ${step * 5}% of 20 MB`);
  expect(phases).toEqual(steps);
});
