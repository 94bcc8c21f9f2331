/** What every handler is given, whatever it does. */
export interface Operation {
  /** What is being done, for messages: `creating KafkaTopic "orders"`. */
  readonly doing: string;
  /** The resource's URN; empty in functions. */
  readonly urn: string;
  /**
   * Whether an object of the resource's kind is known already: a state names it, or this process has made it. Such a one
   * is never what a creation has made whose answer was lost. Nothing is known in functions.
   */
  readonly isKnown: (id: string) => boolean;
  /** Aborted when the user interrupts or the deadline passes. Give it to everything that waits. */
  readonly signal: AbortSignal;
  /** When the operation began: milliseconds since 1970. */
  readonly started: number;
  /** When the operation must be over: milliseconds since 1970. From `customTimeouts`, else the definition's. */
  readonly deadline: number;
  /**
   * Tells what is being waited for. Shown on the resource's line, with the time elapsed, once the operation has
   * lasted longer than two seconds.
   */
  progress(phase: string): void;
  /** A warning that stays on the screen. */
  warn(message: string): void;
  /** A line for the debug log (`--logtostderr -v`). Must not hold secrets. */
  debug(message: string): void;
}
