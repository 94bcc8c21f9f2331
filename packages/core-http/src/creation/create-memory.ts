import type { WatchedOperation } from "../client/bound.ts";
import type { RecentObjects } from "./recent-objects.ts";

/** The operation of a create. */
export interface CreateOperation extends WatchedOperation {
  readonly memory: CreateMemory;
}

/** The part of a connection's memory that creates use. */
export interface CreateMemory {
  readonly creates: Creates;
  readonly recent: RecentObjects;
}

/** The creates of one connection. */
export class Creates {
  readonly #claimed = new Set<string>();
  readonly #queues = new Map<string, Promise<unknown>>();

  /** Records that this connection created or deleted an object. */
  claim(key: string): void {
    this.#claimed.add(key);
  }

  /**
   * Whether this connection created or deleted an object. A search after a lost response must not return the object of
   * another create, and listings show deleted objects for a while.
   */
  isClaimed(key: string): boolean {
    return this.#claimed.has(key);
  }

  /** Runs creates with the same natural key one after another, so that two lost responses cannot claim the same object. */
  async inSequence<T>(key: string, create: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(key);
    const mine = (before ?? Promise.resolve()).then(create, create);
    const settled = mine.catch(() => {});
    this.#queues.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(key) === settled) this.#queues.delete(key);
    }
  }
}
