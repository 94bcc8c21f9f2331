import { field } from "@org/core-provider";

/** The types of disks that the platform sells. */
export const diskTypes = [
  "CLOUD_PREMIUM",
  "CLOUD_BSSD",
  "CLOUD_SSD",
  "CLOUD_HSSD",
  "CLOUD_TSSD",
  "CLOUD_BASIC",
  "LOCAL_BASIC",
  "LOCAL_SSD",
  "LOCAL_NVME",
  "LOCAL_PRO",
];

/** The data disks that are bought with a machine, in the order of the program. */
export const dataDisks = field.list(
  field.object(
    {
      dataDiskId: field.string({ computed: true, ignored: true, wire: "DiskId", docs: "ID of the disk, `disk-...`." }),
      dataDiskName: field.string({
        computed: true,
        emptyIsUnset: true,
        max: 60,
        wire: "DiskName",
        docs: "Name of the disk.",
      }),
      dataDiskType: field.string({
        required: true,
        knownValues: diskTypes,
        replaceOnChange: true,
        wire: "DiskType",
        docs: "Type of the disk.",
      }),
      dataDiskSize: field.integer({
        required: true,
        min: 1,
        rejectChange: {
          because:
            "a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data",
          test: (before, after) => Number(after) < Number(before),
        },
        wire: "DiskSize",
        docs: "Size in GB, in steps of 10. It can only grow.",
      }),
      dataDiskSnapshotId: field.string({
        emptyIsUnset: true,
        replaceOnChange: true,
        writeOnly: true,
        adoptedIfMissing: true,
        wire: "SnapshotId",
        docs: "ID of the snapshot, `snap-...`, from which the disk gets its data. The platform does not return it.",
      }),
      deleteWithInstance: field.boolean({
        default: true,
        replaceOnChange: true,
        wire: "DeleteWithInstance",
        docs: "Whether the disk is deleted with the machine. Only disks that are charged by the hour support true; set it to false for other charge types.",
      }),
      deleteWithInstancePrepaid: field.boolean({
        default: false,
        local: true,
        docs: "Whether a deletion of a prepaid machine also returns the disk.",
      }),
      encrypt: field.boolean({
        default: false,
        replaceOnChange: true,
        wire: "Encrypt",
        docs: "Whether the disk is encrypted.",
      }),
      kmsKeyId: field.string({
        computed: true,
        emptyIsUnset: true,
        replaceOnChange: true,
        wire: "KmsKeyId",
        docs: "ID of the key in the Key Management Service. Requires `encrypt`.",
      }),
      throughputPerformance: field.integer({
        default: 0,
        min: 0,
        replaceOnChange: true,
        omitEmptyOnCreate: true,
        wire: "ThroughputPerformance",
        docs: "Additional throughput in MiB/s, for `CLOUD_HSSD` and `CLOUD_TSSD`.",
      }),
    },
    { docs: "A data disk." },
  ),
  {
    computed: true,
    max: 21,
    replaceOnChange: {
      when: "a disk is added or removed",
      test: (before, after) => before === undefined || after === undefined,
      isUsual: true,
    },
    wire: "DataDisks",
    docs: "Data disks that are bought with the machine. Disks that `CbsStorageAttachment` attaches are not part of the list, and neither are local disks. A disk whose `deleteWithInstance` is false can also be found as a `CbsStorage`: manage it in one of the two. Adding or removing an element replaces the machine: prefer `CbsStorage` for disks whose data must stay.",
  },
);
