import { OutcomeUnknownError } from "@org/core-http";
import { CodedError, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { type Body, textAt } from "../../platform/responses.ts";
import { type InstanceFacts, untilInstance } from "./instance-facts.ts";
import type { instanceFields } from "./instance-fields.ts";

/** Whether no task is running for a machine. */
function isIdle(machine: InstanceFacts): boolean {
  return machine.operationState !== "OPERATING";
}

/** Whether the result of a request shows although it failed, as soon as no task is running for the machine. */
async function showsAnyway(op: Op, id: string, { shows, isPurchase, minutes }: InstanceChange, error: unknown) {
  if (shows === undefined) return false;
  // A task that a lost response announced may begin some seconds later.
  const isLost = isPurchase === true && error instanceof OutcomeUnknownError;
  const machine = await untilInstance(op, id, {
    to: "to be changed",
    otherwise: "was not changed",
    done: (one) => one === undefined || (isIdle(one) && (!isLost || shows(one))),
    ...(isLost ? { minutes: 0.25 } : minutes === undefined ? {} : { minutes }),
  });
  return machine !== undefined && shows(machine);
}

const requestOf = textAt("RequestId");

/** A change of a machine by a task. */
interface InstanceChange {
  readonly action: string;
  readonly parameters: Body;
  /** Whether the result shows, if the platform returns it. */
  readonly shows?: (machine: InstanceFacts) => boolean;
  /** It costs money each time, so it is never sent again after a lost response. */
  readonly isPurchase?: true;
  /** Called when the platform has accepted it. Its task may still fail. */
  readonly onAccepted?: () => void;
  readonly minutes?: number;
}

/**
 * Changes a machine, and waits until the task ends and its result shows. A change that has taken effect is not repeated.
 *
 * @throws CodedError if the task fails.
 */
export async function changeInstance(op: Op, id: string, change: InstanceChange): Promise<void> {
  const { action, parameters, shows = () => true, minutes = 6 } = change;
  let request = "";
  await unlessDone(
    async () => {
      const sent = change.isPurchase ? op.cvm.create(action, parameters) : op.cvm.write(action, parameters);
      request = requestOf(await sent);
    },
    (error) => showsAnyway(op, id, change, error),
  );
  change.onAccepted?.();
  await untilInstance(op, id, {
    to: "to be changed",
    otherwise: `does not show the result of ${action} yet`,
    minutes,
    done: (machine) => {
      if (machine === undefined) return true;
      const { operationState, operationRequest, operationError } = machine;
      // The operation of an earlier request may show for a moment.
      if (operationState === "FAILED" && ["", request].includes(operationRequest)) {
        throw new CodedError(
          "object-failed",
          `the platform's task of ${action} failed for ${id}: ${operationError || "it gives no reason"}. Run \`pulumi up\` again`,
        );
      }
      return isIdle(machine) && shows(machine);
    },
  });
}

/** An update of a machine. */
export type InstanceUpdate = UpdateOperation<typeof instanceFields> & Clients;

/** Changes the machine of an update by an action for several machines. */
export function changeByAction(
  op: InstanceUpdate,
  action: string,
  parameters: Body,
  more: Partial<InstanceChange> = {},
): Promise<void> {
  return changeInstance(op, op.id, { action, parameters: { InstanceIds: [op.id], ...parameters }, ...more });
}
