import {
  type Created,
  type CreateOperation,
  type DeleteOperation,
  type Expectation,
  expectation,
  type Fields,
  isInput,
  type NoUnknown,
  type Outputs,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type ResourceDefinition,
  type ResourceSpec,
  type UpdateOperation,
} from "@org/core-provider";
import type { Clients, ObjectOp } from "./clients.ts";
import { createInEnvironment } from "./create-object.ts";
import { resource } from "./define.ts";
import { ifFound } from "./errors.ts";
import { type Body, document, idOf, linkedNumber } from "./hal.ts";
import type { HiddenValues } from "./hidden-values.ts";
import { envId, type IdFields, idFields, idValues } from "./identity-fields.ts";
import { importByHandle } from "./import-by-handle.ts";
import { listInEnvironment } from "./list-in-environment.ts";
import { deprovision, type OperationCollection, type OperationTarget, provisionOnce } from "./operations.ts";
import { readFromListing } from "./read-from-listing.ts";
import { longestTimeouts, timeouts, timeoutsWithoutUpdate } from "./timeouts.ts";

type Values = Readonly<Record<string, unknown>>;

/** All properties of an object: its own, and those that {@link environmentObject} adds. */
type ObjectFields<K extends string, F extends Fields> = F & {
  readonly envId: ReturnType<typeof envId>;
  readonly timeouts: ReturnType<typeof timeouts>;
} & IdFields<K>;

/** The resource definition without the members that the helper adds. */
type PassedOn =
  | "docs"
  | "platformPage"
  | "errors"
  | "example"
  | "rules"
  | "import"
  | "naturalKey"
  | "setLater"
  | "readyAfterUpdate"
  | "readBackSeconds"
  | "normalize"
  | "check"
  | "diff";

/** An object in an environment, whose changes are operations that take time. */
export interface EnvironmentObject<K extends string, F extends Fields, R>
  // biome-ignore lint/suspicious/noExplicitAny: `read` is typed below
  extends Pick<ResourceSpec<ObjectFields<K, F>, Clients, any>, PassedOn> {
  /** Collection of its members, both on its own and in an environment: `apps`. */
  readonly collection: OperationCollection;
  /** Its properties, except the environment, the IDs and the timeouts. */
  readonly fields: F;
  /** For objects with a handle, which import, listing and messages use. Others define `import` and `naturalKey`. */
  readonly byHandle?: {
    /** A handle for the documentation: `web`. */
    readonly example: string;
    /** For collections with several kinds of objects: why a member is not of this kind; undefined if it is. */
    readonly otherKind?: (member: Body) => string | undefined;
  };
  /** What its document must contain, besides what all documents of the collection contain. */
  readonly expects?: Expectation;
  /** A listing shows whole documents and is used to refresh many objects at once. */
  readonly refreshFromListing?: true;
  /** Values that messages must not show. Default: those of its secret properties. */
  readonly hidden?: (op: ObjectOp, ...known: readonly Values[]) => readonly string[] | HiddenValues;
  /** Body of the POST that creates it, besides the handle. Default: only the handle. */
  readonly requestBody?: (op: CreateOperation<ObjectFields<K, F>> & Clients) => Body | Promise<Body>;
  /** Outputs that the response to the POST contains. */
  readonly createdOutputs?: (document: Body) => Partial<Outputs<F>>;
  /** Creates it in another way than by a POST to its environment. */
  readonly create?: (
    op: CreateOperation<ObjectFields<K, F>> & Clients,
  ) => Promise<{ readonly id: string; readonly known?: Partial<Outputs<F>> }>;
  /** Makes a new object usable. Also finishes an interrupted create. Default: provisions it. */
  readonly ready?: (op: ReadyOperation<ObjectFields<K, F>> & Clients, target: OperationTarget) => Promise<void>;
  /** The outputs that its document shows. The helper adds the IDs, and the environment if it is linked. */
  readonly read: (
    op: ReadOperation<ObjectFields<K, F>> & Clients,
    document: Body,
  ) => (R & NoUnknown<R, Outputs<ObjectFields<K, F>>>) | Promise<R & NoUnknown<R, Outputs<ObjectFields<K, F>>>>;
  /** Changes it in place. Absent if every change replaces it. */
  readonly update?: (op: UpdateOperation<ObjectFields<K, F>> & Clients, target: OperationTarget) => Promise<void>;
  /** Deletes it. Default: deprovisions it. */
  readonly delete?: (op: DeleteOperation<ObjectFields<K, F>> & Clients, target: OperationTarget) => Promise<void>;
}

