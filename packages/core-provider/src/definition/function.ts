import type { Args, Fields, Outputs, ReadOutputs } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { NoUnknown } from "./resource.ts";
import type { Unchecked } from "./resource-operations.ts";
import type { Rule } from "./rules.ts";

/** What a user of the definition language writes for a lookup function. */
export interface FunctionSpec<I extends Fields, O extends Fields, C, R extends ReadOutputs<O>> {
  /** One paragraph for a person. Markdown. */
  readonly docs: string;
  /** A TypeScript program, without imports, that calls it. */
  readonly example: string;
  /** Still there, for those who use it; says what to use instead. */
  readonly deprecated?: string;
  /** Its arguments. */
  readonly inputs: I;
  /** Its result. */
  readonly outputs: O;
  /** Rules over several arguments. */
  readonly rules?: readonly Rule[];
  /** Looks it up; throws when there is none or more than one. */
  readonly run: (op: FunctionOperation<I> & C) => Promise<R & NoUnknown<R, Outputs<O>>>;
}

/** A lookup. */
export interface FunctionOperation<I extends Fields> extends Operation {
  readonly args: Args<I>;
  /** The arguments as the program gives them: also what counts as not given. */
  readonly given: Unchecked;
}

/** A function of the package. Made by {@link definitions}. */
export interface FunctionDefinition<C = never> {
  readonly kind: "function";
  /** camelCase name, e.g. `getKafkaTopic`. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the fields' types matter where a definition is written, not where all are walked
  readonly spec: FunctionSpec<any, any, C, any>;
}
