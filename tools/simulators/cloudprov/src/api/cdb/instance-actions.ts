import { anything, flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { pageOf } from "../lists.ts";
import { answerOnce } from "../remembered-answers.ts";
import { checkPassword, checkSize, checkZone, endOf, invalid, leastCores, placeIn, versions } from "./checks.ts";
import { mysqlDocument } from "./instance-document.ts";
import { type MysqlInstance, type MysqlNode, ordinaryMysql } from "./mysql.ts";
import { deleteMysql, tagsOfMysql } from "./mysql-state.ts";
import { accepts, engineParameters } from "./parameters.ts";
import { existingMysql } from "./tasks.ts";

/** The actions that create, list and give back instances. */
export function instanceActions(world: World): Action[] {
  return [
    createInstance(world, "CreateDBInstance"),
    createInstance(world, "CreateDBInstanceHour"),
    describeDBInstances(world),
    isolateDBInstance(world),
    offlineIsolatedInstances(world),
  ];
}

const name = text({ min: 1 });
/** The IDs of instances in a request. */
export const mysqlIds = listOf(name, { min: 1 });
/** The nodes of the cluster edition in a request. */
export const topologyMember = object({
  ReadWriteNode: optional(object({ Zone: name, NodeId: optional(text()) })),
  ReadOnlyNodes: optional(
    listOf(object({ IsRandomZone: optional(text()), Zone: optional(name), NodeId: optional(text()) }), {
      min: 1,
      max: 5,
    }),
  ),
});

const creation = object({
  Memory: integer(),
  Volume: integer(),
  GoodsNum: integer({ min: 1, max: 100 }),
  // CreateDBInstance only.
  Period: optional(integer()),
  EngineVersion: optional(text()),
  UniqVpcId: optional(name),
  UniqSubnetId: optional(name),
  ProjectId: optional(integer({ min: 0 })),
  Zone: optional(name),
  MasterInstanceId: optional(name),
  InstanceRole: optional(text()),
  MasterRegion: optional(text()),
  Port: optional(integer()),
  Password: optional(text()),
  ParamList: optional(listOf(object({ Name: name, Value: text() }))),
  ProtectMode: optional(integer()),
  DeployMode: optional(integer()),
  SlaveZone: optional(name),
  BackupZone: optional(text()),
  SecurityGroup: optional(listOf(name)),
  RoGroup: optional(anything()),
  AutoRenewFlag: optional(integer()),
  InstanceName: optional(text()),
  ResourceTags: optional(listOf(object({ TagKey: name, TagValue: listOf(text(), { min: 1 }) }))),
  DeployGroupId: optional(text()),
  ClientToken: optional(text({ min: 1, max: 64 })),
  DeviceType: optional(text()),
  ParamTemplateId: optional(integer()),
  AlarmPolicyList: optional(listOf(integer())),
  InstanceNodes: optional(integer()),
  Cpu: optional(integer({ min: 1 })),
  AutoSyncFlag: optional(integer()),
  CageId: optional(text()),
  ParamTemplateType: optional(text()),
  AlarmPolicyIdList: optional(listOf(text())),
  DryRun: optional(flag()),
  EngineType: optional(text()),
  Vips: optional(listOf(text())),
  DataProtectVolume: optional(integer()),
  ClusterTopology: optional(topologyMember),
  DiskType: optional(text()),
  CdcId: optional(text()),
  ClusterType: optional(text()),
  DiskEncryption: optional(text()),
  DestroyProtect: optional(text()),
  FourthZone: optional(text()),
  AutoStrategy: optional(anything()),
});

type Creation = Static<typeof creation>;

function createInstance(world: World, action: "CreateDBInstance" | "CreateDBInstanceHour"): Action {
  return defineAction({
    name: action,
    params: creation,
    run({ params, region }) {
      const once = { token: params.ClientToken, as: [action, region, params], conflict: "InvalidParameter" };
      return answerOnce(world.rememberedAnswers, once, () => {
        const { ResourceTags = [], GoodsNum: count } = params;
        const made = newInstance(world, params, region);
        const payment =
          action === "CreateDBInstance"
            ? { payType: 0, autoRenew: params.AutoRenewFlag ?? 0, expiresAt: endOf(world, periodOf(params)) }
            : { payType: 1 };
        const others = world.mysql.instances.all().filter((one) => one.region === region);
        if (others.length + count > world.settings.mysqlQuota) {
          throw new PlatformError("OperationDenied.OverQuota", "The quota of MySQL instances is used up.");
        }
        const InstanceIds = Array.from({ length: count }, () => {
          const id = world.newId("cdb");
          const { instances } = world.mysql;
          const one = instances.insert({ ...made, ...payment, id, status: 0 });
          for (const { TagKey, TagValue } of ResourceTags) world.tags.put(tagsOfMysql(one), TagKey, TagValue[0] ?? "");
          world.hub.agenda.in(world.settings.mysqlTaskMs, () => {
            const now = instances.get(id);
            if (now !== undefined) instances.replace({ ...now, status: 1 });
          });
          return id;
        });
        return { DealIds: InstanceIds.map(() => world.newNumber()), InstanceIds };
      });
    },
  });
}

function periodOf({ Period }: Creation): number {
  if (Period === undefined) throw new PlatformError("MissingParameter", "Period is missing.");
  return Period;
}

function newInstance(world: World, asked: Creation, region: string): Omit<MysqlInstance, "id" | "status"> {
  const { Memory: memory, Volume: volume, Zone: zone = `${region}-3`, EngineVersion: engineVersion = "8.0" } = asked;
  const { Port: port = 3306, DeviceType: deviceType = "UNIVERSAL", DestroyProtect = "off" } = asked;
  checkSize({ memory, volume, deviceType });
  if (!versions.includes(engineVersion)) throw invalid(`EngineVersion must not be ${engineVersion}.`);
  if (port < 1024 || port > 65_535) throw invalid("Port must be between 1024 and 65535.");
  if (!["on", "off"].includes(DestroyProtect)) throw invalid("DestroyProtect must be on or off.");
  if ((asked.InstanceRole ?? "master") !== "master") throw invalid("Only primary instances can be created.");
  if (asked.Password !== undefined) checkPassword(asked.Password);
  for (const one of [zone, asked.SlaveZone, asked.BackupZone]) if (one) checkZone(one, region);
  for (const id of asked.SecurityGroup ?? []) checkGroup(world, id, region);
  const isCluster = deviceType.startsWith("CLOUD_NATIVE_CLUSTER");
  if (isCluster && asked.ClusterTopology === undefined) throw invalid("ClusterTopology is missing.");
  const { status: _, ...ordinary } = ordinaryMysql;
  return {
    ...ordinary,
    region,
    zone: asked.ClusterTopology?.ReadWriteNode?.Zone ?? zone,
    name: asked.InstanceName ?? "",
    memory,
    volume,
    cpu: asked.Cpu ?? leastCores(memory),
    engineVersion,
    engineType: asked.EngineType ?? "InnoDB",
    deviceType,
    diskType: asked.DiskType ?? (isCluster ? "CLOUD_HSSD" : ""),
    deployMode: asked.DeployMode ?? 0,
    protectMode: asked.ProtectMode ?? 0,
    slaveZone: isCluster ? "" : (asked.SlaveZone ?? zone),
    backupZone: asked.BackupZone ?? "",
    nodes: nodesOf(world, asked.ClusterTopology, { zone }),
    ...placeIn(world, asked, region),
    port,
    securityGroups: asked.SecurityGroup ?? [],
    projectId: asked.ProjectId ?? 0,
    destroyProtect: DestroyProtect === "on" ? "on" : "off",
    parameters: givenParameters(asked),
    hasGtid: engineVersion !== "5.5",
    rootPassword: asked.Password ?? "",
    createdAt: world.now(),
  };
}

function givenParameters({ ParamList = [] }: Creation): Record<string, string> {
  return Object.fromEntries(
    ParamList.map(({ Name, Value }) => {
      const known = engineParameters.find((one) => one.name === Name);
      if (known === undefined || !accepts(known, Value))
        throw invalid(`The parameter ${Name} does not accept the value.`);
      return [Name, Value];
    }),
  );
}

/** The nodes that a request describes. A named node keeps its ID, and the node that takes writes always does. */
export function nodesOf(
  world: World,
  asked: Static<typeof topologyMember> | undefined,
  { zone, nodes = [] }: { readonly zone: string; readonly nodes?: readonly MysqlNode[] },
): MysqlNode[] {
  const { ReadWriteNode: writer, ReadOnlyNodes: readers = [] } = asked ?? {};
  if (writer === undefined && readers.length === 0) return [...nodes];
  const newNode = () => `node-${world.newHex(8)}`;
  const known = nodes.find(({ role }) => role === "master");
  return [
    { id: known?.id ?? newNode(), role: "master", zone: writer?.Zone ?? zone },
    ...readers.map(({ NodeId, Zone, IsRandomZone }): MysqlNode => {
      const random = `${zone.replace(/\d+$/, "")}4`;
      return { id: NodeId || newNode(), role: "slave", zone: IsRandomZone === "YES" ? random : (Zone ?? zone) };
    }),
  ];
}

/** Rejects a security group that does not exist. */
export function checkGroup(world: World, id: string, region: string): void {
  if (world.securityGroups.get(id)?.region === region) return;
  throw new PlatformError("InternalError.SecurityGroupError", `The security group ${id} does not exist.`);
}

const numbersMember = optional(listOf(integer()));
const namesMember = optional(listOf(text()));

function describeDBInstances(world: World): Action {
  return defineAction({
    name: "DescribeDBInstances",
    params: object({
      ProjectId: optional(integer()),
      InstanceTypes: numbersMember,
      Vips: namesMember,
      Status: numbersMember,
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 2000 })),
      SecurityGroupId: optional(text()),
      PayTypes: numbersMember,
      InstanceNames: namesMember,
      TaskStatus: numbersMember,
      EngineVersions: namesMember,
      VpcIds: numbersMember,
      ZoneIds: numbersMember,
      SubnetIds: numbersMember,
      CdbErrors: numbersMember,
      OrderBy: optional(text()),
      OrderDirection: optional(text()),
      WithSecurityGroup: optional(integer({ min: 0, max: 1 })),
      WithExCluster: optional(integer()),
      ExClusterId: optional(text()),
      InstanceIds: namesMember,
      InitFlag: optional(integer({ min: 0, max: 1 })),
      WithDr: optional(integer({ min: 0, max: 1 })),
      WithRo: optional(integer({ min: 0, max: 1 })),
      WithMaster: optional(integer({ min: 0, max: 1 })),
      DeployGroupIds: namesMember,
      TagKeysForSearch: namesMember,
      CageIds: namesMember,
      TagValues: namesMember,
      UniqueVpcIds: namesMember,
      UniqSubnetIds: namesMember,
      Tags: optional(listOf(object({ Key: optional(text()), Value: optional(text()) }))),
      ProxyVips: namesMember,
      ProxyIds: namesMember,
      EngineTypes: namesMember,
      QueryClusterInfo: optional(flag()),
    }),
    run({ params, region }) {
      const { Offset, Limit, QueryClusterInfo: nodes = false } = params;
      const among = <T>(wanted: readonly T[] | undefined, value: T) => wanted === undefined || wanted.includes(value);
      const all = world.mysql.instances
        .allSeen()
        .filter(
          (one) =>
            one.region === region &&
            among(params.InstanceIds, one.id) &&
            among(params.InstanceNames, one.name) &&
            among(params.InstanceTypes, one.type) &&
            among(params.Status, one.status) &&
            among(params.PayTypes, one.payType) &&
            among(params.TaskStatus, one.taskStatus) &&
            among(params.EngineVersions, one.engineVersion) &&
            among(params.EngineTypes, one.engineType) &&
            among(params.UniqueVpcIds, one.vpcId) &&
            among(params.UniqSubnetIds, one.subnetId) &&
            among(params.Vips, one.vip) &&
            (params.ProjectId ?? one.projectId) === one.projectId &&
            (params.InitFlag ?? 1) === 1 &&
            (params.WithMaster !== 0 || one.type !== 1) &&
            (params.WithDr !== 0 || one.type !== 2) &&
            (params.WithRo !== 0 || one.type !== 3) &&
            (params.WithSecurityGroup !== 1 || one.securityGroups.includes(params.SecurityGroupId ?? "")),
        );
      return {
        TotalCount: all.length,
        Items: pageOf(all, { ...(Limit && { Limit }), ...(Offset && { Offset }) }).map((one) =>
          mysqlDocument(world, one, { nodes }),
        ),
      };
    },
  });
}

