import { CodedError, type DeleteOperation } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { goneClusterCodes } from "./cluster-facts.ts";
import type { clusterFields } from "./cluster-fields.ts";
import { deleteLogs } from "./cluster-logs.ts";

/** How a deletion treats the machines by default: those of the account stay with their owner. */
function defaultMode({ args, state }: DeleteOperation<typeof clusterFields>) {
  // The outputs of an imported cluster lack what the program names.
  const own = [...(state.existInstances ?? []), ...(args.existInstances ?? [])];
  return own.length > 0 ? "retain" : "terminate";
}

/** Deletes a cluster, and waits until the platform no longer lists it. */
export async function deleteCluster(
  op: DeleteOperation<typeof clusterFields> & Clients,
  clusters: Pick<ActionObject, "read">,
): Promise<void> {
  const { id, state } = op;
  const read = () => ifExists(clusters.read(op, id, {}), goneClusterCodes);
  const cluster = await read();
  if (cluster === undefined) return;
  // The logs would be deleted before the platform rejects the deletion.
  if (cluster["DeletionProtection"] === true) {
    throw new CodedError(
      "request-rejected",
      `the cluster ${id} is protected from deletion: set deletionProtection to false and run \`pulumi up\` first`,
    );
  }
  await deleteLogs(op);
  const options = (state.resourceDeleteOptions ?? []).map(({ resourceType, deleteMode, skipDeletionProtection }) => ({
    ResourceType: resourceType,
    DeleteMode: deleteMode,
    ...(skipDeletionProtection === undefined ? {} : { SkipDeletionProtection: skipDeletionProtection }),
  }));
  const InstanceDeleteMode = state.instanceDeleteMode ?? defaultMode(op);
  const chosen = options.length > 0 ? { ResourceDeleteOptions: options } : {};
  await ifExists(op.tke.write("DeleteCluster", { ClusterId: id, InstanceDeleteMode, ...chosen }), goneClusterCodes);
  await waitUntil(op, {
    what: `the cluster ${id} to disappear`,
    read,
    done: (cluster) => cluster === undefined,
    progress: "waiting until it is deleted",
    otherwise: `the cluster ${id} still exists`,
    forMs: 1_800_000,
  });
}
