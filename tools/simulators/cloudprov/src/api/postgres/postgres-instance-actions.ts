import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import {
  addressIn,
  checkPostgresGroups,
  checkPostgresName,
  checkPostgresPassword,
  checkStorage,
  checkZone,
  expiryAfter,
} from "./postgres-checks.ts";
import { postgresDocument } from "./postgres-document.ts";
import { ordinaryPostgres, type PostgresInstance, type PostgresNode } from "./postgres-instances.ts";
import { askedVersion, sizeOf } from "./postgres-offers.ts";
import { tagsOfPostgres } from "./postgres-state.ts";
import { beginPostgresTask, existingPostgres } from "./postgres-tasks.ts";

/** The actions that create and describe instances. */
export function postgresInstanceActions(world: World): Action[] {
  return [
    createInstances(world),
    describeOrders(world),
    describeDBInstances(world),
    describeDBInstanceAttribute(world),
    describeAccounts(world),
    describeEncryptionKeys(world),
    describeDBInstanceSecurityGroups(world),
  ];
}

const id = text({ min: 1 });
const own = object({ DBInstanceId: id });
/** A node in a request. */
export const nodeMember = object({ Role: oneOf("Primary", "Standby"), Zone: id, DedicatedClusterId: optional(id) });

/** The nodes in a request, of which one must be the primary one and in its zone. */
export function nodesIn(
  world: World,
  region: string,
  asked: readonly {
    readonly Role: PostgresNode["role"];
    readonly Zone: string;
    readonly DedicatedClusterId?: string;
  }[],
): readonly PostgresNode[] {
  for (const { Zone } of asked) checkZone(world, region, Zone);
  if (asked.filter(({ Role }) => Role === "Primary").length !== 1) {
    throw new PlatformError("InvalidParameter.ParameterCheckError", "An instance has one primary node.");
  }
  return asked.map(({ Role, Zone, DedicatedClusterId = "" }) => ({
    role: Role,
    zone: Zone,
    clusterId: DedicatedClusterId,
  }));
}

function createInstances(world: World): Action {
  const { deals, instances } = world.postgres;
  return defineAction({
    name: "CreateInstances",
    params: object({
      SpecCode: id,
      Storage: integer(),
      InstanceCount: integer({ min: 1, max: 10 }),
      Period: integer(),
      Charset: oneOf("UTF8", "LATIN1"),
      AdminName: id,
      AdminPassword: id,
      Zone: id,
      DBMajorVersion: optional(id),
      DBVersion: optional(id),
      DBKernelVersion: optional(id),
      InstanceChargeType: optional(oneOf("PREPAID", "POSTPAID_BY_HOUR")),
      VpcId: optional(id),
      SubnetId: optional(id),
      DBNodeSet: optional(listOf(nodeMember, { min: 1 })),
      AutoRenewFlag: optional(integer({ min: 0, max: 1 })),
      AutoVoucher: optional(integer({ min: 0, max: 1 })),
      VoucherIds: optional(listOf(id, { min: 1 })),
      ProjectId: optional(integer({ min: 0 })),
      Name: optional(id),
      TagList: optional(listOf(object({ TagKey: id, TagValue: text() }), { min: 1 })),
      SecurityGroupIds: optional(listOf(id, { min: 1 })),
      NeedSupportTDE: optional(integer({ min: 0, max: 1 })),
      KMSKeyId: optional(id),
      KMSRegion: optional(id),
      KMSClusterId: optional(id),
      DeletionProtection: optional(flag()),
      StorageType: optional(id),
    }),
    run({ params, region }) {
      const { InstanceCount: count, InstanceChargeType = "PREPAID", TagList = [], ...asked } = params;
      const isPrepaid = InstanceChargeType === "PREPAID";
      const made = Array.from({ length: count }, () => {
        const instance = newPostgres(world, asked, region);
        const payment = isPrepaid
          ? { isPrepaid, autoRenew: asked.AutoRenewFlag ?? 0, expiresAt: expiryAfter(world, asked.Period) }
          : {};
        instances.insert({ ...instance, ...payment });
        for (const { TagKey, TagValue } of TagList) world.tags.put(tagsOfPostgres(instance), TagKey, TagValue);
        return instance;
      });
      const ids = made.map((one) => one.id);
      const deal = deals.insert({ id: world.newNumber(), instanceIds: isPrepaid ? [] : ids });
      for (const one of made) {
        const finish = () => void deals.replace({ ...deal, instanceIds: ids });
        beginPostgresTask(world, one, { status: "initing", changes: {}, finish });
      }
      return { DealNames: [deal.id], BillId: "", DBInstanceIdSet: isPrepaid ? [] : ids };
    },
  });
}

