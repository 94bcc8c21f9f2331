import { expect, it } from "vitest";
import { endWhenUnreachable } from "./end-when-unreachable.ts";

const wait = { host: "api.test", attempt: 2, attempts: 5, delayMs: 1000, elapsedMs: 0 } as const;

it("ends at the first wait for a connection, not for a response", () => {
  const { signal, onWait } = endWhenUnreachable({});
  onWait({ ...wait, kind: "limited", reason: "rate limit" });
  onWait({ ...wait, kind: "retry", reason: "503 Service Unavailable" });
  expect(signal.aborted).toBe(false);
  onWait({ ...wait, kind: "retry", reason: "ECONNREFUSED" });
  expect(signal.aborted).toBe(true);
});

it("ends with the operation that it belongs to", () => {
  const stop = new AbortController();
  const { signal } = endWhenUnreachable({ signal: stop.signal });
  stop.abort();
  expect(signal.aborted).toBe(true);
});
