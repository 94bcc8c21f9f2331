import { resizeDisk } from "./disk-change.ts";
import { changeInstance, type InstanceUpdate } from "./instance-change.ts";

/** Enlarges and renames the data disks of a machine. */
export async function changeDataDisks(op: InstanceUpdate): Promise<void> {
  for (const [at, disk] of (op.args.dataDisks ?? []).entries()) {
    const known = op.state.dataDisks[at];
    if (known === undefined || known.dataDiskId === "") continue;
    if (disk.dataDiskSize > known.dataDiskSize) await resizeDisk(op, known.dataDiskId, disk.dataDiskSize);
    const { dataDiskName: DiskName = known.dataDiskName } = disk;
    if (DiskName !== known.dataDiskName) {
      await op.cbs.write("ModifyDiskAttributes", { DiskIds: [known.dataDiskId], DiskName });
    }
  }
}

/** Enlarges, moves and renames the system disk of a machine. */
export async function changeSystemDisk(op: InstanceUpdate): Promise<void> {
  const { systemDiskSize: size, systemDiskType: type, systemDiskName: name, forceStop: ForceStop } = op.args;
  const SystemDisk = {
    ...(op.changed("systemDiskSize") && size !== undefined ? { DiskSize: size } : {}),
    ...(op.changed("systemDiskType") && type !== undefined ? { DiskType: type } : {}),
  };
  if (Object.keys(SystemDisk).length > 0) {
    const parameters = { InstanceId: op.id, SystemDisk, ForceStop, ResizeOnline: op.args.systemDiskResizeOnline };
    const { DiskSize, DiskType }: { readonly DiskSize?: number; readonly DiskType?: string } = SystemDisk;
    await changeInstance(op, op.id, {
      action: "ResizeInstanceDisks",
      parameters,
      shows: ({ systemDisk: disk }) =>
        (DiskSize === undefined || disk?.size === DiskSize) && (DiskType === undefined || disk?.type === DiskType),
      minutes: 15,
    });
  }
  if (op.changed("systemDiskName") && name !== undefined) {
    await op.cbs.write("ModifyDiskAttributes", { DiskIds: [op.state.systemDiskId], DiskName: name });
  }
}
