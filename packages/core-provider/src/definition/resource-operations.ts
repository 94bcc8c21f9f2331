import type { Args, Fields, Outputs } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Problem, Shown } from "./problem.ts";

/** Inputs as a check sees them: anything may be missing or unknown. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** A property of a table, or the path of a value within one: `kafkaCluster`, `kafkaCluster.id`, `config["topic.name"]`. */
export type PathIn<F extends Fields> =
  | (keyof F & string)
  | `${keyof F & string}.${string}`
  | `${keyof F & string}[${string}]`;

/** A create: the inputs are complete and known. */
export interface CreateOperation<F extends Fields> extends Operation {
  readonly args: Args<F>;
  /** The resource's logical name. */
  readonly name: string;
}

/** The result of a create: the ID, and any values that the platform does not return again, such as a key's secret. */
export type Created<F extends Fields> = string | { readonly id: string; readonly known: Partial<Outputs<F>> };

/** A wait until a created object can be used. */
export interface ReadyOperation<F extends Fields> extends Operation {
  readonly id: string;
  /** The inputs; when an interrupted create is finished later, those of today's program. */
  readonly args: Args<F>;
  /** The known outputs that the create returned. When an interrupted create is finished later, the state. */
  readonly state: Partial<Outputs<F>>;
}

/** A read, for a refresh, an import or the check after a write. */
export interface ReadOperation<F extends Fields> extends Operation {
  readonly id: string;
  /** The inputs of the state; empty when importing. */
  readonly args: Partial<Args<F>>;
  /** The outputs in the state, with the values that a preceding create or update returned; empty when importing. */
  readonly state: Partial<Outputs<F>>;
  /** A `refresh` may use a listing; `import` and `readBack` must send a new request. */
  readonly purpose: "refresh" | "import" | "readBack";
  /** The create was interrupted, and the object is not ready yet: missing parts may still appear. */
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
  /** Returns true if one of these properties, or a part of it, differs from the state. */
  changed(...paths: PathIn<F>[]): boolean;
  /**
   * Records the values of write-only properties that are already in effect. If the update fails later, the state contains
   * them, and the next update makes only the remaining changes. Without a record, the state of a failed update has no
   * value for a changed write-only property. Required for changes that must not be repeated, such as a purchase.
   */
  achieved(values: Partial<Outputs<F>>): void;
  /**
   * Call before any change if the object can have members that others manage: fails if some that this update is about to
   * add exist already, because a later update or delete would remove them. Members that a killed update of the resource
   * has added are accepted.
   */
  requireNotTaken(members: AddedMembers): Promise<void>;
}

/** Members that an update is about to add to a list of an object. */
export interface AddedMembers {
  /** The property with the list, for messages. */
  readonly property: string;
  /** Those that the program wants and the state lacks. */
  readonly added: readonly string[];
  /** All that the object has. */
  readonly present: readonly string[];
}

/** A delete. */
export interface DeleteOperation<F extends Fields> extends Operation {
  readonly id: string;
  readonly args: Partial<Args<F>>;
  readonly state: Outputs<F>;
}

/** A lookup that runs only in previews, when all values it needs are known. */
export interface PreviewOperation<F extends Fields> extends Operation {
  readonly args: Unchecked;
  /** The outputs before the change; undefined for a new resource. */
  readonly state: Outputs<F> | undefined;
  readonly changed: (...paths: PathIn<F>[]) => boolean;
}

/**
 * A resource's own comparison, in addition to the facts of its fields. Warnings are shown when the change is previewed
 * or made. A refresh, in which the engine also requests a diff, shows no warnings.
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
  /** The object was imported and not written since: values that no read returns are unknown. */
  readonly imported: boolean;
  /** Formats a value for a message. Use it for every value, because some may be secret. */
  readonly shown: Shown;
}

/** A difference within a property, as a resource's own comparison finds it. */
export interface InnerChange {
  /** In the engine's notation: `settings.limits[0].size`. */
  readonly path: string;
  readonly kind: "add" | "update" | "delete";
  /** The change cannot be made in place. */
  readonly replace?: boolean;
}

/** The result of a resource's own comparison. */
export interface DiffVerdict {
  /**
   * Differences inside properties whose format only this comparison knows, by property. They replace the differences
   * that the generic comparison found there. An empty list means that nothing differs.
   */
  readonly inside?: Readonly<Record<string, readonly InnerChange[]>>;
  /** Paths at which there is no difference after all. */
  readonly same?: readonly string[];
  /** Paths whose differences cannot be made in place. */
  readonly replace?: readonly string[];
  /**
   * Differences that are rejected: the preview of the change fails with these problems. If it depends on one property
   * only, use the fact `rejectChange`.
   */
  readonly reject?: readonly Problem[];
}

/** Extra checks of inputs, at preview, with access to the provider's configuration. */
export interface CheckOperation extends Operation {
  readonly args: Unchecked;
  /** The inputs of the program, with defaults, before `normalize`. */
  readonly given: Unchecked;
  /** The inputs of the state; undefined for a new resource. */
  readonly oldArgs: Unchecked | undefined;
  /** Formats a value for a message. Use it for every value, because some may be secret. */
  readonly shown: Shown;
  /**
   * Reports a problem; all are shown at once.
   *
   * @param whole - A sentence that replaces path and message.
   */
  problem(path: string, message: string, whole?: string): void;
  /** Whether a problem of this property was already reported, such as that its name is misspelled. */
  isReported(path: string): boolean;
  /** Reports that the format of one value is wrong. A value that the state has already is not reported. */
  malformed(path: string, message: string): void;
}
