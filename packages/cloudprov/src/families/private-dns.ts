import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { privateDnsRecord } from "../resources/private-dns/private-dns-record.ts";
import { privateDnsZone } from "../resources/private-dns/private-dns-zone.ts";
import { privateDnsZoneVpcAttachment } from "../resources/private-dns/private-dns-zone-vpc-attachment.ts";

export const family: Family<Clients> = {
  title: "Private DNS",
  platformPage: { title: "Private DNS", url: "https://cloud.tencent.com/document/product/1338" },
  resources: [privateDnsZone, privateDnsZoneVpcAttachment, privateDnsRecord],
  functions: [],
};
