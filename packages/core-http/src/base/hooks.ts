/** Calls a listener and ignores its exceptions: a failing listener must not fail the work. */
export function notify<T>(listener: ((event: T) => void) | undefined, event: T): void {
  try {
    listener?.(event);
  } catch {
    // Ignored on purpose.
  }
}

/** The message of a value that a hook threw. */
export function textOfThrown(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
