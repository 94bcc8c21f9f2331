import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { pageOf } from "../lists.ts";
import {
  checkRedisGroups,
  checkRedisName,
  checkRedisPassword,
  expiryAfter,
  redisAddress,
  zoneIn,
} from "./redis-checks.ts";
import { redisDocument } from "./redis-document.ts";
import { ordinaryRedis, type RedisDeal, type RedisInstance } from "./redis-instances.ts";
import { checkProduct } from "./redis-products.ts";
import { tagsOfRedis } from "./redis-state.ts";
import { beginRedisTask } from "./redis-tasks.ts";

/** The actions that create and list instances. */
export function redisInstanceActions(world: World): Action[] {
  return [createInstances(world), describeInstanceDealDetail(world), describeInstances(world)];
}

const id = text({ min: 1 });
/** A tag of this service. */
const tag = object({ TagKey: id, TagValue: text() });
/** A node in a request. */
export const nodeMember = object({
  NodeType: integer({ min: 0, max: 1 }),
  NodeId: optional(integer()),
  ZoneId: optional(integer()),
  ZoneName: optional(id),
});

function createInstances(world: World): Action {
  const { deals, instances } = world.redis;
  return defineAction({
    name: "CreateInstances",
    params: object({
      TypeId: integer(),
      MemSize: integer(),
      GoodsNum: integer({ min: 1, max: 100 }),
      Period: integer(),
      BillingMode: integer({ min: 0, max: 1 }),
      ZoneId: optional(integer()),
      ZoneName: optional(id),
      Password: optional(text()),
      VpcId: optional(id),
      SubnetId: optional(id),
      ProjectId: optional(integer({ min: 0 })),
      AutoRenew: optional(integer({ min: 0, max: 2 })),
      SecurityGroupIdList: optional(listOf(id, { min: 1 })),
      VPort: optional(integer({ min: 1024, max: 65_535 })),
      RedisShardNum: optional(integer()),
      RedisReplicasNum: optional(integer()),
      ReplicasReadonly: optional(flag()),
      InstanceName: optional(id),
      NoAuth: optional(flag()),
      NodeSet: optional(listOf(nodeMember, { min: 1 })),
      ResourceTags: optional(listOf(tag, { min: 1 })),
      TemplateId: optional(id),
      ProductVersion: optional(id),
      RedisClusterId: optional(id),
    }),
    run({ params, region }) {
      const { GoodsNum: count, ResourceTags = [] } = params;
      const made = Array.from({ length: count }, () => {
        const instance = newRedis(world, params, region);
        const inRegion = instances.all().filter((one) => one.region === region);
        if (inRegion.length >= world.settings.redisQuota) {
          throw new PlatformError("LimitExceeded.ReachTheAmountLimit", "The quota of instances is used up.");
        }
        instances.insert(instance);
        for (const { TagKey, TagValue } of ResourceTags) world.tags.put(tagsOfRedis(instance), TagKey, TagValue);
        return instance;
      });
      const ids = made.map((one) => one.id);
      const deal: RedisDeal = { id: world.newNumber(), status: 3, instanceIds: [], createdAt: world.now() };
      deals.insert(deal);
      for (const one of made) {
        beginRedisTask(world, one, {
          action: "CreateInstances",
          type: "001",
          changes: {},
          finish(succeeded) {
            if (!succeeded) removeRedis(world, one);
            deals.replace({ ...deal, ...(succeeded ? { status: 4, instanceIds: ids } : { status: 5 }) });
          },
        });
      }
      return { DealId: deal.id, DealName: deal.id, InstanceIds: world.settings.lateRedisIds ? [] : ids };
    },
  });
}

/** Removes an instance with its tags. */
export function removeRedis(world: World, instance: RedisInstance): void {
  world.redis.instances.remove(instance.id);
  world.tags.clear(tagsOfRedis(instance));
}

interface Asked {
  readonly TypeId: number;
  readonly MemSize: number;
  readonly Period: number;
  readonly BillingMode: number;
  readonly ZoneId?: number;
  readonly ZoneName?: string;
  readonly Password?: string;
  readonly VpcId?: string;
  readonly SubnetId?: string;
  readonly ProjectId?: number;
  readonly AutoRenew?: number;
  readonly SecurityGroupIdList?: readonly string[];
  readonly VPort?: number;
  readonly RedisShardNum?: number;
  readonly RedisReplicasNum?: number;
  readonly ReplicasReadonly?: boolean;
  readonly InstanceName?: string;
  readonly NoAuth?: boolean;
  readonly NodeSet?: readonly AskedNode[];
  readonly TemplateId?: string;
  readonly ProductVersion?: string;
  readonly RedisClusterId?: string;
}

/** A node as requests describe it. */
export interface AskedNode {
  readonly NodeType: number;
  readonly NodeId?: number;
  readonly ZoneId?: number;
  readonly ZoneName?: string;
}

