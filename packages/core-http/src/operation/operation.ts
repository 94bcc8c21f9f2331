/** A wait that a request of an operation has to make; given to `onWait` when the wait begins. */
export interface WaitEvent {
  /** `"retry"`: after a failure; `"limited"`: the platform's rate limit; `"answer"`: the host is silent for long. */
  readonly kind: "retry" | "limited" | "answer";
  /** The host that is waited for. */
  readonly host: string;
  /** The attempt that comes after the wait, 1 being the first; of a silent host the one that it does not answer. */
  readonly attempt: number;
  /** How many attempts there are at most; absent where only time ends them: a rate limit, a window of retries. */
  readonly attempts: number | undefined;
  /** Length of the wait in milliseconds: for a rate limit the shortest that it can be, for an answer the longest. */
  readonly delayMs: number;
  /** Why, in a few words without secrets: `503 Service Unavailable`, `no answer for 10 s`. */
  readonly reason: string;
  /** Time since the request was asked for, in milliseconds. */
  readonly elapsedMs: number;
}

/** What a request belongs to: the time it has, the signal that ends it, and who wants to hear of waits. */
export interface Operation {
  /** Ends everything that is done for the operation, at once. */
  readonly signal?: AbortSignal | undefined;
  /** When the operation must be over, in milliseconds since 1970. */
  readonly deadline?: number | undefined;
  /** Called when a wait begins. What it throws is ignored. */
  readonly onWait?: ((event: WaitEvent) => void) | undefined;
}

/** The time an operation has that names none, in milliseconds: 20 minutes. */
export const defaultOperationMs = 20 * 60_000;
