import { expect, test } from "vitest";
import { clientFor } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { startServer } from "../../test/server.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { type MemberCollection, MemberReader } from "../reading/member-reader.ts";
import { bound } from "./bound.ts";

function watched(signal = new AbortController().signal) {
  const phases: string[] = [];
  return { phases, signal, deadline: Number.MAX_SAFE_INTEGER, progress: (phase: string) => void phases.push(phase) };
}

test("a bound client reports why it waits: for a retry with its number, or for the rate limit", async () => {
  await using server = await startServer({ status: 500 }, { status: 429, headers: { "retry-after": "5" } }, {});
  const clock = new HastyClock();
  clock.chance = 1;
  const op = watched();
  await bound(clientFor(server, { clock, retry: { maxRetries: 2 } }), op).get("/x");
  expect(op.phases).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\d+: 500 Internal Server Error; attempt 2 of 3 in 1s$/),
    expect.stringMatching(/^127\.0\.0\.1:\d+ is rate limiting requests; retrying in 5s$/),
  ]);
});

test("retries without a number are reported without one", async () => {
  await using server = await startServer({ status: 500 }, {});
  const op = watched();
  await bound(clientFor(server, { clock: new HastyClock(), retry: { windowMs: 60_000 } }), op).get("/x");
  expect(op.phases).toEqual([expect.stringMatching(/; attempt 2 in \d+s$/)]);
});

test("every operation that waits for a listing shows the reason on its status line", async () => {
  await using server = await startServer({ status: 429, headers: { "retry-after": "5" } }, {});
  const clock = new HastyClock();
  const client = clientFor(server, { clock });
  const reader = new MemberReader({ windowMs: 0, clock });
  const users: MemberCollection<string> = {
    name: "users",
    what: "the users",
    changes: () => 0,
    readOne: () => Promise.reject(new Error("The listing holds them all.")),
    readPage: async (_cursor, operation) => {
      await client.with(operation).get("/users");
      return { members: new Map(["u-1", "u-2", "u-3"].map((id) => [id, id])), next: [] };
    },
  };
  const asking = ["u-1", "u-2", "u-3"].map((id) => ({ id, op: watched() }));
  await Promise.all(asking.map(({ id, op }) => reader.read(users, id, op)));
  for (const { op } of asking) {
    expect(op.phases).toEqual([expect.stringMatching(/ is rate limiting requests; retrying in 5s$/)]);
  }
  expect(server.requests).toHaveLength(2);
});

test("the reports end with the operation", async () => {
  await using server = await startServer({});
  const op = watched(AbortSignal.abort());
  await expect(bound(clientFor(server), op).get("/x")).rejects.toThrow(CancelledError);
  expect(server.requests).toHaveLength(0);
});
