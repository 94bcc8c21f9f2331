import type { CheckOperation } from "@org/core-provider";
import { variableGroups } from "../variable-groups.ts";
import type { Clients } from "./clients.ts";
import { checkConnection, credentialsArg, credentialsField, type DataPlane, isConfigured } from "./data-plane.ts";

/** Tableflow: a part of the control plane that takes keys of its own alone. */
export const tableflow: DataPlane<"kafkaCluster"> = {
  name: "Tableflow",
  group: variableGroups.tableflow,
  endpoint: "control plane",
  // The resource alone says in which cluster it is.
  ids: { kafkaCluster: { what: "the cluster's ID", variables: [], importVariables: [], optional: true } },
  importKey: ["IMPORT_TABLEFLOW_API_KEY", "IMPORT_TABLEFLOW_API_SECRET"],
  grantsOn: "kafkaCluster",
};

/** The key by which a resource of Tableflow signs in. */
export const tableflowCredentials = () => ({ credentials: credentialsField("Tableflow API key.") });

/** The same as the argument of a lookup or a listing. */
export const tableflowCredentialsArg = () => ({ credentials: credentialsArg("Tableflow API key.") });

/** What an import needs besides the ID. */
export const tableflowImportNeeds =
  "`IMPORT_TABLEFLOW_API_KEY` and `IMPORT_TABLEFLOW_API_SECRET`, unless the provider has a Tableflow API key.";

/** Reports at preview that a resource has no key, or has one that is not used. */
export function checkTableflow(op: CheckOperation & Clients): void {
  checkConnection(tableflow, op);
  if (isConfigured(tableflow, op.platform) && op.args["credentials"] !== undefined)
    op.warn(
      "credentials are not used, since the provider's tableflowApiKey and tableflowApiSecret are: remove one of them",
    );
}
