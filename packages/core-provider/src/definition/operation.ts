import type { HelpCode } from "./help-code.ts";

/** What every handler receives. */
export interface Operation {
  /** What the operation does, for messages: `creating KafkaTopic "orders"`. */
  readonly doing: string;
  /** The resource's URN; empty in functions. */
  readonly urn: string;
  /**
   * Whether an object of the resource's type is already known, because the state contains it or this process created it.
   * A known object is never the result of a create whose response was lost. Always false in functions.
   */
  readonly isKnown: (id: string) => boolean;
  /** The ID of the resource's current object, as far as this process knows. */
  readonly formerId: string | undefined;
  /** Records that the object to be created already exists. {@link ifTaken} calls it. */
  readonly existsAlready?: (id: string) => void;
  /** Aborted when the user interrupts or the deadline passes. Pass it to everything that waits. */
  readonly signal: AbortSignal;
  /** When the operation began, in milliseconds since 1970. */
  readonly started: number;
  /** When the operation times out, in milliseconds since 1970. From `customTimeouts`, else from the definition. */
  readonly deadline: number;
  /** Requests fail within seconds if no connection to a host is possible. */
  readonly failWhenUnreachable?: boolean;
  /**
   * Reports what the operation waits for. The resource's line shows it with the elapsed time once the operation has
   * lasted longer than two seconds.
   */
  progress(phase: string): void;
  /** The creation note of a `create`; undefined in all other operations. */
  readonly creationNote?: CreationNote;
  /**
   * The names that the provider generated for the object of a `create`, because the program sets none. If the creation
   * notes of a killed run are lost, the next run generates other names. Undefined in all other operations.
   */
  readonly automaticNames?: ReadonlySet<string>;
  /**
   * Shows a permanent warning.
   *
   * @param helpCode - Its entry in the troubleshooting pages. Defaults to a general one for the kind of operation.
   */
  warn(message: string, helpCode?: HelpCode): void;
  /** Writes a line to the debug log (`--logtostderr -v`). Must not contain secrets. */
  debug(message: string): void;
}

/** Information about an earlier, interrupted attempt at the same create. */
export interface InterruptedCreate {
  /** When it sent its first request, in milliseconds since 1970. */
  readonly firstRequest: number;
  /** When it sent its last request, in milliseconds since 1970. */
  readonly lastRequest: number;
  /** The results it recorded. */
  readonly results: readonly string[];
  /**
   * IDs of the objects that existed before its first request. Undefined if they are unknown: the attempt did not look,
   * it requested something else, or the IDs were too many or secret.
   */
  readonly existing?: readonly string[] | undefined;
  /** How the user can create the object regardless of the note, as part of a sentence. */
  readonly howToIgnore: string;
}

/**
 * Records what a create does, so that the next run can continue if this one is interrupted. `createSafely` of core-http
 * writes and reads it; its type of the same name is the part that it needs.
 */
export interface CreationNote {
  /** An earlier attempt that was interrupted after it sent a request, if any. */
  readonly interrupted: InterruptedCreate | undefined;
  /**
   * Call before each request that creates something.
   *
   * @param existing - IDs of the objects that exist before the request. Needed where nothing else distinguishes the new
   *   object from older ones.
   * @returns when this create sent its first request, in milliseconds since 1970. Interrupted attempts count.
   */
  recordRequest(existing?: readonly string[]): number;
  /**
   * Call when the platform has returned an object. The key must be unique. Pass `isIdDerived` if the ID follows from the
   * request: an object with this ID is then adopted only if it also matches.
   */
  recordResult(key: string, how?: { readonly isIdDerived: true }): void;
  /**
   * Call when an object is adopted. Pass `matched` when a search found it and `differences` returned nothing: it is not
   * changed then. Without `matched`, a note proves by ID that this create made the object, so it may be updated.
   */
  adopted(id: string, how?: { readonly matched: true }): void;
  /**
   * Returns how an object differs from what is requested, one phrase for each property, with secrets hidden. Empty if it
   * matches, undefined while it cannot be read. Properties that the platform does not report are not compared.
   */
  differences(id: string): Promise<readonly string[] | undefined>;
  /** Call when the object of an interrupted attempt was deleted because it is unusable. */
  deleted(id: string): void;
  /** Call when the interrupted attempt no longer matters: it created nothing, or the user was informed of the result. */
  forget(): void;
}
