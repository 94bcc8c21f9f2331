import type { Args, Fields, Outputs, ReadOutputs } from "./field.ts";
import type { ImportForm, NoImport } from "./import-form.ts";
import type { Operation } from "./operation.ts";
import type { Placement } from "./placement.ts";
import type { PlatformPage } from "./platform-page.ts";
import type {
  CheckOperation,
  Created,
  CreateOperation,
  DeleteOperation,
  DiffOperation,
  DiffVerdict,
  PreviewOperation,
  ReadOperation,
  ReadyOperation,
  Unchecked,
  UpdateOperation,
} from "./resource-operations.ts";
import type { Rule } from "./rules.ts";

/** One object found by a listing. */
export interface Listed {
  readonly id: string;
  /** The platform's name for it, used as a suggestion for the logical name. */
  readonly name: string;
  /** Other parts of its import ID, besides the query, and the objects that contain it. */
  readonly outputs?: Unchecked;
}

/**
 * Converts inputs and outputs of a state from one format to the next. Outputs are empty during a check.
 *
 * @example
 * ```ts
 * ({ inputs: { colour, ...inputs }, outputs }) => ({ inputs: { ...inputs, color: colour }, outputs })
 * ```
 */
export type Upgrade = (old: { readonly inputs: Unchecked; readonly outputs: Unchecked }) => {
  readonly inputs: Unchecked;
  readonly outputs: Unchecked;
};

/**
 * Declares that the platform cannot delete an object; used instead of the handler. The engine does not announce a
 * delete before it requests it. So a create warns, a replacement is rejected at preview, and a delete fails and says
 * what to do, unless the object no longer exists.
 *
 * @example
 * ```ts
 * delete: { because: "audits need it", instead: "ask the support to close it" }
 * ```
 */
export interface NoDeletion {
  /** Completes "the platform cannot delete it, because ...". */
  readonly because: string;
  /** What to do with the object instead, as an imperative: "set enabled to false". */
  readonly instead: string;
}

/**
 * How to detect that an object already exists before it is created. Needed if the platform silently accepts a second
 * create, such as a PUT. The create is then rejected, because the owner of the object could delete it under the new
 * resource. Settings, which always exist, do not need it: creating them sets them, and deleting them resets them.
 */
export interface ExistingCheck<F extends Fields, C> {
  /** The ID that the new object would get; undefined if it is not known before. */
  readonly id: (op: CreateOperation<F> & C) => string | undefined | Promise<string | undefined>;
  /** Whether the object exists. Defaults to `read` with the ID. */
  readonly exists?: (op: CreateOperation<F> & C) => Promise<boolean>;
}

/** How long an operation may take when neither the program nor the definition says, in minutes. */
export const defaultTimeoutMinutes = 20;

/** How long operations may take when the program sets no `customTimeouts`, in minutes. Default {@link defaultTimeoutMinutes}. */
export interface Timeouts {
  readonly create?: number;
  readonly read?: number;
  readonly update?: number;
  readonly delete?: number;
}

/** An object that was read back after a create or update, and still differs from what was written. */
export interface WrittenValues<F extends Fields> {
  /** The properties that differ. */
  readonly properties: readonly string[];
  readonly args: Args<F>;
  /** The outputs before the create or update. */
  readonly before: Partial<Outputs<F>>;
  /** The outputs that were read. */
  readonly outputs: Partial<Outputs<F>>;
}

/** The meaning of a difference between the written and the returned values. */
export interface Unsettled {
  /**
   * Whether a later read may return the written values. If not, the provider stops waiting as soon as the outputs have
   * stayed the same for 5 seconds.
   */
  readonly mayChange: boolean;
  /** The warning if the difference stays. */
  readonly warning: string;
}

