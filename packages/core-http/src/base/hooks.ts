/** Tells somebody who only listens. What they throw is ignored: a lost line is no reason to lose what was done. */
export function notify<T>(listener: ((news: T) => void) | undefined, news: T): void {
  try {
    listener?.(news);
  } catch {
    // The work goes on.
  }
}

/** What a hook has thrown, in words. */
export function textOfThrown(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
