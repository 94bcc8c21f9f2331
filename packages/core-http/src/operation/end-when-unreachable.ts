import type { Operation, WaitEvent } from "./operation.ts";

/**
 * Options for an optional request: it ends when the platform cannot be reached, instead of retrying the connection. It
 * still waits after responses such as 429 and 503.
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