interface Asked {
  readonly SpecCode: string;
  readonly Storage: number;
  readonly Charset: string;
  readonly AdminName: string;
  readonly AdminPassword: string;
  readonly Zone: string;
  readonly DBMajorVersion?: string;
  readonly DBVersion?: string;
  readonly DBKernelVersion?: string;
  readonly VpcId?: string;
  readonly SubnetId?: string;
  readonly DBNodeSet?: Parameters<typeof nodesIn>[2];
  readonly ProjectId?: number;
  readonly Name?: string;
  readonly SecurityGroupIds?: readonly string[];
  readonly NeedSupportTDE?: number;
  readonly KMSKeyId?: string;
  readonly KMSRegion?: string;
  readonly KMSClusterId?: string;
  readonly DeletionProtection?: boolean;
  readonly StorageType?: string;
}

function newPostgres(world: World, asked: Asked, region: string): PostgresInstance {
  const { Zone: zone, VpcId = "", SubnetId = "", Name: name = "未命名", AdminName: adminName } = asked;
  const { SecurityGroupIds: securityGroupIds = [], AdminPassword: password, Storage: storage } = asked;
  checkZone(world, region, zone);
  checkPostgresName(name);
  checkPostgresPassword(password);
  checkPostgresGroups(world, securityGroupIds);
  checkStorage(storage);
  if (!/^(?!postgres$|pg_)[a-z_]\w{0,15}$/i.test(adminName)) {
    throw new PlatformError("InvalidParameterValue.InvalidAccountFormat", `${adminName} is not allowed.`);
  }
  const isEncrypted = asked.NeedSupportTDE === 1;
  const both = [
    { Role: "Primary", Zone: zone },
    { Role: "Standby", Zone: zone },
  ] as const;
  return {
    ...ordinaryPostgres,
    ...sizeOf(asked.SpecCode),
    id: world.newId("postgres"),
    region,
    zone,
    name,
    storage,
    storageType: asked.StorageType ?? "PHYSICAL_LOCAL_SSD",
    kernel: askedVersion(asked).kernel,
    charset: asked.Charset,
    adminName,
    password,
    networks: [addressIn(world, region, VpcId, SubnetId)],
    nodes: nodesIn(world, region, asked.DBNodeSet ?? both),
    securityGroupIds,
    projectId: asked.ProjectId ?? 0,
    isEncrypted,
    ...(isEncrypted
      ? {
          kmsKeyId: asked.KMSKeyId ?? "KMS-POSTGRES",
          kmsRegion: asked.KMSRegion ?? region,
          kmsClusterId: asked.KMSClusterId ?? "",
        }
      : {}),
    isProtected: asked.DeletionProtection ?? false,
    uid: Number(world.newNumber()),
    createdAt: world.now(),
  };
}

function describeOrders(world: World): Action {
  return defineAction({
    name: "DescribeOrders",
    params: object({ DealNames: listOf(id, { min: 1 }) }),
    run({ params: { DealNames } }) {
      const all = world.postgres.deals.all().filter((deal) => DealNames.includes(deal.id));
      return {
        TotalCount: all.length,
        Deals: all.map((deal) => ({
          DealName: deal.id,
          OwnerUin: "100000000001",
          Count: 1,
          PayMode: 0,
          FlowId: 0,
          DBInstanceIdSet: deal.instanceIds,
        })),
      };
    },
  });
}