function isolateDBInstance(world: World): Action {
  return defineAction({
    name: "IsolateDBInstance",
    params: object({ InstanceId: name }),
    run({ params: { InstanceId }, region }) {
      const { instances } = world.mysql;
      const instance = existingMysql(world, InstanceId, region);
      if (instance.status !== 1) {
        throw new PlatformError(
          "OperationDenied.InstanceStatusError",
          `The status of ${InstanceId} is ${instance.status}.`,
        );
      }
      if (instance.taskStatus !== 0) {
        throw new PlatformError("OperationDenied.InstanceTaskRunning", `A task is running for ${InstanceId}.`);
      }
      if (instance.destroyProtect === "on") {
        throw new PlatformError("OperationDenied", `${InstanceId} is protected from destruction.`);
      }
      instances.replace({ ...instance, status: 4 });
      world.hub.agenda.in(world.settings.mysqlTaskMs, () => {
        const now = instances.get(InstanceId);
        if (now !== undefined) instances.replace({ ...now, status: 5 });
      });
      return { AsyncRequestId: null };
    },
  });
}

function offlineIsolatedInstances(world: World): Action {
  return defineAction({
    name: "OfflineIsolatedInstances",
    params: object({ InstanceIds: mysqlIds }),
    run({ params: { InstanceIds }, region }) {
      const all = InstanceIds.map((id) => existingMysql(world, id, region));
      for (const { id, status } of all) {
        if (status !== 5) throw new PlatformError("OperationDenied.InstanceStatusError", `${id} is not isolated.`);
      }
      for (const one of all) deleteMysql(world, one);
      return {};
    },
  });
}
