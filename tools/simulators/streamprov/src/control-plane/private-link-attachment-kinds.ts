import { oneOf, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";
import { at, idAt, type KeptKind } from "./kept-kind.ts";
import { inEnvironment, kinds, path, prefixed, specs, writtenKind } from "./networking-parts.ts";
import { referenceShape } from "./reference-shape.ts";

/** The names of these kinds say nothing of their environment. */
const ofTheOrganization = { ...inEnvironment, below: () => [] } as const;

/** Private link attachments and their connections. */
export const privateLinkAttachmentKinds = {
  privateLinkAttachments: {
    ...ofTheOrganization,
    path: `${path}/private-link-attachments`,
    kind: "PrivateLinkAttachment",
    noun: "private-link-attachment",
    idPrefix: "platt",
    ready: "WAITING_FOR_CONNECTIONS",
    filters: {
      "spec.display_name": "spec.display_name",
      "spec.cloud": "spec.cloud",
      "spec.region": "spec.region",
      "status.phase": "status.phase",
    },
    ...specs({ cloud: oneOf("AWS", "GCP", "AZURE"), region: text({ min: 1 }) }),
    status(one: KeptObject) {
      const service = services[String(at(one.body, "spec.cloud"))]?.(one.id);
      return one.phase === "PROVISIONING" || service === undefined
        ? {}
        : { dns_domain: `${one.id}.example.com`, cloud: { ...service, kind: writtenKind(service.kind) } };
    },
  },
  privateLinkAttachmentConnections: {
    ...ofTheOrganization,
    path: `${path}/private-link-attachment-connections`,
    kind: "PrivateLinkAttachmentConnection",
    noun: "private-link-attachment-connection",
    idPrefix: "plattc",
    references: { "spec.private_link_attachment": `${path}/private-link-attachments` },
    filters: { "spec.private_link_attachment": "spec.private_link_attachment.id" },
    ...specs({
      private_link_attachment: referenceShape,
      cloud: kinds({
        AwsPrivateLinkAttachmentConnection: { vpc_endpoint_id: text({ min: 1 }) },
        AzurePrivateLinkAttachmentConnection: { private_endpoint_resource_id: text({ min: 1 }) },
        GcpPrivateLinkAttachmentConnection: { private_service_connect_connection_id: text({ min: 1 }) },
      }),
    }),
    check(world: World, body: Json) {
      const id = idAt(body, "spec.private_link_attachment");
      if (world.kept.privateLinkAttachments.get(id)?.environmentId !== idAt(body, "spec.environment"))
        throw invalid(400, "/spec/private_link_attachment", `names ${id}, which is no attachment of the environment`);
    },
    shows: (one: KeptObject) => prefixed(one, "spec.cloud"),
  },
} satisfies Readonly<Record<string, KeptKind>>;

/** The service of an attachment in each cloud. */
const services: Readonly<Record<string, (id: string) => Json & { readonly kind: string }>> = {
  AWS: (id) => ({
    kind: "AwsPrivateLinkAttachmentStatus",
    vpc_endpoint_service: { vpc_endpoint_service_name: `com.amazonaws.vpce.vpce-svc-${id.slice(6)}` },
  }),
  AZURE: (id) => ({
    kind: "AzurePrivateLinkAttachmentStatus",
    private_link_service: {
      private_link_service_alias: `${id}.privatelinkservice`,
      private_link_service_resource_id: `/subscriptions/s/privateLinkServices/${id}`,
    },
  }),
  GCP: (id) => ({
    kind: "GcpPrivateLinkAttachmentStatus",
    service_attachment: {
      private_service_connect_service_attachment: `projects/p/regions/r/serviceAttachments/${id}`,
    },
  }),
};
