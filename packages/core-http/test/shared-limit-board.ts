import type { ProcessNews, SharedLimit } from "../src/limits/shared-limit.ts";

/** What processes share, in memory. Each call of `join` is another process. */
export class SharedLimitBoard {
  readonly #news = new Map<SharedLimit, ProcessNews>();
  /** How many times news was written. */
  writes = 0;

  join(): SharedLimit {
    const news = this.#news;
    const write = (of: SharedLimit, one: ProcessNews) => {
      this.writes++;
      news.set(of, one);
    };
    return {
      read: () => [...news.values()],
      write(one) {
        write(this, one);
      },
    };
  }
}
