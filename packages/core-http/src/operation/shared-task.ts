import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { notify } from "../base/hooks.ts";
import { defaultOperationMs, type Operation, type WaitEvent } from "./operation.ts";
import type { Progress } from "./progress.ts";

/** The operation of a task. It ends when nobody waits for the task anymore. */
export interface TaskOperation extends Operation {
  readonly signal: AbortSignal;
  /** Infinite: the callers have deadlines, and the signal is aborted when the last caller gives up. */
  readonly deadline: number;
  readonly onWait: (event: WaitEvent) => void;
  /** Whether all callers want it. */
  readonly failWhenUnreachable: boolean;
  /** Updated by the work. */
  readonly progress: Progress;
}

/** How one caller waits for a task. */
export interface JoinOptions extends Operation {
  /** Further signals that end the wait, in addition to `signal`. */
  readonly signals?: readonly AbortSignal[];
  /** After an abort, how long to wait for a request that was already sent, in milliseconds. Defaults to 0. */
  readonly abortGraceMs?: number | undefined;
}

/**
 * Work that one or more callers wait for. Each has its own signal and deadline. When one gives up, the others continue to
 * wait; when the last one gives up, the work ends.
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

  /** @param onEnd - Called once, when the work has ended or nobody waits for it anymore. Then nobody may join. */
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
   * Waits for the work. The first caller starts it.
   *
   * @throws CancelledError if a signal is aborted, DeadlineError if the deadline passes, otherwise what the work throws.
   */
  join(options: JoinOptions): Promise<T> {
    const began = this.#clock.now();
    const deadline = options.deadline ?? began + defaultOperationMs;
    const signals = [...(options.signals ?? []), ...(options.signal === undefined ? [] : [options.signal])];
    const aborted = signals.find((signal) => signal.aborted);
    if (aborted !== undefined || deadline <= began) {
      this.#endIfAbandoned();
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
        this.#endIfAbandoned();
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
    const waiters = this.#waiters;
    this.#result = this.#work({
      signal: this.#stop.signal,
      progress: this.#progress,
      deadline: Number.POSITIVE_INFINITY,
      onWait: (event) => {
        this.#progress.lastWait = event;
        for (const waiter of waiters) notify(waiter.onWait, event);
      },
      get failWhenUnreachable() {
        return [...waiters].every((waiter) => waiter.failWhenUnreachable === true);
      },
    });
    const end = () => this.#end();
    this.#result.then(end, end);
    return this.#result;
  }

  #endIfAbandoned(): void {
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
