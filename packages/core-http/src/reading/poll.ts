import { type Clock, noLongerNeeded, systemClock } from "../base/clock.ts";
import { formatDuration } from "../base/duration.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import { PollError } from "../errors/poll-error.ts";
import { defaultOperationMs } from "../operation/operation.ts";

/** How a poll stands after a read. */
export interface PollProgress {
  /** The object's state; undefined when nothing was found. */
  readonly state: string | undefined;
  /** Time since the poll began, in milliseconds. */
  readonly elapsedMs: number;
  /** How many times the object was read. */
  readonly polls: number;
}

/** What is polled, and until when. */
export interface PollOptions<T> {
  /** What is waited for, for messages: `the Kafka cluster lkc-1 to be provisioned`. */
  readonly what: string;
  /** Reads the object. What it throws ends the poll. */
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** The object's state; undefined when there is no object yet. */
  readonly state: (value: T) => string | undefined;
  /** States in which to go on. When empty or absent, every state goes on that is neither done nor failed. */
  readonly pending?: readonly string[];
  /** States that are wanted. */
  readonly done: readonly string[];
  /** States that end the poll with an error. With `pending`, all states that are in neither list do. */
  readonly failed?: readonly string[];
  /** Why a failed state failed, where the object says so. */
  readonly reason?: (value: T) => string | undefined;
  /** Wait before the first read, in milliseconds. Default 0. */
  readonly delayMs?: number;
  /** Wait between the first two reads, in milliseconds. */
  readonly intervalMs: number;
  /** Factor by which the interval grows after each read. Default 1.5. */
  readonly backoff?: number;
  /** Longest interval, in milliseconds. Default `intervalMs`: it does not grow. */
  readonly maxIntervalMs?: number;
  /** So many reads in a row must find it done. Default 1. */
  readonly consecutive?: number;
  /** More reads in a row than this that find nothing are an error. Default 20. */
  readonly notFoundLimit?: number;
  /** When the poll must be over, in milliseconds since 1970. Default in 20 minutes. */
  readonly deadline?: number | undefined;
  /** Ends the poll at once. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each read. */
  readonly onProgress?: ((progress: PollProgress) => void) | undefined;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
}

/** A read that is going on when the deadline passes may take so much longer, in milliseconds. */
const lastReadGraceMs = 30_000;

/**
 * Reads an object until its state is one of the wanted.
 *
 * @returns The value whose state was wanted.
 * @throws {@link PollError} on a state that is neither wanted nor pending, or when nothing is found too many times in a
 * row; {@link DeadlineError} with the last state; {@link CancelledError}; what a read throws.
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
      // Once the wanted state is seen, what is left is to see it again.
      interval = this.#hits > 0 ? intervalMs : Math.min(maxIntervalMs, interval * backoff);
    }
  }

  /** The last wait is cut short, so that the last read is made at the deadline. */
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
      // A read that ends with the signal knows what failed last.
      (): Promise<never> =>
        new Promise((_, reject) => {
          if (this.#signal.aborted) setImmediate(() => reject(this.#cancelled()));
        }),
    );
    try {
      return await Promise.race([this.#options.read(bounds), late]);
    } catch (error) {
      // The read may be bound by the same deadline or signal; the poll knows more of what it waited for.
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
      throw this.#failure(`Nothing was found ${this.#misses} times in a row while waiting for ${this.#options.what}`);
    }
    if (this.#hits === 0 && state !== undefined && this.#isFailed(state)) {
      const reason = this.#options.reason?.(value);
      throw this.#failure(
        `Waiting for ${this.#options.what} ended in the state ${state}${reason ? `: ${withoutEnd(reason)}` : ""} (wanted: ${done.join(" or ")})`,
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
      `The deadline passed after ${formatDuration(this.#elapsed())} of waiting for ${this.#options.what}: ${this.#lastState()}, wanted is ${this.#options.done.join(" or ")}`,
      { hint: "Give it more time, or look at the platform what holds it up.", lastFailure: cause?.lastFailure },
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
    return this.#state === undefined ? "nothing was found yet" : `its state is ${this.#state}`;
  }

  #elapsed(): number {
    return this.#clock.now() - this.#began;
  }
}

function withoutEnd(sentence: string): string {
  return sentence.replace(/[.\s]+$/, "");
}