/** The definition of a resource. `C` is what the platform adds to each operation. */
export interface ResourceSpec<F extends Fields, C, R extends ReadOutputs<F> | undefined> {
  /** A paragraph of documentation, in Markdown. */
  readonly docs: string;
  /** Where the platform describes it. Defaults to the page of its family. */
  readonly platformPage?: PlatformPage;
  /** A TypeScript program, without imports, that creates one. */
  readonly example: string;
  /** Its properties. */
  readonly fields: F;
  /** Rules over several properties. */
  readonly rules?: readonly Rule[];
  /**
   * What to do about the errors that are typical of the kind, by a part of their message, in which `...` stands for any
   * text. Markdown. The reference shows them.
   */
  readonly errors?: Readonly<Record<string, string>>;
  /** How to import one, or why that cannot be. Without it the import ID is the ID. */
  readonly import?: ImportForm<F, C> | NoImport;
  readonly timeouts?: Timeouts;
  /**
   * The property in which a program sets timeouts: an object whose members `create`, `update` and `delete` are time
   * spans ({@link timeSpan}). They apply in addition to `customTimeouts`; the shortest wins. Most such properties are
   * `local` and `ignored`.
   */
  readonly timeoutsProperty?: keyof F & string;
  /** What the provider's configuration selects for all objects of the type, if it can. See {@link Placement}. */
  readonly placement?: Placement;
  /**
   * Paths of the properties that identify the object on the platform. If a replacement keeps all of them, the old
   * object is deleted first, because the platform would reject a second one. Automatic names and values that the
   * platform sets are new in a replacement.
   */
  readonly naturalKey?: readonly string[];
  /**
   * Returns the ID that an object with these inputs gets; undefined if the platform chooses it. If a replacement keeps
   * the ID, the old object is deleted first. For resources whose program decides what identifies an object; others have
   * a `naturalKey`. Inputs may contain unknown values.
   */
  readonly idFromInputs?: (args: Unchecked) => string | undefined;
  /**
   * The platform allows only one of these: a replacement always deletes the old object first. Use it instead of
   * `naturalKey`.
   */
  readonly oneAtATime?: true;
  /**
   * Returns true if the platform would reject the new object while the old one exists, for a reason other than
   * `naturalKey`, such as overlapping addresses. A replacement then deletes the old object first. Inputs may contain
   * unknown values; `before` are the values of the old object.
   */
  readonly collides?: (args: Unchecked, before: Unchecked) => boolean;
  /**
   * Returns the ID that the values of a state contain. Needed if states come from another package whose IDs do not
   * distinguish objects, or if an object was created without a readable ID. All operations use this ID, and a refresh
   * stores it. Undefined if the state's own ID is right.
   */
  readonly idFromState?: (state: Unchecked) => string | undefined;
  /** Names of the resource in earlier versions of the package. Their objects continue under the current name. */
  readonly aliases?: readonly string[];
  /** Marks the resource as deprecated, with a warning that says what to use instead. */
  readonly deprecated?: string;
  /**
   * The changes of the state's format, version by version. Each function converts inputs and outputs of the preceding
   * version. Only append to the list.
   */
  readonly upgrades?: readonly Upgrade[];
  /** Brings inputs that passed the check into one form, e.g. moves a deprecated property's value to its successor. */
  readonly normalize?: (args: Unchecked) => Unchecked;
  /**
   * Checks that facts cannot express. May return values of omitted properties that are stored elsewhere than on the
   * platform, such as the contents of a file.
   */
  readonly check?: (op: CheckOperation & C) => void | Promise<void> | Promise<Unchecked>;
  /** Comparison that the fields' facts cannot express. */
  readonly diff?: (op: DiffOperation<F> & C) => DiffVerdict | Promise<DiffVerdict>;
  /** Looks ahead at preview; throws to fail it. */
  readonly preview?: (op: PreviewOperation<F> & C) => Promise<void>;
  /**
   * Detects that an object already exists before it is created. Needed if the platform silently accepts a second
   * create, such as a PUT. See {@link ExistingCheck}.
   */
  readonly findExisting?: ExistingCheck<F, C>;
  /**
   * Creates the object and returns its ID as soon as the platform has assigned it. No later failure can orphan the
   * object: it stays in the state, and the next `pulumi up` finishes it.
   */
  readonly create: (op: CreateOperation<F> & C) => Promise<Created<F>>;
  /**
   * Properties that `create` and `ready` set with later requests, and their values until then: none, or the platform's
   * default. The search for the result of an interrupted create takes them into account.
   */
  readonly setLater?: { readonly [P in keyof F & string]?: "absent" | "default" };
  /**
   * The same for parts of properties: whether a later request of the create sets the value at a path in the engine's
   * notation, such as `settings.limits[0]`.
   */
  readonly isSetLater?: (path: string, args: Args<F>) => boolean;
  /**
   * Waits until the new object can be used. Also finishes a create that was interrupted.
   *
   * @throws CreationFailedError if the platform did not create the object after all: the next `pulumi up` recreates it.
   */
  readonly ready?: (op: ReadyOperation<F> & C) => Promise<void>;
  /**
   * A failed update leaves the object unready, because the platform may return values that are not in effect yet.
   * `ready` is then called again before the object is compared.
   */
  readonly readyAfterUpdate?: true;
  /**
   * After a create or update the object is read until it agrees with the inputs, so handlers need no pauses. This is
   * for how long, in seconds (default 30), before the difference is reported as a warning.
   */
  readonly readBackSeconds?: number;
  /**
   * Describes how an object that was read back differs from what was written. Defaults to a wait until the limit and a
   * warning that names the properties.
   */
  readonly unsettled?: (written: WrittenValues<F>) => Unsettled;
  /** Reads the object. Returns undefined if it does not exist. */
  readonly read: (op: ReadOperation<F> & C) => Promise<R & NoUnknown<R, Outputs<F>>>;
  /**
   * Changes the object in place. Not needed if only local properties can change in place. May return values that the
   * platform does not return again, or that the following read needs; they replace the old state there.
   */
  readonly update?: (op: UpdateOperation<F> & C) => Promise<void> | Promise<Partial<Outputs<F>>>;
  /** Deletes the object; it is not an error if it no longer exists. Or the reason why the platform cannot delete it. */
  readonly delete: ((op: DeleteOperation<F> & C) => Promise<void>) | NoDeletion;
  /** Whether an error may mean that the object was deleted, in addition to those of the whole provider. */
  readonly mayBeDeleted?: (error: Error) => boolean;
  /** Finds what exists, within the query's scope (the listed fields). */
  readonly list?: {
    readonly query?: Fields;
    /**
     * Converts an ID to the ID in the listing. Needed if an ID contains parts that the listing lacks. Defaults to the
     * same ID.
     */
    readonly listedAs?: (id: string) => string;
    readonly run: (op: Operation & { readonly query: Unchecked } & C) => AsyncIterable<Listed>;
  };
}

type KeysOfEach<R> = R extends unknown ? keyof R : never;

/** Rejects properties that the definition does not have. */
export type NoUnknown<R, Shape> = undefined | { [K in Exclude<KeysOfEach<R>, keyof Shape>]?: never };

/** A resource of the package. {@link definitions} creates it. */
export interface ResourceDefinition<C = never> {
  readonly kind: "resource";
  /** PascalCase name, e.g. `KafkaTopic`. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the fields' types matter where a definition is written, not where all are walked
  readonly spec: ResourceSpec<any, C, any>;
}
