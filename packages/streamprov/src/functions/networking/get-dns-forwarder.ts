import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { dnsForwarderFields, dnsForwarders, waysInLists } from "../../resources/networking/dns-forwarder.ts";

export const getDnsForwarder = lookupObject("getDnsForwarder", {
  docs: "Looks up a DNS forwarder of an environment by its ID, in any status.",
  example: `const company = streamprov.getDnsForwarderOutput({
    id: config.require("dnsForwarderId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "DNS forwarder",
  idForm: "dnsf-...",
  collection: dnsForwarders,
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(dnsForwarderFields, {
    inLists: { forwardViaIps: "forwardViaIp", forwardViaGcpDnsZones: "forwardViaGcpDnsZones", gateways: "gateway" },
  }),
  parts: waysInLists,
});
