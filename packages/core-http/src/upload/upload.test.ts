import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { testFolder } from "../../test/folder.ts";
import { answering, reset, startServer } from "../../test/server.ts";
import { basicAuth } from "../auth/basic.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { StatusError } from "../errors/status-error.ts";
import { fileContent, type UploadContent } from "../wire/upload-content.ts";
import type { UploadProgress } from "./upload.ts";

const megabyte = 1024 * 1024;

/** Content of small parts. */
function textContent(...parts: readonly string[]): UploadContent {
  return {
    what: "the text",
    size: parts.join("").length,
    name: 'a "b".txt',
    read: async function* () {
      for (const part of parts) yield Buffer.from(part);
    },
  };
}

/** A server that takes bodies as they come, without keeping them. */
async function receiver(take: (request: IncomingMessage, response: ServerResponse, index: number) => Promise<void>) {
  let count = 0;
  const server = createServer((request, response) => void take(request, response, count++).catch(() => {}));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Waits until a number stops growing. */
async function still(read: () => number) {
  for (let last = -1, same = 0; same < 20; same = read() === last ? same + 1 : 0) {
    last = read();
    await sleep(5);
  }
}

describe("a file of 200 MB", () => {
  const size = 200 * megabyte;

  /** A file with holes, and something at its beginning, middle and end. */
  async function sparseFile(folder: string) {
    const path = join(folder, "connector.zip");
    const file = await open(path, "w");
    await file.truncate(size);
    for (const at of [0, 77 * megabyte + 5, size - 9]) await file.write("something", at);
    await file.close();
    return path;
  }

  test("arrives completely in a form after an interrupted first attempt, and is read only as fast as it is sent", async () => {
    await using folder = await testFolder();
    const path = await sparseFile(folder.path);
    const arrived: { hash: Hash; bytes: number; type: string; length: string }[] = [];
    let furthestAhead = 0;
    let sent: UploadProgress = { sentBytes: 0, totalBytes: 0, attempt: 0 };
    const url = await receiver(async (request, response, index) => {
      const one = {
        hash: createHash("sha256"),
        bytes: 0,
        type: request.headers["content-type"] ?? "",
        length: request.headers["content-length"] ?? "",
      };
      arrived.push(one);
      for await (const part of request as AsyncIterable<Buffer>) {
        one.hash.update(part);
        one.bytes += part.length;
        if (index === 1 && one.bytes === part.length) await still(() => sent.sentBytes);
        furthestAhead = Math.max(furthestAhead, sent.attempt === index + 1 ? sent.sentBytes - one.bytes : 0);
        if (index === 0 && one.bytes > size / 4) {
          request.socket.resetAndDestroy();
          return;
        }
      }
      response.writeHead(204).end();
    });
    const attempts: number[] = [];

    const answer = await clientFor({ url: "https://api.example.com" }).upload({
      url: `${url}/bucket?X-Amz-Signature=0123456789abcdef`,
      content: await fileContent(path),
      form: { fields: { key: "artifacts/1", policy: "eyJleHBpcmF0aW9uIjoi" } },
      onProgress: (progress) => {
        sent = progress;
        if (attempts.at(-1) !== progress.attempt) attempts.push(progress.attempt);
      },
    });

    const [, last] = arrived;
    const boundary = last?.type.split("boundary=")[1];
    const expected = createHash("sha256");
    expected.update(
      `--${boundary}\r\ncontent-disposition: form-data; name="key"\r\n\r\nartifacts/1\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="policy"\r\n\r\neyJleHBpcmF0aW9uIjoi\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="connector.zip"\r\n` +
        "content-type: application/octet-stream\r\n\r\n",
    );
    for await (const part of (await fileContent(path)).read()) expected.update(part);
    expected.update(`\r\n--${boundary}--\r\n`);
    expect(last?.hash.digest("hex")).toBe(expected.digest("hex"));
    expect(last?.length).toBe(String(last?.bytes));
    expect(answer).toMatchObject({ status: 204, attempts: 2, body: "" });
    expect(attempts).toEqual([1, 2]);
    expect(sent).toEqual({ sentBytes: last?.bytes, totalBytes: last?.bytes, attempt: 2 });
    // The buffers of the two sockets, for any size of the file.
    expect(furthestAhead).toBeGreaterThan(0);
    expect(furthestAhead).toBeLessThan(16 * megabyte);
  });
});

describe("an upload", () => {
  test("by PUT is sent only with the given headers, without those of the client", async () => {
    await using server = await startServer({ status: 201 });
    const auth = basicAuth({ username: "key", password: "secret-1", name: "cloud" });
    const client = clientFor({ url: "https://api.example.com" }, { auth, headers: { "x-own": "1" }, userAgent: "own" });

    await client.upload({
      url: `${server.url}/container/blob?sig=abcdefgh`,
      content: textContent("one, ", "two"),
      headers: { "x-ms-blob-type": "BlockBlob", "Content-Type": "application/zip" },
    });

    const [received] = server.requests;
    expect(received).toMatchObject({ method: "PUT", path: "/container/blob?sig=abcdefgh", body: "one, two" });
    const { host: _host, connection: _connection, ...headers } = received?.headers ?? {};
    expect(headers).toEqual({
      "x-ms-blob-type": "BlockBlob",
      "content-type": "application/zip",
      "content-length": "8",
    });
  });

  test("by form escapes names like browsers", async () => {
    await using server = await startServer({});
    const client = clientFor(server);
    await client.upload({ url: server.url, content: textContent("x"), form: { fields: { 'a"\r\nb': "c" } } });
    expect(server.requests[0]?.body).toContain('name="a%22%0D%0Ab"');
    expect(server.requests[0]?.body).toContain('filename="a %22b%22.txt"');
  });

  test("can be empty", async () => {
    await using server = await startServer({});
    await clientFor(server).upload({ url: server.url, content: textContent() });
    expect(server.requests[0]).toMatchObject({ body: "", headers: { "content-length": "0" } });
  });

  test("is repeated from the beginning after a temporary failure", async () => {
    await using server = await startServer({ status: 503 }, reset, {});
    const answer = await clientFor(server).upload({ url: server.url, content: textContent("one, ", "two") });
    expect(server.requests.map(({ body }) => body)).toEqual(["one, two", "one, two", "one, two"]);
    expect(answer.attempts).toBe(3);
  });

  test("is not redirected", async () => {
    await using server = await startServer({
      status: 307,
      headers: { location: "https://elsewhere.example/?sig=stolen12" },
    });
    const error = await rejection(
      clientFor(server).upload({ url: server.url, content: textContent("x") }),
      StatusError,
    );
    expect(error.message).toContain("307 Temporary Redirect");
    expect(error.message).toContain("Redirects of a PUT are not followed");
    expect(server.requests).toHaveLength(1);
  });

  test("fails if rejected, with the remedy but nothing of the query or the form", async () => {
    const signature = "c2lnbmF0dXJlLXdpdGgvc2xhc2g=";
    await using server = await answering(({ path }) => ({
      status: 403,
      body: `<Error><Code>AccessDenied</Code><Message>Request has expired ${path} ${signature} policy-of-this-form</Message></Error>`,
    }));
    const lines: string[] = [];
    const client = clientFor({ url: "https://api.example.com" }, { logger: (line) => lines.push(line) });

    const uploading = client.upload({
      url: `${server.url}/b?odd=${encodeURIComponent(signature)}&expires=1789000000`,
      content: textContent("x"),
      form: { fields: { policy: "policy-of-this-form" } },
    });

    const error = await rejection(uploading, StatusError);
    expect(error.message).toContain("403 Forbidden");
    expect(error.message).toContain("uploading the text by POST http");
    expect(error.message).toContain("/b?[redacted]");
    expect(error.message).toContain("request a new one");
    expect(lines).toHaveLength(1);
    const told = `${error.message}${error.url}${error.stack}${inspect(error)}${lines.join()}`;
    expect(told).not.toMatch(/c2lnbmF0|1789000000|odd=|policy-of-this-form/);
  });

  test("shows the storage service's XML error if rejected", async () => {
    await using server = await answering(() => ({
      status: 403,
      body: `<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Policy expired.</Message></Error>`,
    }));
    const client = clientFor({ url: "https://api.example.com" });

    const error = await rejection(client.upload({ url: `${server.url}/b`, content: textContent("x") }), StatusError);

    expect(error).toMatchObject({ code: "AccessDenied", summary: "403 Forbidden: Policy expired." });
  });

  test("shows nothing of the query if it cannot reach its address", async () => {
    const client = clientFor({ url: "https://api.example.com" }, { retry: { maxRetries: 0 } });
    const uploading = client.upload({ url: "http://127.0.0.1:1/b?odd=abcdefgh12345", content: textContent("x") });
    const error = await rejection(uploading, ConnectionError);
    expect(`${error.message}${inspect(error)}`).not.toContain("abcdefgh12345");
  });

  test.each(["nowhere?sig=abcdefgh12345", "http://storage.example.com/b?sig=abcdefgh12345"])(
    "to %s is rejected before anything is sent, and shows nothing of the query",
    async (url) => {
      const client = clientFor({ url: "https://api.example.com" });
      const error = await rejection(client.upload({ url, content: textContent("x") }), ConfigurationError);
      expect(error.message).not.toContain("abcdefgh12345");
    },
  );
});

describe("content that cannot be read", () => {
  test("fails with an error that names it, without a retry", async () => {
    await using server = await startServer({});
    const content: UploadContent = {
      ...textContent("one"),
      read: async function* () {
        yield Buffer.from("on");
        throw new Error("EIO: the disk failed");
      },
    };
    const error = await rejection(clientFor(server).upload({ url: server.url, content }), ConfigurationError);
    expect(error.message).toContain("Reading the text failed: EIO: the disk failed");
    expect(server.requests).toHaveLength(0);
  });

  test.each([
    ["longer", 2],
    ["shorter", 9],
  ])("fails if its announced size is %s, and the error reports it", async (_what, size) => {
    await using server = await startServer({});
    const content = { ...textContent("one", "two"), size };
    const error = await rejection(clientFor(server).upload({ url: server.url, content }), ConfigurationError);
    expect(error.message).toContain(`the text changed during the upload: it no longer has ${size} bytes`);
  });

  test("is reported before a request is sent if the file does not exist or is a folder", async () => {
    await using folder = await testFolder();
    await expect(fileContent(join(folder.path, "none.zip"))).rejects.toThrow(/none\.zip does not exist/);
    await expect(fileContent(folder.path)).rejects.toThrow(/is not a file/);
    expect(await fileContent(await folder.write("some.zip", "some"))).toMatchObject({ size: 4, name: "some.zip" });
  });
});
