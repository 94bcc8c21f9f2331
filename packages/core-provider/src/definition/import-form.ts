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
  /** Other prerequisites, for the documentation. Markdown. */
  readonly needs?: string;
  /** Whether the provider's configuration contains what `needs` describes. Default: it does not. */
  readonly isProvided?: (clients: C) => boolean;
  /**
   * The environment variables with the endpoint and credentials of the service that contains the object with this import
   * ID. Each has one value in a run of the CLI, so objects of different services are imported in separate runs. `needs`
   * describes them.
   */
  readonly serviceVariables?: (importId: string) => readonly string[];
  /** The environment variable that is read when the object with this import ID is imported. `needs` describes it. */
  readonly variable?: (importId: string) => string;
  /**
   * Splits the import ID into the ID for the state and the properties it contains. Returns undefined if the form is
   * wrong. Not needed if the import ID is the ID.
   */
  readonly parse?: (id: string) => { readonly id: string; readonly state: Partial<Outputs<F>> } | undefined;
  /** The import ID of an object with this ID and these outputs: `parse` takes it apart again. Default: the ID. */
  readonly of?: (id: string, outputs: Unchecked) => string;
  /** The condition that inputs must meet so that the ID can be parsed. */
  readonly rule?: Rule;
  /**
   * Only a program says how to read the object. An import stores only the ID; the diff with the program, which the
   * engine makes in the same run, reads the object. A resource option imports it. The command `pulumi import` is
   * rejected, because it does not run the program.
   */
  readonly needsProgram?: true;
  /**
   * Requests the ID for the state from the platform, if the import ID may be a name. Receives the ID that `parse`
   * returned. Throws an error for users if there is no such object.
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
  /** What to do instead, as an imperative: "declare it in the program". */
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

/** The part of a resource that defines its import. */
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
 * Why a resource cannot be imported and what to do instead, in one sentence; undefined if it can.
 *
 * @param what - The subject of the sentence.
 */
export function whyNotImported({ spec: { import: how } }: Importable, what = "it"): string | undefined {
  return isNoImport(how) ? `${what} cannot be imported, because ${how.because}; ${how.instead}` : undefined;
}

/** The import ID of an object with this ID and these outputs; undefined if it cannot be imported. */
export function importIdOf(resource: Importable, id: string, outputs: Unchecked): string | undefined {
  if (isNoImport(resource.spec.import)) return undefined;
  return importFormOf(resource)?.of?.(id, outputs) ?? id;
}

/** The same, but also undefined if the outputs do not contain all parts of it. */
export function completeImportIdOf(resource: Importable, id: string, outputs: Unchecked): string | undefined {
  const importId = importIdOf(resource, id, outputs);
  const form = importFormOf(resource);
  const isWhole = importId !== undefined && (form?.parse === undefined || form.parse(importId) !== undefined);
  return isWhole ? importId : undefined;
}
