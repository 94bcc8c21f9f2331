import { CodedError, field, fromWire, isUnknown, type OutputOf, type Rule, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
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

/** The resource in the request that creates a key. */
export function toRequest({ id, kind, apiVersion, environment }: ManagedResource): Body {
  if (group(apiVersion) in clusterServices) return { id, kind };
  const isFlink = group(apiVersion) === "fcpm";
  return { id, kind, api_version: apiVersion, ...(isFlink && environment ? { environment: environment.id } : {}) };
}

/** The fields of the resource in a response. */
const answerFacts = {
  id: responseField.string({ wire: "id" }),
  kind: responseField.string({ wire: "kind" }),
  apiVersion: responseField.string({ wire: "api_version" }),
};

/**
 * The resource in a response; undefined for a Cloud API key.
 *
 * @throws Error when the ID of a Flink region does not have a documented form.
 */
export function fromResponse(resource: Body | null | undefined): ManagedResource | undefined {
  if (!resource || isCloud(resource)) return undefined;
  const { id, apiVersion } = fromWire(answerFacts, resource);
  const kind = kindOf(resource);
  // Without a kind, it may be a Cloud API key.
  if (kind === undefined) return undefined;
  return {
    id: group(apiVersion) === "fcpm" ? flinkRegion(id) : id,
    kind,
    apiVersion: apiVersion as ManagedResource["apiVersion"],
  };
}

/** The environment of the resource in a response, from its property or its name; undefined if the response has neither. */
export function environmentIn(resource: Body | undefined): string | undefined {
  const { environment, resourceName } = fromWire(placeFacts, resource ?? {});
  return environment || /\/environment=([^/]+)/.exec(resourceName)?.[1];
}

const placeFacts = {
  environment: responseField.string({ optional: true, wire: "environment" }),
  resourceName: responseField.string({ wire: "resource_name" }),
};

/** The resource's kind in a response, as programs write it; undefined if the response lacks it. */
export function kindOf(resource: Body): ManagedResource["kind"] | undefined {
  const { kind } = fromWire(answerFacts, resource);
  if (kind === "") return undefined;
  return kind === "SchemaRegistry" || kind === "ksqlDB" ? "Cluster" : (kind as ManagedResource["kind"]);
}

/** True when the resource in a response is the one in the program. */
export function isFor(resource: Body | null | undefined, wanted: ManagedResource | undefined): boolean {
  const cloud = !resource || isCloud(resource);
  if (cloud || !wanted) return cloud && !wanted;
  return [wanted.id, `${wanted.environment?.id}.${wanted.id}`].includes(String(resource["id"]));
}

const clusterServices: Readonly<Record<string, KeyService>> = {
  cmk: "kafka",
  srcm: "schemaRegistry",
  ksqldbcm: "ksqlDb",
};

/** The group of an API version: `cmk` for `cmk/v2`. */
function group(apiVersion: string): string {
  return apiVersion.split("/", 1)[0] ?? "";
}

function isCloud(resource: Body): boolean {
  return String(resource["kind"]).toLowerCase() === "cloud";
}

/** `<cloud>.<region>` without the leading environment. */
function flinkRegion(id: string): string {
  const parts = id.split(".");
  if (parts.length === 3) parts.shift();
  if (parts.length !== 2) {
    throw new CodedError(
      "invalid-response",
      `the platform returned "${id}" as the Flink region of the key: expected <cloud>.<region> or <environment>.<cloud>.<region>`,
    );
  }
  return parts.join(".");
}
