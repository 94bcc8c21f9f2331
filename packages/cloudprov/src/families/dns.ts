import type { Family } from "@org/core-provider";
import { getDnspodRecords } from "../functions/dns/get-dnspod-records.ts";
import type { Clients } from "../platform/clients.ts";
import { dnspodDomainInstance } from "../resources/dns/dnspod-domain-instance.ts";
import { dnspodRecord } from "../resources/dns/dnspod-record.ts";

export const family: Family<Clients> = {
  title: "DNS",
  platformPage: { title: "DNSPod", url: "https://cloud.tencent.com/document/product/1427" },
  resources: [dnspodDomainInstance, dnspodRecord],
  functions: [getDnspodRecords],
};
