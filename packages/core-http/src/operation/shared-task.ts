import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { notify } from "../base/hooks.ts";
import { defaultOperationMs, type Operation, type WaitEvent } from "./operation.ts";
import type { Progress } from "./progress.ts";

/** What the work of a task is given: it ends when nobody waits for it any more. */
export interface TaskOperation extends Operation {
  readonly signal: AbortSignal;
  /** Infinite: those who wait have deadlines, and the signal is aborted when the last of them has passed. */
  readonly deadline: number;
  readonly onWait: (event: WaitEvent) => void;
  /** Kept up to date by the work. */
  readonly progress: Progress;
}

/** One caller's interest in a task. */
export interface JoinOptions extends Operation {
  /** More signals that end the waiting, beside `signal`. */
  readonly signals?: readonly AbortSignal[];
  /** After an abort, how long a request that may take effect is still waited for, in milliseconds. Default 0. */
  readonly abortGraceMs?: number | undefined;
}

/**
 * A piece of work that one or more callers wait for. Each has its own signal and deadline; when one of them gives up the
 * others are not disturbed, and the work is ended when the last one has.
 */
export class SharedTask<T> {
  readonly #clock: Clock;
  readonly #progress: Progress;
  readonly #stop = new AbortController();
  readonly #work: (operation: TaskOperation) => Promise<T>;
  readonly #onEnd: () => void;
  readonly #waiters = new Set<JoinOptions>();
  #result: Promise<T> | undefined;
  #ended = false;

  /** @param onEnd - Called once, when the work is over or nobody waits for it any more: from then on nobody may join. */
  constructor(
    clock: Clock,
    progress: Progress,
    work: (operation: TaskOperation) => Promise<T>,
    onEnd: () => void = () => {},
  ) {
    this.#clock = clock;
    this.#progress = progress;
    this.#work = work;
    this.#onEnd = onEnd;
  }

  /**
   * Waits for the work on behalf of one caller; the first one's joining begins it.
   *
   * @throws CancelledError when a signal is aborted, DeadlineError when the deadline passes, else what the work throws.
   */
  join(options: JoinOptions): Promise<T> {
    const began = this.#clock.now();
    const deadline = options.deadline ?? began + defaultOperationMs;
    const signals = [...(options.signals ?? []), ...(options.signal === undefined ? [] : [options.signal])];
    const aborted = signals.find((signal) => signal.aborted);
    if (aborted !== undefined || deadline <= began) {
      this.#endIfDeserted();
      return Promise.reject(
        aborted === undefined ? this.#progress.pastDeadline(0) : this.#progress.cancelled(aborted.reason),
      );
    }
    this.#waiters.add(options);
    const result = this.#begin();
    return new Promise((resolve, reject) => {
      const timers = new AbortController();
      const leave = () => {
        timers.abort(noLongerNeeded);
        for (const signal of signals) signal.removeEventListener("abort", onAbort);
        this.#waiters.delete(options);
        this.#endIfDeserted();
      };
      const giveUp = (error: Error) => {
        reject(error);
        leave();
      };
      const after = (ms: number, then: () => void) => {
        this.#clock.sleep(ms, timers.signal).then(then, () => {});
      };
      const onAbort = (event: Event) => {
        const { reason } = event.target as AbortSignal;
        const grace = options.abortGraceMs ?? 0;
        if (!this.#progress.onWire || grace <= 0) {
          giveUp(this.#progress.cancelled(reason));
          return;
        }
        this.#progress.closing = true;
        after(grace, () => giveUp(this.#progress.cancelled(reason)));
      };
      for (const signal of signals) signal.addEventListener("abort", onAbort, { once: true });
      after(deadline - began, () => giveUp(this.#progress.pastDeadline(this.#clock.now() - began)));
      result.then(
        (value) => {
          resolve(value);
          leave();
        },
        (error: unknown) => {
          reject(error as Error);
          leave();
        },
      );
    });
  }

  #begin(): Promise<T> {
    if (this.#result !== undefined) return this.#result;
    this.#result = this.#work({
      signal: this.#stop.signal,
      progress: this.#progress,
      deadline: Number.POSITIVE_INFINITY,
      onWait: (event) => {
        this.#progress.lastWait = event;
        for (const waiter of this.#waiters) notify(waiter.onWait, event);
      },
    });
    const end = () => this.#end();
    this.#result.then(end, end);
    return this.#result;
  }

  #endIfDeserted(): void {
    if (this.#waiters.size > 0 || this.#ended) return;
    this.#end();
    this.#stop.abort(noLongerNeeded);
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#onEnd();
  }
}