function describeDBInstances(world: World): Action {
  return defineAction({
    name: "DescribeDBInstances",
    params: object({
      Filters: filtersShape("db-instance-id", "db-instance-name", "db-project-id", "db-pay-mode", "db-tag-key"),
      OrderBy: optional(id),
      OrderByType: optional(id),
      ...pageMembers,
    }),
    run({ params: { Filters, ...page }, region }) {
      const seen = world.postgres.instances.allSeen().filter((one) => one.region === region);
      const all = filtered(seen, Filters, {
        "db-instance-id": (one, value) => one.id === value,
        "db-instance-name": (one, value) => one.name.includes(value),
        "db-project-id": (one, value) => String(one.projectId) === value,
        "db-pay-mode": (one, value) => one.isPrepaid === (value === "prepaid"),
        "db-tag-key": (one, value) => world.tags.of(tagsOfPostgres(one)).some(({ key }) => key === value),
      });
      return { TotalCount: all.length, DBInstanceSet: pageOf(all, page).map((one) => postgresDocument(world, one)) };
    },
  });
}

function describeDBInstanceAttribute(world: World): Action {
  return defineAction({
    name: "DescribeDBInstanceAttribute",
    params: own,
    run({ params: { DBInstanceId }, region }) {
      const instance = world.postgres.instances.seen(DBInstanceId);
      if (instance?.region !== region) {
        throw new PlatformError("ResourceNotFound.InstanceNotFoundError", `${DBInstanceId} does not exist.`);
      }
      return { DBInstance: postgresDocument(world, instance) };
    },
  });
}

function describeAccounts(world: World): Action {
  return defineAction({
    name: "DescribeAccounts",
    params: object({ DBInstanceId: id, OrderBy: optional(id), OrderByType: optional(id), ...pageMembers }),
    run({ params: { DBInstanceId, ...page }, region }) {
      const { adminName, createdAt } = existingPostgres(world, DBInstanceId, region);
      const created = world.localTimeText(createdAt);
      const account = {
        DBInstanceId,
        UserName: adminName,
        Remark: "",
        Status: 2,
        CreateTime: created,
        UpdateTime: created,
        PasswordUpdateTime: created,
        UserType: "tencentDBSuper",
        OpenCam: false,
        PGRoles: [],
      };
      const other = { ...account, UserName: "reader", CreateTime: "0000-00-00 00:00:00", UserType: "normal" };
      return { TotalCount: 2, Details: pageOf([other, account], page) };
    },
  });
}

function describeEncryptionKeys(world: World): Action {
  return defineAction({
    name: "DescribeEncryptionKeys",
    params: own,
    run({ params: { DBInstanceId }, region }) {
      const instance = existingPostgres(world, DBInstanceId, region);
      const { isEncrypted, kmsKeyId, kmsRegion, kmsClusterId, createdAt } = instance;
      const key = {
        KeyId: kmsKeyId,
        KeyAlias: "postgres",
        DEKCipherTextBlob: "",
        IsEnabled: 1,
        KeyRegion: kmsRegion,
        CreateTime: world.localTimeText(createdAt),
        KMSClusterId: kmsClusterId,
      };
      return { EncryptionKeys: isEncrypted ? [key] : [] };
    },
  });
}

function describeDBInstanceSecurityGroups(world: World): Action {
  return defineAction({
    name: "DescribeDBInstanceSecurityGroups",
    params: own,
    run({ params: { DBInstanceId }, region }) {
      const { securityGroupIds } = existingPostgres(world, DBInstanceId, region);
      return {
        SecurityGroupSet: securityGroupIds.map((group) => ({
          ProjectId: 0,
          CreateTime: "",
          Inbound: [],
          Outbound: [],
          SecurityGroupId: group,
          SecurityGroupName: world.securityGroups.get(group)?.name ?? "",
          SecurityGroupDescription: "",
        })),
      };
    },
  });
}
