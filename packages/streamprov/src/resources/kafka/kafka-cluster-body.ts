import { CodedError, field, fromWire, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { outputText } from "../../platform/texts.ts";

/** The outputs of a cluster, which the resource and the lookups share. */
export const clusterOutputs = {
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object. Pass it to `ApiKey.managedResource`.",
  }),
  kind: field.string({
    output: true,
    wire: "kind",
    docs: "Kind of the object. Pass it to `ApiKey.managedResource`.",
  }),
  bootstrapEndpoint: field.string({
    output: true,
    wire: "spec.kafka_bootstrap_endpoint",
    docs: "Bootstrap endpoint for Kafka clients, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being created.",
  }),
  restEndpoint: field.string({
    output: true,
    wire: "spec.http_endpoint",
    docs: "REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being created.",
  }),
  rbacCrn: field.string({
    output: true,
    docs: "Prefix of the Confluent Resource Names of objects in the cluster, for role bindings: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`.",
  }),
  endpoints: field.list(
    field.object(
      {
        accessPointId: field.string({
          output: true,
          docs: "ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`.",
        }),
        bootstrapEndpoint: field.string({ output: true, docs: "Bootstrap endpoint for Kafka clients." }),
        restEndpoint: field.string({ output: true, docs: "REST endpoint." }),
        connectionType: field.string({
          output: true,
          docs: "`PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`.",
        }),
      },
      { output: true, docs: "Endpoints of one access point." },
    ),
    { output: true, terraform: { plural: true }, docs: "Endpoints by access point, sorted by the access point's ID." },
  ),
};

/**
 * The values that do not follow from the wire names. Lookups return them as they are; in the resource, Basic and Standard
 * are objects instead of lists.
 */
export function clusterParts(body: Body) {
  const { kind, maxEcku, zones, encryptionKey, cku, statusCku, endpoints, resourceName } = fromWire(partsFacts, body);
  const when = <T>(wanted: string, value: T): readonly T[] => (kind === wanted ? [value] : []);
  return {
    rbacCrn: rbacCrn(resourceName, body),
    endpoints: Object.entries(endpoints)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([accessPointId, endpoint]) => ({ accessPointId, ...endpoint })),
    basics: when("Basic", { maxEcku }),
    standards: when("Standard", { maxEcku }),
    dedicated: when("Dedicated", { cku: statusCku ?? cku, encryptionKey, zones })[0],
    enterprises: when("Enterprise", { maxEcku }),
    freights: when("Freight", { maxEcku, zones }),
  };
}

/** The fields of a cluster that this file reads. */
const partsFacts = {
  resourceName: responseField.string({
    wire: "metadata.resource_name",
  }),
  kind: responseField.string({ wire: "spec.config.kind" }),
  maxEcku: responseField.integer({ wire: "spec.config.max_ecku" }),
  cku: responseField.integer({ wire: "spec.config.cku" }),
  encryptionKey: outputText("spec.config.encryption_key"),
  zones: responseField.list(responseField.string({}), {
    wire: "spec.config.zones",
  }),
  endpoints: responseField.map(
    responseField.object(
      {
        bootstrapEndpoint: outputText("kafka_bootstrap_endpoint"),
        restEndpoint: outputText("http_endpoint"),
        connectionType: outputText("connection_type"),
      },
      {},
    ),
    { wire: "spec.endpoints" },
  ),
  statusCku: responseField.integer({ optional: true, wire: "status.cku" }),
};

/** The cluster's resource name without the Kafka part at the end. */
function rbacCrn(name: string, body: Body): string {
  if (name === "") return "";
  const end = name.lastIndexOf("/kafka=");
  if (end < 0) {
    throw new CodedError(
      "invalid-response",
      `the resource name of the Kafka cluster ${String(body["id"])} is "${name}": expected a /kafka= part at its end`,
    );
  }
  return name.slice(0, end);
}
