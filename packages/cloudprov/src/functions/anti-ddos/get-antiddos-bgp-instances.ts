import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, idText, oneRow, rows, text, whole } from "../answer-fields.ts";

const region = text("Region", "Region of the package.");
const protectIpCount = whole("ProtectIpCount", "How many IP addresses it protects.");
const bandwidth = whole("Bandwidth", "Bandwidth of the business, in Mbps.");
const elasticBandwidthFlag = flag("ElasticBandwidthFlag", "Whether more bandwidth may be used and paid for.");
const tag = { tagKey: "TagKey", tagValue: "TagValue" };

export const getAntiddosBgpInstances = lookup("getAntiddosBgpInstances", {
  docs: "Lists the Anti-DDoS instances of a region.",
  example: 'const instances = cloudprov.getAntiddosBgpInstancesOutput({ filterRegion: "ap-guangzhou" });',
  inputs: {
    filterRegion: field.string({ required: true, min: 1, wire: "FilterRegion", docs: "Region, such as ap-guangzhou." }),
    filterInstanceIdLists: field.set(field.string({ docs: "ID of an instance." }), {
      emptyIsUnset: true,
      wire: "FilterInstanceIdList",
      docs: "IDs of the instances.",
    }),
    filterTags: field.list(
      field.object(
        {
          tagKey: field.string({ emptyIsUnset: true, wire: tag.tagKey, docs: "Key of the tag." }),
          tagValue: field.string({ emptyIsUnset: true, wire: tag.tagValue, docs: "Its value." }),
        },
        { docs: "A tag." },
      ),
      { emptyIsUnset: true, wire: "FilterTag", docs: "Tags that the instances must have." },
    ),
  },
  outputs: {
    bgpInstanceLists: rows(
      {
        instanceId: idText("InstanceId", "ID of the instance."),
        packageType: text("PackageType", "Kind of its package."),
        instanceChargeType: text("InstanceChargeType", "How it is paid for."),
        instanceChargePrepaids: oneRow(
          {
            period: whole("Period", "For how many months."),
            renewFlag: text("RenewFlag", "Whether it renews itself."),
          },
          "InstanceChargePrepaid",
          "What was paid for in advance.",
        ),
        enterprisePackageConfigs: oneRow(
          {
            region,
            protectIpCount,
            basicProtectBandwidth: whole("BasicProtectBandwidth", "Bandwidth of attacks it takes, in Gbps."),
            bandwidth,
            elasticProtectBandwidth: whole("ElasticProtectBandwidth", "Elastic bandwidth of attacks, in Gbps."),
            elasticBandwidthFlag,
          },
          "EnterprisePackageConfig",
          "An enterprise package.",
        ),
        standardPackageConfigs: oneRow(
          { region, protectIpCount, bandwidth, elasticBandwidthFlag },
          "StandardPackageConfig",
          "A standard package.",
        ),
        standardPlusPackageConfigs: oneRow(
          {
            region,
            protectCount: text("ProtectCount", "How many attacks it takes."),
            protectIpCount,
            bandwidth,
            elasticBandwidthFlag,
          },
          "StandardPlusPackageConfig",
          "A standard package with more.",
        ),
        tagInfoLists: rows(
          { tagKey: text(tag.tagKey, "Key of the tag."), tagValue: text(tag.tagValue, "Its value.") },
          "TagInfoList",
          "Its tags.",
        ),
      },
      "BGPInstanceList",
      "The instances, in the platform's order.",
    ),
  },
  asks: { service: "antiddos", action: "DescribeBgpInstances", pages: "BGPInstanceList" },
  id: ({ filterRegion }) => filterRegion,
});
