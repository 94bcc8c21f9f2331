import type { Problem, Shown } from "../check/problem.ts";
import type { Args, Fields, Outputs, ReadOutputs } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Rule } from "./rules.ts";

/** Inputs as a check sees them: anything may be missing or unknown. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** A create: the inputs are complete and known. */
export interface CreateOperation<F extends Fields> extends Operation {
  readonly args: Args<F>;
  /** The resource's logical name. */
  readonly name: string;
}

/** What a create returns: the ID, with whatever the platform will not tell again (a key's secret). */
export type Created<F extends Fields> = string | { readonly id: string; readonly known: Partial<Outputs<F>> };

/** A wait until a created object can be used. */
export interface ReadyOperation<F extends Fields> extends Operation {
  readonly id: string;
  /** The inputs; when an interrupted create is finished later, those of today's program. */
  readonly args: Args<F>;
  /** What the create returned as known; when an interrupted create is finished later, the state. */
  readonly state: Partial<Outputs<F>>;
}

/** A read, for refresh, import or reading back what was written. */
export interface ReadOperation<F extends Fields> extends Operation {
  readonly id: string;
  /** The inputs of the state; empty when importing. */
  readonly args: Partial<Args<F>>;
  /** The outputs of the state, with what a create or update before it returned; empty when importing. */
  readonly state: Partial<Outputs<F>>;
  /** `refresh` may be answered from a listing; `import` and `readBack` must be fresh. */
  readonly purpose: "refresh" | "import" | "readBack";
  /** Its creation was interrupted, and it has not become ready since: what is not seen of it may still come. */
  readonly unready: boolean;
}

/** A change in place. */
export interface UpdateOperation<F extends Fields> extends Operation {
  readonly id: string;
  readonly args: Args<F>;
  /** The outputs before the change. */
  readonly state: Outputs<F>;
  /** The inputs before the change. */
  readonly oldArgs: Partial<Args<F>>;
  /** True when one of these properties, or what is in it, differs from the state. */
  changed(...paths: PathIn<F>[]): boolean;
}

/** A removal. */
export interface DeleteOperation<F extends Fields> extends Operation {
  readonly id: string;
  readonly args: Partial<Args<F>>;
  readonly state: Outputs<F>;
}

/** A look ahead: runs in previews only, when every value it asks for is known. */
export interface PreviewOperation<F extends Fields> extends Operation {
  readonly args: Unchecked;
  /** The outputs before the change; undefined for a new resource. */
  readonly state: Outputs<F> | undefined;
  readonly changed: (...paths: PathIn<F>[]) => boolean;
}

/**
 * A comparison of the state with new inputs, beyond what the fields' facts decide. Warnings are shown when the change
 * that they are about is previewed or made; a refresh, in which the engine compares as well, shows none.
 */
export interface DiffOperation<F extends Fields> extends Operation {
  readonly id: string;
  readonly args: Unchecked;
  readonly oldArgs: Unchecked;
  readonly state: Outputs<F>;
  /** Top-level names of properties that differ so far. */
  readonly changes: ReadonlySet<string>;
  /** One of the differences replaces the object already. */
  readonly replacing: boolean;
  /** The object was imported, and not written since: what no read tells may be anything. */
  readonly imported: boolean;
  /** The only word by which messages quote values: some may be secret. */
  readonly shown: Shown;
}

/** A difference within a property, as a resource's own comparison finds it. */
export interface InnerChange {
  /** In the engine's notation: `settings.limits[0].size`. */
  readonly path: string;
  readonly kind: "add" | "update" | "delete";
  /** It cannot be made in place. */
  readonly replace?: boolean;
}

/** What a resource's own comparison adds to the generic one. */
export interface DiffVerdict {
  /**
   * What differs within properties whose form only this comparison knows, by their names: it takes the place of what the
   * generic comparison has found there. Nothing when nothing differs after all.
   */
  readonly inside?: Readonly<Record<string, readonly InnerChange[]>>;
  /** Paths at which differences are none after all. */
  readonly same?: readonly string[];
  /** Paths at which differences cannot be made in place. */
  readonly replace?: readonly string[];
  /**
   * Differences that cannot be made at all: the preview of the change fails with these. What depends on one property
   * alone is a fact of it, `refuseChange`.
   */
  readonly refuse?: readonly Problem[];
}

/** Extra checks of inputs, at preview, with access to the provider's configuration. */
export interface CheckOperation extends Operation {
  readonly args: Unchecked;
  /** The inputs as the program gives them: with defaults, before `normalise`. */
  readonly given: Unchecked;
  /** The inputs of the state; undefined for a new resource. */
  readonly oldArgs: Unchecked | undefined;
  /** The only word by which messages quote values: some may be secret. */
  readonly shown: Shown;
  /** Reports a problem; all are shown at once. */
  problem(path: string, message: string): void;
  /** Reports that the format of one value is wrong. A value that the state has already is not reported. */
  malformed(path: string, message: string): void;
}

/** One object found by a listing. */
export interface Listed {
  readonly id: string;
  /** The platform's name for it, used as a suggestion for the logical name. */
  readonly name: string;
  /** What else its import ID is made of, beside the query, and what it lies in. */
  readonly outputs?: Unchecked;
}

