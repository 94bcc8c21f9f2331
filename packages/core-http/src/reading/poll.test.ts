import { describe, expect, test } from "vitest";
import { rejection } from "../../test/client-for.ts";
import { VirtualClock } from "../../test/virtual-clock.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import { PollError } from "../errors/poll-error.ts";
import { type PollOptions, type PollProgress, poll } from "./poll.ts";

interface Thing {
  readonly phase: string | undefined;
  readonly message?: string;
}

/** Polls a thing that goes through phases, each for one read, the last one for ever. */
function through(phases: readonly (string | undefined)[], more: Partial<PollOptions<Thing>> = {}) {
  const clock = new VirtualClock();
  const began = clock.now();
  const reads: number[] = [];
  const result = poll<Thing>({
    what: "the cluster lkc-1 to be provisioned",
    read: async () => {
      reads.push(clock.now() - began);
      const phase = phases[Math.min(reads.length, phases.length) - 1];
      return { phase };
    },
    state: ({ phase }) => phase,
    pending: ["PROVISIONING"],
    done: ["READY"],
    intervalMs: 1000,
    clock,
    ...more,
  });
  result.catch(() => {});
  return { clock, reads, result };
}

describe("a poll", () => {
  test("reads at once and then at intervals, until it finds a wanted state", async () => {
    const { clock, reads, result } = through(["PROVISIONING", "PROVISIONING", "READY"]);
    expect(await clock.run(result)).toEqual({ phase: "READY" });
    expect(reads).toEqual([0, 1000, 2000]);
  });

  test("can begin after a delay", async () => {
    const { clock, reads, result } = through(["READY"], { delayMs: 5000 });
    await clock.run(result);
    expect(reads).toEqual([5000]);
  });

  test("can increase its interval up to a maximum", async () => {
    const { clock, reads, result } = through([...Array<string>(5).fill("PROVISIONING"), "READY"], {
      maxIntervalMs: 3000,
      backoff: 2,
    });
    await clock.run(result);
    expect(reads).toEqual([0, 1000, 3000, 6000, 9000, 12_000]);
  });

  test("can require the state several times in a row", async () => {
    const { clock, reads, result } = through(["READY", "PROVISIONING", "READY", "READY"], { consecutive: 2 });
    await clock.run(result);
    expect(reads).toHaveLength(4);
  });

  test("reports its progress after each read", async () => {
    const told: PollProgress[] = [];
    const { clock, result } = through([undefined, "PROVISIONING", "READY"], { onProgress: (now) => told.push(now) });
    await clock.run(result);
    expect(told).toEqual([
      { state: undefined, elapsedMs: 0, polls: 1 },
      { state: "PROVISIONING", elapsedMs: 1000, polls: 2 },
      { state: "READY", elapsedMs: 2000, polls: 3 },
    ]);
  });

  test("can treat undefined as a state", async () => {
    const clock = new VirtualClock();
    const left: (string | undefined)[] = ["x", "x", undefined];
    const gone = poll({
      what: "it to disappear",
      read: async () => left.shift(),
      state: (value) => (value === undefined ? "gone" : "still there"),
      pending: ["still there"],
      done: ["gone"],
      intervalMs: 100,
      clock,
    });
    expect(await clock.run(gone)).toBeUndefined();
  });
});

describe("a poll fails", () => {
  test("in a state that is neither wanted nor pending, with the reason", async () => {
    const { clock, result } = through(["PROVISIONING", "FAILED"], { reason: () => "no capacity." });
    const error = await rejection(clock.run(result), PollError);
    expect(error.message).toBe(
      "Waiting for the cluster lkc-1 to be provisioned ended in the state FAILED: no capacity (expected: READY).",
    );
    expect(error).toMatchObject({ state: "FAILED", elapsedMs: 1000, polls: 2 });
  });

  test("only in a failed state, if no pending ones are configured", async () => {
    const { clock, reads, result } = through(["ODD", "ODDER", "FAILED"], { pending: [], failed: ["FAILED"] });
    await rejection(clock.run(result), PollError);
    expect(reads).toHaveLength(3);
  });

  test("when nothing is found too many times in a row, not before", async () => {
    const found = [...Array<undefined>(20).fill(undefined), "PROVISIONING", ...Array<undefined>(21).fill(undefined)];
    const { clock, reads, result } = through(found);
    const error = await rejection(clock.run(result), PollError);
    expect(error.message).toContain("The object was not found 21 times in a row");
    expect(reads).toHaveLength(42);
  });

  test("when a read fails, with its error", async () => {
    const failure = new Error("no permission");
    const { clock, result } = through([], { read: () => Promise.reject(failure) });
    await expect(clock.run(result)).rejects.toBe(failure);
  });
});

