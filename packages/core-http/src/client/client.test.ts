import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type Reply, reset, silence, startServer } from "../../test/server.ts";
import { basicAuth } from "../auth/basic.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { AuthenticationError, NotFoundError, PermissionError, StatusError } from "../errors/status-error.ts";
import type { WaitEvent } from "../operation/operation.ts";
import { poll } from "../reading/poll.ts";
import { url } from "../wire/url.ts";
import { HttpClient } from "./client.ts";

const truncated: Reply = (response) => {
  response.writeHead(200, { "content-length": "100" });
  response.write('{"a":');
  setImmediate(() => response.socket?.destroy());
};

describe("a request", () => {
  test("is sent with path, query, JSON body and the usual headers, and returns the parsed response", async () => {
    await using server = await startServer({ body: { id: "u-1" } });
    const client = clientFor(server, { userAgent: "@org/thing/1.0" });

    const user = await client.post(url`/iam/v2/users/${"a/b c"}`, {
      query: { page_size: 10, tag: ["x&y", "z"], none: undefined, on: true },
      body: { name: "é" },
    });

    expect(user).toEqual({ id: "u-1" });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      path: "/iam/v2/users/a%2Fb%20c?page_size=10&tag=x%26y&tag=z&on=true",
      body: '{"name":"é"}',
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "@org/thing/1.0",
      },
    });
  });

  test("can contain a form", async () => {
    await using server = await startServer({});
    await clientFor(server).post("/token", { form: { grant_type: "x y", secret: "a+b" } });
    expect(server.requests[0]).toMatchObject({
      body: "grant_type=x+y&secret=a%2Bb",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  });

  test("keeps the path of the base URL", async () => {
    await using server = await startServer({});
    await clientFor({ url: `${server.url}/base/` }).get("/things");
    expect(server.requests[0]?.path).toBe("/base/things");
  });

  test("returns status, headers, attempts and request ID if the whole response is requested", async () => {
    await using server = await startServer({ status: 201, headers: { "x-request-id": "r-1", etag: "e" }, body: 7 });
    const response = await clientFor(server).request<number>({ method: "PUT", path: "/x", body: 1 });
    expect(response).toMatchObject({ status: 201, body: 7, attempts: 1, requestId: "r-1", url: `${server.url}/x` });
    expect(response.headers["etag"]).toBe("e");
  });

  test("returns undefined for an empty response, and text or bytes if requested", async () => {
    await using server = await answering(({ path }) => ({ status: path === "/empty" ? 204 : 200, body: "plain" }));
    const client = clientFor(server);
    expect(await client.get("/empty")).toBeUndefined();
    expect(await client.get("/text", { responseType: "text" })).toBe("plain");
    expect(await client.get("/bytes", { responseType: "bytes" })).toEqual(Buffer.from("plain"));
  });

  test("decompresses gzip without a content encoding", async () => {
    await using server = await startServer({ body: gzipSync('{"packed":true}') });
    expect(await clientFor(server).get("/x")).toEqual({ packed: true });
  });

  test("treats an accepted status as a success", async () => {
    await using server = await startServer({ status: 404, body: { gone: true } });
    const response = await clientFor(server).request({ method: "GET", path: "/x", accept: [404] });
    expect(response).toMatchObject({ status: 404, body: { gone: true } });
  });

  test("reuses connections", async () => {
    await using server = await startServer({});
    const client = clientFor(server);
    for (let i = 0; i < 20; i++) await client.get(`/x/${i}`);
    // The first may not be free yet when the second request comes.
    expect(server.connections).toBeLessThanOrEqual(2);
  });

  test("opens a connection for each request if configured", async () => {
    await using server = await startServer({});
    const client = clientFor(server, { freshConnections: true });
    for (let i = 0; i < 3; i++) await client.get("/x");
    expect(server.connections).toBe(3);
  });

  test("never opens more connections than the limit", async () => {
    await using server = await answering(() => (response) => void setTimeout(() => response.end("{}"), 5));
    const client = clientFor(server, { limits: { maxConcurrency: 4 } });
    await Promise.all(Array.from({ length: 40 }, (_, i) => client.get(`/x/${i}`)));
    expect(server.requests).toHaveLength(40);
    expect(server.mostConnections).toBeLessThanOrEqual(4);
  });
});

