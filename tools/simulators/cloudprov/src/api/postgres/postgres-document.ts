import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { PostgresInstance } from "./postgres-instances.ts";
import { versionOf } from "./postgres-offers.ts";
import { tagsOfPostgres } from "./postgres-state.ts";

/** An instance as the platform describes it. */
export function postgresDocument(world: World, instance: PostgresInstance): Reply {
  const { networks, nodes, publicStatus } = instance;
  const version = versionOf(instance.kernel);
  const created = world.localTimeText(instance.createdAt);
  const isOpen = publicStatus === "opened";
  return {
    Region: instance.region,
    Zone: instance.zone,
    VpcId: networks[0]?.vpcId ?? "",
    SubnetId: networks[0]?.subnetId ?? "",
    DBInstanceId: instance.id,
    DBInstanceName: instance.name,
    DBInstanceStatus: instance.status,
    DBInstanceMemory: instance.memory,
    DBInstanceStorage: instance.storage,
    DBInstanceCpu: instance.cpu,
    DBInstanceClass: "pg.it",
    DBMajorVersion: version?.major ?? "",
    DBVersion: version?.version ?? "",
    DBKernelVersion: instance.kernel,
    DBInstanceType: "primary",
    DBInstanceVersion: "standard",
    DBCharset: instance.charset,
    CreateTime: created,
    UpdateTime: created,
    ExpireTime: instance.expiresAt === undefined ? "0000-00-00 00:00:00" : world.localTimeText(instance.expiresAt),
    IsolatedTime: "0000-00-00 00:00:00",
    PayType: instance.isPrepaid ? "prepaid" : "postpaid",
    AutoRenew: instance.autoRenew,
    DBInstanceNetInfo: [
      ...networks.map(({ ip, status, vpcId, subnetId }) => ({
        Address: "",
        Ip: ip,
        Port: 5432,
        NetType: "private",
        Status: status,
        VpcId: vpcId,
        SubnetId: subnetId,
        ProtocolType: "postgresql",
      })),
      {
        Address: isOpen ? `${instance.id}.sql.tencentcdb.com` : "",
        Ip: "",
        Port: isOpen ? 25_432 : 0,
        NetType: "public",
        Status: publicStatus,
        VpcId: "",
        SubnetId: "",
        ProtocolType: "postgresql",
      },
    ],
    Type: "TS85",
    AppId: 1_250_000_000,
    Uid: instance.uid,
    ProjectId: instance.projectId,
    TagList: world.tags.of(tagsOfPostgres(instance)).map(({ key, value }) => ({ TagKey: key, TagValue: value })),
    MasterDBInstanceId: "",
    ReadOnlyInstanceNum: 0,
    StatusInReadonlyGroup: "",
    OfflineTime: "0000-00-00 00:00:00",
    DBNodeSet: nodes.map(({ role, zone, clusterId }) => ({ Role: role, Zone: zone, DedicatedClusterId: clusterId })),
    IsSupportTDE: instance.isEncrypted ? 1 : 0,
    DBEngine: "postgresql",
    DBEngineConfig: "",
    NetworkAccessList: null,
    SupportIpv6: 0,
    ExpandedCpu: 0,
    DeletionProtection: instance.isProtected,
    DBInstanceStorageType: instance.storageType,
  };
}
