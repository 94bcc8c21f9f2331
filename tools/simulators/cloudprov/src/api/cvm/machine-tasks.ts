import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { Machine } from "./machines.ts";

/** Finds a machine. */
export function existingMachine(world: World, id: string, region: string): Machine {
  checkId(id);
  const machine = world.machines.get(id);
  return found(machine?.region === region ? machine : undefined, "InvalidInstanceId.NotFound", `machine ${id}`);
}

/** Rejects an ID of another form. */
export function checkId(id: string): void {
  if (!/^ins-[0-9a-z]{8}$/.test(id)) throw new PlatformError("InvalidInstanceId.Malformed", `${id} is malformed.`);
}

/** Finds a machine for which no task is running, and which is not in the recycle bin. */
export function idleMachine(world: World, id: string, region: string): Machine {
  const machine = existingMachine(world, id, region);
  if (machine.operation.state === "OPERATING") {
    throw new PlatformError("OperationDenied.InstanceOperationInProgress", `${machine.operation.name} works on ${id}.`);
  }
  if (machine.state === "SHUTDOWN") {
    throw new PlatformError("UnsupportedOperation.InstanceStateShutdown", `${id} is in the recycle bin.`);
  }
  return machine;
}

/** The same for a change that a running machine allows only with `ForceStop`. */
export function stoppedMachine(world: World, id: string, region: string, forceStop: boolean): Machine {
  const machine = idleMachine(world, id, region);
  if (machine.state !== "STOPPED" && !forceStop) {
    throw new PlatformError("UnsupportedOperation.InstanceStateRunning", `${id} is ${machine.state}.`);
  }
  return machine;
}

/** A task of a machine. */
export interface MachineTask {
  /** The action that starts it, such as `StopInstances`. */
  readonly name: string;
  /** The state of the machine while it runs. */
  readonly during?: Partial<Machine>;
  /** What it changes at its end. */
  readonly changes: Partial<Machine>;
  /** What else happens at its end. */
  readonly finish?: () => void;
}

/** Starts a task of a machine. Others are refused until its end. */
export function begin(world: World, machine: Machine, { name, during = {}, changes, finish }: MachineTask): void {
  const { machineTaskMs, failedTasks } = world.settings;
  world.machines.replace({ ...machine, ...during, operation: { name, state: "OPERATING", error: "" } });
  world.hub.agenda.in(machineTaskMs, () => {
    const now = world.machines.get(machine.id);
    if (now === undefined) return;
    if (failedTasks.includes(name)) {
      const operation = { name, state: "FAILED", error: `${name} has failed` } as const;
      const state = name === "RunInstances" ? "LAUNCH_FAILED" : machine.state;
      world.machines.replace({ ...now, state, operation });
      return;
    }
    world.machines.replace({ ...now, ...changes, operation: { name, state: "SUCCESS", error: "" } });
    finish?.();
  });
}
