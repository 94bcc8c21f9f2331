import type { CheckOperation } from "@org/core-provider";
import { variableGroups } from "../variable-groups.ts";
import type { Clients } from "./clients.ts";
import {
  checkConnection,
  credentialsArg,
  credentialsField,
  type DataPlane,
  importFrom,
  isConfigured,
} from "./data-plane.ts";

/** Tableflow: a part of the control plane that supports only its own keys. */
export const tableflow: DataPlane<"kafkaCluster"> = {
  name: "Tableflow",
  group: variableGroups.tableflow,
  endpoint: "control plane",
  // Only the resource contains its cluster.
  ids: { kafkaCluster: { what: "the cluster's ID", variables: [], importVariables: [], optional: true } },
  importKey: ["IMPORT_TABLEFLOW_API_KEY", "IMPORT_TABLEFLOW_API_SECRET"],
  grantsOn: "kafkaCluster",
};

/** The API key of a Tableflow resource. */
export const tableflowCredentials = () => ({ credentials: credentialsField("Tableflow API key.") });

/** The same as an argument of a lookup or a list. */
export const tableflowCredentialsArg = () => ({ credentials: credentialsArg("Tableflow API key.") });

/** The requirements of an import besides the ID. */
export const tableflowImport = importFrom(tableflow);

/** Reports during preview that a resource has no key, or one that is not used. */
export function checkTableflow(op: CheckOperation & Clients): void {
  checkConnection(tableflow, op);
  if (isConfigured(tableflow, op.platform) && op.args["credentials"] !== undefined)
    op.warn(
      "credentials are not used, because the provider has tableflowApiKey and tableflowApiSecret: remove one of them",
    );
}
