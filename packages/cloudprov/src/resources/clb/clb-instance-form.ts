import { fromWire, responseField } from "@org/core-provider";
import { tagInfosAsSet } from "../../platform/created-with-tags.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

const texts = (wire: string) => responseField.list(responseField.string({}), { wire, optional: true });
const facts = {
  type: responseField.string({ wire: "LoadBalancerType", optional: true }),
  version: responseField.string({ wire: "AddressIPVersion", optional: true }),
  mode: responseField.string({ wire: "IPv6Mode", optional: true }),
  vips: texts("LoadBalancerVips"),
  zone: responseField.string({ wire: "MasterZone.Zone", optional: true }),
  clusters: texts("ClusterIds"),
  flags: texts("AttributeFlags"),
  bandwidth: responseField.integer({ wire: "NetworkAttributes.InternetMaxBandwidthOut", optional: true }),
  backups: responseField.list(responseField.object({ zone: responseField.string({ wire: "Zone" }) }, {}), {
    wire: "BackupZoneSet",
    optional: true,
  }),
};

/** Members that only public load balancers have. */
const ofPublic = {
  VipIsp: "",
  MasterZoneId: "",
  SlaveZoneId: "",
  ZoneId: "",
  TargetRegionInfo: { Region: "", VpcId: "" },
};

/**
 * A load balancer of a response with the member names of a request. A member that the response lacks is undefined, and
 * then keeps its value in the state.
 */
export function asRequested(found: Body): Body {
  const { type, version, mode, vips, zone, clusters, flags, bandwidth, backups } = fromWire(facts, found);
  const isPublic = type !== "INTERNAL";
  const serving = found["MasterZone"] === null ? "" : zone;
  return {
    ...tagInfosAsSet(found),
    AddressIPVersion: mode === "IPv6FullChain" ? mode : version?.toUpperCase(),
    InternetAccessible: isPublic
      ? found["NetworkAttributes"]
      : { InternetChargeType: "", InternetMaxBandwidthOut: bandwidth },
    Vip: vips && (vips[0] ?? ""),
    MasterZoneId: serving,
    ZoneId: serving,
    SlaveZoneId: found["BackupZoneSet"] === null ? "" : backups && (backups[0]?.zone ?? ""),
    ClusterId: clusters?.[0],
    SecurityGroups: found["SecureGroups"],
    DeleteProtect: flags?.includes("DeleteProtect"),
    ExclusiveCluster: found["ExclusiveCluster"],
    // Addresses are read separately.
    EipAddressId: "",
    ...(isPublic ? {} : ofPublic),
  };
}

/** Members that later requests of a creation set. */
export const setLater = [
  "SecurityGroups",
  "LogSetId",
  "LogTopicId",
  "TargetRegionInfo",
  "DeleteProtect",
  "AssociateEndpoint",
] as const;

/** The parameters of a creation. */
export function asCreated({ ClusterId: cluster, ...body }: Body): Body {
  const own = Object.entries(body).filter(([name]) => !setLater.some((later) => later === name));
  return { ...Object.fromEntries(own), ...(cluster === undefined ? {} : { ClusterIds: [cluster] }) };
}

/** The parameters of ModifyLoadBalancerAttributes for changed members; undefined if it changes none of them. */
export function attributesIn(changes: Body): Body | undefined {
  const { InternetAccessible: internet } = changes;
  const names = ["LoadBalancerName", "TargetRegionInfo", "LoadBalancerPassToTarget", "SnatPro", "DeleteProtect"];
  const own = [...names, "AssociateEndpoint"].filter((name) => changes[name] !== undefined);
  const isOtherCharge = recordOf(internet)?.["InternetChargeType"] !== undefined;
  const attributes = {
    ...Object.fromEntries(own.map((name) => [name, changes[name]])),
    ...(internet === undefined ? {} : { InternetChargeInfo: internet }),
    // Without it, the platform keeps the charge type.
    ...(isOtherCharge ? { SwitchFlag: 2 } : {}),
  };
  return Object.keys(attributes).length === 0 ? undefined : attributes;
}
