import type { Op } from "./clients.ts";

/** An object that takes one change at a time. */
export interface OneAtATime {
  /** The kind of objects, in the plural: `load balancers`. */
  readonly kind: string;
  readonly id: string;
}

/**
 * Makes a change of an object when the changes of this process before it have ended: the platform rejects a second one
 * meanwhile. Changes by other processes are waited for where the platform rejects a request.
 */
export async function inTurn<T>(op: Op, { kind, id }: OneAtATime, change: () => Promise<T>): Promise<T> {
  const turn = op.memory.origins.objectLock(kind, id);
  if (turn.taken) op.progress(`waiting for other changes of ${id}`);
  await turn.take(op.signal);
  try {
    return await change();
  } finally {
    turn.leave();
  }
}
