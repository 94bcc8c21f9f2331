import type { Backup, Database, DatabaseImage } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";
import { lastOperation } from "./operation.ts";

/** A database as the API shows it. */
export function databaseDocument(scene: Scene, database: Database): Document {
  const { id, handle, type, status, enableBackups, disk, credentials } = database;
  const connectionUrl = credentials.find(({ isDefault }) => isDefault)?.connectionUrl ?? null;
  return documentOf(scene, {
    type: "database",
    path: "/databases",
    record: database,
    fields: {
      handle,
      type,
      status,
      enable_backups: enableBackups,
      ...(scene.embed ? { connection_url: connectionUrl } : {}),
      initial_disk_size: database.initialDiskSize,
      initial_container_size: database.initialContainerSize,
    },
    links: {
      account: `/accounts/${database.accountId}`,
      service: linkTo("/services", database.serviceId),
      database_image: linkTo("/database_images", database.imageId),
      initialize_from: linkTo("/databases", database.initializeFromId),
      dependents: `/databases/${id}/dependents`,
      operations: `/databases/${id}/operations`,
    },
    embedded: {
      disk:
        disk === undefined
          ? null
          : { id: Number(disk.id), size: disk.size, provisioned_iops: disk.provisionedIops, _type: "disk" },
      database_credentials: credentials.map((one) => ({
        id: Number(one.id),
        type: one.type,
        default: one.isDefault,
        connection_url: one.connectionUrl,
        _type: "database_credential",
      })),
      last_operation: lastOperation(scene, "database", id),
    },
  });
}

/** An image as the API shows it. */
export function databaseImageDocument(scene: Scene, image: DatabaseImage): Document {
  const { type, version, recommended } = image;
  return documentOf(scene, {
    type: "database_image",
    path: "/database_images",
    record: image,
    fields: { type, version, default: recommended, description: `${type} ${version}` },
  });
}

/** A backup as the API shows it. */
export function backupDocument(scene: Scene, backup: Backup): Document {
  return documentOf(scene, {
    type: "backup",
    path: undefined,
    record: backup,
    fields: { database_handle: backup.databaseHandle, final: true },
    links: { account: `/accounts/${backup.accountId}` },
  });
}
