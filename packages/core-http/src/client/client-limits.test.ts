import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { fastClock } from "../../test/fast-clock.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { fixedWindow, type RateLimit, tokenBucket } from "../../test/limited-platform.ts";
import { answering, silence, startServer } from "../../test/server.ts";
import { bearerAuth } from "../auth/bearer.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import { StatusError } from "../errors/status-error.ts";
import type { WaitEvent } from "../operation/operation.ts";
import { Origins } from "../origin/origins.ts";

describe("1,000 calls to a server that accepts 50 per second", () => {
  const limits: readonly (readonly [string, () => RateLimit])[] = [
    ["per second, without headers", () => fixedWindow({ perSecond: 50, headers: "none" })],
    ["per second, with Retry-After", () => fixedWindow({ perSecond: 50, headers: "retry-after" })],
    ["by token bucket, without headers", () => tokenBucket({ perSecond: 50, headers: "none" })],
    ["by token bucket, with rate-limit headers", () => tokenBucket({ perSecond: 50, headers: "all" })],
  ];

  test.each(limits)("%s: all succeed, and few are rejected", async (_name, create) => {
    const clock = fastClock(10);
    const limit = create();
    let rejected = 0;
    await using server = await answering(() => {
      const { taken, headers } = limit(clock.now());
      if (!taken) rejected++;
      return { status: taken ? 200 : 429, headers, body: {} };
    });
    const client = clientFor(server, { clock, retry: { maxRetries: 0 } });
    let next = 0;
    const worker = async () => {
      while (next < 1000) await client.get(`/x/${next++}`);
    };

    await Promise.all(Array.from({ length: 100 }, worker));

    expect(server.requests.length - rejected).toBe(1000);
    // How few is tried in virtual time: here the machine has its say.
    expect(rejected).toBeLessThan(server.requests.length / 5);
    expect(server.mostConnections).toBeLessThanOrEqual(16);
  });
});

