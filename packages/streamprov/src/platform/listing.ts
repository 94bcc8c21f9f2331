import {
  type Args,
  type Expectation,
  type Field,
  type Fields,
  type FunctionDefinition,
  field,
  type ReadOutputs,
} from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Collection, listAll } from "./control-plane.ts";
import { lookup } from "./define.ts";
import { type LookedUp, tell } from "./lookup.ts";
import { memberFacts, pageOf } from "./responses.ts";

/** The parts of a lookup that returns a list. */
interface Listing<I extends Fields> {
  /** One paragraph of Markdown. */
  readonly docs: string;
  /** A TypeScript program that calls it, without imports. */
  readonly example: string;
  /** The collection to list. */
  readonly collection: Pick<Collection, "path" | "scope" | "pageSize">;
  /** The arguments. They are also outputs. */
  readonly inputs?: I;
  /** Filters that the platform applies besides the collection's scope. Objects match any of several values. */
  readonly filters?: (args: Args<I>) => Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The members in the documentation: `The clusters`. */
  readonly all: string;
  /** A member in the documentation: `A Kafka cluster.` */
  readonly each: string;
  /** ID of the result, which has no meaning on the platform. */
  readonly id: (args: Args<I>) => string;
}

/** The parts of a lookup that returns all members of a collection. */
export interface AllObjects<I extends Fields, O extends Fields> extends Listing<I>, LookedUp<O> {
  /** Name of the output with the members: `clusters`. */
  readonly as: string;
}

/**
 * Defines a lookup of all members of a collection, or of those that match the arguments.
 *
 * @example
 * ```ts
 * export const getKafkaClusters = lookupAll("getKafkaClusters", {
 *   docs: "Lists the Kafka clusters of an environment.",
 *   example: `const all = streamprov.getKafkaClustersOutput({ environment: { id: "env-abc123" } });`,
 *   collection: kafkaClusters,
 *   inputs: { environment: environmentArg() },
 *   id: ({ environment }) => environment.id,
 *   as: "clusters",
 *   all: "The clusters",
 *   each: "A Kafka cluster.",
 *   ...clusterLookup,
 * });
 * ```
 */
export function lookupAll<I extends Fields, O extends Fields>(
  name: string,
  spec: AllObjects<I, O>,
): FunctionDefinition<Clients> {
  const item = field.object(spec.outputs, { docs: spec.each });
  const of = (body: Body) => tell(spec, body);
  return listing(name, spec, { as: spec.as, item, of, page: pageOf(of) });
}

/** Defines a lookup of the IDs of all members of a collection. */
export function lookupIds<I extends Fields>(name: string, spec: Listing<I>): FunctionDefinition<Clients> {
  const item = field.string({ docs: spec.each });
  return listing(name, spec, { as: "ids", item, of: (body) => body["id"], page: pageOf(memberFacts) });
}

function listing<I extends Fields>(
  name: string,
  spec: Listing<I>,
  members: {
    readonly as: string;
    readonly item: Field;
    readonly of: (body: Body) => unknown;
    readonly page: Expectation;
  },
): FunctionDefinition<Clients> {
  const { docs, example, collection, inputs = {}, filters, all } = spec;
  return lookup<Fields, Fields, ReadOutputs<Fields>>(name, {
    docs,
    example,
    inputs,
    outputs: {
      id: field.string({ output: true, docs: "An ID without meaning on the platform." }),
      ...inputs,
      [members.as]: field.list(members.item, {
        output: true,
        terraform: { plural: true },
        docs: `${all}, in the platform's order.`,
      }),
    },
    async run(op) {
      const args = op.args as Args<I>;
      const query = { ...collection.scope?.(op.args, "list"), ...given(filters?.(args) ?? {}) };
      const found: unknown[] = [];
      for await (const body of listAll(op.cloud, collection.path(op.args), query, collection.pageSize, members.page)) {
        found.push(members.of(body));
      }
      return { ...op.args, id: spec.id(args), [members.as]: found };
    },
  });
}

type Query = Readonly<Record<string, string | readonly string[]>>;

function given(filters: Readonly<Record<string, string | readonly string[] | undefined>>): Query {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Query;
}
