import {
  type Args,
  type Expectation,
  type Field,
  type Fields,
  type FunctionDefinition,
  field,
  type ReadOutputs,
} from "@org/core-provider";
import { memberFacts, pageOf } from "./answers.ts";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Collection, listAll } from "./control-plane.ts";
import { lookup } from "./define.ts";
import { type LookedUp, tell } from "./lookup.ts";

/** What is written of a lookup that lists. */
interface Listing<I extends Fields> {
  /** One paragraph for a person. Markdown. */
  readonly docs: string;
  /** A TypeScript program, without imports, that calls it. */
  readonly example: string;
  /** What is listed. */
  readonly collection: Pick<Collection, "path" | "scope" | "pageSize">;
  /** The arguments: where to look, and which members. Told again among the outputs. */
  readonly inputs?: I;
  /** Filters that the platform applies, besides the collection's scope. Several values are alternatives. */
  readonly filters?: (args: Args<I>) => Readonly<Record<string, string | readonly string[] | undefined>>;
  /** What the members are: `The clusters`. */
  readonly all: string;
  /** What each of them is: `A Kafka cluster.` */
  readonly each: string;
  /** ID of the result, which identifies nothing on the platform. */
  readonly id: (args: Args<I>) => string;
}

/** What is written of a lookup that tells of all members of a collection. */
export interface AllObjects<I extends Fields, O extends Fields> extends Listing<I>, LookedUp<O> {
  /** Name of the output that holds them: `clusters`. */
  readonly as: string;
}

/**
 * A lookup of all members of a collection, or of those that its arguments ask for.
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
 *   ...toldOfCluster,
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

/** A lookup of the IDs of all members of a collection. */
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
      id: field.string({ output: true, docs: "Identifies nothing on the platform." }),
      ...inputs,
      [members.as]: field.list(members.item, {
        output: true,
        terraform: { plural: true },
        docs: `${all}, in the platform's order.`,
      }),
    },
    async run(op) {
      const args = op.args as Args<I>;
      const query = { ...collection.scope?.(op.args), ...given(filters?.(args) ?? {}) };
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
