import type { Setting } from "@org/core-provider/testing";

/** The region of the provider, where the objects of lives are. */
export const region: Setting = {
  variable: "TENCENTCLOUD_REGION",
  docs: "region of the provider",
  example: "ap-guangzhou",
  hasDefault: true,
};

/** A zone of that region. */
export const zone: Setting = {
  variable: "LIVE_ZONE",
  docs: "availability zone of the region",
  example: "ap-guangzhou-3",
  hasDefault: true,
};

/** A person's phone. */
export const phone: Setting = {
  variable: "LIVE_PHONE",
  docs: "Chinese mobile phone number for a user, without the country code",
  example: "13800000000",
};

/** A domain that can be added to DNSPod. */
export const domain: Setting = {
  variable: "LIVE_DOMAIN",
  docs: "domain that you own and that is not in DNSPod yet",
  example: "example.com",
};

/** A type of virtual machine. */
export const instanceType: Setting = {
  variable: "LIVE_INSTANCE_TYPE",
  docs: "type of virtual machine that the availability zone sells",
  example: "S5.MEDIUM2",
  hasDefault: true,
};

/** A larger type. */
export const largerInstanceType: Setting = {
  variable: "LIVE_LARGER_INSTANCE_TYPE",
  docs: "larger type of virtual machine that the availability zone sells",
  example: "S5.LARGE8",
  hasDefault: true,
};

/** A domain that DNSPod serves already. */
export const servedDomain: Setting = {
  variable: "LIVE_DNSPOD_DOMAIN",
  docs: "domain in DNSPod, which gets records",
  example: "example.com",
};

/** The number of the zone. */
export const zoneId: Setting = {
  variable: "LIVE_ZONE_ID",
  docs: "number of the availability zone",
  example: "100003",
  hasDefault: true,
};

/** The price of each life with a database. */
export const databasePrice = "about 1 USD, because database instances are billed by the hour";
