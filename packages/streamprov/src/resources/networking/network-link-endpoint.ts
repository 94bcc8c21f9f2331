import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import {
  describedInPlace,
  environmentRef,
  fixedReference,
  networkRef,
  platformNamed,
  resourceName,
} from "../../platform/references.ts";
import { notProvided } from "../../platform/remedies.ts";

export const networkLinkEndpointFields = {
  displayName: platformNamed(),
  description: describedInPlace(),
  network: networkRef(),
  networkLinkService: fixedReference({
    wire: "spec.network_link_service",
    idDocs: "ID of the network link service, `nls-...`.",
    docs: "Network link service that the endpoint connects to.",
  }),
  environment: environmentRef(),
  resourceName: resourceName("environment=env-abc123/network=n-abc123/network-link-endpoint=nle-abc123"),
};

/** The network link endpoints of an environment. */
export const networkLinkEndpoints = environmentCollection({
  kind: "NetworkLinkEndpoint",
  path: "/networking/v1/network-link-endpoints",
  phases: {
    // An endpoint stays INACTIVE while its network has no Kafka cluster.
    done: ["READY", "PENDING_ACCEPT", "INACTIVE"],
    failed: ["FAILED", "EXPIRED", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: {
      PENDING_ACCEPT: "ask the owner of the network link service to accept it before it expires",
      EXPIRED: "it was not accepted in time and can only be deleted",
      DISCONNECTED: "the owner of the network link service no longer accepts it",
    },
    deletion: "takes time",
  },
});

export const networkLinkEndpoint = resource("NetworkLinkEndpoint", {
  docs: "An endpoint that connects a network to a network link service in another network of the platform. The resource is ready once the connection is requested: if the service does not accept it automatically, its owner does.",
  platformPage: apiPage("Network Link Endpoints (networking/v1)"),
  example: `const endpoint = new streamprov.NetworkLinkEndpoint("orders", {
    displayName: "orders",
    network: { id: config.require("networkId") },
    networkLinkService: { id: config.require("networkLinkServiceId") },
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "ended in the state": notProvided("endpoint"),
    "is no network link service":
      "The ID in `networkLinkService` is wrong, or the service does not accept this environment or network: add it to `accept` of the service.",
  },
  ...controlPlaneObject(networkLinkEndpointFields, networkLinkEndpoints),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<network link endpoint ID>", "nle-abc123").import,
});
