import { createSafely } from "@org/core-http";
import { ifTaken, importCommand, type Operation } from "@org/core-provider";

/** How an object is made whose ID follows from what is asked for. */
export interface CreateById<T extends object> {
  /** `KafkaTopic "orders"`, for messages. */
  readonly what: string;
  /** Asks the platform to make it, by a request with the options `creating`. */
  readonly post: () => Promise<unknown>;
  /** Reads it; undefined when it is not there. */
  readonly read: () => Promise<T | undefined>;
  /** Whether an error says that it exists already. Default: the status 409. */
  readonly isConflict?: (error: unknown) => boolean;
  /** Whether one that was found after a lost answer is the one that was asked for. */
  readonly isOurs: (found: T) => boolean;
}

/** Makes an object whose ID is known before. One that exists already is not taken over: the error says how to import it. */
export async function createById<T extends object>(
  op: Operation,
  id: string,
  { what, post, read, isConflict, isOurs }: CreateById<T>,
): Promise<string> {
  await createSafely<{ readonly id: string; readonly found?: T }>(op, {
    what,
    importCommand: () => importCommand(op.urn, id),
    ifTaken: () => ifTaken(op, id),
    idComesAgain: true,
    ...(isConflict ? { isConflict } : {}),
    post: async () => {
      await post();
      return { id };
    },
    find: async () => {
      const found = await read();
      return found ? [{ id, found }] : [];
    },
    isOurs: ({ found }) => found !== undefined && isOurs(found),
  });
  return id;
}
