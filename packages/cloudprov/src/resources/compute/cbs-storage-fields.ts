import { field, hasValue } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of a disk. */
export const storageFields = {
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes a prepaid disk from the recycle bin. Otherwise the platform keeps it there for 7 days.",
  }),
  snapshotId: field.string({
    // The state of a created disk has an empty value. That of an imported one has none, so the program's first value
    // never rolls an imported disk back.
    computed: true,
    emptyIsUnset: true,
    writeOnly: true,
    adoptedIfMissing: true,
    pattern: idForms.snapshot,
    wire: "SnapshotId",
    docs: "ID of the snapshot, `snap-...`, from which the disk gets its data. A change rolls the disk back to that snapshot of it, which overwrites its data: detach the disk first. Removing the property changes nothing. The platform does not return it.",
  }),
  ...withWireNames({
    storageName: field.string({ required: true, min: 1, max: 60, wire: "DiskName", docs: "Name of the disk." }),
    storageType: field.string({
      required: true,
      knownValues: ["CLOUD_BASIC", "CLOUD_PREMIUM", "CLOUD_BSSD", "CLOUD_SSD", "CLOUD_HSSD", "CLOUD_TSSD"],
      wire: "DiskType",
      docs: "Type of the disk. A change moves the data, which takes a while. `CLOUD_TSSD` is sold only with some machines. `getInstanceTypes` lists the types that a zone offers.",
    }),
    storageSize: field.integer({
      required: true,
      min: 1,
      rejectChange: {
        because: "a disk can only grow: restore the size, or create a smaller disk and copy the data",
        test: (before, after) => Number(after) < Number(before),
      },
      wire: "DiskSize",
      docs: "Size in GB, in steps of 10. It can only grow; file systems on the disk must be extended in the machine.",
    }),
    availabilityZone: field.string({
      required: true,
      min: 1,
      replaceOnChange: true,
      wire: "Placement.Zone",
      docs: "Availability zone, such as `ap-guangzhou-3`. Only machines in this zone can use the disk.",
    }),
    projectId: field.integer({
      default: 0,
      min: 0,
      wire: "Placement.ProjectId",
      docs: "ID of the project. 0 is the account's default project.",
    }),
    dedicatedClusterId: field.string({
      emptyIsUnset: true,
      replaceOnChange: true,
      wire: "Placement.DedicatedClusterId",
      docs: "ID of the dedicated cluster (CDC), `cluster-...`. Default: the disk is in the public zone.",
    }),
    chargeType: field.string({
      default: "POSTPAID_BY_HOUR",
      knownValues: ["POSTPAID_BY_HOUR", "PREPAID", "CDCPAID", "DEDICATED_CLUSTER_PAID"],
      rejectChange: {
        because:
          "the platform changes only between POSTPAID_BY_HOUR and PREPAID: restore it, or replace the resource with `--replace`, which loses the data",
        allowed: { POSTPAID_BY_HOUR: ["PREPAID"], PREPAID: ["POSTPAID_BY_HOUR"] },
        test: (before) => before !== undefined,
      },
      wire: "DiskChargeType",
      docs: "How the disk is charged: by the hour, or with `PREPAID` for months in advance.",
    }),
    prepaidPeriod: field.integer({
      writeOnly: true,
      adoptedIfMissing: true,
      wire: "DiskChargePrepaid.Period",
      docs: "Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew disks.",
    }),
    prepaidRenewFlag: field.string({
      computed: true,
      changesWith: ["chargeType"],
      knownValues: ["NOTIFY_AND_AUTO_RENEW", "NOTIFY_AND_MANUAL_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"],
      wire: "DiskChargePrepaid.RenewFlag",
      docs: "What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`.",
    }),
    encrypt: field.boolean({ default: false, replaceOnChange: true, docs: "Whether the disk is encrypted." }),
    encryptType: field.string({
      computed: true,
      emptyIsUnset: true,
      knownValues: ["ENCRYPT_V2", "ENCRYPT_V1"],
      replaceOnChange: true,
      docs: "Generation of the encryption. The platform recommends `ENCRYPT_V2`; some old machines support only `ENCRYPT_V1`. Requires `encrypt`.",
    }),
    kmsKeyId: field.string({
      computed: true,
      emptyIsUnset: true,
      replaceOnChange: true,
      docs: "ID of the key in the Key Management Service. Defaults to the platform's key. Requires `encrypt`.",
    }),
    throughputPerformance: field.integer({
      default: 0,
      min: 0,
      docs: "Additional throughput in MiB/s. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it.",
    }),
    burstPerformance: field.boolean({
      computed: true,
      docs: "Whether the disk may exceed its throughput for a while. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. Defaults to false.",
    }),
    diskBackupQuota: field.integer({
      computed: true,
      min: 1,
      max: 1024,
      docs: "Maximum number of backup points. Defaults to the platform's value.",
    }),
    tags: tagsField,
    attached: field.boolean({ output: true, docs: "Whether the disk is attached to a machine." }),
    storageStatus: field.string({
      output: true,
      wire: "DiskState",
      docs: "Status of the disk, such as `UNATTACHED` or `ATTACHED`.",
    }),
  }),
};

/** Only prepaid disks have a period. */
export const isPrepaid = hasValue("chargeType", "PREPAID");
