import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { zonesOf } from "../zones.ts";
import type { RedisInstance } from "./redis-instances.ts";
import { tagsOfRedis } from "./redis-state.ts";

const titles = { 0: "Creating", 1: "Processing", 2: "Running", [-2]: "Isolated", [-3]: "To be deleted" } as const;

/** An instance as the platform lists it. */
export function redisDocument(world: World, instance: RedisInstance): Reply {
  const { region, zone, nodes, status } = instance;
  const zones = new Map(zonesOf(world.settings, region).map(({ name, number }) => [name, number]));
  return {
    InstanceName: instance.name,
    InstanceId: instance.id,
    Appid: 1_250_000_000,
    ProjectId: instance.projectId,
    RegionId: 1,
    ZoneId: zones.get(zone),
    VpcId: instance.vpcId === "" ? 0 : 75_101,
    SubnetId: instance.subnetId === "" ? 0 : 46_315,
    Status: status,
    WanIp: instance.ip,
    Port: instance.port,
    Createtime: world.localTimeText(instance.createdAt),
    Size: instance.memSize * instance.shards,
    SizeUsed: null,
    Type: instance.typeId,
    AutoRenewFlag: instance.autoRenew,
    DeadlineTime: instance.expiresAt === undefined ? "0000-00-00 00:00:00" : world.localTimeText(instance.expiresAt),
    Engine: "Redis",
    ProductType: instance.shards > 1 ? "cluster" : "standalone",
    UniqVpcId: instance.vpcId,
    UniqSubnetId: instance.subnetId,
    BillingMode: instance.isPrepaid ? 1 : 0,
    InstanceTitle: titles[status],
    OfflineTime: "0000-00-00 00:00:00",
    SubStatus: 0,
    Tags: [],
    InstanceNode: null,
    RedisShardSize: instance.memSize,
    RedisShardNum: instance.shards,
    RedisReplicasNum: instance.replicas,
    PriceId: 0,
    CloseTime: "0000-00-00 00:00:00",
    SlaveReadWeight: instance.readsReplicas ? 100 : 0,
    InstanceTags: world.tags.of(tagsOfRedis(instance)).map(({ key, value }) => ({ TagKey: key, TagValue: value })),
    ProjectName: "",
    NoAuth: instance.hasNoPassword,
    ClientLimit: 10_000,
    DtsStatus: 0,
    NetLimit: 96,
    PasswordFree: 0,
    Vip6: null,
    IPv6: null,
    ReadOnly: 0,
    RemainBandwidthDuration: "",
    DiskSize: 0,
    MonitorVersion: "5s",
    ClientLimitMin: 10_000,
    ClientLimitMax: 40_000,
    NodeSet:
      nodes.length === 0
        ? null
        : nodes.map((node) => ({
            NodeType: node.isMaster ? 0 : 1,
            NodeId: node.id,
            ZoneId: zones.get(node.zone),
            ZoneName: node.zone,
          })),
    Region: region,
    WanAddress: instance.wanAddress,
    PolarisServer: "",
    RedisClusterId: instance.clusterId,
    DedicatedClusterId: instance.clusterId === "" ? "" : "cluster-1",
    ProductVersion: instance.productVersion,
    CurrentProxyVersion: "5.8.9",
    CurrentRedisVersion: "5.2.9",
    UpgradeProxyVersion: "",
    UpgradeRedisVersion: "",
    BackupMode: "NormalLevelBackup",
    DeleteProtectionSwitch: instance.isProtected ? 1 : 0,
  };
}
