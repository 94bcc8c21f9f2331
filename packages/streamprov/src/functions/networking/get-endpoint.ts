import { field } from "@org/core-provider";
import { id } from "../../platform/ids.ts";
import { lookupAll } from "../../platform/listing.ts";
import { clouds } from "../../platform/references.ts";
import { outputText } from "../../platform/texts.ts";

/** The object that an endpoint belongs to, as a list of at most one. */
const of = (wire: string, idDocs: string, docs: string) =>
  field.list(field.object({ id: outputText("id", idDocs) }, { docs }), {
    output: true,
    single: "optional",
    wire,
    docs,
  });

export const getEndpoint = lookupAll("getEndpoint", {
  docs: "Lists the endpoints of a service in an environment: its addresses on the internet and on private networks.",
  example: `const endpoints = streamprov.getEndpointOutput({
    filter: { environment: { id: config.require("environmentId") }, service: "KAFKA", cloud: "AWS", isPrivate: true },
});`,
  collection: { path: () => "/endpoint/v1/endpoints", pageSize: 100 },
  inputs: {
    filter: field.object(
      {
        environment: field.object(
          { id: field.string({ required: true, ...id, docs: "ID of the environment, `env-...`." }) },
          { required: true, docs: "Environment that the endpoints belong to." },
        ),
        service: field.string({
          required: true,
          min: 1,
          knownValues: ["KAFKA", "SCHEMA_REGISTRY", "FLINK"],
          docs: "Service of the endpoints: `KAFKA`, `SCHEMA_REGISTRY` or `FLINK`.",
        }),
        cloud: field.string({ knownValues: clouds, docs: "Cloud of the endpoints. Defaults to any cloud." }),
        region: field.string({ docs: "Region of the cloud, such as `us-east-2`. Defaults to any region." }),
        isPrivate: field.boolean({
          docs: "Lists only private endpoints if true, and only public ones if false. Defaults to both.",
        }),
        resource: field.string({
          docs: "ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, of the endpoints. Defaults to any cluster.",
        }),
      },
      { required: true, docs: "Endpoints to list." },
    ),
  },
  filters: ({ filter: { environment, service, cloud, region, isPrivate, resource } }) => ({
    environment: environment.id,
    service,
    cloud: cloud || undefined,
    region: region || undefined,
    is_private: isPrivate === undefined ? undefined : String(isPrivate),
    resource: resource || undefined,
  }),
  as: "endpoints",
  all: "The endpoints",
  each: "An endpoint.",
  id: ({ filter }) => filter.environment.id,
  outputs: {
    id: outputText("id", "ID of the endpoint."),
    apiVersion: outputText("api_version", "API version of the object."),
    kind: outputText("kind", "Kind of the object."),
    cloud: outputText("cloud", "Cloud of the endpoint."),
    region: outputText("region", "Region of the cloud."),
    service: outputText("service", "`KAFKA`, `SCHEMA_REGISTRY` or `FLINK`."),
    endpoint: outputText("endpoint", "Address: a URL, or a host and port."),
    endpointType: outputText("endpoint_type", "`REST`, `BOOTSTRAP` or `LANGUAGE_SERVICE`."),
    connectionType: outputText(
      "connection_type",
      "`PUBLIC`, `PRIVATE_LINK`, `PEERING`, `TRANSIT_GATEWAY` or `PRIVATE_NETWORK_INTERFACE`.",
    ),
    isPrivate: field.boolean({
      output: true,
      wire: "is_private",
      docs: "Whether the endpoint is on a private network.",
    }),
    environment: field.object(
      { id: outputText("id", "ID of the environment; empty if the platform returns none.") },
      { output: true, wire: "environment", docs: "Environment of the endpoint." },
    ),
    resources: field.list(
      field.object(
        {
          id: outputText("id", "ID of the cluster."),
          kind: outputText("kind", "Kind of the cluster, or empty."),
        },
        { docs: "Cluster of the endpoint." },
      ),
      { output: true, single: "optional", wire: "resource", docs: "Cluster of the endpoint, if there is one." },
    ),
    gateways: of("gateway", "ID of the gateway, `gw-...`.", "Gateway of the endpoint, if there is one."),
    accessPoints: of(
      "access_point",
      "ID of the access point, `ap-...`.",
      "Access point of the endpoint, if there is one.",
    ),
  },
});
