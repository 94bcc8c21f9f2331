import type { Op } from "../../platform/clients.ts";
import { changeByAction, changeInstance, type InstanceUpdate } from "./instance-change.ts";
import { untilInstance } from "./instance-facts.ts";

/** Waits until a machine runs. */
export async function untilRunning(op: Op, id: string): Promise<void> {
  await untilInstance(op, id, {
    to: "to run",
    otherwise: "does not run yet",
    done: (machine) => machine === undefined || machine.state === "RUNNING",
    minutes: 15,
  });
}

/** Starts or stops a machine when `runningFlag` changes. */
export async function changeRunning(op: InstanceUpdate): Promise<void> {
  const { runningFlag } = op.args;
  if (!op.changed("runningFlag") || runningFlag === undefined) return;
  if (runningFlag) {
    await changeByAction(op, "StartInstances", {}, { shows: ({ state }) => state === "RUNNING" });
  } else await stopMachine(op, op.args);
}

/** Stops a machine. */
export async function stopMachine(
  op: Op & { readonly id: string },
  how: { readonly stopType?: string | undefined; readonly stoppedMode?: string | undefined },
): Promise<void> {
  const { stopType: StopType, stoppedMode: StoppedMode } = how;
  await changeInstance(op, op.id, {
    action: "StopInstances",
    parameters: { InstanceIds: [op.id], StopType, StoppedMode },
    shows: ({ state }) => state === "STOPPED",
  });
}
