import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";

/** The configuration property of each package type. Its wire name is `PackageConfig` with the type as prefix. */
export const configs = {
  Enterprise: "enterprisePackageConfig",
  Standard: "standardPackageConfig",
  StandardPlus: "standardPlusPackageConfig",
} as const;

/** No property of a package can be changed. */
const fixed = { required: true, replaceOnChange: true } as const;
const filled = { computed: true, replaceOnChange: true } as const;

const common = withWireNames({
  region: field.string({
    ...fixed,
    min: 1,
    docs: "Region of the package, such as `ap-guangzhou`. It may differ from the provider's region.",
  }),
  protectIpCount: field.integer({
    ...fixed,
    min: 1,
    docs: "Number of IP addresses that the package protects.",
  }),
  bandwidth: field.integer({ ...fixed, min: 1, docs: "Bandwidth of regular traffic, in Mbps." }),
  elasticBandwidthFlag: field.boolean({
    ...filled,
    docs: "Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false.",
  }),
});

/** The properties of a package. */
export const packageFields = withWireNames({
  instanceChargeType: field.string({
    ...fixed,
    values: ["PREPAID", "POSTPAID_BY_MONTH"],
    docs: "How you pay for the package: `PREPAID` for several months in advance, `POSTPAID_BY_MONTH` after each month.",
  }),
  packageType: field.string({
    ...fixed,
    values: ["Enterprise", "Standard", "StandardPlus"],
    docs: "Type of the package. Each type has its own configuration property.",
  }),
  instanceChargePrepaid: field.object(
    {
      period: field.integer({ replaceOnChange: true, min: 1, docs: "Number of months to pay for." }),
      renewFlag: field.string({
        ...filled,
        emptyIsUnset: true,
        knownValues: ["NOTIFY_AND_MANUAL_RENEW", "NOTIFY_AND_AUTO_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"],
        docs: "What happens when the period ends: `NOTIFY_AND_MANUAL_RENEW` sends a notice, `NOTIFY_AND_AUTO_RENEW` sends a notice and renews, `DISABLE_NOTIFY_AND_MANUAL_RENEW` does neither. The platform's default is `NOTIFY_AND_MANUAL_RENEW`.",
      }),
    },
    {
      replaceOnChange: true,
      docs: "The prepaid period. Required when `instanceChargeType` is `PREPAID`; otherwise it has no effect.",
    },
  ),
  enterprisePackageConfig: field.object(
    {
      ...common,
      basicProtectBandwidth: field.integer({
        ...fixed,
        min: 1,
        docs: "Bandwidth of attacks that is always covered, in Gbps.",
      }),
      elasticProtectBandwidth: field.integer({
        ...filled,
        min: 0,
        docs: "Bandwidth of attacks that is covered beyond `basicProtectBandwidth`, at additional cost, in Gbps: 0, 400, 500, 600, 800 or 1000. The platform's default is 0.",
      }),
    },
    { replaceOnChange: true, docs: "Configuration of an Enterprise package." },
  ),
  standardPackageConfig: field.object(common, {
    replaceOnChange: true,
    docs: "Configuration of a Standard package.",
  }),
  standardPlusPackageConfig: field.object(
    {
      ...common,
      protectCount: field.string({
        ...fixed,
        values: ["TWO_TIMES", "UNLIMITED"],
        docs: "Number of attacks that are fully covered.",
      }),
    },
    { replaceOnChange: true, docs: "Configuration of a StandardPlus package." },
  ),
  tagInfoLists: field.set(
    field.object(
      {
        tagKey: field.string({ ...fixed, min: 1, docs: "Key of the tag." }),
        tagValue: field.string({ ...fixed, docs: "Value of the tag." }),
      },
      { docs: "A tag." },
    ),
    { emptyIsUnset: true, replaceOnChange: true, wire: "TagInfoList", docs: "Tags of the package." },
  ),
  resourceId: field.string({
    output: true,
    returned: "always",
    wire: "InstanceId",
    docs: "ID of the package, such as `bgp-00000fyi`.",
  }),
});
