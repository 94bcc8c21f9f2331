import type { CheckOperation, CompositeId, IdPart, Operation, ReadOperation } from "@org/core-provider";
import { variableGroups } from "../variable-groups.ts";
import type { Clients } from "./clients.ts";
import {
  checkConnection,
  clusterArg,
  clusterField,
  connect,
  connectionArgs,
  connectionFields,
  type DataPlane,
  importFrom,
  importWithin,
  placementIn,
  type Service,
} from "./data-plane.ts";
import { id, warnOfUnusualIds } from "./ids.ts";

/** Schema Registry: schemas, and the settings of their subjects. */
export const schemaRegistry: DataPlane<"schemaRegistryCluster"> = {
  name: "Schema Registry",
  // The Stream Catalog's endpoint also completes the group, but requests then go to the resource's own endpoint.
  group: variableGroups.schemaRegistry,
  endpoint: {
    what: "the REST endpoint",
    variables: ["schemaRegistryRestEndpoint"],
    importVariables: ["IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT"],
  },
  ids: {
    schemaRegistryCluster: {
      what: "the cluster's ID",
      variables: ["schemaRegistryId"],
      importVariables: ["IMPORT_SCHEMA_REGISTRY_ID"],
      owner: "the Schema Registry cluster",
    },
  },
  importKey: ["IMPORT_SCHEMA_REGISTRY_API_KEY", "IMPORT_SCHEMA_REGISTRY_API_SECRET"],
  grantsOn: "schemaRegistryCluster",
  errorForm: "error_code",
  oauthHeaders: ({ schemaRegistryCluster }) => ({ "target-sr-cluster": schemaRegistryCluster }),
};

/** A registry, bound to an operation. */
export type RegistryService = Service<"schemaRegistryCluster">;

/**
 * The address and key of a Schema Registry resource's cluster. A change of the cluster replaces the resource, and so does
 * a change of the endpoint, unless the options say otherwise.
 */
export const schemaRegistryFields = (options = { endpointReplaces: true }) => ({
  schemaRegistryCluster: clusterField("ID of the Schema Registry cluster, `lsrc-...`.", id),
  ...connectionFields("Schema Registry", options),
});

/** The same as arguments of a lookup. */
export const schemaRegistryArgs = () => ({
  schemaRegistryCluster: clusterArg("ID of the Schema Registry cluster, `lsrc-...`.", id),
  ...connectionArgs("Schema Registry"),
});

/** The first part of every ID in a registry. */
export const registryPart = {
  property: "schemaRegistryCluster.id",
  form: "<Schema Registry cluster ID>",
  wire: "clusterId",
  example: "lsrc-abc123",
} as const satisfies IdPart;

/** The registry that the provider's configuration selects. The ID of each object begins with that of its registry. */
export const registryPlacement = placementIn(schemaRegistry, registryIn);

/** The import and the check of every resource in a registry. */
export function inRegistry(id: CompositeId) {
  return {
    import: { ...importWithin(schemaRegistry, id), ...neededInImport },
    placement: registryPlacement,
    check: checkRegistry,
  };
}

/** The same for an object that a registry has once: its ID is the registry's ID. */
export function ofWholeRegistry() {
  const { form, example } = registryPart;
  return { import: { form, example, ...neededInImport }, placement: registryPlacement, check: checkRegistry };
}

/** Reports during preview the values that {@link registryOf} would miss. */
export function checkRegistry(op: CheckOperation & Clients, options?: Parameters<typeof checkConnection>[2]): void {
  checkConnection(schemaRegistry, op, options);
  warnOfUnusualIds(op, { "schemaRegistryCluster.id": "schemaRegistryCluster" });
}

/** The registry of an operation: the one in the resource's ID, if it has one. */
export function registryOf(
  op: Operation &
    Clients & {
      readonly args: object;
      readonly id?: string;
      readonly state?: object | undefined;
      readonly purpose?: ReadOperation<never>["purpose"];
    },
): RegistryService {
  return connect(schemaRegistry, op, {
    args: op.args,
    ...(op.state ? { state: op.state } : {}),
    importing: op.purpose === "import",
    ids: op.id === undefined ? {} : registryIn(op.id),
  });
}

/** The registry in the ID of an object. */
function registryIn(id: string) {
  return { schemaRegistryCluster: id.split("/", 1)[0] };
}

/** The requirements of an import besides the ID. */
const neededInImport = importFrom(schemaRegistry);
