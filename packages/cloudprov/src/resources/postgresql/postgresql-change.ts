import { OutcomeUnknownError } from "@org/core-http";
import type { UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import {
  idlePostgresql,
  isChanging,
  isReleased,
  type PostgresqlFacts,
  untilPostgresql,
  untilPostgresqlIdle,
  waitsForWindow,
} from "./postgresql-facts.ts";
import type { postgresqlFields } from "./postgresql-instance-fields.ts";

/** A change of an instance, and how its result shows. */
interface PostgresqlChange {
  readonly action: string;
  /** In addition to the ID. */
  readonly parameters?: Body;
  readonly shows?: (instance: PostgresqlFacts) => boolean;
  /** It costs money each time, so it is never sent again after a lost response. */
  readonly isPurchase?: true;
  /** Whether it takes effect in the maintenance window of the instance, which is not waited for. */
  readonly isLater?: boolean;
  /** Called when the platform has accepted it. Its result may not show yet. */
  readonly onAccepted?: () => void;
  /** How long it may take. Defaults to 60. */
  readonly minutes?: number;
}

/**
 * Changes an instance, and waits until the result shows. A change that has taken effect is not repeated. A change for the
 * maintenance window ends when the platform accepts it.
 */
async function changePostgresql(op: Op, id: string, change: PostgresqlChange): Promise<void> {
  const { action, parameters = { DBInstanceId: id }, shows = () => true, isLater = false, minutes } = change;
  await idlePostgresql(op, id);
  await unlessDone(
    () => (change.isPurchase ? op.postgres.create(action, parameters) : op.postgres.write(action, parameters)),
    (error) => showsAnyway(op, id, change, error),
  );
  change.onAccepted?.();
  if (isLater) {
    op.warn(`the instance ${id} changes in its maintenance window: until then it works as before`);
    return;
  }
  await untilPostgresql(op, id, {
    to: "to be changed",
    otherwise: `does not show the result of ${action} yet`,
    done: (one) => one === undefined || isReleased(one) || (!isChanging(one) && shows(one)),
    minutes: minutes ?? 60,
  });
}

/** Whether a change has been accepted although its request failed. */
async function showsAnyway(op: Op, id: string, change: PostgresqlChange, error: unknown): Promise<boolean> {
  const { shows, isLater, isPurchase } = change;
  if (shows === undefined) return false;
  const isLost = error instanceof OutcomeUnknownError;
  if (isLost) {
    // The task that a lost response announced may begin some seconds later.
    const begun = (one: PostgresqlFacts | undefined) => one?.status !== "running" || shows(one);
    await untilPostgresql(op, id, { to: "to change", otherwise: "did not change", done: begun, minutes: 0.25 });
  }
  const instance = await untilPostgresqlIdle(op, id);
  if (instance === undefined) return false;
  // Nothing waited before the request. A purchase that was rejected is not what waits now.
  return shows(instance) || (isLater === true && (isLost || !isPurchase) && waitsForWindow(instance));
}

/** An update of an instance. */
export type PostgresqlUpdate = UpdateOperation<typeof postgresqlFields> & Clients;

/** Changes the instance of an operation. */
export function changeByAction(
  op: Op & { readonly id: string },
  action: string,
  more: Omit<PostgresqlChange, "action"> = {},
): Promise<void> {
  return changePostgresql(op, op.id, { action, ...more });
}