describe("a rate limit", () => {
  test("is not a failure: requests wait for any number of rejections, including a POST", async () => {
    let left = 30;
    await using server = await answering(() => (left-- > 0 ? { status: 429 } : { body: { done: true } }));
    const client = clientFor(server, { retry: { maxRetries: 1 } });
    expect(await client.post("/x")).toEqual({ done: true });
    expect(server.requests).toHaveLength(31);
  });

  test("makes requests wait for the time in Retry-After", async () => {
    await using server = await startServer({ status: 429, headers: { "retry-after": "90" } }, {});
    const clock = new HastyClock();
    clock.chance = 0;
    const waits: WaitEvent[] = [];
    const began = clock.now();
    await clientFor(server, { clock })
      .with({ onWait: (event) => waits.push(event) })
      .get("/x");
    expect(clock.now() - began).toBe(90_001);
    expect(waits).toEqual([
      expect.objectContaining({ kind: "limited", delayMs: 90_001, attempt: 2, attempts: undefined }),
    ]);
  });

  test("that lasts beyond the deadline fails the request with an error about the limit", async () => {
    await using server = await startServer({
      status: 429,
      headers: { "retry-after": "7200" },
      body: { message: "slow down" },
    });
    const clock = new HastyClock();
    clock.holdFrom = 10_000;
    const client = clientFor(server, { clock }).with({
      deadline: clock.now() + 60_000,
      onWait: () => clock.letGo(),
    });
    const error = await rejection(client.get("/x"), DeadlineError);
    expect(error.message).toMatch(
      /^The deadline passed after 1 min of waiting for the rate limit of 127\.0\.0\.1:\d+ \(GET/,
    );
    expect(error.message).toContain("429 Too Many Requests: slow down");
  });

  test("is shared only by the clients of one connection to the origin", async () => {
    await using limited = await startServer({ status: 429, headers: { "retry-after": "30" } }, {});
    await using free = await startServer({});
    const clock = new HastyClock();
    clock.holdFrom = 10_000;
    const origins = new Origins(clock);
    const waiting: string[] = [];
    const askedFrom = (server: { readonly url: string }, name: string) =>
      clientFor(server, { clock, origins })
        .with({ onWait: () => waiting.push(name) })
        .get(`/${name}`);

    const first = askedFrom(limited, "first");
    while (waiting.length === 0) await new Promise(setImmediate);
    const second = askedFrom(limited, "second");
    await askedFrom(free, "third");
    expect(waiting).toEqual(["first", "second"]);
    expect(limited.requests).toHaveLength(1);

    clock.letGo();
    await Promise.all([first, second]);
    expect(limited.requests).toHaveLength(3);
  });

  test("that the platform reports in a response with status 200 is detected by the classifier", async () => {
    await using server = await startServer({ body: { error: "RequestLimitExceeded" } }, { body: { ok: true } });
    const clock = new HastyClock();
    const client = clientFor(server, {
      clock,
      classify: ({ body }) => ("error" in (body as object) ? { limitedForMs: 2500 } : undefined),
    });
    expect(await client.post("/x")).toEqual({ ok: true });
    expect(clock.sleeps[0]).toBeGreaterThanOrEqual(2500);
  });

  test("can be separate for each action", async () => {
    await using server = await answering(({ path }, index) =>
      path === "/slow" && index === 0 ? { status: 429, headers: { "retry-after": "60" } } : {},
    );
    const clock = new HastyClock();
    clock.holdFrom = 10_000;
    const client = clientFor(server, { clock, limits: { key: ({ path }) => path } });
    let rejected = false;
    const slow = client.with({ onWait: () => (rejected = true) }).get("/slow");
    while (!rejected) await new Promise(setImmediate);

    await client.get("/quick");

    clock.letGo();
    await slow;
    expect(server.requests.map(({ path }) => path)).toEqual(["/slow", "/quick", "/slow"]);
  });
});

describe("a response with status 200", () => {
  test("can be a permanent or temporary failure, as the platform's classifier decides", async () => {
    await using server = await startServer(
      { body: { code: "InternalError" } },
      { body: { code: "NotFound", message: "no" } },
    );
    const client = clientFor(server, {
      classify: ({ body }) => ((body as { code: string }).code === "InternalError" ? "failed" : "error"),
    });
    const error = await rejection(client.get("/x"), StatusError);
    expect(error).toMatchObject({ status: 200, code: "NotFound", attempts: 2 });
    expect(error.message).toMatch(/^NotFound: no \(GET /);
  });

  test("can reject the credential, and the error names it as after a 401", async () => {
    await using server = await startServer({ body: { code: "BadKey", message: "no" } });
    const auth = bearerAuth({ token: "abcdef", name: "apiToken" });
    const error = await rejection(
      clientFor(server, { auth, classify: () => "credentialRejected" }).get("/x"),
      StatusError,
    );
    expect(error.message).toContain("The platform rejected apiToken.");
  });
});

describe("many requests", () => {
  test("stop waiting at once when they are cancelled, in any queue", async () => {
    await using server = await startServer(silence);
    const stop = new AbortController();
    const client = clientFor(server, { limits: { maxConcurrency: 2 } }).with({ signal: stop.signal });
    const all = Array.from({ length: 20 }, (_, i) => client.get(`/x/${i}`));
    const results = Promise.allSettled(all);
    while (server.requests.length < 2) await new Promise(setImmediate);
    stop.abort();
    expect((await results).every((result) => result.status === "rejected")).toBe(true);
    expect(server.requests).toHaveLength(2);
  });
});

describe("a busy object", () => {
  const busy = { body: { code: "ResourceBusy" } };
  const classify = ({ body }: { readonly body: unknown }) =>
    (body as { code?: string }).code === "ResourceBusy" ? ("busy" as const) : undefined;
  const readErrorBody = (body: unknown) => body as { code: string };

  test("is requested again, even by POST, because nothing was changed", async () => {
    await using server = await startServer(busy, busy, { body: { id: "x" } });
    const client = clientFor(server, { clock: new HastyClock(), classify, readErrorBody });
    expect(await client.post("/x")).toEqual({ id: "x" });
    expect(server.requests).toHaveLength(3);
  });

  test("fails with the platform's error once the window has passed", async () => {
    await using server = await answering(() => busy);
    const clock = new HastyClock();
    clock.chance = 1;
    const began = clock.now();
    const client = clientFor(server, {
      clock,
      classify,
      readErrorBody,
      retry: { windowMs: 20_000, baseDelayMs: 500, maxDelayMs: 10_000 },
    });
    const error = await rejection(client.post("/x"), StatusError);
    expect(error).toMatchObject({ code: "ResourceBusy", attempts: 6 });
    expect(clock.now() - began).toBe(500 + 1000 + 2000 + 4000 + 8000);
  });

  test("is not requested again without a window", async () => {
    await using server = await answering(() => busy);
    const client = clientFor(server, { classify, readErrorBody, retry: { windowMs: 0 } });
    await rejection(client.post("/x"), StatusError);
    expect(server.requests).toHaveLength(1);
  });
});

describe("changes of one busy object", () => {
  test("run one at a time, and collide once", async () => {
    const clock = fastClock(10);
    let busyUntil = 0;
    let rejected = 0;
    await using server = await answering(() => {
      if (clock.now() < busyUntil) {
        rejected++;
        return { body: { code: "ResourceBusy" } };
      }
      busyUntil = clock.now() + 1500;
      return { body: { code: "Done" } };
    });
    const client = clientFor(server, {
      clock,
      classify: ({ body }) => ((body as { code: string }).code === "ResourceBusy" ? "busy" : undefined),
      readErrorBody: (body) => body as { code: string },
      // Shorter than all of them together: a turn is not waited for on its account.
      retry: { windowMs: 6000 },
    });
    const changes = Array.from({ length: 13 }, () => client.post("/x", { lockKey: "service-1" }));
    expect(await Promise.all(changes)).toHaveLength(13);
    expect(rejected).toBeLessThanOrEqual(13 + 13);
  });
});
