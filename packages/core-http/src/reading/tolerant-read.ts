import { ConnectionError } from "../errors/connection-error.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { RateLimitError, StatusError } from "../errors/status-error.ts";

/** Options of {@link tolerantRead}. */
export interface TolerantReadOptions<T> {
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** The result until the first read succeeds. */
  readonly first: T;
  /** How many failed reads in a row to ignore. Defaults to 5. */
  readonly tolerate?: number;
  /** Called for each ignored failure. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * Wraps a read for {@link poll} and ignores a few temporary failures in a row: no connection, the rate limit, status 5xx,
 * an invalid or a foreign response. The result is then the last value that was read. Other failures are thrown.
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
