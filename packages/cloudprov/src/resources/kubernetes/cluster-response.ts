import { field, fromWire } from "@org/core-provider";
import { parsedJson } from "../../platform/json.ts";
import { type Body, pick, recordOf } from "../../platform/responses.ts";
import { factsOf } from "./cluster-facts.ts";

const tagSpecification = {
  specifications: field.list(
    field.object({ tags: field.any({ output: true, optional: true, wire: "Tags", docs: "" }) }, { docs: "" }),
    { output: true, optional: true, wire: "TagSpecification", docs: "" },
  ),
} as const;

/** A cluster of a listing with the member `TagSet`, which objects that are created with tags have. */
export function withTagSet(found: Body): Body {
  const { specifications = [] } = fromWire(tagSpecification, found);
  return { ...found, TagSet: specifications[0]?.tags };
}

/** The properties that a cluster has as a JSON text. */
export function propertiesOf({ Property }: Body): Body {
  return recordOf(typeof Property === "string" ? parsedJson(Property) : undefined) ?? {};
}

/** A cluster of a listing and its details with the member names of a request. */
export function asRequested(found: Body, details: Body = {}): Body {
  const network = recordOf(found["ClusterNetworkSettings"]) ?? {};
  const properties = propertiesOf(found);
  const { ExtraArgs, PodSubnets, ClaimExpiredSeconds, ControlSubnet, ...rest } = details;
  const { ClusterType, AutoUpgradeClusterLevel } = found;
  const subnet = ControlSubnet ?? network["SubnetId"];
  return {
    ...rest,
    TagSet: found["TagSet"],
    ClusterNodeNum: found["ClusterNodeNum"],
    CdcId: found["CdcId"],
    ClusterType: typeof ClusterType === "string" ? ClusterType.toUpperCase() : ClusterType,
    ClusterBasicSettings: {
      ...pick(found, "ClusterName", "ClusterDescription", "ClusterVersion", "ClusterLevel", "ProjectId"),
      ...pick(found, "OsCustomizeType"),
      ...pick(network, "VpcId"),
      ClusterOs: osOf(found),
      ...(AutoUpgradeClusterLevel === undefined
        ? {}
        : { AutoUpgradeClusterLevel: { IsAutoUpgrade: AutoUpgradeClusterLevel } }),
      ...(subnet === "" ? {} : { SubnetId: subnet }),
    },
    ClusterAdvancedSettings: {
      ...pick(found, "ContainerRuntime", "RuntimeVersion", "DeletionProtection"),
      ...pick(network, "KubeProxyMode", "DataPlaneV2", "IsDualStack"),
      ...pick(properties, "NetworkType", "VpcCniType", "NodeNameType", "EnableCustomizedPodCIDR", "BasePodNumber"),
      ...pick(properties, "IsNonStaticIpMode"),
      IPVS: network["Ipvs"],
      ExtraArgs,
    },
    ClusterCIDRSettings: {
      ...pick(network, "ClusterCIDR", "ServiceCIDR", "IgnoreClusterCIDRConflict", "IgnoreServiceCIDRConflict"),
      ...pick(network, "MaxNodePodNum", "MaxClusterServiceNum"),
      EniSubnetIds: PodSubnets ?? network["Subnets"],
      ClaimExpiredSeconds,
    },
  };
}

/** The operating system: the ID of an image, or a name. */
function osOf(found: Body): unknown {
  const { ImageId, ClusterOs } = found;
  return typeof ImageId === "string" && ImageId.startsWith("img-") ? ImageId : ClusterOs;
}

/** The operating system as the program names it, if the platform means the same one. */
export function osAsGiven(cluster: Body, given: string | undefined): string | undefined {
  const { imageId, osName } = factsOf(cluster);
  const isSame = [imageId, osName].some((name) => name !== "" && name.toLowerCase() === given?.toLowerCase());
  return isSame ? given : undefined;
}
