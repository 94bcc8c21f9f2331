/**
 * Names for the machines of a private network: a zone that is visible only in that network and in the one of a partner
 * team, with a record for a database.
 */
import * as cloudprov from "@org/cloudprov";

const backend = new cloudprov.Vpc("backend", { name: "backend", cidrBlock: "10.20.0.0/16" });
const reporting = new cloudprov.Vpc("reporting", { name: "reporting", cidrBlock: "10.21.0.0/16" });
const internal = new cloudprov.PrivateDnsZone("internal", {
  domain: "internal.example.com",
  remark: "Names of the back end",
  tags: { team: "shop" },
});
new cloudprov.PrivateDnsZoneVpcAttachment("backend", {
  zoneId: internal.id,
  vpcSet: { uniqVpcId: backend.id, region: "ap-guangzhou" },
});
new cloudprov.PrivateDnsZoneVpcAttachment("reporting", {
  zoneId: internal.id,
  vpcSet: { uniqVpcId: reporting.id, region: "ap-guangzhou" },
});
new cloudprov.PrivateDnsRecord("orders", {
  zoneId: internal.id,
  subDomain: "orders",
  recordType: "A",
  recordValue: "10.20.1.5",
  ttl: 300,
});
