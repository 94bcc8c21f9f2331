import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { id } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, gatewayRef, platformNamed } from "../../platform/references.ts";
import { notProvided, otherEnvironment } from "../../platform/remedies.ts";
import { fixedText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";

export const dnsRecordFields = {
  displayName: platformNamed(),
  domain: fixedText("spec.domain", "Fully qualified domain name of the record."),
  gateway: gatewayRef(),
  environment: environmentRef(),
  privateLinkAccessPoint: field.object(
    {
      id: field.string({
        required: true,
        ...id,
        wire: "resource_id",
        docs: "ID of the access point, `ap-...`.",
        inputDocs: "Can be changed in place.",
      }),
    },
    { computed: true, docs: "Access point that the domain resolves to." },
  ),
};

export const dnsRecordTargets = variants(dnsRecordFields, {
  at: "spec.config",
  kinds: { privateLinkAccessPoint: "PrivateLinkAccessPoint" },
});

/** The DNS records of an environment. */
export const dnsRecords = environmentCollection({
  kind: "DnsRecord",
  path: "/networking/v1/dns-records",
  phases: {
    // A record stays CREATED until the network has a Kafka cluster, and then becomes READY.
    done: ["READY", "CREATED"],
    reasonAt: "status.error_message",
    deletion: "takes time",
  },
});

export const dnsRecord = resource("DnsRecord", {
  docs: "A domain name that the clusters of a gateway resolve to an access point.",
  platformPage: apiPage("DNS Records (networking/v1)"),
  example: `const record = new streamprov.DnsRecord("orders", {
    displayName: "orders",
    domain: "orders.example.com",
    gateway: { id: config.require("gatewayId") },
    environment: { id: config.require("environmentId") },
    privateLinkAccessPoint: { id: config.require("privateLinkAccessPointId") },
});`,
  errors: {
    "ended in the state": notProvided("record"),
    "is no gateway of the environment": otherEnvironment("gateway"),
  },
  ...controlPlaneObject(dnsRecordFields, dnsRecords, dnsRecordTargets),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<DNS record ID>", "dnsrec-abc123").import,
});
