import { url } from "@org/core-http";
import {
  type CheckOperation,
  type CompositeId,
  type CreateOperation,
  type DeleteOperation,
  type DiffOperation,
  type DiffVerdict,
  type Fields,
  isUnknown,
  type ReadOperation,
  toWire,
} from "@org/core-provider";
import { catalog, catalogImport, removeIfExists, writeElement } from "../../platform/catalog.ts";
import type { Clients } from "../../platform/clients.ts";
import { createById } from "../../platform/create-by-id.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { ifExists, isBadRequest, isConflict } from "../../platform/errors.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { type RegistryService, registryPlacement } from "../../platform/schema-registry.ts";
import type { Values } from "../../platform/values.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { type Bindings, type Bound, bindingsPath, boundOf, readBinding } from "./bindings.ts";
import { named, untilKnown } from "./entities.ts";

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
    placement: registryPlacement,

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
      return { reject: [{ path: "entityName", message }] };
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
export function bindingToRead<F extends Fields>(
  op: ReadOperation<F> & Clients,
  bindings: Bindings,
  id: CompositeId,
): { readonly service: RegistryService; readonly bound: Bound } {
  const service = connectToRead(catalog, op, clusterIn(id, op));
  // After a write, the inputs are current: the state may contain an older version.
  const values = op.purpose === "readBack" ? { ...op.state, ...op.args } : { ...op.args, ...op.state };
  return { service, bound: boundOf(bindings, values) };
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
