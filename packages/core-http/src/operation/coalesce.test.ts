import { describe, expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { answering, type TestServer } from "../../test/server.ts";
import { basicAuth } from "../auth/basic.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { Origins } from "../origin/origins.ts";

/** A server that responds on command; each response contains its number. */
async function patientServer(): Promise<{
  server: TestServer;
  arrived: (n: number) => Promise<void>;
  answer: () => void;
}> {
  let held: (() => void)[] = [];
  let count = 0;
  const server = await answering(
    () =>
      new Promise((resolve) => {
        const body = { answer: ++count };
        held.push(() => resolve({ body }));
      }),
  );
  return {
    server,
    arrived: async (n) => {
      while (server.requests.length < n) await new Promise(setImmediate);
    },
    answer: () => {
      for (const release of held) release();
      held = [];
    },
  };
}

/** Waits until all pending requests were sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("equal GETs at the same time", () => {
  test("share one response, and each caller gets its own copy", async () => {
    const { server, arrived, answer } = await patientServer();
    await using _ = server;
    const client = clientFor(server);
    const gets = [1, 2, 3].map(() => client.get<{ answer: number; mine?: boolean }>("/x", { query: { a: 1 } }));
    await arrived(1);
    await settle();
    answer();
    const [first, ...others] = await Promise.all(gets);
    if (first !== undefined) first.mine = true;
    expect(server.requests).toHaveLength(1);
    expect(others).toEqual([{ answer: 1 }, { answer: 1 }]);
  });

  test("return a separate buffer of bytes to each caller", async () => {
    const { server, arrived, answer } = await patientServer();
    await using _ = server;
    const client = clientFor(server);
    const gets = [1, 2].map(() => client.get<Buffer>("/x", { responseType: "bytes" }));
    await arrived(1);
    await settle();
    answer();
    const [first, second] = await Promise.all(gets);
    expect(server.requests).toHaveLength(1);
    expect([Buffer.isBuffer(first), Buffer.isBuffer(second)]).toEqual([true, true]);
    first?.fill(0);
    expect(second?.toString()).toBe('{"answer":1}');
  });

  test("of two clients with the same credential share it, too", async () => {
    const { server, arrived, answer } = await patientServer();
    await using _ = server;
    const origins = new Origins(new HastyClock());
    const auth = () => basicAuth({ username: "key", password: "secret-1", name: "cloud" });
    const gets = [auth(), auth()].map((policy) => clientFor(server, { origins, auth: policy }).get("/x"));
    await arrived(1);
    await settle();
    answer();
    await Promise.all(gets);
    expect(server.requests).toHaveLength(1);
  });

  test("share none if query, header or credential differ", async () => {
    const { server, arrived, answer } = await patientServer();
    await using _ = server;
    const origins = new Origins(new HastyClock());
    const client = clientFor(server, { origins });
    const auth = basicAuth({ username: "key", password: "secret-1", name: "cloud" });
    const gets = [
      client.get("/x"),
      client.get("/x", { query: { a: 1 } }),
      client.get("/x", { headers: { "x-cluster": "1" } }),
      clientFor(server, { origins, auth }).get("/x"),
    ];
    await arrived(4);
    answer();
    await Promise.all(gets);
    expect(server.requests).toHaveLength(4);
  });

  test("continue if one caller cancels, and end when the last one has cancelled", async () => {
    const { server, arrived, answer } = await patientServer();
    await using _ = server;
    const client = clientFor(server);
    const stops = [new AbortController(), new AbortController()];
    const [first, second] = stops.map((stop) => client.get("/x", { signal: stop.signal })) as [
      Promise<unknown>,
      Promise<unknown>,
    ];
    await arrived(1);
    stops[0]?.abort();
    await rejection(first, CancelledError);
    answer();
    expect(await second).toEqual({ answer: 1 });

    const third = client.get("/x", { signal: AbortSignal.any([stops[1]?.signal ?? AbortSignal.abort()]) });
    await arrived(2);
    stops[1]?.abort();
    await rejection(third, CancelledError);
    const fourth = client.get("/x");
    await arrived(3);
    answer();
    expect(await fourth).toEqual({ answer: 3 });
  });
});

test("a GET after a write does not share one that began before it", async () => {
  const held: (() => void)[] = [];
  await using server = await answering(({ method }, index) =>
    // Only the first GET waits.
    index === 0
      ? new Promise((resolve) => held.push(() => resolve({ body: { value: "old" } })))
      : { body: { value: method === "GET" ? "new" : "written" } },
  );
  const client = clientFor(server);
  const before = client.get("/x");
  while (server.requests.length === 0) await new Promise(setImmediate);
  await client.put("/x", { body: {} });

  const after = await client.get("/x");
  for (const release of held) release();

  expect(after).toEqual({ value: "new" });
  expect(await before).toEqual({ value: "old" });
});

test("a failed GET fails for all callers, and the next one is sent", async () => {
  await using server = await answering((_, index) => (index === 0 ? { status: 404 } : { body: 2 }));
  const client = clientFor(server);
  const results = await Promise.allSettled([client.get("/x"), client.get("/x")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await client.get("/x")).toBe(2);
});
