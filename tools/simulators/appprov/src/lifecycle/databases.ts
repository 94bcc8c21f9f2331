import { randomBytes } from "node:crypto";
import type { Database, DatabaseCredential, Disk } from "../records.ts";
import type { World } from "../world.ts";
import { forgetOperations } from "./operations.ts";
import { retentionPolicyOf } from "./retention.ts";
import { deleteService, instanceClass, makeService } from "./services.ts";

/** Values of a new database. */
export interface NewDatabase {
  readonly accountId: string;
  readonly handle: string;
  /** Default `postgresql`. */
  readonly type?: string;
  /** Default: the recommended image of the type. */
  readonly imageId?: string | undefined;
  /** In GB. Default 10. */
  readonly diskSize?: number;
  /** In MB. Default 1,024. */
  readonly containerSize?: number;
  readonly enableBackups?: boolean;
  /** The primary of a replica. */
  readonly initializeFromId?: string;
}

/** The sizes of a database. Missing ones do not change. */
export interface DatabaseSizes {
  readonly diskSize?: number | undefined;
  readonly provisionedIops?: number | undefined;
  readonly containerSize?: number | undefined;
  readonly profile?: string | undefined;
}

/** Creates a database that is not provisioned, and not stored yet. */
export function makeDatabase(world: World, fields: NewDatabase): Database {
  return {
    ...world.born(),
    accountId: fields.accountId,
    handle: fields.handle,
    type: fields.type ?? "postgresql",
    status: "pending",
    enableBackups: fields.enableBackups ?? true,
    initialDiskSize: fields.diskSize ?? 10,
    initialContainerSize: fields.containerSize ?? 1024,
    initializeFromId: fields.initializeFromId,
    imageId: fields.imageId,
    serviceId: undefined,
    diskId: undefined,
    credentials: [],
  };
}

/** Provisions a database: creates its image, disk, service and credentials. */
export function provisionDatabase(world: World, id: string, sizes: DatabaseSizes): void {
  const database = world.databases.get(id);
  if (database === undefined) return;
  const { accountId, handle, type, initialContainerSize, initialDiskSize } = database;
  const image = world.databaseImages.all().find((one) => one.type === type && one.recommended);
  const service = world.services.insert({
    ...makeService(world, accountId),
    databaseId: id,
    processType: type,
    containerMemoryLimitMb: sizes.containerSize ?? initialContainerSize,
    instanceClass: instanceClass(world, sizes.profile ?? "m"),
  });
  const region = world.stacks.get(world.accounts.get(accountId)?.stackId ?? "")?.region ?? "us-east-1";
  const disk = world.disks.insert({
    ...world.born(),
    accountId,
    handle,
    size: sizes.diskSize ?? initialDiskSize,
    provisionedIops: sizes.provisionedIops ?? 3000,
    availabilityZone: `${region}a`,
  });
  world.change(world.databases, id, {
    status: "provisioned",
    imageId: database.imageId ?? image?.id,
    serviceId: service.id,
    diskId: disk.id,
    credentials: credentialsOf(world, handle, type),
  });
}

/** Resizes a provisioned database. */
export function resizeDatabase(world: World, id: string, sizes: DatabaseSizes): void {
  const database = world.databases.get(id);
  const service = world.services.get(database?.serviceId ?? "");
  const disk = diskOf(world, database);
  if (disk === undefined || service === undefined) return;
  world.change(world.disks, disk.id, {
    size: sizes.diskSize ?? disk.size,
    provisionedIops: sizes.provisionedIops ?? disk.provisionedIops,
  });
  world.change(world.services, service.id, {
    containerMemoryLimitMb: sizes.containerSize ?? service.containerMemoryLimitMb,
    instanceClass: sizes.profile === undefined ? service.instanceClass : instanceClass(world, sizes.profile),
  });
}

/** The disk of a provisioned database. */
export function diskOf(world: World, database: Database | undefined): Disk | undefined {
  return world.disks.get(database?.diskId ?? "");
}

/** Deprovisions a database, with a final backup if the environment's policy keeps one. */
export function retireDatabase(world: World, id: string): void {
  const database = world.databases.get(id);
  if (database === undefined) return;
  const { accountId, handle, enableBackups } = database;
  if (
    diskOf(world, database) !== undefined &&
    enableBackups &&
    retentionPolicyOf(world, accountId)?.keepFinal === true
  ) {
    world.backups.insert({ ...world.born(), accountId, databaseHandle: handle });
  }
  deleteDatabase(world, id);
}

/** Deletes a database with its service and the service's endpoints. */
export function deleteDatabase(world: World, id: string): void {
  const { serviceId, diskId } = world.databases.get(id) ?? {};
  if (serviceId !== undefined) deleteService(world, serviceId);
  if (diskId !== undefined) world.disks.remove(diskId);
  forgetOperations(world, "database", id);
  world.databases.remove(id);
}

const schemes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  couchdb: ["https"],
  elasticsearch: ["https"],
  influxdb: ["https"],
  mongodb: ["mongodb"],
  mysql: ["mysql", "mysql+ssl"],
  postgresql: ["postgresql"],
  rabbitmq: ["amqps", "https"],
  redis: ["redis", "rediss"],
  sftp: ["sftp"],
};

function credentialsOf(world: World, handle: string, type: string): DatabaseCredential[] {
  const password = randomBytes(15).toString("base64url");
  return (schemes[type] ?? ["tcp"]).map((scheme, index) => ({
    ...world.born(),
    type: scheme,
    connectionUrl: `${scheme}://aptible:${password}@db-${handle}.example.com:${20_000 + index}/db`,
    isDefault: index === 0,
  }));
}
