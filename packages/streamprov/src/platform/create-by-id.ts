import { createSafely, type Found } from "@org/core-http";
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
  /** When one that was found was made, where the platform says so: milliseconds since 1970. */
  readonly createdAt?: (found: T) => number;
  /** Whether one that was found after a lost answer is the one that was asked for. Default: by when it was made. */
  readonly isOurs?: (found: T) => boolean;
  /** The ID that it is imported by. Default: its own. */
  readonly importId?: string;
}

/** Makes an object whose ID is known before. One that exists already is not taken over: the error says how to import it. */
export async function createById<T extends object>(
  op: Operation,
  id: string,
  { what, post, read, isConflict, createdAt, isOurs, importId = id }: CreateById<T>,
): Promise<string> {
  const command = importCommand(op.urn, importId);
  await createSafely<Found & { readonly found?: T }>(op, {
    what,
    importCommand: () => command,
    ifTaken: () => ifTaken(op, id, command),
    idComesAgain: true,
    ...(isConflict ? { isConflict } : {}),
    post: async () => {
      await post();
      return { id };
    },
    find: async () => {
      const found = await read();
      if (!found) return [];
      return [{ id, found, ...(createdAt ? { createdAt: createdAt(found) } : {}) }];
    },
    ...(isOurs ? { isOurs: ({ found }) => found !== undefined && isOurs(found) } : {}),
  });
  return id;
}
