import type { Clock } from "../base/clock.ts";
import type { Progress } from "./progress.ts";
import { type JoinOptions, SharedTask, type TaskOperation } from "./shared-task.ts";

/**
 * Lets callers that ask for the same thing at the same time share one piece of work.
 *
 * Nobody joins work that began before a change was made: {@link Coalescer.forget} is called after every write.
 */
export class Coalescer {
  readonly #clock: Clock;
  readonly #tasks = new Map<string, SharedTask<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Joins the work under `key` if it is going on, else begins it.
   *
   * @param progress - Made for work that begins.
   * @throws What {@link SharedTask.join} throws.
   */
  share<T>(
    key: string,
    options: JoinOptions,
    progress: () => Progress,
    work: (operation: TaskOperation) => Promise<T>,
  ): Promise<T> {
    const current = this.#tasks.get(key) as SharedTask<T> | undefined;
    if (current !== undefined) return current.join(options);
    const task = new SharedTask(this.#clock, progress(), work, () => {
      if (this.#tasks.get(key) === task) this.#tasks.delete(key);
    });
    this.#tasks.set(key, task);
    return task.join(options);
  }

  /** From now on nobody joins what is going on; those who wait for it still get it. */
  forget(): void {
    this.#tasks.clear();
  }
}
