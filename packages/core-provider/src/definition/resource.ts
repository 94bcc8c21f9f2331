import type { Fields, Outputs, ReadOutputs } from "./field.ts";
import type { ImportForm, NoImport } from "./import-form.ts";
import type { Operation } from "./operation.ts";
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
  /** What else its import ID is made of, beside the query, and what it lies in. */
  readonly outputs?: Unchecked;
}

/**
 * Brings inputs and outputs of a state from one form to the next. A check knows no outputs: they are empty there.
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
 * A deletion that the platform does not have, said instead of the handler. The engine does not ask about a removal
 * before it is made: who makes the object is warned, a replacement is refused at preview, and a removal fails with what
 * to do, unless the object is gone by then.
 *
 * @example
 * ```ts
 * delete: { because: "audits need it", instead: "ask the support to close it" }
 * ```
 */
export interface NoDeletion {
  /** Completes "the platform cannot delete it, because ...". */
  readonly because: string;
  /** What to do with the object instead: an order, such as "set enabled to false". */
  readonly instead: string;
}

/**
 * How an object that exists already is found before it is made, where the platform takes the creation of what exists
 * without a word. The creation is refused then: whatever has the object would delete it under the new resource. Settings,
 * which exist always, have no such thing: making them is setting them, and deleting them sets them back.
 */
export interface ExistingCheck<F extends Fields, C> {
  /** The ID of the object that the inputs ask for; undefined when nothing has such an ID yet. */
  readonly id: (op: CreateOperation<F> & C) => string | undefined | Promise<string | undefined>;
  /** Whether it is there. Default: `read` finds what has the ID. */
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

/** What a user of the definition language writes for a resource. `C` is what the platform adds to each operation. */
export interface ResourceSpec<F extends Fields, C, R extends ReadOutputs<F> | undefined> {
  /** One paragraph for a person. Markdown. */
  readonly docs: string;
  /** A TypeScript program, without imports, that makes one. */
  readonly example: string;
  /** Its properties. */
  readonly fields: F;
  /** Rules over several properties. */
  readonly rules?: readonly Rule[];
  /** How to import one, or why that cannot be. Without it the import ID is the ID. */
  readonly import?: ImportForm<F, C> | NoImport;
  readonly timeouts?: Timeouts;
  /**
   * The property in which a program says how long operations may take: an object whose members `create`, `update` and
   * `delete` are time spans ({@link timeSpan}). They bound deadline and signal of the operation beside
   * `customTimeouts`; the shortest of all counts. Most such properties are `local` and `ignored`.
   */
  readonly timeLimits?: keyof F & string;
  /**
   * Paths of the properties that name the object on the platform. When a replacement keeps them all, the old object
   * is deleted first, since the platform would refuse a second one. An automatic name is made
   * anew and not kept, nor is a value that the platform fills.
   */
  readonly naturalKey?: readonly string[];
  /**
   * The platform holds one of these at a time, whatever its properties: a replacement deletes the old object first.
   * Instead of a `naturalKey`.
   */
  readonly oneAtATime?: true;
  /**
   * The ID as a state's values tell it. Given where states come from elsewhere, such as another package, whose IDs do
   * not tell objects apart, or where an object was made without an ID that could be read: everything goes by this one, and
   * a refresh writes it into the state. Undefined for a state whose own ID is right.
   */
  readonly idFromState?: (state: Unchecked) => string | undefined;
  /** Names that the resource had in earlier versions of the package: their objects go on under today's name. */
  readonly aliases?: readonly string[];
  /** Still there, with a warning to those who use it; says what to use instead. */
  readonly deprecated?: string;
  /**
   * What has become of the state's form, version by version: each takes inputs and outputs as the version before kept
   * them and returns them in its own form. Only ever added to at the end.
   */
  readonly upgrades?: readonly Upgrade[];
  /** Brings inputs that passed the check into one form, e.g. moves a deprecated property's value to its successor. */
  readonly normalise?: (args: Unchecked) => Unchecked;
  /**
   * Checks that the fields' facts cannot express. May return values of properties that the program leaves out and that
   * stand elsewhere than on the platform, such as what is in a file.
   */
  readonly check?: (op: CheckOperation & C) => void | Promise<void> | Promise<Unchecked>;
  /** Comparison that the fields' facts cannot express. */
  readonly diff?: (op: DiffOperation<F> & C) => DiffVerdict | Promise<DiffVerdict>;
  /** Looks ahead at preview; throws to fail it. */
  readonly preview?: (op: PreviewOperation<F> & C) => Promise<void>;
  /**
   * How an object that exists already is found before it is made. Given where the platform takes the creation of what
   * exists without a word, such as a PUT. See {@link ExistingCheck}.
   */
  readonly findExisting?: ExistingCheck<F, C>;
  /**
   * Makes the object and returns its ID as soon as the platform has given it. From then on nothing that fails can
   * orphan the object: it is kept in state and finished by the next `pulumi up`.
   */
  readonly create: (op: CreateOperation<F> & C) => Promise<Created<F>>;
  /**
   * Properties that `create` and `ready` set by requests after the one that creates the object, and what a new object has
   * until then: nothing, or the platform's default. A search for the result of an interrupted creation takes them into
   * account.
   */
  readonly setLater?: { readonly [P in keyof F & string]?: "absent" | "default" };
  /** Waits until the new object can be used. Also finishes a create that was interrupted. */
  readonly ready?: (op: ReadyOperation<F> & C) => Promise<void>;
  /**
   * An update that fails half way leaves the object unready: the platform may show what was written although it is not
   * in force. `ready` is called again then, before the object is compared.
   */
  readonly readyAfterUpdate?: true;
  /**
   * After a create or update the object is read until it agrees with the inputs, so handlers need no pauses. This is
   * for how long, in seconds (default 30), before the difference is reported as a warning.
   */
  readonly readBackSeconds?: number;
  /** Reads the object; undefined when it is gone. */
  readonly read: (op: ReadOperation<F> & C) => Promise<R & NoUnknown<R, Outputs<F>>>;
  /**
   * Changes it in place. Left out when nothing but local properties can change in place. May return what the platform
   * will not tell again, or what the read that follows must know; it takes the place of the old state there.
   */
  readonly update?: (op: UpdateOperation<F> & C) => Promise<void> | Promise<Partial<Outputs<F>>>;
  /** Removes it; an object that is gone already is no error. Or why the platform has no such thing. */
  readonly delete: ((op: DeleteOperation<F> & C) => Promise<void>) | NoDeletion;
  /** Finds what exists, within the query's scope (the listed fields). */
  readonly list?: {
    readonly query?: Fields;
    /**
     * The ID under which the listing tells of an object with this one. Given where an ID holds what no listing tells.
     * Default: the same.
     */
    readonly listedAs?: (id: string) => string;
    readonly run: (op: Operation & { readonly query: Unchecked } & C) => AsyncIterable<Listed>;
  };
}

type KeysOfEach<R> = R extends unknown ? keyof R : never;

/** Rejects properties that the definition does not have. */
export type NoUnknown<R, Shape> = undefined | { [K in Exclude<KeysOfEach<R>, keyof Shape>]?: never };

/** A resource of the package. Made by {@link definitions}. */
export interface ResourceDefinition<C = never> {
  readonly kind: "resource";
  /** PascalCase name, e.g. `KafkaTopic`. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the fields' types matter where a definition is written, not where all are walked
  readonly spec: ResourceSpec<any, C, any>;
}
