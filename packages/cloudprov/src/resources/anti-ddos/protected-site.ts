import { type CompositeId, compositeId, field } from "@org/core-provider";
import type { EntryKind } from "../../platform/entry-kind.ts";
import { responseList, textAt } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { instanceId, instancePart } from "./protected-instance.ts";

/** The website of an instance that an entry applies to. */
export const siteFields = withWireNames({
  instanceId,
  ip: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "IP address of the instance (not of a visitor).",
  }),
  domain: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "Domain of the website.",
  }),
  protocol: field.string({
    required: true,
    knownValues: ["http", "https", "http/https"],
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Protocol of the website.",
  }),
});

const place = ["instanceId", "ip", "domain", "protocol"] as const;

const siteEntryId: CompositeId = compositeId({
  separator: "#",
  parts: [
    instancePart,
    { property: "policyId", form: "<policy ID>", wire: "PolicyId", match: /[^#]+/, example: "ccb-a10dg3gw" },
    { property: "ip", example: "203.0.113.10" },
    { property: "domain", example: "www.example.com" },
    { property: "protocol", example: "http" },
  ],
});

const policyId = textAt("PolicyId");

/** The definition that all entries of a website share: the platform gives each an ID that only its listing contains. */
export function siteEntry(
  list: { readonly action: string; readonly member: string },
  { asRead = (element) => element, ...more }: Partial<Pick<EntryKind["listing"], "asRead" | "narrows">> = {},
): Pick<EntryKind, "service" | "id" | "place" | "own" | "keys" | "listing"> {
  return {
    service: "antiddos",
    id: siteEntryId,
    place,
    own: "policyId",
    keys: (entry) => [policyId(entry)],
    listing: {
      action: list.action,
      parameters: ({ instanceId: instance, ip, domain, protocol }) => ({
        Business: String(instance).startsWith("bgp-") ? "bgp-multip" : "bgpip",
        InstanceId: instance,
        Ip: ip,
        Domain: domain,
        Protocol: protocol,
      }),
      list: (readable) => responseList(list.member, readable),
      // Undocumented: the number of elements that the platform is known to return.
      pageSize: 20,
      asRead,
      ...more,
    },
  };
}
