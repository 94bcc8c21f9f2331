// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the disks of the region, optionally filtered by ID, name, type, status, zone, machine, charge type, project and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const free = cloudprov.getCbsStoragesOutput({ storageStates: ["UNATTACHED"], availabilityZone: "ap-guangzhou-3" });
 * ```
 */
export function getCbsStorages(args: GetCbsStoragesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetCbsStoragesResult> {
  return runtime.invoke("cloudprov:index/getCbsStorages:getCbsStorages", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    storageId: args.storageId,
    storageName: args.storageName,
    storageType: args.storageType,
    storageUsage: args.storageUsage,
    availabilityZone: args.availabilityZone,
    dedicatedClusterId: args.dedicatedClusterId,
    projectId: args.projectId,
    portable: args.portable,
    chargeTypes: args.chargeTypes,
    storageStates: args.storageStates,
    instanceIps: args.instanceIps,
    instanceNames: args.instanceNames,
    tagKeys: args.tagKeys,
    tagValues: args.tagValues,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the disks of the region, optionally filtered by ID, name, type, status, zone, machine, charge type, project and tags.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const free = cloudprov.getCbsStoragesOutput({ storageStates: ["UNATTACHED"], availabilityZone: "ap-guangzhou-3" });
 * ```
 */
export function getCbsStoragesOutput(args: GetCbsStoragesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCbsStoragesResult> {
  return runtime.invokeOutput<GetCbsStoragesResult>("cloudprov:index/getCbsStorages:getCbsStorages", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    storageId: args.storageId,
    storageName: args.storageName,
    storageType: args.storageType,
    storageUsage: args.storageUsage,
    availabilityZone: args.availabilityZone,
    dedicatedClusterId: args.dedicatedClusterId,
    projectId: args.projectId,
    portable: args.portable,
    chargeTypes: args.chargeTypes,
    storageStates: args.storageStates,
    instanceIps: args.instanceIps,
    instanceNames: args.instanceNames,
    tagKeys: args.tagKeys,
    tagValues: args.tagValues,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCbsStorages. */
export interface GetCbsStoragesArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the disk, `disk-...`. Must be the ID of a disk, such as disk-41s6jwy4. */
  storageId?: string | undefined;
  /** Name to match. */
  storageName?: string | undefined;
  /** Type of the disks, such as `CLOUD_SSD`. */
  storageType?: string | undefined;
  /** `SYSTEM_DISK` or `DATA_DISK`. */
  storageUsage?: string | undefined;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: string | undefined;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: string | undefined;
  /** ID of the project. At least 0. */
  projectId?: number | undefined;
  /** Return only disks that can be detached, or only others. */
  portable?: boolean | undefined;
  /** Charge types, such as `PREPAID`. At most 5 elements. */
  chargeTypes?: string[] | undefined;
  /** Statuses, such as `UNATTACHED`. At most 5 elements. */
  storageStates?: string[] | undefined;
  /** Private or public addresses of the machines that the disks are attached to. At most 5 elements. */
  instanceIps?: string[] | undefined;
  /** Names of the machines that the disks are attached to. At most 5 elements. */
  instanceNames?: string[] | undefined;
  /** Keys of tags: the disks must have one of them. At most 5 elements. */
  tagKeys?: string[] | undefined;
  /** Values of tags: the disks must have one of them. At most 5 elements. */
  tagValues?: string[] | undefined;
}

/** Arguments of getCbsStoragesOutput. */
export interface GetCbsStoragesOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the disk, `disk-...`. Must be the ID of a disk, such as disk-41s6jwy4. */
  storageId?: pulumi.Input<string | undefined>;
  /** Name to match. */
  storageName?: pulumi.Input<string | undefined>;
  /** Type of the disks, such as `CLOUD_SSD`. */
  storageType?: pulumi.Input<string | undefined>;
  /** `SYSTEM_DISK` or `DATA_DISK`. */
  storageUsage?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** ID of the project. At least 0. */
  projectId?: pulumi.Input<number | undefined>;
  /** Return only disks that can be detached, or only others. */
  portable?: pulumi.Input<boolean | undefined>;
  /** Charge types, such as `PREPAID`. At most 5 elements. */
  chargeTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Statuses, such as `UNATTACHED`. At most 5 elements. */
  storageStates?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Private or public addresses of the machines that the disks are attached to. At most 5 elements. */
  instanceIps?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Names of the machines that the disks are attached to. At most 5 elements. */
  instanceNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Keys of tags: the disks must have one of them. At most 5 elements. */
  tagKeys?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Values of tags: the disks must have one of them. At most 5 elements. */
  tagValues?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Result of getCbsStorages. */
export interface GetCbsStoragesResult {
  /** The disks, in the platform's order. */
  storageLists: types.output.GetCbsStoragesStorageList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the disk, `disk-...`. */
  storageId?: string;
  /** Name to match. */
  storageName?: string;
  /** Type of the disks, such as `CLOUD_SSD`. */
  storageType?: string;
  /** `SYSTEM_DISK` or `DATA_DISK`. */
  storageUsage?: string;
  /** Availability zone, such as `ap-guangzhou-3`. */
  availabilityZone?: string;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: string;
  /** ID of the project. */
  projectId?: number;
  /** Return only disks that can be detached, or only others. */
  portable?: boolean;
  /** Charge types, such as `PREPAID`. */
  chargeTypes?: string[];
  /** Statuses, such as `UNATTACHED`. */
  storageStates?: string[];
  /** Private or public addresses of the machines that the disks are attached to. */
  instanceIps?: string[];
  /** Names of the machines that the disks are attached to. */
  instanceNames?: string[];
  /** Keys of tags: the disks must have one of them. */
  tagKeys?: string[];
  /** Values of tags: the disks must have one of them. */
  tagValues?: string[];
}
