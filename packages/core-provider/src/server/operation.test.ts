import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "./clock.ts";
import type { Engine } from "./engine.ts";
import { causeOfEnd, Interrupted, OperationTimeout, startOperation } from "./operation.ts";

/** A running operation, the messages to its engine, and its interrupt. */
function start(options: { limitMs?: number; cancelled?: AbortController } = {}) {
  const { limitMs = 60_000, cancelled = new AbortController() } = options;
  const heard: unknown[][] = [];
  const engine: Engine = {
    log: (...message) => heard.push(message),
    warn: (helpCode, message, urn) => heard.push(["warning", message, urn, helpCode]),
    flush: async () => {},
    close: () => {},
  };
  const running = startOperation({
    doing: 'creating Box "orders"',
    urn: "urn:box",
    limitMs,
    limitName: "the resource option customTimeouts.create",
    cancelled: cancelled.signal,
    engine,
    clock: systemClock,
    hide: (text) => text.replaceAll("hunter2", "[secret]"),
    hiding: new Set(),
  });
  return { ...running, heard, cancelled };
}

const status = (message: string) => ["info", message, "urn:box", { ephemeral: true }];

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

it("reports its start and its deadline", () => {
  const { op, end } = start({ limitMs: 60_000 });
  expect(op).toMatchObject({ started: 1_000_000, deadline: 1_060_000 });
  end();
});

it("reveals no secret in any message", () => {
  const { op, heard, end } = start();
  op.warn("the key is hunter2");
  op.debug("hunter2 was sent");
  op.progress("waiting for hunter2");
  vi.advanceTimersByTime(2000);
  expect(heard.map(([, message]) => message)).toEqual([
    "the key is [secret]",
    "[secret] was sent",
    "waiting for [secret] (2s)",
  ]);
  end();
});

describe("progress", () => {
  it("is silent for the first two seconds, then reports phase and time every five", () => {
    const { op, heard, end } = start();
    op.progress("waiting for the lid");
    vi.advanceTimersByTime(1999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([status("waiting for the lid (2s)")]);
    vi.advanceTimersByTime(10_000);
    expect(heard.slice(1)).toEqual([status("waiting for the lid (7s)"), status("waiting for the lid (12s)")]);
    end();
  });

  it("counts the two seconds from the beginning of the operation", () => {
    const { op, heard, end } = start();
    vi.advanceTimersByTime(1500);
    op.progress("waiting");
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([status("waiting (2s)")]);
    end();
  });

  it("reports a new phase at once after two seconds, and only the last one before", () => {
    const { op, heard, end } = start();
    op.progress("first");
    op.progress("second");
    vi.advanceTimersByTime(2000);
    op.progress("second");
    op.progress("third");
    expect(heard).toEqual([status("second (2s)"), status("third (2s)")]);
    end();
  });

  it("ends with the operation", () => {
    const { op, heard, end } = start();
    op.progress("waiting");
    vi.advanceTimersByTime(2000);
    end();
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([status("waiting (2s)"), status("")]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is silent if nothing waits", () => {
    const { heard, end } = start();
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([]);
    end();
  });
});

describe("the timeout", () => {
  it("is a deadline and aborts with a message that names its source", () => {
    const { op, end } = start({ limitMs: 90_000 });
    expect(op.deadline).toBe(1_090_000);
    vi.advanceTimersByTime(89_999);
    expect(op.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(op.signal.reason).toEqual(
      new OperationTimeout(
        'creating Box "orders" timed out after 1m30s (set by the resource option customTimeouts.create)',
      ),
    );
    expect(op.signal.reason).toBeInstanceOf(OperationTimeout);
    end();
  });

  it("can be longer than a timer supports", () => {
    const { op, end } = start({ limitMs: 2 ** 40 });
    vi.advanceTimersByTime(1000);
    expect(op.signal.aborted).toBe(false);
    expect(op.deadline).toBe(1_000_000 + 2 ** 40);
    end();
  });

  it("does not fire after the end", () => {
    const { op, end } = start({ limitMs: 1000 });
    end();
    vi.advanceTimersByTime(1000);
    expect(op.signal.aborted).toBe(false);
  });
});

describe("an interrupt", () => {
  it("aborts the operation with a message", () => {
    const { op, cancelled, end } = start();
    cancelled.abort();
    expect(op.signal.reason).toEqual(new Interrupted('creating Box "orders" was interrupted'));
    end();
  });

  it("aborts at once if it came before the operation", () => {
    const cancelled = new AbortController();
    cancelled.abort();
    const { op, end } = start({ cancelled });
    expect(op.signal.aborted).toBe(true);
    end();
  });

  it("keeps its reason if the timeout expires afterwards", () => {
    const { op, cancelled, end } = start({ limitMs: 1000 });
    cancelled.abort();
    vi.advanceTimersByTime(1000);
    expect(op.signal.reason).toBeInstanceOf(Interrupted);
    end();
  });

  it("does not affect an operation that has ended", () => {
    const { op, cancelled, end } = start();
    end();
    cancelled.abort();
    expect(op.signal.aborted).toBe(false);
  });
});

describe("messages", () => {
  it("go to the engine with the resource", () => {
    const { op, heard, end } = start();
    op.warn("careful");
    op.warn("it stays", "kept-object");
    op.debug("detail");
    expect(heard).toEqual([
      ["warning", "careful", "urn:box", "operation-warning"],
      ["warning", "it stays", "urn:box", "kept-object"],
      ["debug", "detail", "urn:box"],
    ]);
    end();
  });
});

describe("the reason why an operation ended", () => {
  it("is the error if nothing aborted the operation", () => {
    const { op, end } = start();
    const error = new Error("404 Not Found");
    expect(causeOfEnd(op, error)).toBe(error);
    end();
  });

  it("is the timeout, with the last progress", () => {
    const { op, end } = start({ limitMs: 1000 });
    vi.advanceTimersByTime(1000);
    const ended = causeOfEnd(op, new Error("the lid is still open")) as Error;
    expect(ended.message).toMatch(/timed out after 1s \(set by .*customTimeouts.create\)\. the lid is still open$/);
    expect(causeOfEnd(op, op.signal.reason)).toBe(op.signal.reason);
    end();
  });

  it("is only the interrupt if the user interrupted", () => {
    const { op, cancelled, end } = start();
    cancelled.abort();
    expect(causeOfEnd(op, new Error("socket closed"))).toBeInstanceOf(Interrupted);
    end();
  });
});
