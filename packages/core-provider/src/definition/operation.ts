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
  /** The ID of the object that the resource has had until now, as far as this process has heard of it. */
  readonly formerId: string | undefined;
  /** Records that an object exists already, which the resource was to create. {@link ifTaken} calls it. */
  readonly refused?: (id: string) => void;
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
  /** The creation's trail; given to `create` alone. */
  readonly trail?: Trail;
  /** A warning that stays on the screen. */
  warn(message: string): void;
  /** A line for the debug log (`--logtostderr -v`). Must not hold secrets. */
  debug(message: string): void;
}

/** What an attempt at a creation that was cut off is known to have done. */
export interface CutOff {
  /** When it asked the platform for the first and the last time: milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** What it has noted as given. */
  readonly given: readonly string[];
  /**
   * IDs of what was there before it asked for the first time, when it asked for the same. Undefined when nobody knows:
   * it has not looked, it asked for something else, or it was too much to be noted, or secret.
   */
  readonly before?: readonly string[] | undefined;
  /** What the user can do to have it made without a look at what was left, as a part of a sentence. */
  readonly afresh: string;
}

/**
 * The trail of a creation: what an earlier attempt at the same has left that was cut off, as by a plugin that was
 * killed, and what this one leaves should it be cut off, too. `createSafely` of core-http follows and leaves it.
 */
export interface Trail {
  /** The earlier attempt, when it has asked the platform for something. */
  readonly cutOff: CutOff | undefined;
  /**
   * To be called before each request that makes something.
   *
   * @param before - IDs of what is there by then, where nothing else tells what the request makes from older objects.
   * @returns when this creation first asked, also in attempts that were cut off: milliseconds since 1970.
   */
  asks(before?: readonly string[]): number;
  /** To be called when the platform has given an object, named so that no other is meant. */
  given(key: string): void;
  /**
   * Call when an object is adopted. Pass `matched` when a search found it and `differences` returned nothing: it is not
   * changed then. Without it, a note proves by ID that this creation made the object, so it may be updated.
   */
  adopted(id: string, how?: { readonly matched: true }): void;
  /**
   * How an object differs from what is requested, one phrase for each property, with secrets hidden; empty when it
   * matches. Undefined while it cannot be read. Properties that the platform does not report are not compared.
   */
  differences(id: string): Promise<readonly string[] | undefined>;
  /** To be called when what the earlier attempt made was of no use, and is removed. */
  removed(id: string): void;
  /**
   * To be called when nothing of what was noted matters any more: it is known to have made nothing, or the user has been
   * told of it. From then on there is no earlier attempt.
   */
  forget(): void;
}
