import { createSafely, type Found, type NameSpace } from "@org/core-http";
import { ifTaken, importCommand, type Operation } from "@org/core-provider";
import type { Clients } from "./clients.ts";

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
  /** The name, and where it must be free. Not needed where the definition's `findExisting` has checked that. */
  readonly name?: Omit<NameSpace, "isTaken"> & Partial<NameSpace> & { readonly text: string };
  /** The ID that it is imported by. Default: its own. */
  readonly importId?: string;
}

/** Creates an object whose ID is known before. If it exists already, the error says how to import it. */
export async function createById<T extends object>(
  op: Operation & Clients,
  id: string,
  { what, post, read, isConflict, createdAt, name, importId = id }: CreateById<T>,
): Promise<string> {
  const command = importCommand(op.urn, importId);
  const isTaken = async () => (await read()) !== undefined;
  await createSafely<Found & { readonly found?: T }>(op, {
    what,
    importCommand: () => command,
    ifTaken: () => ifTaken(op, id, command),
    deterministicId: true,
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
    ...(name
      ? {
          unique: true,
          before: async () => {
            const taken = await op.platform.takenNames.isTaken({ isTaken, ...name }, name.text);
            return taken === undefined ? undefined : taken ? [id] : [];
          },
        }
      : // It did not exist when `findExisting` checked.
        { isOurs: () => true }),
  });
  return id;
}
