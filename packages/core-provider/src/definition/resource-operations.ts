import type { Args, Fields, Outputs } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Problem, Shown } from "./problem.ts";

/** Inputs as a check sees them: anything may be missing or unknown. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** A property of a table, or the path of one within an object: `kafkaCluster`, `kafkaCluster.id`. */
export type PathIn<F extends Fields> = (keyof F & string) | `${keyof F & string}.${string}`;

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
