import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { silence, startServer, type TestServer } from "../../test/server.ts";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { bound } from "../client/bound.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import type { WaitEvent } from "../operation/operation.ts";

const second = 1000;
const minute = 60 * second;

async function asked(server: TestServer, times = 1): Promise<void> {
  while (server.requests.length < times) await nextTurn();
}

test("a request without a response reports the wait after ten seconds", async () => {
  await using server = await startServer(silence);
  const clock = new VirtualClock();
  const stop = new AbortController();
  const phases: string[] = [];
  const op = {
    signal: stop.signal,
    deadline: clock.now() + 20 * minute,
    progress: (text: string) => phases.push(text),
  };
  const client = bound(clientFor(server, { clock }), op);
  const requests = [client.get("/x"), client.post("/x")].map((request) => rejection(request, Error));
  await asked(server, 2);

  await clock.advance(9 * second);
  expect(phases).toEqual([]);
  await clock.advance(second);

  const { host } = new URL(server.url);
  expect(phases).toEqual([
    `${host}: no response for 10 s; waiting up to 50s more`,
    `${host}: no response for 10 s; waiting up to 290s more`,
  ]);
  stop.abort();
  await Promise.all(requests);
});

test("a read is retried after a minute without a response", async () => {
  await using server = await startServer(silence, { body: "late" });
  const clock = new VirtualClock();
  const waits: WaitEvent[] = [];
  const request = clientFor(server, { clock })
    .with({ onWait: (wait) => waits.push(wait) })
    .get("/x", { responseType: "text" });
  await asked(server);

  await clock.advance(minute + second);
  await asked(server, 2);

  expect(await request).toBe("late");
  expect(waits).toMatchObject([
    { kind: "response", attempt: 1, delayMs: 50 * second },
    { kind: "retry", attempt: 2, reason: "no response in time (UND_ERR_HEADERS_TIMEOUT)" },
  ]);
});

test("a read without any response fails with the time that it took", async () => {
  await using server = await startServer(silence);
  const clock = new VirtualClock();
  const request = rejection(clientFor(server, { clock, retry: { maxRetries: 1 } }).get("/x"), ConnectionError);
  await asked(server);
  await clock.advance(minute + second);
  await asked(server, 2);
  await clock.advance(minute);
  const error = await request;
  expect(error.message).toMatch(/^No complete response from .*: no response in time \(.*\), tried for 2 min/);
});

test.each([
  { method: "POST", path: "/x" },
  { method: "DELETE", path: "/x" },
])("a write is not retried, because it may have taken effect: $method", async (request) => {
  await using server = await startServer(silence);
  const clock = new VirtualClock();
  const ended = rejection(
    clientFor(server, { clock })
      .with({ deadline: clock.now() + 4 * minute })
      .request(request),
    DeadlineError,
  );
  await asked(server);
  await clock.advance(4 * minute);
  expect((await ended).attempts).toBe(1);
  expect(server.requests).toHaveLength(1);
});

test("a POST that changes nothing is a read", async () => {
  await using server = await startServer(silence, { body: "late" });
  const clock = new VirtualClock();
  const request = clientFor(server, { clock }).post("/x", { safe: true, idempotent: true, responseType: "text" });
  await asked(server);
  await clock.advance(minute + second);
  expect(await request).toBe("late");
});

test("a response that has begun is not aborted while its parts arrive", async () => {
  let end = () => {};
  await using server = await startServer((response) => {
    response.write("slow");
    end = () => response.end(" but complete");
  });
  const clock = new VirtualClock();
  let begun = false;
  const add = () => {
    begun = true;
  };
  const answer = clientFor(server, { clock }).get("/x", { sink: () => ({ add, end: () => "taken" }) });
  while (!begun) await nextTurn();
  await clock.advance(5 * minute);
  end();
  expect(await answer).toBe("taken");
});
