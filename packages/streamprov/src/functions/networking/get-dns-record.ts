import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { dnsRecordFields, dnsRecords, dnsRecordTargets } from "../../resources/networking/dns-record.ts";

/** The types as lists: only the list of the record's type has an element. */
const inLists = { privateLinkAccessPoints: "privateLinkAccessPoint" } as const;

export const getDnsRecord = lookupObject("getDnsRecord", {
  docs: "Looks up a DNS record of an environment by its ID, in any status.",
  example: `const orders = streamprov.getDnsRecordOutput({
    id: config.require("dnsRecordId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "DNS record",
  idForm: "dnsrec-...",
  collection: dnsRecords,

  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(dnsRecordFields, { inLists: { ...inLists, gateways: "gateway" } }),
  parts: dnsRecordTargets.inLists(inLists),
});
