import type { Fields, Outputs } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Unchecked } from "./resource-operations.ts";
import type { Rule } from "./rules.ts";

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
  readonly needsProgram?: true;
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
export function needsProgram(how: object | undefined): boolean {
  return how !== undefined && "needsProgram" in how;
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
export function completeImportIdOf(resource: Importable, id: string, outputs: Unchecked): string | undefined {
  const importId = importIdOf(resource, id, outputs);
  const form = importFormOf(resource);
  const isWhole = importId !== undefined && (form?.parse === undefined || form.parse(importId) !== undefined);
  return isWhole ? importId : undefined;
}
