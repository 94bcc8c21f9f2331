import type { Operation, WaitEvent } from "./operation.ts";

/**
 * The signal and the listener of an optional request: it ends when the platform cannot be reached, instead of waiting for
 * the connection. Responses such as 429 and 503 are still waited for.
 */
export function endWhenUnreachable({ signal }: Pick<Operation, "signal">): {
  readonly signal: AbortSignal;
  readonly onWait: (event: WaitEvent) => void;
} {
  const unreachable = new AbortController();
  const onWait = ({ kind, reason }: WaitEvent) => {
    if (kind === "retry" && !/^\d{3}\b/.test(reason)) unreachable.abort();
  };
  return { signal: signal ? AbortSignal.any([signal, unreachable.signal]) : unreachable.signal, onWait };
}
