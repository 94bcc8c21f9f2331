import type { World } from "../../world.ts";
import type { Disk } from "./disks.ts";

/** Changes a disk when the task that works on it ends. */
export function later(world: World, id: string, changes: Partial<Disk>): void {
  world.hub.agenda.in(world.settings.diskTaskMs, () => {
    const disk = world.disks.get(id);
    if (disk !== undefined) world.disks.replace({ ...disk, ...changes });
  });
}
