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
