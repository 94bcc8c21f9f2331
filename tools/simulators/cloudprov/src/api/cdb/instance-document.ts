import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { MysqlInstance } from "./mysql.ts";
import { tagsOfMysql } from "./mysql-state.ts";

/** A time as this service writes it. */
function timeOf(world: World, ms: number | undefined): string {
  return ms === undefined ? "0000-00-00 00:00:00" : world.localTimeText(ms);
}

/** An instance as the platform lists it. */
export function mysqlDocument(world: World, one: MysqlInstance, { nodes = false } = {}): Reply {
  const others = world.mysql.instances.all().filter(({ masterId }) => masterId === one.id);
  const readOnly = others.filter(({ type }) => type === 3);
  const master = one.masterId === "" ? undefined : world.mysql.instances.get(one.masterId);
  const standby = (zone: string) =>
    zone === "" ? null : { Vport: 3306, Region: one.region, Vip: "10.1.0.9", Zone: zone };
  return {
    WanStatus: one.wanStatus,
    Zone: one.zone,
    InitFlag: 1,
    RoVipInfo: null,
    Memory: one.memory,
    Status: one.status,
    VpcId: 51_102,
    SlaveInfo: { First: standby(one.slaveZone), Second: standby(one.backupZone), Third: null },
    InstanceId: one.id,
    Volume: one.volume,
    AutoRenew: one.autoRenew,
    ProtectMode: one.protectMode,
    RoGroups:
      readOnly.length === 0
        ? []
        : [{ RoGroupId: `cdbrg-${one.id.slice(4)}`, RoInstances: readOnly.map(({ id }) => ({ InstanceId: id })) }],
    SubnetId: 2333,
    InstanceType: one.type,
    ProjectId: one.projectId,
    Region: one.region,
    DeadlineTime: timeOf(world, one.expiresAt),
    DeployMode: one.deployMode,
    TaskStatus: one.taskStatus,
    MasterInfo: master === undefined ? null : { InstanceId: master.id, Region: master.region, Zone: master.zone },
    DeviceType: one.deviceType,
    EngineVersion: one.engineVersion,
    InstanceName: one.name,
    DrInfo: others
      .filter(({ type }) => type === 2)
      .map(({ id, zone, region }) => ({ InstanceId: id, Zone: zone, Region: region })),
    WanDomain: one.wanStatus === 1 ? `${one.id}.sql.tencentcdb.com` : "",
    WanPort: one.wanStatus === 1 ? 24_001 : 0,
    PayType: one.payType,
    CreateTime: timeOf(world, one.createdAt),
    Vip: one.vip,
    Vport: one.port,
    CdbError: 0,
    UniqVpcId: one.vpcId,
    UniqSubnetId: one.subnetId,
    PhysicalId: "",
    Cpu: one.cpu,
    Qps: 0,
    ZoneName: "",
    DeviceClass: "",
    DeployGroupId: "",
    ZoneId: 100_003,
    InstanceNodes: one.backupZone === "" ? 2 : 3,
    // A new instance has no tags yet.
    TagList:
      one.status === 0
        ? []
        : world.tags.of(tagsOfMysql(one)).map(({ key, value }) => ({ TagKey: key, TagValue: value })),
    EngineType: one.engineType,
    MaxDelayTime: 0,
    DiskType: one.diskType,
    ExpandCpu: 0,
    ClusterInfo: nodes ? one.nodes.map(({ id, role, zone }) => ({ NodeId: id, Role: role, Zone: zone })) : [],
    AnalysisNodeInfos: [],
    DeviceBandwidth: 0,
    DestroyProtect: one.destroyProtect,
    DiskEncryption: "off",
    CpuModel: "",
    AnalysisUpgradeVersionInfo: null,
  };
}
