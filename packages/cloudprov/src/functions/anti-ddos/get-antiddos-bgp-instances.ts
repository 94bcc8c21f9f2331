import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, idText, oneRow, rows, text, whole } from "../answer-fields.ts";

const region = text("Region", "Region of the package.");
const protectIpCount = whole("ProtectIpCount", "Number of IP addresses that the package protects.");
const bandwidth = whole("Bandwidth", "Bandwidth of regular traffic, in Mbps.");
const elasticBandwidthFlag = flag(
  "ElasticBandwidthFlag",
  "Whether traffic may exceed the bandwidth, at additional cost.",
);
const tag = { tagKey: "TagKey", tagValue: "TagValue" };

export const getAntiddosBgpInstances = lookup("getAntiddosBgpInstances", {
  docs: "Lists the Anti-DDoS instances of a region.",
  example: 'const instances = cloudprov.getAntiddosBgpInstancesOutput({ filterRegion: "ap-guangzhou" });',
  inputs: {
    filterRegion: field.string({
      required: true,
      min: 1,
      wire: "FilterRegion",
      docs: "Region, such as `ap-guangzhou`.",
    }),
    filterInstanceIdLists: field.set(field.string({ docs: "ID of an instance." }), {
      emptyIsUnset: true,
      wire: "FilterInstanceIdList",
      docs: "IDs of the instances.",
    }),
    filterTags: field.list(
      field.object(
        {
          tagKey: field.string({ emptyIsUnset: true, wire: tag.tagKey, docs: "Key of the tag." }),
          tagValue: field.string({ emptyIsUnset: true, wire: tag.tagValue, docs: "Value of the tag." }),
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
        packageType: text("PackageType", "Type of the package."),
        instanceChargeType: text("InstanceChargeType", "How the package is paid for."),
        instanceChargePrepaids: oneRow(
          {
            period: whole("Period", "Number of months."),
            renewFlag: text("RenewFlag", "What happens when the period ends."),
          },
          "InstanceChargePrepaid",
          "The prepaid period.",
        ),
        enterprisePackageConfigs: oneRow(
          {
            region,
            protectIpCount,
            basicProtectBandwidth: whole(
              "BasicProtectBandwidth",
              "Bandwidth of attacks that is always covered, in Gbps.",
            ),
            bandwidth,
            elasticProtectBandwidth: whole("ElasticProtectBandwidth", "Elastic bandwidth of attacks, in Gbps."),
            elasticBandwidthFlag,
          },
          "EnterprisePackageConfig",
          "Configuration of an Enterprise package.",
        ),
        standardPackageConfigs: oneRow(
          { region, protectIpCount, bandwidth, elasticBandwidthFlag },
          "StandardPackageConfig",
          "Configuration of a Standard package.",
        ),
        standardPlusPackageConfigs: oneRow(
          {
            region,
            protectCount: text("ProtectCount", "Number of attacks that are fully covered."),
            protectIpCount,
            bandwidth,
            elasticBandwidthFlag,
          },
          "StandardPlusPackageConfig",
          "Configuration of a StandardPlus package.",
        ),
        tagInfoLists: rows(
          { tagKey: text(tag.tagKey, "Key of the tag."), tagValue: text(tag.tagValue, "Value of the tag.") },
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
