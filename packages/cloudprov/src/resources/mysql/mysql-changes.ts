import { OutcomeUnknownError } from "@org/core-http";
import { CodedError, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { isBusy, type MysqlFacts, waitsForWindow } from "./mysql-facts.ts";
import type { mysqlInstanceFields } from "./mysql-instance-fields.ts";
import { mysqlFacts, untilMysql } from "./mysql-instances.ts";
import { inTurnOf, untilTaskEnds } from "./mysql-tasks.ts";

/** A change of an instance. */
interface MysqlChange {
  readonly action: string;
  readonly parameters: Body;
  /** Whether the result shows, if the platform returns it. */
  readonly shows?: (instance: MysqlFacts) => boolean;
  /** It may cost money each time, or cannot be undone, so it is never sent again after a lost response. */
  readonly isSentOnce?: true;
  /** It takes effect in the maintenance window, which is not waited for. */
  readonly inWindow?: boolean;
  readonly minutes?: number;
}

/**
 * Changes an instance, and waits until the task ends, or until it waits for the maintenance window. Without a task, it
 * waits until the result shows. A change that has taken effect is not repeated.
 */
export async function changeMysql(op: Op, id: string, change: MysqlChange): Promise<void> {
  const { action, parameters, shows, isSentOnce, inWindow, minutes = 30 } = change;
  const isWaiting = async () => {
    const instance = await mysqlFacts(op, id);
    return instance !== undefined && waitsForWindow(instance);
  };
  await inTurnOf(op, id, async () => {
    let response: Body = {};
    await unlessDone(
      async () => {
        response = await (isSentOnce ? op.cdb.create(action, parameters) : op.cdb.write(action, parameters));
      },
      (error) => showsAnyway(op, id, change, error),
    );
    const hasEnded = await untilTaskEnds(op, action, response, { minutes, isOver: inWindow ? isWaiting : undefined });
    if (hasEnded || (shows === undefined && !inWindow)) return;
    await untilMysql(op, id, {
      to: "to be changed",
      otherwise: `does not show the result of ${action} yet`,
      done: (one) => one === undefined || shows?.(one) === true || (inWindow === true && waitsForWindow(one)),
      minutes,
    });
  });
}

/** Whether the result of a request shows although it failed, as soon as no task is running for the instance. */
async function showsAnyway(op: Op, id: string, change: MysqlChange, error: unknown): Promise<boolean> {
  const { shows, inWindow, minutes = 30 } = change;
  if (shows === undefined) return false;
  const isLost = error instanceof OutcomeUnknownError;
  if (isLost) {
    // The task that a lost response announced may begin some seconds later.
    const begun = (instance: MysqlFacts | undefined) => instance === undefined || isBusy(instance) || shows(instance);
    await untilMysql(op, id, { to: "to change", otherwise: "did not change", done: begun, minutes: 0.25 });
  }
  const instance = await untilMysql(op, id, {
    to: "to be changed",
    otherwise: "is still being changed",
    done: (one) => one === undefined || !isBusy(one) || waitsForWindow(one) || shows(one),
    minutes,
  });
  if (instance === undefined) return false;
  // No upgrade waited before the request. After a rejection, the one that waits is another one.
  return shows(instance) || (isLost && inWindow === true && waitsForWindow(instance));
}

/** An update of an instance. */
export type MysqlUpdate = UpdateOperation<typeof mysqlInstanceFields> & Clients;

/** How long a change of the size or the version may take, in minutes: it moves the data. */
export const longestUpgrade = 360;

/** The value of `waitSwitch` that lets an upgrade wait for the maintenance window. */
export const inWindow = 1;

/** The instance before an upgrade. @throws CodedError if another upgrade waits for the maintenance window. */
export async function beforeUpgrade(op: MysqlUpdate): Promise<MysqlFacts | undefined> {
  const instance = await mysqlFacts(op, op.id);
  if (instance === undefined || !waitsForWindow(instance)) return instance;
  const advice = "run `pulumi up` again after it, or switch now in the console";
  throw new CodedError("conflict", `an upgrade of ${op.id} waits for the maintenance window: ${advice}`);
}