describe("the deadline of a poll", () => {
  test("reports the last state and the wanted ones, after a last read", async () => {
    const clock = new VirtualClock();
    const { reads, result } = through(["PROVISIONING"], { clock, deadline: clock.now() + 2500, done: ["READY", "UP"] });
    const error = await rejection(clock.run(result), DeadlineError);
    expect(error.message).toContain(
      "The deadline passed after 2.5 s of waiting for the cluster lkc-1 to be provisioned: the state is PROVISIONING, expected READY or UP.",
    );
    expect(reads).toHaveLength(4);
  });

  test("is 20 minutes away by default", async () => {
    const { clock, result } = through(["PROVISIONING"], { intervalMs: 60_000 });
    const began = clock.now();
    await rejection(clock.run(result), DeadlineError);
    expect(clock.now() - began).toBe(20 * 60_000);
  });

  test("lets a read in progress finish within 30 seconds and uses its response", async () => {
    const slow = (ms: number) => {
      const clock = new VirtualClock();
      const read = async () => {
        await clock.sleep(ms, new AbortController().signal);
        return { phase: "READY" };
      };
      return clock.run(through([], { clock, deadline: clock.now() + 1000, read }).result);
    };
    expect(await slow(30_000)).toEqual({ phase: "READY" });
    await rejection(slow(32_000), DeadlineError);
  });

  test("reports the last failure if it ends the retries of a read", async () => {
    const clock = new VirtualClock();
    const deadline = clock.now() + 1000;
    const read = async () => {
      await clock.sleep(1000, new AbortController().signal);
      throw new DeadlineError("The deadline passed", { lastFailure: "500 Internal Server Error." });
    };
    const error = await rejection(clock.run(through([], { clock, deadline, read }).result), DeadlineError);
    expect(error.message).toMatch(/Last failure: 500 Internal Server Error\.$/);
  });

  test("is reported as the poll's, even if a read detects it first", async () => {
    const clock = new VirtualClock();
    const deadline = clock.now() + 1000;
    const read = async () => {
      await clock.sleep(1000, new AbortController().signal);
      throw new DeadlineError("The deadline passed after 1 s of waiting for the answer");
    };
    const error = await rejection(clock.run(through([], { clock, deadline, read }).result), DeadlineError);
    expect(error.message).toContain("waiting for the cluster lkc-1 to be provisioned");
    expect(error.cause).toBeInstanceOf(DeadlineError);
  });
});

describe("cancelling a poll", () => {
  test("ends it at once during a wait", async () => {
    const stop = new AbortController();
    const { clock, result } = through(["PROVISIONING"], { signal: stop.signal, intervalMs: 60_000 });
    await clock.advance(1000);
    stop.abort(new Error("interrupted"));
    const error = await rejection(result, CancelledError);
    expect(error.message).toContain("was cancelled after 1 s: the state is PROVISIONING");
    expect(error.cause).toEqual(new Error("interrupted"));
  });

  test("ends it at once during a read that ignores the signal", async () => {
    const stop = new AbortController();
    const { result } = through([], { signal: stop.signal, read: () => new Promise(() => {}) });
    await new Promise(setImmediate);
    stop.abort();
    await rejection(result, CancelledError);
  });

  test("prevents all reads before it begins", async () => {
    const { reads, result } = through(["READY"], { signal: AbortSignal.abort() });
    await rejection(result, CancelledError);
    expect(reads).toEqual([]);
  });
});
