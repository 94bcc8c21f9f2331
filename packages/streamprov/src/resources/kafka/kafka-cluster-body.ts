import { field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { outputText } from "../../platform/texts.ts";

/** What the platform tells of a cluster and no program gives: the same in the resource and in the lookups. */
export const clusterOutputs = {
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object, for `ApiKey.managedResource`.",
  }),
  kind: field.string({
    output: true,
    wire: "kind",
    docs: "Kind of the object, for `ApiKey.managedResource`.",
  }),
  bootstrapEndpoint: field.string({
    output: true,
    wire: "spec.kafka_bootstrap_endpoint",
    docs: "Where Kafka clients connect first, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being made.",
  }),
  restEndpoint: field.string({
    output: true,
    wire: "spec.http_endpoint",
    docs: "REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being made.",
  }),
  rbacCrn: field.string({
    output: true,
    docs: "Confluent Resource Name that role bindings to things inside the cluster begin with: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`.",
  }),
  endpoints: field.list(
    field.object(
      {
        accessPointId: field.string({ output: true, docs: "Access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`." }),
        bootstrapEndpoint: field.string({ output: true, docs: "Where Kafka clients connect first." }),
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
 * The parts of a cluster's body that do not follow its fields. The lookups show them as they are; in the resource the
 * kinds Basic and Standard are one object each instead of a list.
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

/** What is read of a cluster's body here. */
const partsFacts = {
  resourceName: field.string({
    output: true,
    wire: "metadata.resource_name",
    docs: "Resource name of its Kafka part.",
  }),
  kind: field.string({ output: true, wire: "spec.config.kind", docs: "Kind of the cluster." }),
  maxEcku: field.integer({ output: true, wire: "spec.config.max_ecku", docs: "Limit of elastic CKUs." }),
  cku: field.integer({ output: true, wire: "spec.config.cku", docs: "CKUs that were asked for." }),
  encryptionKey: outputText("spec.config.encryption_key", "Legacy key."),
  zones: field.list(field.string({ docs: "A zone." }), {
    output: true,
    wire: "spec.config.zones",
    docs: "Its zones.",
  }),
  endpoints: field.map(
    field.object(
      {
        bootstrapEndpoint: outputText("kafka_bootstrap_endpoint", "Where Kafka clients connect first."),
        restEndpoint: outputText("http_endpoint", "REST endpoint."),
        connectionType: outputText("connection_type", "How it is reached."),
      },
      { docs: "Endpoints of one access point." },
    ),
    { output: true, wire: "spec.endpoints", docs: "Endpoints by access point." },
  ),
  statusCku: field.integer({ output: true, optional: true, wire: "status.cku", docs: "CKUs that it has." }),
};

/** The cluster's resource name without the Kafka part at its end. */
function rbacCrn(name: string, body: Body): string {
  if (name === "") return "";
  const end = name.lastIndexOf("/kafka=");
  if (end < 0) {
    throw new Error(
      `the resource name of Kafka cluster ${String(body["id"])} is "${name}", without the /kafka= part that its RBAC name is made from`,
    );
  }
  return name.slice(0, end);
}
