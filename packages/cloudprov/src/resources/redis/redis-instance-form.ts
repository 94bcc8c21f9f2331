import { fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { tagInfosAsSet, tagsAsInfos } from "../../platform/created-with-tags.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { redisFactsOf, statusTexts } from "./redis-facts.ts";
import { zoneNames } from "./redis-zones.ts";

/** The parameters of a creation, from the inputs by their wire names. */
export function redisAsSent(body: Body): Body {
  const {
    ChargeType,
    AutoRenew,
    Period,
    ReplicaZoneIds,
    Tags,
    Vip: _,
    WanAddressSwitch: __,
    ...rest
  } = tagsAsInfos(body);
  const isPrepaid = ChargeType === "PREPAID";
  const replicas = Array.isArray(ReplicaZoneIds) ? (ReplicaZoneIds as readonly unknown[]) : [];
  const master = { NodeType: 0, ZoneName: rest["ZoneName"] };
  return {
    ...rest,
    GoodsNum: 1,
    BillingMode: isPrepaid ? 1 : 0,
    Period: isPrepaid ? Period : 1,
    ...(isPrepaid ? { AutoRenew } : {}),
    ...(replicas.length > 0 ? { NodeSet: [master, ...replicas.map((ZoneId) => ({ NodeType: 1, ZoneId }))] } : {}),
    ...(Tags === undefined ? {} : { ResourceTags: Tags }),
  };
}

const groups = {
  id: responseField.string({ wire: "InstanceId", returned: "always" }),
  groups: responseField.list(
    responseField.object({ id: responseField.string({ wire: "SecurityGroupId", returned: "always" }) }, {}),
    { wire: "SecurityGroupDetails" },
  ),
};
const groupList = responseList("InstanceSecurityGroupsDetail", groups);

/** The security groups of instances, by their IDs. */
async function securityGroupsOf(op: Op, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { expects, of } = groupList;
  const response = await op.redis.read("DescribeInstanceSecurityGroup", { InstanceIds: ids }, { expects });
  const all = of(response).map((one) => fromWire(groups, one));
  return new Map(all.map((one) => [one.id, one.groups.map(({ id }) => id)]));
}

/** Instances of a response, at most 100, with the member names of a request. Completed by their zones and security groups. */
export async function withDetails(op: Op, instances: readonly Body[]): Promise<Body[]> {
  const inNetworks = instances.map(redisFactsOf).filter(({ vpcId }) => vpcId !== "");
  const [zones, groupsOf] = await Promise.all([
    zoneNames(op),
    securityGroupsOf(
      op,
      inNetworks.map(({ id }) => id),
    ),
  ]);
  return instances.map((one) => {
    const { id, zone } = redisFactsOf(one);
    return { ...asRequested(one), ZoneName: zones.get(zone) ?? "", SecurityGroupIdList: groupsOf.get(id) ?? [] };
  });
}

/** An instance with the member names of a request, except for its zone and its security groups. What it lacks stays unset. */
export function asRequested(found: Body): Body {
  const { billing, nodes, readWeight, status, wanAddress } = redisFactsOf(found);
  const { InstanceTags, AutoRenewFlag, Createtime, NodeSet, Port, RedisShardSize, Type, ...rest } = found;
  const { BillingMode, UniqSubnetId, UniqVpcId, WanAddress, WanIp } = found;
  return {
    ...tagInfosAsSet({ ...rest, Tags: InstanceTags }),
    TypeId: Type,
    MemSize: RedisShardSize,
    VpcId: UniqVpcId,
    SubnetId: UniqSubnetId,
    VPort: Port,
    Vip: WanIp,
    AutoRenew: AutoRenewFlag,
    ChargeType: BillingMode === undefined ? undefined : billing === 1 ? "PREPAID" : "POSTPAID",
    ReplicasReadonly: readWeight === 100,
    ReplicaZoneIds: nodes.filter(({ type }) => type === 1).map(({ zone }) => zone),
    NodeInfos: Array.isArray(NodeSet) ? (NodeSet as readonly Body[]).map(nodeInfo) : NodeSet,
    WanAddressSwitch: WanAddress === undefined ? undefined : wanAddress === "" ? "close" : "open",
    Status: statusTexts[status] ?? String(status),
    CreateTime: Createtime,
  };
}

function nodeInfo({ NodeType, NodeId, ZoneId }: Body): Body {
  return { ...(NodeType === undefined ? {} : { Master: NodeType === 0 }), Id: NodeId, ZoneId };
}
