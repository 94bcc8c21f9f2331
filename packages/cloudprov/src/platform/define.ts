import {
  type Args,
  definitions,
  expectation,
  type Facts,
  type Field,
  type Fields,
  type FunctionDefinition,
  field,
  fromWire,
  type Outputs,
  type ReadOperation,
  type ReadOutputs,
  type ResourceDefinition,
  type ResourceSpec,
  type Rule,
  toWire,
  UnexpectedResponse,
} from "@org/core-provider";
import type { Clients, Op } from "./clients.ts";
import { hash } from "./hash.ts";
import type { TextForm } from "./object-id.ts";
import { type Body, responseList } from "./responses.ts";
import { checkResultFile, writeResultFile } from "./result-file.ts";
import type { ListForm, Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";
import { withWireNames } from "./wire-names.ts";

const define = definitions<Clients>();

/** Defines a resource whose properties include one that repeats its ID: `addressTemplateId`. */
export function resource<F extends Fields, R extends ReadOutputs<F> | undefined>(
  name: string,
  spec: ResourceSpec<F, Clients, R>,
): ResourceDefinition<Clients> {
  const property = `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
  const repeated = field.string({ computed: true, ignored: true, terraform: false, docs: "The resource's ID." });
  const { fields, read, ...rest } = spec as unknown as ResourceSpec<Fields, Clients, ReadOutputs<Fields> | undefined>;
  return define.resource(name, {
    ...rest,
    fields: { ...fields, [property]: repeated },
    async read(op: ReadOperation<Fields> & Clients) {
      const outputs = await read(op);
      return outputs && ({ ...outputs, [property]: op.id } as ReadOutputs<Fields>);
    },
  });
}

/** Defines a resource without such a property. */
export const { resource: resourceWithoutIdProperty } = define;

/** The request of a function. */
export interface FunctionRequest extends ListForm {
  readonly service: Exclude<ServiceName, "sts">;
  readonly action: string;
  /** The member of the response that contains the elements of a listing, all of whose pages are read. */
  readonly pages?: string;
}

/**
 * The definition of a lookup. The wire names of its inputs and outputs define the request and how the response is read.
 */
export interface Lookup<I extends Fields, O extends Fields> {
  readonly docs: string;
  /** A TypeScript program, without imports, that calls the function. */
  readonly example: string;
  /**
   * Its inputs, in addition to `id` and `resultOutputFile`, which every function has. An input with the wire name
   * `Filters.X` is sent as the filter X.
   */
  readonly inputs: I;
  /** Its outputs, in addition to its inputs, which every function returns. */
  readonly outputs: O;
  readonly rules?: readonly Rule[];
  /** The request, or a function that combines several requests. */
  readonly request: FunctionRequest | ((op: Op & { readonly args: Args<I> }) => Promise<Body>);
  /** Converts an element of the listing to the outputs' wire names. */
  readonly element?: (element: Body) => Body;
  /** The ID of the result. Defaults to a hash of the request. */
  readonly id?: (args: Args<I>, outputs: Outputs<O>) => string;
  /** The content of `resultOutputFile`. Defaults to the value of the first output. */
  readonly file?: (outputs: Outputs<O>, args: Args<I>) => unknown;
}

const common = {
  id: field.string({ ignored: true, docs: "ID of the result." }),
  resultOutputFile: field.string({
    docs: "File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist.",
  }),
};

/** Defines a function. */
export function lookup<I extends Fields, O extends Fields>(
  name: string,
  definition: Lookup<I, O>,
): FunctionDefinition<Clients> {
  const spec = withDerivedNames(definition);
  const inputs: Fields = { ...common, ...spec.inputs };
  const results: Fields = { ...spec.outputs, id: field.string({ output: true, docs: "ID of the result." }) };
  const send = typeof spec.request === "function" ? spec.request : requester(spec, spec.request);
  const echoed = Object.entries(inputs).filter(([property]) => results[property] === undefined);
  return define.lookup<Fields, Fields, Outputs<Fields>>(name, {
    docs: spec.docs,
    example: spec.example,
    inputs,
    outputs: { ...results, ...Object.fromEntries(echoed.map(([property, one]) => [property, echo(one)])) },
    ...(spec.rules === undefined ? {} : { rules: spec.rules }),
    async run(op) {
      const args = only(spec.inputs, op.args);
      const path = op.args["resultOutputFile"];
      const file =
        typeof path === "string" && path !== ""
          ? { path, secret: Object.values(spec.outputs).some(isSecret) }
          : undefined;
      if (file) await checkResultFile(file);
      const outputs = fromWire(spec.outputs, await send({ ...op, args })) as Outputs<O>;
      if (file) await writeResultFile(file, spec.file?.(outputs, args) ?? Object.values(outputs)[0]);
      return {
        ...op.args,
        ...op.given,
        ...outputs,
        id: spec.id?.(args, outputs) ?? hash([name, requestKey(spec.inputs, args)]),
      };
    },
  });
}

/** A function that sends its requests itself may have inputs that it does not send: theirs get no wire names. */
function withDerivedNames<I extends Fields, O extends Fields>(definition: Lookup<I, O>): Lookup<I, O> {
  const { request, inputs, outputs } = definition;
  return {
    ...definition,
    inputs: typeof request === "function" ? inputs : withWireNames(inputs),
    outputs: withWireNames(outputs),
  };
}

/** An input that is sent as a filter. */
export function filter(name: string, docs: string) {
  return field.string({ emptyIsUnset: true, wire: `Filters.${name}`, docs });
}

/** An input that is sent as a filter by an object's ID. */
export function idFilter(name: string, form: TextForm, docs: string) {
  return field.string({ emptyIsUnset: true, pattern: form, wire: `Filters.${name}`, docs });
}

/** An input that is sent as a filter with the value `true` or `false`. */
export function switchFilter(name: string, docs: string) {
  return field.boolean({ wire: `Filters.${name}`, docs });
}

/** An input that is sent as a filter by several values, of which an object must have one. */
export function valuesFilter(name: string, docs: string) {
  return field.list(field.string({ docs: "A value." }), {
    emptyIsUnset: true,
    max: 5,
    wire: `Filters.${name}`,
    docs,
  });
}

/** Sends one action, and checks its response against the outputs. */
function requester<I extends Fields, O extends Fields>(
  { element = (found) => found, inputs, outputs }: Lookup<I, O>,
  { service, action, pages, ...form }: FunctionRequest,
): (op: Op & { readonly args: Args<I> }) => Promise<Body> {
  if (pages === undefined) {
    const expects = expectation(outputs, (answer) => checkMembers(outputs, answer));
    return (op) => op[service].read(action, parametersOf(inputs, op.args), { ...form, expects });
  }
  const row = Object.values(outputs).find(({ facts }) => facts.wire === pages)?.item?.fields ?? {};
  const list = responseList(pages, (found) => fromWire(row, element(found)));
  return async (op) => {
    const elements = await op[service].list(action, parametersOf(inputs, op.args), list, form);
    return { [pages]: elements.map(element) };
  };
}

/** A response that contains none of the outputs' members is invalid. */
function checkMembers(outputs: Fields, answer: Body): void {
  const [first = "", ...others] = Object.values(outputs).map(({ facts: { wire = "" } }) => wire.replace(/\..*/, ""));
  if (![first, ...others].some((member) => member in answer)) throw new UnexpectedResponse(first, "is missing");
}

/** The parameters of an action from a function's inputs. */
export function parametersOf<I extends Fields>(inputs: I, args: Args<I>): Parameters {
  const { Filters: filters, ...parameters } = toWire(inputs, args as Readonly<Record<string, unknown>>);
  if (typeof filters !== "object" || filters === null || Array.isArray(filters)) {
    return filters === undefined ? parameters : { ...parameters, Filters: filters };
  }
  const list = Object.entries(filters).map(([name, value]) => ({
    Name: name,
    Values: [value].flat().map((one: unknown) => (typeof one === "string" ? one : String(one))),
  }));
  return list.length === 0 ? parameters : { ...parameters, Filters: list };
}

/** The request, and the inputs that are not sent, as a text that does not depend on the order of a set's elements. */
function requestKey<I extends Fields>(inputs: I, args: Args<I>): string {
  const sorted = Object.entries(args).map(([name, value]) => [name, inOrder(inputs[name]?.kind, value)] as const);
  const unsent = sorted.filter(([name]) => inputs[name]?.facts.wire === undefined);
  const parameters = parametersOf(inputs, Object.fromEntries(sorted) as Args<I>);
  return JSON.stringify({ ...parameters, ...Object.fromEntries(unsent) });
}

function inOrder(kind: Field["kind"] | undefined, value: unknown): unknown {
  if (kind === "set" && Array.isArray(value)) return value.toSorted();
  return kind === "map" ? Object.fromEntries(Object.entries(value ?? {}).toSorted()) : value;
}

/** The inputs that the definition states itself. */
function only<I extends Fields>(inputs: I, args: Readonly<Record<string, unknown>>): Args<I> {
  return Object.fromEntries(Object.entries(args).filter(([name]) => inputs[name] !== undefined)) as Args<I>;
}

/** An input as an output with the same value. */
function echo(input: Field): Field {
  const { docs, secret, required, typeName } = input.facts;
  const facts: Facts = {
    docs,
    output: true,
    ...(required ? {} : { optional: true }),
    ...(secret === undefined ? {} : { secret }),
    ...(typeName === undefined ? {} : { typeName }),
  };
  return { ...input, facts, role: required ? "output" : "optionalOutput" };
}

function isSecret(one: Field): boolean {
  return (
    one.facts.secret === true ||
    (one.item !== undefined && isSecret(one.item)) ||
    Object.values(one.fields ?? {}).some(isSecret)
  );
}
