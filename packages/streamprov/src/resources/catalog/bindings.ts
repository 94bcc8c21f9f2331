import { type HttpClient, url } from "@org/core-http";
import {
  type CheckOperation,
  type CompositeId,
  type CreateOperation,
  compositeId,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  type Expectation,
  expectationOfRequested,
  type Fields,
  field,
  fromWire,
  isUnknown,
  type ReadOperation,
  responseField,
  toWire,
  UnexpectedResponse,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import {
  catalog,
  catalogImport,
  catalogName,
  isQualified,
  removeIfExists,
  unlessHidden,
  writeElement,
} from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { createById } from "../../platform/create-by-id.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { ifExists, isBadRequest, isConflict } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import type { RegistryService } from "../../platform/schema-registry.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { entityType, type NamedEntity, named, untilKnown } from "./entities.ts";

/** Unchecked values of a resource. */
type Values = Readonly<Record<string, unknown>>;

/** A kind of binding of a definition to an entity. */
export interface Bindings {
  /** Resource name for messages: `TagBinding`. */
  readonly kind: string;
  /** Last part of the paths: `tags`. */
  readonly path: string;
  /** Property with the name of the definition: `tagName`. */
  readonly definition: string;
  /** Types of entities whose binding can move to a newer version. */
  readonly movesWith: readonly string[];
  /** The expected list of bindings. */
  readonly answer: Expectation;
}

/** A binding, by definition and entity. */
export interface Bound {
  readonly name: string;
  readonly entity: NamedEntity;
}

/** The name of a binding's definition. */
export const boundName = (docs: string) =>
  field.string({ required: true, replaceOnChange: true, ...catalogName, returned: "always", wire: "typeName", docs });

/** The entity of a binding. */
export const boundEntity = (options: { readonly moves: string }) => ({
  entityName: field.string({
    required: true,
    min: 1,
    wire: "entityName",
    docs: "Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema.",
    inputDocs: `Can be changed only to a newer version of ${options.moves}.`,
  }),
  entityType: entityType(),
});

/** The ID of a binding. */
export function bindingId(definition: string, example: string): CompositeId {
  return compositeId({
    separator: "/",
    parts: [
      {
        property: "schemaRegistryCluster.id",
        form: "<Schema Registry cluster ID>",
        wire: "clusterId",
        example: "lsrc-abc123",
      },
      { property: definition, form: "<name>", example },
      {
        property: "entityName",
        form: "<entity name>",
        mayHoldSeparator: true,
        example: "lsrc-abc123:lkc-abc123:orders",
      },
      { property: "entityType", form: "<entity type>", wire: "entityType", example: "kafka_topic" },
    ],
  });
}

/** The parts of a binding's resource, except its fields, documentation, read, update and list. */
export function bindingObject<F extends Fields>(fields: F, bindings: Bindings, id: CompositeId) {
  const { kind, definition } = bindings;
  const idOf = ({ args }: { readonly args: object }, { ids }: Pick<RegistryService, "ids">) =>
    id.build({ ...args, schemaRegistryCluster: { id: ids.schemaRegistryCluster } });
  return {
    naturalKey: ["schemaRegistryCluster.id", definition, "entityName", "entityType"],
    // Other servers of the catalog see a write later.
    readBackSeconds: 60,
    import: { ...importWithin(catalog, id), ...catalogImport },

    check(op: CheckOperation & Clients): void {
      checkConnection(catalog, op);
      warnOfUnusualIds(op, { "schemaRegistryCluster.id": "schemaRegistryCluster" });
    },

    diff(op: DiffOperation<F> & Clients): DiffVerdict {
      const { changes, replacing, args, state, shown } = op;
      const [entityName, type] = [args["entityName"], args["entityType"]];
      if (!changes.has("entityName") || replacing || isUnknown(entityName) || isUnknown(type)) return {};
      const was = String((state as Values)["entityName"]);
      const { movesWith } = bindings;
      if (movesWith.includes(String(type)) && isNewerVersion(was, String(entityName))) return {};
      const message = `cannot be changed to ${shown("entityName", entityName)}: a ${kind} can move from ${shown("entityName", was)} only to a newer version, if the entity's type is ${movesWith.join(" or ")}. Restore the value, create another ${kind} for the other entity, or replace this one with \`pulumi up --replace\``;
      return { refuse: [{ path: "entityName", message }] };
    },

    findExisting: {
      id: (op: CreateOperation<F> & Clients) => idOf(op, connect(catalog, op, { args: op.args })),
    },

    async create(op: CreateOperation<F> & Clients): Promise<string> {
      const service = connect(catalog, op, { args: op.args });
      const bound = boundOf(bindings, op.args);
      const write = () =>
        writeElement(service.client, "POST", `/catalog/v1/entity/${bindings.path}`, toWire(fields, op.args));
      const waits = (op.args as Values)["disableWaitForReady"] !== true;
      return createById(op, idOf(op, service), {
        service,
        what: `${kind} "${bound.name}" of ${named(bound.entity)}`,
        post: () => (waits ? untilKnown(op, bound.entity, write) : write()),
        read: () => readBinding(op, service, bindings, bound),
        isConflict: (error) => isBadRequest(error) || isConflict(error),
      });
    },

    async delete(op: DeleteOperation<F> & Clients): Promise<void> {
      const service = connect(catalog, op, { args: op.args, state: op.state, ids: clusterIn(id, op) });
      const bound = boundOf(bindings, op.state);
      const read = () => readBinding(op, service, bindings, bound);
      const path = `${bindingsPath(bindings, bound.entity)}${url`/${bound.name}`}`;
      await removeIfExists(service.client.delete(path), read);
      // After an accepted deletion, a 403 means that the binding does not exist.
      await untilDeleted(op, `${kind} "${bound.name}" of ${named(bound.entity)}`, () => ifExists(read()));
    },
  };
}

/** The binding of an operation, and the catalog to read it from. */
export function placeOf<F extends Fields>(
  op: ReadOperation<F> & Clients,
  bindings: Bindings,
  id: CompositeId,
): { readonly service: RegistryService; readonly bound: Bound } {
  const service = connectToRead(catalog, op, clusterIn(id, op));
  // After a write, the inputs are current: the state may contain an older version.
  const values = op.purpose === "readBack" ? { ...op.state, ...op.args } : { ...op.args, ...op.state };
  return { service, bound: boundOf(bindings, values) };
}

/** Reads a binding; undefined if the entity does not have it. */
export async function readBinding(
  op: Clients,
  { client, signer }: Pick<RegistryService, "client" | "signer">,
  bindings: Bindings,
  { entity, name }: Bound,
): Promise<Body | undefined> {
  const all = await unlessHidden(op, { signer }, readBindings(client, bindings, entity));
  return all?.find((one) => fromWire(boundFacts, one).name === name);
}

/** All bindings of a kind that an entity has. */
export function readBindings(client: HttpClient, bindings: Bindings, entity: NamedEntity): Promise<readonly Body[]> {
  // The entity's name may be a shorter one than that in the response.
  const isOfType = expectationOfRequested({ entityType: entity.type });
  const identifies: Expectation = (body) => isOfType(body) ?? isOfEntity(entity.name)(body);
  return client.get<readonly Body[]>(bindingsPath(bindings, entity), { expects: bindings.answer, identifies });
}

function isOfEntity(name: string): Expectation {
  return (body) => {
    const found = (Array.isArray(body) ? body : []).map((one) => at(one, "entityName"));
    const names = found.filter((one) => typeof one === "string");
    const [first] = names;
    if (first === undefined || names.some((one) => isQualified(one, name))) return undefined;
    return UnexpectedResponse.other("[0].entityName", first, name);
  };
}

/** The fields of every binding. */
export const boundFacts = {
  name: responseField.string({ returned: "always", wire: "typeName" }),
};

function bindingsPath({ path }: Bindings, { type, name }: NamedEntity): string {
  return `${url`/catalog/v1/entity/type/${type}/name/${name}`}/${path}`;
}

/** The binding in a resource's properties. */
export function boundOf({ definition }: Bindings, values: object): Bound {
  const { [definition]: name, entityName, entityType: type } = values as Values;
  return { name: String(name), entity: { type: String(type), name: String(entityName) } };
}

function clusterIn(id: CompositeId, op: { readonly id: string }) {
  return { schemaRegistryCluster: id.key(op.id)["clusterId"] };
}

/** Whether a name is a later version of the same entity: `lsrc-1:.:2` or `lsrc-1:.:2:Order.id` after `:1`. */
function isNewerVersion(before: string, after: string): boolean {
  const [old, young] = [before, after].map((name) => name.split(":"));
  if (old === undefined || young === undefined || old.length !== young.length || old.length < 3) return false;
  const [from, to] = [old[2], young[2]];
  const isSame = old.every((part, at) => at === 2 || part === young[at]);
  const areVersions = [from, to].every((version) => /^\d+$/.test(version ?? ""));
  return isSame && areVersions && Number(to) > Number(from);
}
