import type { ProcessReport, SharedLimit } from "../src/limits/shared-limit.ts";

/** What processes share, in memory. Each call of `join` is another process. */
export class SharedLimitBoard {
  readonly #reports = new Map<SharedLimit, ProcessReport>();
  /** How many times a report was written. */
  writes = 0;

  join(): SharedLimit {
    const reports = this.#reports;
    const write = (of: SharedLimit, one: ProcessReport) => {
      this.writes++;
      reports.set(of, one);
    };
    return {
      read: () => [...reports.values()],
      write(one) {
        write(this, one);
      },
    };
  }
}
