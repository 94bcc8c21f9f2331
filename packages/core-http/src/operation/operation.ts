/** A wait of a request, reported to `onWait` when it begins. */
export interface WaitEvent {
  /** `"retry"`: after a failure; `"limited"`: the platform's rate limit; `"response"`: no response for a long time. */
  readonly kind: "retry" | "limited" | "response";
  /** The host that the request waits for. */
  readonly host: string;
  /** The attempt after the wait, starting at 1. For `"response"`, the attempt in progress. */
  readonly attempt: number;
  /** The maximum number of attempts; undefined if only time limits them. */
  readonly attempts: number | undefined;
  /** The wait in milliseconds: at least this long for a rate limit, at most for a response. */
  readonly delayMs: number;
  /** Why the request waits, without secrets: `503 Service Unavailable`, `no response for 10 s`. */
  readonly reason: string;
  /** The time since the request was made, in milliseconds. */
  readonly elapsedMs: number;
}

/** The operation that a request belongs to: its deadline, its signal, and a listener for waits. */
export interface Operation {
  /** Ends all requests of the operation immediately. */
  readonly signal?: AbortSignal | undefined;
  /** When the operation must end, in milliseconds since 1970. */
  readonly deadline?: number | undefined;
  /** Called when a wait begins. Its exceptions are ignored. */
  readonly onWait?: ((event: WaitEvent) => void) | undefined;
  /** Fails within seconds if no connection to the host is possible. By default, that is retried like other failures. */
  readonly failWhenUnreachable?: boolean | undefined;
}

/** The time limit of a request without a deadline, in milliseconds: 20 minutes. */
export const defaultOperationMs = 20 * 60_000;
