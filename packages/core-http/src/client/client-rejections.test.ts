import { expect, test } from "vitest";
import { clientFor, rejection } from "../../test/client-for.ts";
import { HastyClock } from "../../test/hasty-clock.ts";
import { startServer } from "../../test/server.ts";
import { basicAuth } from "../auth/basic.ts";
import { AuthenticationError, PermissionError, type StatusError } from "../errors/status-error.ts";
import type { WaitEvent } from "../operation/operation.ts";
import type { TemporaryRejection } from "../origin/client-options.ts";

const minute = 60_000;

function granted(clock: HastyClock): TemporaryRejection {
  return { until: clock.now() + minute, reason: "the role is new", hint: "The role was given a minute ago." };
}

test.each([401, 403])(
  "a request rejected with %i is retried while the rejection may be temporary, and reports the reason",
  async (status) => {
    await using server = await startServer({ status }, { status }, { body: { id: 1 } });
    const clock = new HastyClock();
    const passing = granted(clock);
    const waits: WaitEvent[] = [];
    const auth = basicAuth({ username: "key", password: "secret", name: "the key" });
    const client = clientFor(server, { clock, auth, temporaryRejection: () => passing, retry: { maxRetries: 0 } });

    const answer = await client.with({ onWait: (wait) => waits.push(wait) }).post("/x", { body: {} });

    expect(answer).toEqual({ id: 1 });
    expect(waits.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(new RegExp(`^${status} .*: the role is new$`)),
      expect.stringMatching("the role is new"),
    ]);
  },
);

test("a request rejected until its deadline fails with both reasons, after a last attempt", async () => {
  await using server = await startServer({ status: 403, body: { message: "denied" } });
  const clock = new HastyClock();
  const passing = granted(clock);
  const temporaryRejection = (error: StatusError) =>
    error.status === 403 && clock.now() < passing.until ? passing : undefined;

  const error = await rejection(clientFor(server, { clock, temporaryRejection }).get("/x"), PermissionError);

  expect(error.message).toMatch(/403 Forbidden: denied .*\. The role was given a minute ago\.$/);
  expect(clock.now()).toBe(passing.until);
});

test("a permanent rejection, or one whose cause is older than the request, fails at once", async () => {
  await using server = await startServer({ status: 401 }, { status: 403 }, { status: 403 });
  const clock = new HastyClock();
  const over = { ...granted(clock), until: clock.now() };

  const unknown = await rejection(
    clientFor(server, { clock, temporaryRejection: () => undefined }).get("/x"),
    AuthenticationError,
  );
  const late = await rejection(clientFor(server, { clock, temporaryRejection: () => over }).get("/x"), PermissionError);
  const broken = clientFor(server, { clock, temporaryRejection: () => Promise.reject(new Error("broken")) });
  const unexplained = await rejection(broken.get("/x"), PermissionError);

  expect([unknown, late, unexplained].map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  expect(late.message).not.toContain("role");
});
