import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, idText, oneRow, rows, text, whole } from "../../platform/response-fields.ts";

const region = text("Region of the package.");
const protectIpCount = whole("Number of IP addresses that the package protects.");
const bandwidth = whole("Bandwidth of regular traffic, in Mbps.");
const elasticBandwidthFlag = flag("Whether traffic may exceed the bandwidth, at additional cost.");
const tag = { tagKey: "TagKey", tagValue: "TagValue" };

export const getAntiddosBgpInstances = lookup("getAntiddosBgpInstances", {
  docs: "Lists the Anti-DDoS instances of a region.",
  example: 'const instances = cloudprov.getAntiddosBgpInstancesOutput({ filterRegion: "ap-guangzhou" });',
  inputs: {
    filterRegion: field.string({
      required: true,
      min: 1,
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
        instanceId: idText("ID of the instance."),
        packageType: text("Type of the package."),
        instanceChargeType: text("How the package is paid for."),
        instanceChargePrepaids: oneRow(
          {
            period: whole("Number of months."),
            renewFlag: text("What happens when the period ends."),
          },
          "InstanceChargePrepaid",
          "The prepaid period.",
        ),
        enterprisePackageConfigs: oneRow(
          {
            region,
            protectIpCount,
            basicProtectBandwidth: whole("Bandwidth of attacks that is always covered, in Gbps."),
            bandwidth,
            elasticProtectBandwidth: whole("Elastic bandwidth of attacks, in Gbps."),
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
            protectCount: text("Number of attacks that are fully covered."),
            protectIpCount,
            bandwidth,
            elasticBandwidthFlag,
          },
          "StandardPlusPackageConfig",
          "Configuration of a StandardPlus package.",
        ),
        tagInfoLists: rows(
          {
            tagKey: text("Key of the tag.", { wire: tag.tagKey }),
            tagValue: text("Value of the tag.", { wire: tag.tagValue }),
          },
          "TagInfoList",
          "Its tags.",
        ),
      },
      "BGPInstanceList",
      "The instances, in the platform's order.",
    ),
  },
  request: { service: "antiddos", action: "DescribeBgpInstances", pages: "BGPInstanceList" },
  id: ({ filterRegion }) => filterRegion,
});
