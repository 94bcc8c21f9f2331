import { field, fromWire, isUnknown, type OutputOf, type Rule } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { id as idForm } from "../../platform/ids.ts";

const kinds = ["Cluster", "Region", "Tableflow", "Global"] as const;
const apiVersions = ["cmk/v2", "srcm/v2", "srcm/v3", "ksqldbcm/v2", "fcpm/v2", "tableflow/v1", "global/v1"] as const;

/** What an API key opens. */
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
      docs: "`Region` for Flink, `Cluster` for Kafka, Schema Registry and ksqlDB.",
    }),
    apiVersion: field.string({
      required: true,
      values: apiVersions,
      equality: (before, after) => group(String(before)) === group(String(after)),
      docs: "API of the resource: `cmk` is Kafka, `srcm` Schema Registry, `ksqldbcm` ksqlDB, `fcpm` Flink.",
    }),
    environment: field.object(
      {
        id: field.string({
          required: true,
          ...idForm,
          docs: "ID of the environment, `env-...`.",
        }),
      },
      // The platform takes it for Flink alone, and tells it of few.
      {
        local: true,
        terraform: { many: true },
        docs: "Environment of the resource. Needed for Flink, and for Kafka to find out when the key is ready.",
      },
    ),
  },
  {
    replaceOnChange: true,
    rules: [partsGoTogether()],
    docs: "Cluster, region or service that the key opens. Left out, it is a Cloud API key, for the control plane.",
  },
);

/** A resource that an API key opens; its absence stands for the control plane. */
export type ManagedResource = OutputOf<typeof managedResource>;

/** The services that keys are for. */
export type KeyService = "controlPlane" | "kafka" | "schemaRegistry" | "ksqlDb" | "flink" | "tableflow";

/** The service that a key is for; undefined for a resource of an unknown kind. */
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

/** How the IDs look of what a service's keys are for. */
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
    says: "id, kind and apiVersion are those of one service.",
    fields: ["id", "kind", "apiVersion"],
    test: ({ id, kind, apiVersion }, shown) => {
      if (typeof id !== "string" || id === "" || isUnknown(id)) return [];
      const resource = { id, kind, apiVersion } as ManagedResource;
      // What is none of these is a problem by itself; what is unknown yet, none at all.
      if (!kinds.some((one) => one === kind) || !apiVersions.some((one) => one === apiVersion)) return [];
      const service = serviceOf(resource);
      if (service === undefined) {
        const message = `does not go with the kind ${shown("kind", kind)}; take both from one object`;
        return [{ path: "apiVersion", message }];
      }
      const form = idsOf[service];
      if (form.match.test(resource.id)) return [];
      const message = `must ${form.says}, because the key is for the API ${shown("apiVersion", apiVersion)}`;
      return [{ path: "id", message }];
    },
  };
}

/** The resource as a request that makes a key wants it. */
export function toRequest({ id, kind, apiVersion, environment }: ManagedResource): Body {
  if (group(apiVersion) in clusterServices) return { id, kind };
  const isFlink = group(apiVersion) === "fcpm";
  return { id, kind, api_version: apiVersion, ...(isFlink && environment ? { environment: environment.id } : {}) };
}

/** What an answer tells of the resource. */
const answerFacts = {
  id: field.string({ output: true, wire: "id", docs: "Its ID." }),
  kind: field.string({ output: true, wire: "kind", docs: "Its kind." }),
  apiVersion: field.string({ output: true, wire: "api_version", docs: "Its API." }),
};

/**
 * The resource of an answer, undefined for a Cloud API key.
 *
 * @throws Error when the ID of a Flink region has another form than the platform documents.
 */
export function fromAnswer(resource: Body | null | undefined): ManagedResource | undefined {
  if (!resource || isCloud(resource)) return undefined;
  const { id, apiVersion } = fromWire(answerFacts, resource);
  return {
    id: group(apiVersion) === "fcpm" ? flinkRegion(id) : id,
    kind: kindOf(resource),
    apiVersion: apiVersion as ManagedResource["apiVersion"],
  };
}

/** The kind of an answer's resource, in the words that programs use. */
export function kindOf(resource: Body): ManagedResource["kind"] {
  const kind = String(resource["kind"]);
  return kind === "SchemaRegistry" || kind === "ksqlDB" ? "Cluster" : (kind as ManagedResource["kind"]);
}

/** True when an answer's resource is the one that a program names. */
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

/** The group of an API version: `cmk` of `cmk/v2`. */
function group(apiVersion: string): string {
  return apiVersion.split("/", 1)[0] ?? "";
}

function isCloud(resource: Body): boolean {
  return String(resource["kind"]).toLowerCase() === "cloud";
}

/** `<cloud>.<region>` of it, with or without the environment in front. */
function flinkRegion(id: string): string {
  const parts = id.split(".");
  if (parts.length === 3) parts.shift();
  if (parts.length !== 2) {
    throw new Error(
      `the platform names the Flink region of the key "${id}", which is neither <cloud>.<region> nor <environment>.<cloud>.<region>`,
    );
  }
  return parts.join(".");
}
