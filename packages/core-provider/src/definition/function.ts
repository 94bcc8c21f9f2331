import type { Args, Fields, Outputs, ReadOutputs } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { NoUnknown } from "./resource.ts";
import type { Unchecked } from "./resource-operations.ts";
import type { Rule } from "./rules.ts";

/** The definition of a lookup function. */
export interface FunctionSpec<I extends Fields, O extends Fields, C, R extends ReadOutputs<O>> {
  /** A paragraph of documentation, in Markdown. */
  readonly docs: string;
  /** A TypeScript program, without imports, that calls it. */
  readonly example: string;
  /** Marks the function as deprecated and says what to use instead. */
  readonly deprecated?: string;
  /** Its arguments. */
  readonly inputs: I;
  /** Its result. */
  readonly outputs: O;
  /** Rules over several arguments. */
  readonly rules?: readonly Rule[];
  /** Runs the lookup. Throws if it finds no object or more than one. */
  readonly run: (op: FunctionOperation<I> & C) => Promise<R & NoUnknown<R, Outputs<O>>>;
}

/** A lookup. */
export interface FunctionOperation<I extends Fields> extends Operation {
  readonly args: Args<I>;
  /** The arguments as the program sets them, including empty values that count as unset. */
  readonly given: Unchecked;
}

/** A function of the package. {@link definitions} creates it. */
export interface FunctionDefinition<C = never> {
  readonly kind: "function";
  /** camelCase name, e.g. `getKafkaTopic`. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the fields' types matter where a definition is written, not where all are walked
  readonly spec: FunctionSpec<any, any, C, any>;
}
