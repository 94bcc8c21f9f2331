import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";

/** What a package of each type is configured by: a property, which has the wire name of its type. */
export const configs = {
  Enterprise: "enterprisePackageConfig",
  Standard: "standardPackageConfig",
  StandardPlus: "standardPlusPackageConfig",
} as const;

/** Nothing of a package that was bought can be changed. */
const fixed = { required: true, replaceOnChange: true } as const;
const filled = { computed: true, replaceOnChange: true } as const;

const common = {
  region: field.string({
    ...fixed,
    min: 1,
    wire: "Region",
    docs: "Region of the package, such as ap-guangzhou. It may be another than the provider's.",
  }),
  protectIpCount: field.integer({
    ...fixed,
    min: 1,
    wire: "ProtectIpCount",
    docs: "How many IP addresses it protects.",
  }),
  bandwidth: field.integer({ ...fixed, min: 1, wire: "Bandwidth", docs: "Bandwidth of the business, in Mbps." }),
  elasticBandwidthFlag: field.boolean({
    ...filled,
    wire: "ElasticBandwidthFlag",
    docs: "Whether more bandwidth than that may be used, and paid for. Left out, the platform says no.",
  }),
};

/** The properties of a package. */
export const packageFields = {
  instanceChargeType: field.string({
    ...fixed,
    values: ["PREPAID", "POSTPAID_BY_MONTH"],
    wire: "InstanceChargeType",
    docs: "How the package is paid for: PREPAID for some months in advance, POSTPAID_BY_MONTH after each month.",
  }),
  packageType: field.string({
    ...fixed,
    values: ["Enterprise", "Standard", "StandardPlus"],
    wire: "PackageType",
    docs: "Type of the package. Each is configured by a property of its own.",
  }),
  instanceChargePrepaid: field.object(
    {
      period: field.integer({ replaceOnChange: true, min: 1, wire: "Period", docs: "For how many months it is paid." }),
      renewFlag: field.string({
        ...filled,
        emptyIsUnset: true,
        knownValues: ["NOTIFY_AND_MANUAL_RENEW", "NOTIFY_AND_AUTO_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"],
        wire: "RenewFlag",
        docs: "What happens when it ends: a notice (NOTIFY_AND_MANUAL_RENEW, which is the platform's choice), a notice and a renewal (NOTIFY_AND_AUTO_RENEW), or neither (DISABLE_NOTIFY_AND_MANUAL_RENEW).",
      }),
    },
    {
      replaceOnChange: true,
      wire: "InstanceChargePrepaid",
      docs: "What is paid for in advance. Given with the charge type PREPAID, and without effect otherwise.",
    },
  ),
  enterprisePackageConfig: field.object(
    {
      ...common,
      basicProtectBandwidth: field.integer({
        ...fixed,
        min: 1,
        wire: "BasicProtectBandwidth",
        docs: "Bandwidth of attacks that it always takes, in Gbps.",
      }),
      elasticProtectBandwidth: field.integer({
        ...filled,
        min: 0,
        wire: "ElasticProtectBandwidth",
        docs: "Bandwidth of attacks that it takes beyond that, at a price, in Gbps: 0, 400, 500, 600, 800 or 1000. Left out, the platform takes 0.",
      }),
    },
    { replaceOnChange: true, wire: "EnterprisePackageConfig", docs: "A package of the type Enterprise." },
  ),
  standardPackageConfig: field.object(common, {
    replaceOnChange: true,
    wire: "StandardPackageConfig",
    docs: "A package of the type Standard.",
  }),
  standardPlusPackageConfig: field.object(
    {
      ...common,
      protectCount: field.string({
        ...fixed,
        values: ["TWO_TIMES", "UNLIMITED"],
        wire: "ProtectCount",
        docs: "How many attacks it takes with full strength.",
      }),
    },
    { replaceOnChange: true, wire: "StandardPlusPackageConfig", docs: "A package of the type StandardPlus." },
  ),
  tagInfoLists: field.set(
    field.object(
      {
        tagKey: field.string({ ...fixed, min: 1, wire: "TagKey", docs: "Key of the tag." }),
        tagValue: field.string({ ...fixed, wire: "TagValue", docs: "Its value." }),
      },
      { docs: "A tag." },
    ),
    { emptyIsUnset: true, replaceOnChange: true, wire: "TagInfoList", docs: "Tags of the package." },
  ),
  resourceId: field.string({ output: true, answered: "always", wire: "InstanceId", docs: "The platform's ID of it." }),
  ...mirror("AntiddosBgpInstance"),
};
