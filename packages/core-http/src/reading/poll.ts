import { type Clock, noLongerNeeded, systemClock } from "../base/clock.ts";
import { formatDuration } from "../base/duration.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import { PollError } from "../errors/poll-error.ts";
import { defaultOperationMs } from "../operation/operation.ts";

/** The state of a poll after a read. */
export interface PollProgress {
  /** The object's state; undefined if it was not found. */
  readonly state: string | undefined;
  /** Time since the poll began, in milliseconds. */
  readonly elapsedMs: number;
  /** How many times the object was read. */
  readonly polls: number;
}

/** Options of {@link poll}. */
export interface PollOptions<T> {
  /** What the poll waits for, for messages: `the Kafka cluster lkc-1 to be provisioned`. */
  readonly what: string;
  /** Reads the object. An exception ends the poll. */
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** Returns the object's state; undefined if it does not exist yet. */
  readonly state: (value: T) => string | undefined;
  /** States in which to continue. Defaults to all states that are neither done nor failed. */
  readonly pending?: readonly string[];
  /** The expected states. */
  readonly done: readonly string[];
  /** States that end the poll with an error. With `pending`, so do all unlisted states. */
  readonly failed?: readonly string[];
  /** The reason of a failed state, if the object contains one. */
  readonly reason?: (value: T) => string | undefined;
  /** Wait before the first read, in milliseconds. Defaults to 0. */
  readonly delayMs?: number;
  /** Wait between the first two reads, in milliseconds. */
  readonly intervalMs: number;
  /** Growth factor of the interval after each read. Defaults to 1.5. */
  readonly backoff?: number;
  /** Longest interval, in milliseconds. Defaults to `intervalMs`, so that the interval does not grow. */
  readonly maxIntervalMs?: number;
  /** How many reads in a row must return an expected state. Defaults to 1. */
  readonly consecutive?: number;
  /** How many reads in a row may find no object. Defaults to 20. */
  readonly notFoundLimit?: number;
  /** When the poll must end, in milliseconds since 1970. Defaults to 20 minutes from now. */
  readonly deadline?: number | undefined;
  /** Ends the poll immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each read. */
  readonly onProgress?: ((progress: PollProgress) => void) | undefined;
  /** Defaults to the system's clock. */
  readonly clock?: Clock;
}

/** How much longer a read may take that is in progress at the deadline, in milliseconds. */
const lastReadGraceMs = 30_000;

/**
 * Reads an object until it reaches an expected state.
 *
 * @returns The value with the expected state.
 * @throws {@link PollError} on an unexpected state, or if the object is not found too many times in a row;
 * {@link DeadlineError} with the last state; {@link CancelledError}; what a read throws.
 * @example
 * ```ts
 * const cluster = await poll({
 *   what: `the Kafka cluster ${id} to be provisioned`,
 *   read: () => client.get<Cluster>(url`/cmk/v2/clusters/${id}`),
 *   state: (cluster) => cluster.status.phase,
 *   pending: ["PROVISIONING"],
 *   done: ["PROVISIONED"],
 *   intervalMs: 500,
 *   maxIntervalMs: 15_000,
 *   signal,
 *   onProgress: ({ state, elapsedMs }) => status(`${state} for ${elapsedMs} ms`),
 * });
 * ```
 */
export function poll<T>(options: PollOptions<T>): Promise<T> {
  return new Poll(options).run();
}

class Poll<T> {
  readonly #options: PollOptions<T>;
  readonly #clock: Clock;
  readonly #began: number;
  readonly #deadline: number;
  readonly #signal: AbortSignal;
  #polls = 0;
  #state: string | undefined;
  #hits = 0;
  #misses = 0;

