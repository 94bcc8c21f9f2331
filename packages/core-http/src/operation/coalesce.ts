import type { Clock } from "../base/clock.ts";
import type { Progress } from "./progress.ts";
import { type JoinOptions, SharedTask, type TaskOperation } from "./shared-task.ts";

/**
 * Lets concurrent callers with the same request share one task.
 *
 * Nobody joins a task that began before a change: {@link Coalescer.forget} is called after every write.
 */
export class Coalescer {
  readonly #clock: Clock;
  readonly #tasks = new Map<string, SharedTask<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Joins the task with this key, or starts it.
   *
   * @param progress - Creates the progress of a new task.
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

  /** Lets nobody join the running tasks anymore. Their current callers still get the result. */
  forget(): void {
    this.#tasks.clear();
  }
}