describe("the address", () => {
  test.each([
    "http://api.example.com",
    "ftp://api.example.com",
    "api.example.com",
    "https://user:pass@api.example.com",
  ])("%s is rejected before anything is sent", (baseUrl) => {
    expect(() => new HttpClient({ baseUrl })).toThrow(ConfigurationError);
  });

  test("a rejected address never shows its credentials", () => {
    expect(() => new HttpClient({ baseUrl: "https://user:hunter22@api.example.com" })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining("hunter22") }),
    );
  });

  test("a full URL is accepted on the same origin only", async () => {
    await using server = await startServer({});
    const client = clientFor(server);
    await client.get(`${server.url}/next?page_token=a`);
    expect(server.requests[0]?.path).toBe("/next?page_token=a");
    await rejection(client.get("https://evil.example.com/next"), ConfigurationError);
  });
});

describe("a rejected request", () => {
  test("is described by status, platform text, request, request ID, attempts and hint", async () => {
    await using server = await startServer({
      status: 404,
      headers: { "x-request-id": "r-9" },
      body: { errors: [{ code: "not_found", detail: "No such user", source: { pointer: "/id" } }] },
    });
    const error = await rejection(clientFor(server).get("/users/u-1", { query: { token: "abc" } }), NotFoundError);
    expect(error.message).toBe(
      `404 Not Found: No such user (at /id) (GET ${server.url}/users/u-1?token=[redacted], request id r-9, 1 attempt).`,
    );
    expect(error).toMatchObject({ status: 404, code: "not_found", requestId: "r-9", attempts: 1, method: "GET" });
    expect(error.body).toHaveProperty("errors");
  });

  test("names the credential if that was rejected", async () => {
    await using server = await startServer({ status: 401, body: { message: "Unauthorized" } });
    const auth = basicAuth({ username: "key", password: "s3cret-value", name: "kafkaApiKey/kafkaApiSecret" });
    const error = await rejection(clientFor(server, { auth }).get("/x"), AuthenticationError);
    expect(error.message).toContain("The platform rejected kafkaApiKey/kafkaApiSecret.");
    expect(server.requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from("key:s3cret-value").toString("base64")}`,
    );
  });

  test("reports it if no credential was sent", async () => {
    await using server = await startServer({ status: 401 });
    const error = await rejection(clientFor(server).get("/x"), AuthenticationError);
    expect(error.message).toContain("sent without a credential");
  });

  test("reports an HTML page, and shows at most its title", async () => {
    await using server = await startServer({
      status: 403,
      body: "<!DOCTYPE html><html><head><title>Sign  in</title></head><body>secret page text</body></html>",
    });
    const error = await rejection(clientFor(server).get("/x"), PermissionError);
    expect(error.message).toContain('403 Forbidden: an HTML page titled "Sign in"');
    expect(error.message).not.toContain("secret page text");
  });

  test("shows the beginning of a long unknown text", async () => {
    await using server = await startServer({ status: 400, body: "x".repeat(5000) });
    const error = await rejection(clientFor(server).get("/x"), StatusError);
    expect(error.message.length).toBeLessThan(500);
    expect(error.message).toContain("(5000 characters)");
  });

  test("is read by the platform's reader if there is one", async () => {
    await using server = await startServer({ status: 409, body: { Response: { Error: "Taken" } } });
    const client = clientFor(server, {
      readErrorBody: (body) => ({
        code: "Taken",
        message: (body as { Response: { Error: string } }).Response.Error,
        requestId: "from-body",
        hint: "Choose another name.",
      }),
    });
    const error = await rejection(client.post("/x"), StatusError);
    expect(error.message).toMatch(/^409 Conflict: Taken \(POST .*request id from-body.*\)\. Choose another name\.$/);
  });

  test("never shows a secret that the platform echoes", async () => {
    await using server = await startServer({ status: 400, body: { message: "bad key s3cret-value for x" } });
    const auth = basicAuth({ username: "key", password: "s3cret-value", name: "cloudApiKey" });
    const error = await rejection(clientFor(server, { auth }).get("/x"), StatusError);
    expect(error.message).toContain("bad key [redacted] for x");
  });

  test("does not print the response as part of the error", async () => {
    await using server = await startServer({
      status: 400,
      headers: { "set-cookie": "session=abcdef" },
      body: { spec: { secret: "new-secret" }, message: "no" },
    });
    const error = await rejection(clientFor(server).post("/x"), StatusError);
    expect(`${inspect(error)}${JSON.stringify(error)}`).not.toMatch(/new-secret|abcdef/);
    expect(error.body).toEqual({ spec: { secret: "new-secret" }, message: "no" });
    expect(error.headers["set-cookie"]).toBe("session=abcdef");
  });

  test("is not repeated", async () => {
    await using server = await startServer({ status: 501 });
    await rejection(clientFor(server).get("/x"), StatusError);
    expect(server.requests).toHaveLength(1);
  });
});

describe("a response that is not JSON", () => {
  test("fails with an error that describes it", async () => {
    await using server = await startServer({ body: "<html><title>Proxy</title></html>" });
    const error = await rejection(clientFor(server, { retry: { maxRetries: 0 } }).get("/x"), InvalidResponseError);
    expect(error.message).toContain('is not JSON but an HTML page titled "Proxy"');
  });

  test("shows none of its secrets", async () => {
    await using server = await startServer({ body: '{"id":"k-1","spec":{"secret":"new-secret' });
    const error = await rejection(clientFor(server).post("/x"), OutcomeUnknownError);
    expect(`${error.message}${inspect(error)}`).not.toContain("new-secret");
    expect(error.message).toContain("k-1");
  });

  test("leaves the outcome of a POST unknown", async () => {
    await using server = await startServer({ status: 201, body: "ok" });
    const error = await rejection(clientFor(server).post("/x"), OutcomeUnknownError);
    expect(error.cause).toBeInstanceOf(InvalidResponseError);
  });
});

describe("a temporary failure", () => {
  const failures: readonly (readonly [string, Reply])[] = [
    ["500", { status: 500 }],
    ["502", { status: 502, body: "<html>" }],
    ["503", { status: 503 }],
    ["a connection reset", reset],
    ["an incomplete response", truncated],
    ["incomplete gzip", { body: gzipSync("{}".repeat(1)).subarray(0, 12) }],
  ];

  test.each(failures)("%s: a GET is retried", async (_name, failure) => {
    await using server = await startServer(failure, failure, { body: { ok: true } });
    const clock = new HastyClock();
    expect(await clientFor(server, { clock }).get("/x")).toEqual({ ok: true });
    expect(server.requests).toHaveLength(3);
    expect(clock.sleeps).toEqual([500, 1000]);
  });

  test.each(failures)("%s: the outcome of a POST is unknown, and it is not retried", async (_name, failure) => {
    await using server = await startServer(failure, { body: { ok: true } });
    const error = await rejection(clientFor(server).post("/things"), OutcomeUnknownError);
    expect(server.requests).toHaveLength(1);
    expect(error.outcome).toBe("unknown");
    expect(error.cause).toBeInstanceOf(Error);
    expect(error.message).toMatch(
      /^It is not known whether the POST took effect: .* \(POST http.*1 attempt\)\. The request was not repeated\./,
    );
  });

  test("a POST that the caller declares idempotent is retried", async () => {
    await using server = await startServer({ status: 500 }, { body: 1 });
    expect(await clientFor(server).post("/x", { idempotent: true })).toBe(1);
  });

  test("a PATCH is retried, unless the caller declares that it adds", async () => {
    await using server = await startServer({ status: 500 }, { body: 1 }, { status: 500 });
    expect(await clientFor(server).patch("/x", { body: {} })).toBe(1);
    await rejection(clientFor(server).patch("/x", { body: {}, idempotent: false }), OutcomeUnknownError);
  });

  test("a POST rejected with 503 and Retry-After is sent again at that time", async () => {
    await using server = await startServer({ status: 503, headers: { "retry-after": "7" } }, { body: 1 });
    const clock = new HastyClock();
    expect(await clientFor(server, { clock }).post("/x")).toBe(1);
    expect(clock.sleeps).toEqual([7000]);
  });

  test("fails after the retries, with the last status and the number of attempts", async () => {
    await using server = await startServer({ status: 502, body: { message: "upstream" } });
    const error = await rejection(clientFor(server, { retry: { maxRetries: 2 } }).get("/x"), StatusError);
    expect(server.requests).toHaveLength(3);
    expect(error.message).toMatch(/^502 Bad Gateway: upstream \(GET .*, 3 attempts\)\.$/);
  });

  test("is reported to the operation with the next wait", async () => {
    await using server = await startServer({ status: 500 }, {});
    const waits: WaitEvent[] = [];
    await clientFor(server)
      .with({ onWait: (event) => waits.push(event) })
      .get("/x");
    expect(waits).toEqual([
      {
        kind: "retry",
        host: new URL(server.url).host,
        attempt: 2,
        attempts: 5,
        delayMs: 500,
        reason: "500 Internal Server Error",
        elapsedMs: 0,
      },
    ]);
  });
});

describe("an unreachable host", () => {
  test("is named with attempts and time, even for a POST, which was certainly not sent", async () => {
    // Nobody listens there, whereas a port that was given back may soon be another's.
    const host = "127.0.0.1:1";
    for (const method of ["GET", "POST"]) {
      const client = clientFor({ url: `http://${host}` });
      const error = await rejection(client.request({ method, path: "/x" }), ConnectionError);
      expect(error.message).toMatch(
        new RegExp(
          `^Cannot reach ${host}: connection refused \\(ECONNREFUSED, ${host}\\), tried for 7.5 s \\(${method} .*, 5 attempts\\)\\.`,
        ),
      );
      expect(error).toMatchObject({ code: "ECONNREFUSED", host, elapsedMs: 7500, attempts: 5 });
    }
  });
});