  constructor(options: PollOptions<T>) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#began = this.#clock.now();
    this.#deadline = options.deadline ?? this.#began + defaultOperationMs;
    this.#signal = options.signal ?? new AbortController().signal;
  }

  async run(): Promise<T> {
    const { delayMs = 0, intervalMs, backoff = 1.5, maxIntervalMs = intervalMs } = this.#options;
    let interval = intervalMs;
    await this.#wait(delayMs);
    for (;;) {
      const value = await this.#read();
      if (this.#isDone(value)) return value;
      if (this.#clock.now() >= this.#deadline) throw this.#pastDeadline();
      await this.#wait(interval);
      // After the first expected state, confirm it at the shortest interval.
      interval = this.#hits > 0 ? intervalMs : Math.min(maxIntervalMs, interval * backoff);
    }
  }

  /** Shortens the last wait, so that the last read happens at the deadline. */
  async #wait(ms: number): Promise<void> {
    if (this.#signal.aborted) throw this.#cancelled();
    const left = Math.max(0, this.#deadline - this.#clock.now());
    if (ms <= 0) return;
    await this.#clock.sleep(Math.min(ms, left), this.#signal).catch(() => {
      throw this.#cancelled();
    });
  }

  async #read(): Promise<T> {
    if (this.#signal.aborted) throw this.#cancelled();
    const timers = new AbortController();
    const bounds = AbortSignal.any([this.#signal, timers.signal]);
    const left = Math.max(0, this.#deadline - this.#clock.now());
    const late = this.#clock.sleep(left + lastReadGraceMs, bounds).then(
      () => {
        throw this.#pastDeadline();
      },
      // Gives a read that ends with the signal time to say what failed last.
      (): Promise<never> =>
        new Promise((_, reject) => {
          if (this.#signal.aborted) setImmediate(() => reject(this.#cancelled()));
        }),
    );
    try {
      return await Promise.race([this.#options.read(bounds), late]);
    } catch (error) {
      // The read may have the same deadline or signal, but the poll's error says more.
      if (error instanceof DeadlineError && this.#clock.now() >= this.#deadline) throw this.#pastDeadline(error);
      if (this.#signal.aborted) throw this.#cancelled(error);
      throw error;
    } finally {
      late.catch(() => {});
      timers.abort(noLongerNeeded);
    }
  }

  #isDone(value: T): boolean {
    const { state: stateOf, done, consecutive = 1, notFoundLimit = 20, onProgress } = this.#options;
    const state = stateOf(value);
    this.#state = state;
    this.#polls++;
    onProgress?.({ state, elapsedMs: this.#elapsed(), polls: this.#polls });
    this.#hits = state !== undefined && done.includes(state) ? this.#hits + 1 : 0;
    this.#misses = state === undefined ? this.#misses + 1 : 0;
    if (this.#hits >= consecutive) return true;
    if (this.#misses > notFoundLimit) {
      throw this.#failure(
        `The object was not found ${this.#misses} times in a row while waiting for ${this.#options.what}. Check on the platform whether it exists`,
      );
    }
    if (this.#hits === 0 && state !== undefined && this.#isFailed(state)) {
      const reason = this.#options.reason?.(value);
      throw this.#failure(
        `Waiting for ${this.#options.what} ended in the state ${state}${reason ? `: ${withoutEnd(reason)}` : ""} (expected: ${done.join(" or ")})`,
      );
    }
    return false;
  }

  #isFailed(state: string): boolean {
    const { pending = [], failed = [] } = this.#options;
    return failed.includes(state) || (pending.length > 0 && !pending.includes(state));
  }

  #failure(summary: string): PollError {
    return new PollError(summary, { state: this.#state, elapsedMs: this.#elapsed(), polls: this.#polls });
  }

  #pastDeadline(cause?: DeadlineError): DeadlineError {
    return new DeadlineError(
      `The deadline passed after ${formatDuration(this.#elapsed())} of waiting for ${this.#options.what}: ${this.#lastState()}, expected ${this.#options.done.join(" or ")}`,
      { hint: "Raise the timeout, or check on the platform what delays it.", lastFailure: cause?.lastFailure },
      cause,
    );
  }

  #cancelled(error?: unknown): CancelledError {
    return new CancelledError(
      `Waiting for ${this.#options.what} was cancelled after ${formatDuration(this.#elapsed())}: ${this.#lastState()}`,
      { lastFailure: error instanceof CancelledError ? error.lastFailure : undefined },
      this.#signal.reason,
    );
  }

  #lastState(): string {
    if (this.#polls === 0) return "it was not read yet";
    return this.#state === undefined ? "nothing was found yet" : `the state is ${this.#state}`;
  }

  #elapsed(): number {
    return this.#clock.now() - this.#began;
  }
}

function withoutEnd(sentence: string): string {
  return sentence.replace(/[.\s]+$/, "");
}
