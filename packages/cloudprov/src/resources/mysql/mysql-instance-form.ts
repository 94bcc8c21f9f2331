import { tagInfosAsSet } from "../../platform/created-with-tags.ts";
import type { Body } from "../../platform/responses.ts";
import { factsOf, type MysqlFacts } from "./mysql-facts.ts";

/** How an instance is charged, by the number that the platform has for it. */
export const chargeTypes = ["PREPAID", "POSTPAID"] as const;

/** An instance of a response with the member names of the properties. */
export function asRequested(found: Body): Body {
  const one = factsOf(found);
  const isOpen = one.wanStatus === 1;
  return {
    ...tagInfosAsSet({ ...found, Tags: found["TagList"] }),
    ChargeType: one.payType === undefined ? undefined : chargeTypes[one.payType],
    AutoRenewFlag: one.autoRenew === 1 ? 1 : 0,
    SlaveZone: one.firstZone,
    BackupZone: one.secondZone || undefined,
    // Any other value than "on" means that it is not protected.
    ...("DestroyProtect" in found ? { DestroyProtect: one.protection === "on" ? "on" : "off" } : {}),
    InternetService: isOpen ? 1 : 0,
    InternetHost: isOpen ? one.wanDomain : "",
    InternetPort: isOpen ? one.wanPort : 0,
    Locked: one.error === 0 ? 0 : 1,
    ClusterTopology: topologyOf(one),
    // These are read separately.
    SecurityGroup: [],
    IsGTIDOpen: 0,
    Parameters: {},
  };
}

/** The nodes of an instance of the cluster edition; undefined for others. */
function topologyOf({ nodes = [] }: MysqlFacts): Body | undefined {
  const writer = nodes.find(({ role }) => role === "master");
  if (writer === undefined) return undefined;
  const readers = nodes.filter(({ role }) => role === "slave");
  return {
    ReadWriteNode: { Zone: writer.zone, NodeId: writer.id },
    ReadOnlyNodes: readers.map(({ id, zone }) => ({ Zone: zone, NodeId: id, IsRandomZone: zone !== writer.zone })),
  };
}
