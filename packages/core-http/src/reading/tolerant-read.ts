import { ConnectionError } from "../errors/connection-error.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { RateLimitError, StatusError } from "../errors/status-error.ts";

/** How a read that is repeated by a poll takes failures. */
export interface TolerantReadOptions<T> {
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** What counts as read until the first read succeeds. */
  readonly first: T;
  /** So many failed reads in a row are passed over. Default 5. */
  readonly tolerate?: number;
  /** Called for each failure that is passed over. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * A read for {@link poll} that passes over a few failures in a row: what is polled goes on whether it is seen or not.
 * Only failures that may pass are passed over (no connection, the rate limit, status 5xx, an invalid answer, an answer
 * of something other than the platform); then the value that was read last counts again. Any other failure is thrown.
 */
export function tolerantRead<T>(options: TolerantReadOptions<T>): (signal: AbortSignal) => Promise<T> {
  const { read, first, tolerate = 5, onFailure } = options;
  let last = first;
  let failures = 0;
  return async (signal) => {
    try {
      last = await read(signal);
      failures = 0;
    } catch (error) {
      if (!isTemporary(error) || ++failures > tolerate) throw error;
      onFailure?.(error);
    }
    return last;
  };
}

function isTemporary(error: unknown): error is Error {
  if (error instanceof ConnectionError || error instanceof RateLimitError) return true;
  if (error instanceof InvalidResponseError || error instanceof ForeignResponseError) return true;
  return error instanceof StatusError && error.status >= 500 && error.status !== 501;
}
