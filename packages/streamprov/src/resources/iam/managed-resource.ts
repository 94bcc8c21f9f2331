import { field, isUnknown, type OutputOf, type Rule } from "@org/core-provider";
import { id as idForm } from "../../platform/ids.ts";

const kinds = ["Cluster", "Region", "Tableflow", "Global"] as const;
const apiVersions = ["cmk/v2", "srcm/v2", "srcm/v3", "ksqldbcm/v2", "fcpm/v2", "tableflow/v1", "global/v1"] as const;

/** The resource that an API key gives access to. */
export const managedResource = field.object(
  {
    id: field.string({
      required: true,
      ...idForm,
      docs: "ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`.",
    }),
    kind: field.string({
      required: true,
      values: kinds,
      docs: "Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`.",
    }),
    apiVersion: field.string({
      required: true,
      values: apiVersions,
      equality: (before, after) => group(String(before)) === group(String(after)),
      docs: "API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink.",
    }),
    environment: field.object(
      {
        id: field.string({
          required: true,
          ...idForm,
          docs: "ID of the environment, `env-...`.",
        }),
      },
      // The platform accepts it only for Flink, and rarely returns it.
      {
        local: true,
        docs: "Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready.",
      },
    ),
  },
  {
    replaceOnChange: true,
    rules: [partsGoTogether()],
    docs: "Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane.",
  },
);

/** The resource that an API key gives access to; undefined for the control plane. */
export type ManagedResource = OutputOf<typeof managedResource>;

/** The services that have API keys. */
export type KeyService = "controlPlane" | "kafka" | "schemaRegistry" | "ksqlDb" | "flink" | "tableflow";

/** The service of a key; undefined for a resource of an unknown kind. */
export function serviceOf(resource: ManagedResource | undefined): KeyService | undefined {
  switch (resource?.kind) {
    case undefined:
    case "Global":
      return "controlPlane";
    case "Tableflow":
      return "tableflow";
    case "Region":
      return group(resource.apiVersion) === "fcpm" ? "flink" : undefined;
    case "Cluster":
      return clusterServices[group(resource.apiVersion)];
    default:
      return undefined;
  }
}

/** The form of the resource IDs of each service. */
const idsOf: Readonly<Record<KeyService, { readonly match: RegExp; readonly says: string }>> = {
  controlPlane: { match: /^global$/, says: "be global" },
  tableflow: { match: /^tableflow$/, says: "be tableflow" },
  kafka: { match: /^lkc-/, says: "begin with lkc-" },
  schemaRegistry: { match: /^lsrc-/, says: "begin with lsrc-" },
  ksqlDb: { match: /^lksqlc-/, says: "begin with lksqlc-" },
  flink: { match: /^[^.]+\.[^.]+$/, says: "be <cloud>.<region>, such as aws.us-east-1" },
};

function partsGoTogether(): Rule {
  return {
    says: "id, kind and apiVersion must belong to the same service.",
    fields: ["id", "kind", "apiVersion"],
    test: ({ id, kind, apiVersion }, shown) => {
      if (typeof id !== "string" || id === "" || isUnknown(id)) return [];
      const resource = { id, kind, apiVersion } as ManagedResource;
      // Other checks report invalid values. Unknown values are checked once they are known.
      if (!kinds.some((one) => one === kind) || !apiVersions.some((one) => one === apiVersion)) return [];
      const service = serviceOf(resource);
      if (service === undefined) {
        const message = `does not match the kind ${shown("kind", kind)}; take both from the same object`;
        return [{ path: "apiVersion", message }];
      }
      const form = idsOf[service];
      if (form.match.test(resource.id)) return [];
      const message = `must ${form.says}, because the API version is ${shown("apiVersion", apiVersion)}`;
      return [{ path: "id", message }];
    },
  };
}

/** The services with clusters, by the group of their API version. */
export const clusterServices: Readonly<Record<string, KeyService>> = {
  cmk: "kafka",
  srcm: "schemaRegistry",
  ksqldbcm: "ksqlDb",
};

/** The group of an API version: `cmk` for `cmk/v2`. */
export function group(apiVersion: string): string {
  return apiVersion.split("/", 1)[0] ?? "";
}
