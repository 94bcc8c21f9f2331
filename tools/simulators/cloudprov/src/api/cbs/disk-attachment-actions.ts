import { flag, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { portableDisk } from "./disk-checks.ts";
import { later } from "./disk-tasks.ts";

/** The actions that attach disks to machines and detach them. */
export function diskAttachmentActions(world: World): Action[] {
  return [attachDisks(world), detachDisks(world)];
}

const fewIds = listOf(text({ min: 1 }), { min: 1, max: 10 });
/** The most data disks of a machine. */
const disksOfMachine = 20;

function attachDisks(world: World): Action {
  return defineAction({
    name: "AttachDisks",
    params: object({ InstanceId: text({ min: 1 }), DiskIds: fewIds, DeleteWithInstance: optional(flag()) }),
    run({ params: { InstanceId, DiskIds, DeleteWithInstance = false }, region }) {
      const known = world.machines.get(InstanceId);
      const machine = found(
        known?.region === region ? known : undefined,
        "InvalidInstanceId.NotFound",
        `machine ${InstanceId}`,
      );
      if (!["RUNNING", "STOPPED"].includes(machine.state)) {
        throw new PlatformError("InvalidInstance.NotSupported", `The machine ${InstanceId} is ${machine.state}.`);
      }
      const all = DiskIds.map((id) => portableDisk(world, id, region));
      for (const { id, instanceId, zone } of all) {
        if (instanceId !== "") throw new PlatformError("InvalidDisk.AlreadyBound", `${id} is attached.`);
        if (zone !== machine.zone) {
          throw new PlatformError("ResourceUnavailable.ZoneNotMatch", `${id} is in ${zone}, not in ${machine.zone}.`);
        }
      }
      const others = world.disks.all().filter((disk) => disk.instanceId === InstanceId && disk.usage === "DATA_DISK");
      if (others.length + all.length > disksOfMachine) {
        throw new PlatformError("LimitExceeded.InstanceAttachedDisk", `A machine has at most ${disksOfMachine} disks.`);
      }
      for (const disk of all) {
        world.disks.replace({ ...disk, state: "ATTACHING" });
        later(world, disk.id, { state: "ATTACHED", instanceId: InstanceId, deleteWithInstance: DeleteWithInstance });
      }
      return {};
    },
  });
}

function detachDisks(world: World): Action {
  return defineAction({
    name: "DetachDisks",
    params: object({ DiskIds: fewIds, InstanceId: optional(text({ min: 1 })) }),
    run({ params: { DiskIds, InstanceId }, region }) {
      const all = DiskIds.map((id) => portableDisk(world, id, region));
      for (const { id, instanceId } of all) {
        if (instanceId === "" || (InstanceId ?? instanceId) !== instanceId) {
          throw new PlatformError("InvalidParameterValue", `${id} is not attached to ${InstanceId ?? "a machine"}.`);
        }
      }
      for (const disk of all) {
        world.disks.replace({ ...disk, state: "DETACHING" });
        later(world, disk.id, { state: "UNATTACHED", instanceId: "", deleteWithInstance: false });
      }
      return {};
    },
  });
}
