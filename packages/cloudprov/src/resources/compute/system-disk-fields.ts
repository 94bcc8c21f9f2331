import { field } from "@org/core-provider";
import { fixed } from "../../platform/field-facts.ts";
import { diskTypes } from "./instance-disk-fields.ts";

/** The disk with the operating system of a machine. */
export const systemDisk = {
  systemDiskType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: diskTypes,
    wire: "SystemDisk.DiskType",
    docs: "Type of the system disk. A change moves its data, and requires `forceStop` while the machine runs.",
  }),
  systemDiskSize: field.integer({
    computed: true,
    min: 1,
    rejectChange: {
      because: "a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data",
      test: (before, after) => Number(after) < Number(before),
    },
    wire: "SystemDisk.DiskSize",
    docs: "Size of the system disk in GB. It can only grow, which requires `forceStop` or `systemDiskResizeOnline` while the machine runs. Defaults to 50, or 20 for some images.",
  }),
  systemDiskName: field.string({
    computed: true,
    emptyIsUnset: true,
    max: 60,
    wire: "SystemDisk.DiskName",
    docs: "Name of the system disk.",
  }),
  systemDiskId: field.string({
    computed: true,
    ignored: true,
    wire: "SystemDisk.DiskId",
    docs: "ID of the system disk, `disk-...`.",
  }),
  systemDiskEncrypt: field.boolean({
    ...fixed,
    wire: "SystemDisk.Encrypt",
    docs: "Whether the system disk is encrypted.",
  }),
  systemDiskKmsKeyId: field.string({
    ...fixed,
    wire: "SystemDisk.KmsKeyId",
    docs: "ID of the key in the Key Management Service for the system disk.",
  }),
  systemDiskResizeOnline: field.boolean({
    local: true,
    docs: "Whether the system disk may be enlarged while the machine runs.",
  }),
};
