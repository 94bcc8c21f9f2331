import * as cloudprov from "@org/cloudprov";
import { protection, type Site } from "./protection.ts";

/**
 * A package that is bought, with what is set for its address, for all packages, and for a domain that is there, and the
 * lists and policies of the package and of a web site that is there.
 */
export function antiDdos({
  domainName,
  site,
  strict = false,
}: {
  readonly domainName: string;
  readonly site: Site;
  /** Six of them let less through. */
  readonly strict?: boolean;
}): void {
  const alarmThreshold = strict ? 100 : 200;
  const shop = new cloudprov.AntiddosBgpInstance(
    "shop",
    {
      instanceChargeType: "PREPAID",
      packageType: "Standard",
      instanceChargePrepaid: { period: 1 },
      standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
      tagInfoLists: [{ tagKey: "team", tagValue: "shop" }],
    },
    // The platform has no deletion for it.
    { retainOnDelete: true },
  );

  new cloudprov.AntiddosDefaultAlarmThreshold("packages", {
    instanceType: "bgp",
    defaultAlarmConfig: { alarmType: 1, alarmThreshold },
  });
  new cloudprov.AntiddosIpAlarmThresholdConfig("shop", {
    instanceId: shop.resourceId,
    instanceIp: "203.0.113.7",
    alarmType: 1,
    alarmThreshold,
  });
  new cloudprov.AntiddosSchedulingDomainUserName("shop", { domainName, domainUserName: "shop" });

  protection({ instanceId: shop.resourceId, site, strict });
}