describe("a host that does not resolve", () => {
  // No name may have a part of more than 63 characters, so no name server is queried.
  const host = `${"x".repeat(64)}.invalid`;

  test("fails within 30 s, even with a long retry window, and the error names the cause", async () => {
    const clock = new HastyClock();
    clock.chance = 1;
    const client = clientFor({ url: `https://${host}` }, { clock, retry: { windowMs: 180_000, maxDelayMs: 10_000 } });
    const error = await rejection(client.get("/x"), ConnectionError);
    expect(error.message).toMatch(/^Cannot reach x+\.invalid: the host name does not resolve \(ENOTFOUND, .*/);
    expect(error.message).toMatch(/Check the spelling of the host name/);
    expect(error.elapsedMs).toBeGreaterThan(10_000);
    expect(error.elapsedMs).toBeLessThan(30_000);
  });
});

describe("cancelling", () => {
  test("ends a request at once while it waits for the response", async () => {
    await using server = await startServer(silence);
    const stop = new AbortController();
    const request = clientFor(server).with({ signal: stop.signal }).get("/x");
    while (server.requests.length === 0) await new Promise(setImmediate);
    stop.abort(new Error("interrupted"));
    const error = await rejection(request, CancelledError);
    expect(error.outcome).toBe("none");
    expect(error.cause).toEqual(new Error("interrupted"));
  });

  test("reports that a POST in flight may have taken effect", async () => {
    await using server = await startServer(silence);
    const stop = new AbortController();
    const request = clientFor(server).post("/x", { signal: stop.signal });
    while (server.requests.length === 0) await new Promise(setImmediate);
    stop.abort();
    const error = await rejection(request, CancelledError);
    expect(error.outcome).toBe("unknown");
    expect(error.message).toContain("may have taken effect");
  });

  test.each([
    ["a POST", {}],
    ["a request that may be repeated", { idempotent: true }],
  ])("lets %s in flight finish within its grace period, and returns the response", async (_what, options) => {
    let answer = () => {};
    await using server = await startServer((response) => {
      answer = () => response.end('{"id":"made"}');
    });
    const stop = new AbortController();
    const client = new HttpClient({ baseUrl: server.url });
    const request = client.with({ signal: stop.signal }).post("/x", { ...options, abortGraceMs: 60_000 });
    while (server.requests.length === 0) await new Promise(setImmediate);
    stop.abort();
    answer();
    expect(await request).toEqual({ id: "made" });
  });

  test("ends the request after the grace period", async () => {
    await using server = await startServer(silence);
    const stop = new AbortController();
    const request = clientFor(server).with({ signal: stop.signal }).post("/x", { abortGraceMs: 2000 });
    while (server.requests.length === 0) await new Promise(setImmediate);
    stop.abort();
    await rejection(request, CancelledError);
  });

  test("never starts another attempt in the grace period", async () => {
    let drop = () => {};
    await using server = await startServer((response, request) => {
      drop = () => void response.writeHead(503, { "retry-after": "1" }).end(() => request.socket.destroy());
    });
    const stop = new AbortController();
    const client = new HttpClient({ baseUrl: server.url });
    const request = client.with({ signal: stop.signal }).post("/x", { abortGraceMs: 60_000 });
    while (server.requests.length === 0) await new Promise(setImmediate);
    stop.abort();
    drop();
    await rejection(request, CancelledError);
    expect(server.requests).toHaveLength(1);
  });

  test("sends nothing if it happens before the request", async () => {
    await using server = await startServer({});
    await rejection(clientFor(server).with({ signal: AbortSignal.abort() }).post("/x"), CancelledError);
    expect(server.requests).toHaveLength(0);
  });
});

describe("a deadline", () => {
  test("prevents a request if it has passed", async () => {
    await using server = await startServer({});
    const clock = new HastyClock();
    const client = clientFor(server, { clock }).with({ deadline: clock.now() - 1 });
    await rejection(client.get("/x"), DeadlineError);
    expect(server.requests).toHaveLength(0);
  });

  test("reports the reason for the wait and the last failure", async () => {
    await using server = await startServer({ status: 500, body: { message: "upstream is down" } });
    const clock = new VirtualWait();
    const client = clientFor(server, { clock }).with({ deadline: clock.now() + 3000 });
    const error = await rejection(client.get("/x"), DeadlineError);
    expect(error.message).toMatch(
      /^The deadline passed after 3 s of waiting for retry 1 of 4 to 127\.0\.0\.1:\d+ \(GET/,
    );
    expect(error.message).toContain("Last failure: 500 Internal Server Error: upstream is down");
  });
});

describe("an aborted signal", () => {
  test("reports the last failure if it ends the retries", async () => {
    await using server = await startServer({ status: 500, body: { message: "upstream is down" } });
    const abort = new AbortController();
    const clock = new NeverRetrying();
    const client = clientFor(server, { clock }).with({ signal: abort.signal, onWait: () => abort.abort("time limit") });
    const error = await rejection(client.get("/x"), CancelledError);
    expect(error.message).toContain("Last failure: 500 Internal Server Error: upstream is down");
    expect(error.cause).toBe("time limit");
  });

  test("reports the last failure if it ends the reads of a poll", async () => {
    await using server = await startServer({ status: 500, body: { message: "upstream is down" } });
    const abort = new AbortController();
    const clock = new NeverRetrying();
    const client = clientFor(server, { clock }).with({ signal: abort.signal, onWait: () => abort.abort("time limit") });
    const polled = poll({
      what: "the thing to be ready",
      read: () => client.get("/x"),
      state: () => "pending",
      done: ["ready"],
      intervalMs: 1000,
      signal: abort.signal,
    });
    expect((await rejection(polled, CancelledError)).message).toContain("Last failure: 500 Internal Server Error");
  });
});

/** A clock whose waits end with their signal alone. */
class NeverRetrying extends HastyClock {
  override sleep(_ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  }
}

/** A clock on which the first sleep (the deadline) ends when the second one (the retry) begins. */
class VirtualWait extends HastyClock {
  #deadline: (() => void) | undefined;

  override sleep(ms: number, signal: AbortSignal, options?: { readonly background?: boolean }): Promise<void> {
    if (options?.background === true) return super.sleep(ms, signal, options);
    if (this.#deadline !== undefined) {
      this.pass(3000);
      this.#deadline();
      return new Promise(() => {});
    }
    return new Promise((resolve, reject) => {
      this.#deadline = resolve;
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      void ms;
    });
  }
}

describe("the debug log", () => {
  test("contains a line for every attempt, without secrets", async () => {
    await using server = await startServer({ status: 500 }, { headers: { "x-request-id": "r-1" } });
    const lines: string[] = [];
    const auth = basicAuth({ username: "key", password: "s3cret-value", name: "cloudApiKey" });
    const client = clientFor(server, { auth, logger: (line) => lines.push(line) });
    await client.get("/x", { query: { api_key: "abc", q: "s3cret-value" } });
    expect(lines).toEqual([
      `GET ${server.url}/x?api_key=[redacted]&q=[redacted] -> 500 Internal Server Error in 0 ms (attempt 1)`,
      `GET ${server.url}/x?api_key=[redacted]&q=[redacted] -> 200 OK, request id r-1, in 0 ms (attempt 2)`,
    ]);
  });
});

test("a request's title takes the place of its method in every message", async () => {
  await using server = await startServer({ status: 400, body: { message: "no" } }, reset);
  const lines: string[] = [];
  const client = clientFor(server, { logger: (line) => lines.push(line) });
  const rejected = await rejection(client.post("/", { title: "CreateThing" }), StatusError);
  const lost = await rejection(client.post("/", { title: "CreateThing" }), OutcomeUnknownError);
  expect(rejected.message).toMatch(/^400 Bad Request: no \(CreateThing http:\/\/127\.0\.0\.1:\d+\/, 1 attempt\)/);
  expect(lost.message).toMatch(/^It is not known whether the CreateThing took effect: /);
  expect(lines[0]).toMatch(/^CreateThing http:/);
});
