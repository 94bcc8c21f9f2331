import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import {
  describedInPlace,
  environmentRef,
  fixedReference,
  networkRef,
  platformNamed,
  resourceName,
} from "../../platform/references.ts";

export const networkLinkEndpointFields = {
  displayName: platformNamed(),
  description: describedInPlace(),
  network: networkRef(),
  networkLinkService: fixedReference({
    wire: "spec.network_link_service",
    idDocs: "ID of the network link service, `nls-...`.",
    docs: "Network link service that it connects to.",
  }),
  environment: environmentRef(),
  resourceName: resourceName("environment=env-abc123/network=n-abc123/network-link-endpoint=nle-abc123"),
};

/** Where network link endpoints are: one collection for each environment. */
export const networkLinkEndpoints = environmentCollection({
  kind: "NetworkLinkEndpoint",
  path: "/networking/v1/network-link-endpoints",
  phases: {
    // One in a network without a Kafka cluster is INACTIVE until there is a cluster.
    done: ["READY", "PENDING_ACCEPT", "INACTIVE"],
    failed: ["FAILED", "EXPIRED", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: {
      PENDING_ACCEPT: "let the owner of the network link service accept it before it expires",
      EXPIRED: "it was not accepted in time and can only be deleted",
      DISCONNECTED: "the owner of the network link service does not accept it any more",
    },
    deletion: "takes time",
  },
});

export const networkLinkEndpoint = resource("NetworkLinkEndpoint", {
  docs: "The endpoint of a network, by which it connects to a network link service of another network of the platform. It is made when the platform has asked for the connection: where the service does not accept it by itself, its owner does.",
  example: `const endpoint = new streamprov.NetworkLinkEndpoint("orders", {
    displayName: "orders",
    network: { id: "n-abc123" },
    networkLinkService: { id: "nls-abc123" },
    environment: { id: "env-abc123" },
});`,
  fields: networkLinkEndpointFields,
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<network link endpoint ID>", "nle-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(networkLinkEndpointFields, networkLinkEndpoints),
});
