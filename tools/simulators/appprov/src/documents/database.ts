import type { Backup, Database, DatabaseCredential, DatabaseImage, Disk } from "../records.ts";
import { type Document, documentOf, linkTo, type Scene } from "./document.ts";
import { lastOperation } from "./operation.ts";

/** A database as the API shows it. */
export function databaseDocument(scene: Scene, database: Database): Document {
  const { id, handle, type, status, enableBackups, diskId, credentials } = database;
  const disk = scene.world.disks.seen(diskId ?? "");
  const connectionUrl = credentials.find(({ isDefault }) => isDefault)?.connectionUrl;
  // Credentials are omitted together with embedded objects.
  const shownUrl = scene.embed ? (connectionUrl ?? null) : null;
  const own = `/databases/${id}`;
  return documentOf(scene, {
    kind: "database",
    path: "/databases",
    record: database,
    fields: {
      handle,
      type,
      passphrase: shownUrl === null ? null : decodeURIComponent(new URL(shownUrl).password),
      connection_url: shownUrl,
      provisioned: status === "provisioned",
      status,
      docker_repo: null,
      port_mapping: [],
      initial_disk_size: database.initialDiskSize,
      initial_container_size: database.initialContainerSize,
      current_kms_arn: null,
      enable_backups: enableBackups,
      enable_pitr: false,
      pitr_bucket: null,
      oldest_pitr_time: null,
    },
    links: {
      account: `/accounts/${database.accountId}`,
      service: linkTo("/services", database.serviceId),
      database_image: linkTo("/database_images", database.imageId),
      disk: linkTo("/disks", diskId),
      initialize_from: linkTo("/databases", database.initializeFromId),
      dependents: `${own}/dependents`,
      operations: `${own}/operations`,
    },
    embedded: {
      disk: disk === undefined ? null : diskDocument(scene, disk),
      database_credentials: credentials.map((one) => credentialDocument(scene, database, one)),
      last_operation: lastOperation(scene, "database", id),
    },
  });
}

/** A disk as the API shows it. */
export function diskDocument(scene: Scene, disk: Disk): Document {
  return documentOf(scene, {
    kind: "disk",
    path: "/disks",
    record: disk,
    fields: {
      handle: disk.handle,
      ebs_volume_id: `vol-${disk.id}`,
      ebs_volume_type: "gp3",
      filesystem: "ext4",
      key_bytes: 32,
      size: disk.size,
      provisioned_iops: disk.provisionedIops,
      baseline_iops: 3000,
      host: null,
      device: null,
      attached: true,
      ec2_instance_id: null,
      availability_zone: disk.availabilityZone,
      current_kms_arn: null,
    },
    links: { account: `/accounts/${disk.accountId}` },
  });
}

function credentialDocument(scene: Scene, database: Database, credential: DatabaseCredential): Document {
  const { type, isDefault, connectionUrl } = credential;
  return documentOf(scene, {
    kind: "database_credential",
    path: undefined,
    record: credential,
    fields: { type, default: isDefault, connection_url: connectionUrl },
    links: { database: `/databases/${database.id}` },
  });
}

/** An image as the API shows it. */
export function databaseImageDocument(scene: Scene, image: DatabaseImage): Document {
  const { type, version, recommended } = image;
  return documentOf(scene, {
    kind: "database_image",
    path: "/database_images",
    record: image,
    fields: {
      type,
      version,
      discoverable: true,
      visible: true,
      default: recommended,
      description: `${type} ${version}`,
      docker_repo: `example/${type}`,
    },
  });
}

/** A backup as the API shows it. */
export function backupDocument(scene: Scene, backup: Backup): Document {
  return documentOf(scene, {
    kind: "backup",
    path: undefined,
    record: backup,
    fields: { database_handle: backup.databaseHandle, final: true },
    links: { account: `/accounts/${backup.accountId}` },
  });
}
