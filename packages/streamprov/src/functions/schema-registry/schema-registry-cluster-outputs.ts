import { field } from "@org/core-provider";
import { cloudRegionOutputs, environmentArg } from "../../platform/references.ts";

/** The Schema Registry clusters of an environment. The platform creates them with the first Kafka cluster. */
export const registries = "/srcm/v3/clusters";

/** The outputs of a Schema Registry cluster in lookups. */
export const registryOutputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the cluster, `lsrc-...`." }),
  apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
  displayName: field.string({ output: true, wire: "spec.display_name", docs: "Display name." }),
  environment: environmentArg(),
  package: field.string({ output: true, wire: "spec.package", docs: "`ESSENTIALS` or `ADVANCED`." }),
  ...cloudRegionOutputs(),
  restEndpoint: field.string({
    output: true,
    wire: "spec.http_endpoint",
    docs: "REST endpoint, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`.",
  }),
  catalogEndpoint: field.string({
    output: true,
    wire: "spec.catalog_http_endpoint",
    docs: "REST endpoint of the Stream Catalog.",
  }),
  privateRestEndpoint: field.string({
    output: true,
    deprecated: "use privateRegionalRestEndpoints",
    wire: "spec.private_http_endpoint",
    docs: "REST endpoint in private networks.",
  }),
  privateRegionalRestEndpoints: field.map(field.string({ docs: "REST endpoint." }), {
    output: true,
    wire: "spec.private_networking_config.regional_endpoints",
    docs: "REST endpoints in private networks, by region.",
  }),
  resourceName: field.string({
    output: true,
    wire: "metadata.resource_name",
    docs: "Confluent Resource Name of the cluster.",
  }),
};
