import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { notProvided, otherEnvironment } from "../../platform/remedies.ts";
import { accessPointEndpoints, accessPointFields } from "./access-point-endpoints.ts";

/** The access points of an environment. */
export const accessPoints = environmentCollection({
  kind: "AccessPoint",
  path: "/networking/v1/access-points",
  phases: {
    done: ["READY", "PENDING_ACCEPT", "CREATED"],
    failed: ["FAILED", "ERROR", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: {
      PENDING_ACCEPT: "accept the connection in the account of the other network",
      DISCONNECTED: "the connection was disconnected in the account of the other network",
    },
    deletion: "takes time",
  },
});

export const accessPoint = resource("AccessPoint", {
  docs: "An access point of a gateway: one ingress or egress connection. Set exactly one property for the type of the connection.",
  platformPage: apiPage("Access Points (networking/v1)"),
  example: `const accessPoint = new streamprov.AccessPoint("orders", {
    displayName: "orders",
    gateway: { id: config.require("gatewayId") },
    environment: { id: config.require("environmentId") },
    awsEgressPrivateLinkEndpoint: {
        vpcEndpointServiceName: "com.amazonaws.vpce.us-east-2.vpce-svc-00000000000000000",
    },
});`,
  errors: {
    "ended in the state": notProvided("access point"),
    "is no gateway of the environment": otherEnvironment("gateway"),
  },
  ...controlPlaneObject(accessPointFields, accessPoints, accessPointEndpoints),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<access point ID>", "ap-abc123").import,
});