/** How an object is imported. */
export interface ImportForm<F extends Fields, C = unknown> {
  /** The form of the import ID, as the user types it: `<environment ID>/<cluster ID>`. */
  readonly form: string;
  /** An example of it: `env-abc123/lkc-abc123`. */
  readonly example: string;
  /** What else must be set, for the documentation. Markdown. */
  readonly needs?: string;
  /** The environment variable that an import reads for the object with this import ID alone. `needs` says what it is. */
  readonly variable?: (importId: string) => string;
  /**
   * Takes the ID apart: the ID to keep in state and what of the state it tells. Returns undefined for an ID of
   * another form. Left out when the import ID is the ID.
   */
  readonly parse?: (id: string) => { readonly id: string; readonly state: Partial<Outputs<F>> } | undefined;
  /** The import ID of an object with this ID and these outputs: `parse` takes it apart again. Default: the ID. */
  readonly of?: (id: string, outputs: Unchecked) => string;
  /** What the inputs must be for an ID that can be taken apart again. */
  readonly rule?: Rule;
  /**
   * Only a program says how the object is read: an import keeps the ID alone, and the comparison with the program, which
   * the engine makes in the same run, reads the object. A resource option imports it; the command `pulumi import`, which
   * knows no program, is refused.
   */
  readonly byProgram?: true;
  /**
   * Asks the platform for the ID to keep in state, where the import ID may be a name. Gets the ID as `parse` left it;
   * throws a sentence when there is no such object.
   */
  readonly find?: (op: Operation & { readonly id: string } & C) => Promise<string>;
}

/**
 * Said instead of the form of an import where there is nothing that could be imported.
 *
 * @example
 * ```ts
 * import: { because: "a switch is made once", instead: "declare it in the program" }
 * ```
 */
export interface NoImport {
  /** Completes "it cannot be imported, because ...". */
  readonly because: string;
  /** What to do instead: an order, such as "declare it in the program". */
  readonly instead: string;
}

/** Whether only a program says how an object is read. */
export function isByProgram(how: object | undefined): boolean {
  return how !== undefined && "byProgram" in how;
}

/** Whether a resource cannot be imported. */
export function isNoImport(how: object | undefined): how is NoImport {
  return how !== undefined && "because" in how;
}

/** What of a resource says how it is imported. */
type Importable<C = never> = {
  // biome-ignore lint/suspicious/noExplicitAny: the fields' types matter where a definition is written
  readonly spec: { readonly import?: ImportForm<any, C> | NoImport };
};

/** How a resource is imported; undefined when it cannot be, or by its ID alone. */
// biome-ignore lint/suspicious/noExplicitAny: the fields' types matter where a definition is written
export function importFormOf<C>({ spec: { import: how } }: Importable<C>): ImportForm<any, C> | undefined {
  return isNoImport(how) ? undefined : how;
}

/**
 * Why a resource cannot be imported, and what to do instead, in one sentence; undefined when it can.
 *
 * @param what What the sentence calls it.
 */
export function whyNotImported({ spec: { import: how } }: Importable, what = "it"): string | undefined {
  return isNoImport(how) ? `${what} cannot be imported, because ${how.because}; ${how.instead}` : undefined;
}

/** The import ID of an object with this ID and these outputs; undefined when there is none. */
export function importIdOf(resource: Importable, id: string, outputs: Unchecked): string | undefined {
  if (isNoImport(resource.spec.import)) return undefined;
  return importFormOf(resource)?.of?.(id, outputs) ?? id;
}

/** The same, undefined also when the outputs do not tell all of it. */
export function wholeImportIdOf(resource: Importable, id: string, outputs: Unchecked): string | undefined {
  const importId = importIdOf(resource, id, outputs);
  const form = importFormOf(resource);
  const isWhole = importId !== undefined && (form?.parse === undefined || form.parse(importId) !== undefined);
  return isWhole ? importId : undefined;
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

/** A property of a table, or the path of one within an object: `kafkaCluster`, `kafkaCluster.id`. */
export type PathIn<F extends Fields> = (keyof F & string) | `${keyof F & string}.${string}`;

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
  /** Completes "the platform has no deletion for it, because ...". */
  readonly because: string;
  /** What to do with the object instead: an order, such as "set enabled to false". */
  readonly instead: string;
}

/**
 * How an object that exists already is found before it is made, where the platform takes the creation of what exists
 * without a word. The creation is refused then: whatever has the object would delete it under the new resource. Settings,
 * which exist always, have no such thing: making them is setting them, and deleting them sets them back.
 */
export interface LookFirst<F extends Fields, C> {
  /** The ID of the object that the inputs ask for; undefined when nothing has such an ID yet. */
  readonly id: (op: CreateOperation<F> & C) => string | undefined | Promise<string | undefined>;
  /** Whether it is there. Default: `read` finds what has the ID. */
  readonly isThere?: (op: CreateOperation<F> & C) => Promise<boolean>;
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
  readonly idIn?: (state: Unchecked) => string | undefined;
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
   * exists without a word, such as a PUT. See {@link LookFirst}.
   */
  readonly lookFirst?: LookFirst<F, C>;
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
  readonly settleSeconds?: number;
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
