import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { dnsRecordFields, dnsRecords, dnsRecordTargets } from "../../resources/networking/dns-record.ts";

/** The kinds as lists: the one that the object is of has an element. */
const inLists = { privateLinkAccessPoints: "privateLinkAccessPoint" } as const;

export const getDnsRecord = lookupObject("getDnsRecord", {
  docs: "Looks up a DNS record of an environment by its ID, in whatever state it is.",
  example: `const orders = streamprov.getDnsRecordOutput({
    id: "dnsrec-abc123",
    environment: { id: "env-abc123" },
});`,
  what: "DNS record",
  idForm: "dnsrec-...",
  collection: dnsRecords,

  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(dnsRecordFields, { inLists: { ...inLists, gateways: "gateway" } }),
  parts: dnsRecordTargets.inLists(inLists),
});
