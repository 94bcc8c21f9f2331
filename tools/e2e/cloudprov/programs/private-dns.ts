import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const privateDnsUpdates = 1;

/** Every kind of resource of private DNS. */
export function privateDns({ note }: { readonly note: string }): void {
  const region = "ap-guangzhou";
  const network = new cloudprov.Vpc("internal", { cidrBlock: "10.3.0.0/16" });
  const zone = new cloudprov.PrivateDnsZone("internal", {
    domain: "internal.example.com",
    remark: note,
    tags: { team: "shop" },
  });
  new cloudprov.PrivateDnsZoneVpcAttachment("internal", {
    zoneId: zone.id,
    vpcSet: { uniqVpcId: network.id, region },
  });
  new cloudprov.PrivateDnsRecord("database", {
    zoneId: zone.id,
    subDomain: "db",
    recordType: "A",
    recordValue: "10.3.1.5",
    status: "disabled",
  });
}
