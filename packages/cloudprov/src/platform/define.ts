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
  type Rule,
  toWire,
  UnexpectedResponse,
} from "@org/core-provider";
import { answerList, type Body } from "./answers.ts";
import type { Clients, Op } from "./clients.ts";
import { hash } from "./hash.ts";
import type { TextForm } from "./object-id.ts";
import { checkResultFile, writeResultFile } from "./result-file.ts";
import type { ListForm, Parameters } from "./service-client.ts";
import type { ServiceName } from "./services.ts";

const define = definitions<Clients>();

/** The word that definition files of resources begin with. */
export const { resource } = define;

/** What a function asks the platform for. */
export interface Asks extends ListForm {
  readonly service: Exclude<ServiceName, "sts">;
  readonly action: string;
  /** The member of the answer that holds the elements of a listing, which is then read to its end. */
  readonly pages?: string;
}

/** What is written of a lookup. Its inputs' and outputs' wire names say what is asked and what the answer means. */
export interface Lookup<I extends Fields, O extends Fields> {
  readonly docs: string;
  /** A TypeScript program, without imports, that calls it. */
  readonly example: string;
  /**
   * Its arguments, beside `id` and `resultOutputFile`, which every function has. Those with a wire name `Filters.X` are
   * sent as the filter X.
   */
  readonly inputs: I;
  /** Its result, beside its inputs, which every function repeats. */
  readonly outputs: O;
  readonly rules?: readonly Rule[];
  /** What is asked, or how the answer is put together where that takes more than one action. */
  readonly asks: Asks | ((op: Op & { readonly args: Args<I> }) => Promise<Body>);
  /** Turns an element of the listing into what the outputs' wire names mean. */
  readonly element?: (element: Body) => Body;
  /** The ID of the result. Default: a number that stands for what is asked for. */
  readonly id?: (args: Args<I>, outputs: Outputs<O>) => string;
  /** What `resultOutputFile` gets. Default: the value of the first output. */
  readonly file?: (outputs: Outputs<O>, args: Args<I>) => unknown;
}

const common = {
  id: field.string({ ignored: true, docs: "ID of the result." }),
  resultOutputFile: field.string({
    docs: "File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist.",
  }),
};

/** The word that definition files of functions begin with. */
export function lookup<I extends Fields, O extends Fields>(
  name: string,
  spec: Lookup<I, O>,
): FunctionDefinition<Clients> {
  const inputs: Fields = { ...common, ...spec.inputs };
  const results: Fields = { ...spec.outputs, id: field.string({ output: true, docs: "ID of the result." }) };
  const ask = typeof spec.asks === "function" ? spec.asks : asking(spec, spec.asks);
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
      const outputs = fromWire(spec.outputs, await ask({ ...op, args })) as Outputs<O>;
      if (file) await writeResultFile(file, spec.file?.(outputs, args) ?? Object.values(outputs)[0]);
      return {
        ...op.args,
        ...op.given,
        ...outputs,
        id: spec.id?.(args, outputs) ?? hash([name, asked(spec.inputs, args)]),
      };
    },
  });
}

/** A parameter that is sent as a filter. */
export function filter(name: string, docs: string) {
  return field.string({ emptyIsUnset: true, wire: `Filters.${name}`, docs });
}

/** A parameter that is sent as a filter by the ID of an object. */
export function idFilter(name: string, form: TextForm, docs: string) {
  return field.string({ emptyIsUnset: true, pattern: form, wire: `Filters.${name}`, docs });
}

/** Asks for what one action tells, and holds its answer against the outputs. */
function asking<I extends Fields, O extends Fields>(
  { element = (found) => found, inputs, outputs }: Lookup<I, O>,
  { service, action, pages, ...form }: Asks,
): (op: Op & { readonly args: Args<I> }) => Promise<Body> {
  if (pages === undefined) {
    const expects = expectation(outputs, (answer) => holdToTell(outputs, answer));
    return (op) => op[service].read(action, parametersOf(inputs, op.args), { ...form, expects });
  }
  const row = Object.values(outputs).find(({ facts }) => facts.wire === pages)?.item?.fields ?? {};
  const list = answerList(pages, (found) => fromWire(row, element(found)));
  return async (op) => {
    const elements = await op[service].list(action, parametersOf(inputs, op.args), list, form);
    return { [pages]: elements.map(element) };
  };
}

/** An answer that has no member for anything that is told of it is none. */
function holdToTell(outputs: Fields, answer: Body): void {
  const [first = "", ...others] = Object.values(outputs).map(({ facts: { wire = "" } }) => wire.replace(/\..*/, ""));
  if (![first, ...others].some((member) => member in answer)) throw new UnexpectedResponse(first, "is missing");
}

/** What an action is told by a function's arguments. */
export function parametersOf<I extends Fields>(inputs: I, args: Args<I>): Parameters {
  const { Filters: filters, ...parameters } = toWire(inputs, args as Readonly<Record<string, unknown>>);
  if (typeof filters !== "object" || filters === null || Array.isArray(filters)) {
    return filters === undefined ? parameters : { ...parameters, Filters: filters };
  }
  const list = Object.entries(filters).map(([name, value]) => ({ Name: name, Values: [value] }));
  return list.length === 0 ? parameters : { ...parameters, Filters: list };
}

/** What is asked for, as a text that is the same in whatever order the elements of a set are given. */
function asked<I extends Fields>(inputs: I, args: Args<I>): string {
  const sorted = Object.entries(args).map(([name, value]) => {
    return [name, inputs[name]?.kind === "set" && Array.isArray(value) ? value.toSorted() : value];
  });
  return JSON.stringify(parametersOf(inputs, Object.fromEntries(sorted)));
}

/** The arguments that a function states itself. */
function only<I extends Fields>(inputs: I, args: Readonly<Record<string, unknown>>): Args<I> {
  return Object.fromEntries(Object.entries(args).filter(([name]) => inputs[name] !== undefined)) as Args<I>;
}

/** An input as an output: the same value, given back. */
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