/**
 * Defines a resource for an object in an environment: one that a POST creates, operations provision, change and
 * deprovision, and a HAL document describes. Adds the environment, the IDs, the timeouts, reading, deleting, importing by
 * handle and listing.
 *
 * @example
 * ```ts
 * export const metricDrain = environmentObject("MetricDrain", {
 *   docs: "...", example: "...", collection: "metric_drains", fields, byHandle: { example: "metrics" },
 *   requestBody: (op) => toWire(fields, op.args),
 *   read: (_op, document) => fromWire(fields, document),
 * });
 * ```
 */
export function environmentObject<const K extends string, F extends Fields, R extends ReadOutputs<F>>(
  kind: K,
  object: EnvironmentObject<K, F, R>,
): ResourceDefinition<Clients> {
  const { collection, fields, byHandle, expects, refreshFromListing, hidden, requestBody, createdOutputs } = object;
  const { create, ready = provisionOnce, read, update, delete: remove, ...passedOn } = object;
  const targetOf = (op: ObjectOp, ...known: [Values, ...Values[]]): OperationTarget => ({
    collection,
    id: op.id,
    what: byHandle ? `${kind} "${known[0]["handle"]}"` : `${kind} ${op.id}`,
    hidden: hidden ? hidden(op, ...known) : secretsOf(fields, known),
  });
  const otherKind = byHandle?.otherKind;

  return resource<Fields, ReadOutputs<Fields> | undefined>(kind, {
    ...(byHandle && {
      import: importByHandle({ kind, collection, exampleHandle: byHandle.example, otherKind }),
      naturalKey: ["envId", "handle"],
      list: listInEnvironment(collection, (member) => otherKind?.(member) === undefined),
    }),
    ...(passedOn as Pick<ResourceSpec<Fields, Clients, undefined>, PassedOn>),
    fields: allFields(kind, fields, update === undefined ? timeoutsWithoutUpdate() : timeouts()),
    timeouts: longestTimeouts,
    timeoutsProperty: "timeouts",

    async create(op): Promise<Created<Fields>> {
      if (create) {
        const { id, known } = await create(op as never);
        return { id, known: { ...idValues(kind, id), ...known } };
      }
      const handle = String(op.args["handle"]);
      const made = await createInEnvironment(op, Number(op.args["envId"]), {
        collection,
        what: `${kind} "${handle}"`,
        body: { handle, ...(await requestBody?.(op as never)) },
        ...(createdOutputs && { expects: expectation(idOf, createdOutputs) }),
      });
      return { id: idOf(made), known: { ...idValues(kind, idOf(made)), ...createdOutputs?.(made) } };
    },

    ready: (op) => ready(op as never, targetOf(op, op.args as Values)),

    async read(op) {
      const environment = op.state["envId"];
      const found =
        refreshFromListing && op.purpose === "refresh" && environment
          ? await readFromListing(op, `/accounts/${environment}/${collection}`, collection, expects)
          : await ifFound(document(op.api, collection, op.id, expects));
      if (!found) return undefined;
      const outputs: Values = await read(op as never, found);
      return {
        ...outputs,
        ...("envId" in outputs ? {} : { envId: linkedNumber(found, "account") }),
        ...idValues(kind, op.id),
      };
    },

    ...(update && {
      update: (op: UpdateOperation<Fields> & Clients) =>
        update(op as never, targetOf(op, op.state as Values, op.args as Values)),
    }),

    delete: (op) => {
      const target = targetOf(op, op.state as Values);
      return remove ? remove(op as never, target) : deprovision(op, target);
    },
  });
}

/** The fields in the order of the documentation: inputs, timeouts, IDs, and the other outputs. */
function allFields(kind: string, fields: Fields, timeoutsField: Fields[string]): Fields {
  const only = (inputs: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => isInput(field) === inputs));
  return { envId: envId(), ...only(true), timeouts: timeoutsField, ...idFields(kind), ...only(false) };
}

/** The values of secret properties. */
function secretsOf(fields: Fields, known: readonly Values[]): string[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.facts.secret);
  return known.flatMap((values) => names.map((name) => String(values[name] ?? "")));
}
