import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { startServer } from "../../test/server.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";

const megabyte = 1024 * 1024;

describe("a response that is too large", () => {
  const zipped = gzipSync(Buffer.alloc(3 * megabyte));
  const forms: [string, Buffer, object][] = [
    ["once it is decompressed", zipped, {}],
    ["once it is decompressed as announced", zipped, { "content-encoding": "gzip" }],
    ["as it is", Buffer.alloc(3 * megabyte), {}],
  ];

  test.each(forms)("%s, fails with an error that reports it, without a retry", async (_what, body, headers) => {
    await using server = await startServer({ headers: { ...headers }, body });
    const client = clientFor(server, { maxResponseBytes: 2 * megabyte });
    const error = await rejection(client.get("/x"), InvalidResponseError);
    expect(error.message).toContain("The response is larger than 2 MB");
    expect(error.message).toContain("maxResponseBytes");
    expect(server.requests).toHaveLength(1);
  });

  test("leaves the outcome of a POST unknown", async () => {
    await using server = await startServer({ body: zipped });
    const client = clientFor(server, { maxResponseBytes: 2 * megabyte });
    await rejection(client.post("/x"), OutcomeUnknownError);
  });

  test("is by default one of more than 256 MB, even if it is compressed", async () => {
    const tenth = gzipSync(Buffer.alloc(30 * megabyte));
    await using server = await startServer({ body: Buffer.concat(Array<Buffer>(10).fill(tenth)) });
    const error = await rejection(clientFor(server).get("/x"), InvalidResponseError);
    expect(error.message).toContain("The response is larger than 256 MB");
  });

  test("can be received by a sink", async () => {
    await using server = await startServer({ body: Buffer.alloc(3 * megabyte) });
    let bytes = 0;
    const sink = () => ({
      add(part: Buffer) {
        bytes += part.length;
      },
      end: () => bytes,
    });
    expect(await clientFor(server, { maxResponseBytes: megabyte }).get("/x", { sink })).toBe(3 * megabyte);
  });
});