function newRedis(world: World, asked: Asked, region: string): RedisInstance {
  const { TypeId: typeId, MemSize: memSize, RedisShardNum: shards = 1, RedisReplicasNum: replicas = 1 } = asked;
  const { VpcId: vpcId, SubnetId: subnetId, SecurityGroupIdList: groups = [], NoAuth: hasNoPassword = false } = asked;
  const { InstanceName, ProductVersion: productVersion = "local", RedisClusterId: clusterId = "" } = asked;
  checkProduct(typeId, { memSize, shards, replicas });
  if (InstanceName !== undefined) checkRedisName(InstanceName);
  checkRedisGroups(world, groups);
  const zone = zoneIn(world, region, asked);
  if (hasNoPassword && vpcId === undefined) {
    throw new PlatformError("InvalidParameterValue.PasswordFreeDenied", "Only a private network needs no password.");
  }
  if (productVersion === "cdc" && clusterId === "") {
    throw new PlatformError("InvalidParameter.EmptyParam", "RedisClusterId is missing.");
  }
  const place =
    vpcId === undefined || subnetId === undefined
      ? { vpcId: "", subnetId: "", ip: `10.66.0.${world.redis.instances.all().length + 2}` }
      : redisAddress(world, { vpcId, subnetId }, { region });
  const own = world.newId("crs");
  return {
    ...ordinaryRedis,
    id: own,
    name: InstanceName ?? own,
    region,
    zone,
    typeId,
    memSize,
    shards,
    replicas,
    nodes: nodesOf(world, { zone, region, replicas, asked: asked.NodeSet }),
    readsReplicas: asked.ReplicasReadonly ?? false,
    productVersion,
    clusterId,
    projectId: asked.ProjectId ?? 0,
    templateId: asked.TemplateId ?? "",
    hasNoPassword,
    password: hasNoPassword ? "" : checkRedisPassword(asked.Password),
    ...place,
    port: asked.VPort ?? 6379,
    securityGroupIds: groups,
    ...(asked.BillingMode === 1
      ? { isPrepaid: true, autoRenew: asked.AutoRenew ?? 0, expiresAt: expiryAfter(world, asked.Period) }
      : {}),
    status: 0,
    createdAt: world.now(),
  };
}

/** The nodes of a new instance. Without a choice, all of them are in its zone. */
function nodesOf(
  world: World,
  {
    zone,
    region,
    replicas,
    asked,
  }: {
    readonly zone: string;
    readonly region: string;
    readonly replicas: number;
    readonly asked: readonly AskedNode[] | undefined;
  },
): RedisInstance["nodes"] {
  const zones = asked?.map((node) => ({ isMaster: node.NodeType === 0, zone: zoneIn(world, region, node) }));
  const all = zones ?? Array.from({ length: replicas + 1 }, (_, at) => ({ isMaster: at === 0, zone }));
  const masters = all.filter(({ isMaster }) => isMaster);
  if (masters.length !== 1 || masters[0]?.zone !== zone || all.length !== replicas + 1) {
    throw new PlatformError("InvalidParameter.IllegalParameterError", "NodeSet does not fit the instance.");
  }
  return all.map((node) => ({ ...node, id: Number(world.newNumber()) }));
}

function describeInstanceDealDetail(world: World): Action {
  return defineAction({
    name: "DescribeInstanceDealDetail",
    params: object({ DealIds: optional(listOf(id, { min: 1, max: 10 })), DealName: optional(id) }),
    run({ params: { DealIds = [], DealName } }) {
      const wanted = DealName === undefined ? DealIds : [DealName];
      const all = world.redis.deals.all().filter((deal) => wanted.includes(deal.id));
      return {
        DealDetails: all.map((deal) => ({
          DealId: deal.id,
          DealName: deal.id,
          ZoneId: 100_003,
          GoodsNum: 1,
          Creater: "100000000001",
          CreatTime: world.localTimeText(deal.createdAt),
          OverdueTime: "",
          EndTime: "",
          Status: deal.status,
          Description: deal.status === 5 ? "The delivery has failed." : "",
          Price: 0,
          InstanceIds: deal.instanceIds,
        })),
      };
    },
  });
}

function describeInstances(world: World): Action {
  return defineAction({
    name: "DescribeInstances",
    params: object({
      Limit: optional(integer({ min: 1, max: 1000 })),
      Offset: optional(integer({ min: 0 })),
      InstanceId: optional(id),
      InstanceIds: optional(listOf(id, { min: 1 })),
      OrderBy: optional(id),
      OrderType: optional(integer({ min: 0, max: 1 })),
      SearchKey: optional(id),
      InstanceName: optional(id),
      ProjectIds: optional(listOf(integer(), { min: 1 })),
      UniqVpcIds: optional(listOf(id, { min: 1 })),
      UniqSubnetIds: optional(listOf(id, { min: 1 })),
      Status: optional(listOf(integer(), { min: 1 })),
      BillingMode: optional(id),
      Type: optional(integer()),
      InstanceTags: optional(listOf(tag, { min: 1 })),
      TagKeys: optional(listOf(id, { min: 1 })),
    }),
    run({ params, region }) {
      const { OrderType = 1, InstanceTags, TagKeys, BillingMode, ...query } = params;
      const tags = (one: RedisInstance) => world.tags.of(tagsOfRedis(one));
      const passes = (one: RedisInstance) =>
        (query.InstanceId ?? one.id) === one.id &&
        (query.InstanceIds?.includes(one.id) ?? true) &&
        one.name.includes(query.SearchKey ?? "") &&
        (query.InstanceName ?? one.name) === one.name &&
        (query.ProjectIds?.includes(one.projectId) ?? true) &&
        (query.UniqVpcIds?.includes(one.vpcId) ?? true) &&
        (query.UniqSubnetIds?.includes(one.subnetId) ?? true) &&
        (query.Status?.includes(one.status) ?? true) &&
        (query.Type ?? one.typeId) === one.typeId &&
        (BillingMode === undefined || (BillingMode === "prepaid") === one.isPrepaid) &&
        (TagKeys?.some((key) => tags(one).some((own) => own.key === key)) ?? true) &&
        (InstanceTags?.every(({ TagKey, TagValue }) =>
          tags(one).some(({ key, value }) => key === TagKey && value === TagValue),
        ) ??
          true);
      const all = world.redis.instances.allSeen().filter((one) => one.region === region && passes(one));
      const ordered = OrderType === 1 ? all.toReversed() : all;
      return { TotalCount: all.length, InstanceSet: pageOf(ordered, query).map((one) => redisDocument(world, one)) };
    },
  });
}
