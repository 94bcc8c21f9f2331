import { field } from "@org/core-provider";
import { id } from "../../platform/ids.ts";
import { lookupAll } from "../../platform/listing.ts";
import { clouds } from "../../platform/references.ts";
import { outputText } from "../../platform/texts.ts";

/** What an endpoint belongs to, as a list of at most one. */
const of = (wire: string, idDocs: string, docs: string) =>
  field.list(field.object({ id: outputText("id", idDocs) }, { docs }), {
    output: true,
    single: "optional",
    wire,
    docs,
  });

export const getEndpoint = lookupAll("getEndpoint", {
  docs: "Lists the endpoints of a service in an environment: the addresses by which it is reached, over the internet or private networking.",
  example: `const endpoints = streamprov.getEndpointOutput({
    filter: { environment: { id: "env-abc123" }, service: "KAFKA", cloud: "AWS", isPrivate: true },
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
          docs: "Service that is reached.",
        }),
        cloud: field.string({ knownValues: clouds, docs: "Cloud that it is in; any when left out." }),
        region: field.string({ docs: "Region of the cloud, such as `us-east-2`; any when left out." }),
        isPrivate: field.boolean({
          docs: "Private endpoints alone, or public ones alone; both when left out.",
        }),
        resource: field.string({
          docs: "ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, that is reached; any when left out.",
        }),
      },
      { required: true, docs: "Which endpoints to list." },
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
    cloud: outputText("cloud", "Cloud that it is in."),
    region: outputText("region", "Region of the cloud."),
    service: outputText("service", "`KAFKA`, `SCHEMA_REGISTRY` or `FLINK`."),
    endpoint: outputText("endpoint", "The address: a URL, or a host with its port."),
    endpointType: outputText("endpoint_type", "`REST`, `BOOTSTRAP` or `LANGUAGE_SERVICE`."),
    connectionType: outputText(
      "connection_type",
      "`PUBLIC`, `PRIVATE_LINK`, `PEERING`, `TRANSIT_GATEWAY` or `PRIVATE_NETWORK_INTERFACE`.",
    ),
    isPrivate: field.boolean({
      output: true,
      wire: "is_private",
      docs: "Whether it is reached by private networking.",
    }),
    environment: field.object(
      { id: outputText("id", "ID of the environment; empty when the platform tells none.") },
      { output: true, wire: "environment", docs: "Environment that it belongs to." },
    ),
    resources: field.list(
      field.object(
        {
          id: outputText("id", "ID of the cluster."),
          kind: outputText("kind", "Kind of the cluster; empty when there is none."),
        },
        { docs: "The cluster that is reached." },
      ),
      { output: true, single: "optional", wire: "resource", docs: "The cluster that is reached, if there is one." },
    ),
    gateways: of("gateway", "ID of the gateway, `gw-...`.", "The gateway that it belongs to, if there is one."),
    accessPoints: of(
      "access_point",
      "ID of the access point, `ap-...`.",
      "The access point that it belongs to, if there is one.",
    ),
  },
});
