import { createSafely, type Found, type NameSpace, type RecentSearch } from "@org/core-http";
import { ifLeftElsewhere, ifTaken, importCommand, type Operation, resourceName } from "@org/core-provider";
import type { Clients } from "./clients.ts";
import type { Service } from "./data-plane.ts";

/** A create whose ID follows from the inputs. */
export interface CreateById<T extends object> {
  /** The object in messages: `KafkaTopic "orders"`. */
  readonly what: string;
  /** Sends the create request with the options `creating`. */
  readonly post: () => Promise<unknown>;
  /** Reads the object; undefined if it does not exist. */
  readonly read: () => Promise<T | undefined>;
  /** Whether an error means that the object already exists. Defaults to the status 409. */
  readonly isConflict?: (error: unknown) => boolean;
  /** The creation time of an existing object in milliseconds since 1970, if the platform returns it. */
  readonly createdAt?: (found: T) => number;
  /**
   * The name, and where it must be unique. The ID ends with it, and the import ID contains it. Not needed if the
   * definition's `findExisting` has checked that.
   */
  readonly name?: Omit<NameSpace, "isTaken"> &
    Partial<NameSpace> & {
      readonly text: string;
      /** Reads when the object with a name was created. Omitted if the platform does not return that. */
      readonly readTime?: (name: string) => Promise<number | undefined>;
    };
  /** The import ID. Defaults to the ID. */
  readonly importId?: string;
  /** The service that contains the object. Its import command needs environment variables. */
  readonly service: Pick<Service, "importVariables">;
}

/** Creates an object with a known ID. If it already exists, the error says how to import it. */
export async function createById<T extends object>(
  op: Operation & Clients,
  id: string,
  wanted: CreateById<T>,
): Promise<string> {
  const { what, post, read, isConflict, createdAt, name, importId = id, service } = wanted;
  const command = service.importVariables + importCommand(op.urn, importId);
  const isTaken = async () => (await read()) !== undefined;
  await createSafely<Found & { readonly found?: T }>(op, {
    what,
    importCommand: () => command,
    ifTaken: () => ifTaken(op, id, command),
    deterministicId: true,
    recent: recentSearch(op, id, wanted),
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
            const taken = await op.memory.takenNames.isTaken({ isTaken, ...name }, name.text);
            return taken === undefined ? undefined : taken ? [id] : [];
          },
        }
      : // It did not exist when `findExisting` checked.
        { isOurs: () => true }),
  });
  return id;
}

/**
 * How to find an object that an interrupted run has left under another automatic name. Undefined for a name from the
 * program: the platform rejects a second object with it.
 */
function recentSearch<T extends object>(
  op: Operation & Clients,
  id: string,
  { name, importId = id, service }: CreateById<T>,
): RecentSearch | undefined {
  if (name?.all === undefined || !op.automaticNames?.has(name.text)) return undefined;
  const { text, key, all, readTime } = name;
  const place = id.slice(0, -text.length);
  const nameIn = (found: string) => found.slice(place.length);
  return {
    key: `recent ${key}`,
    kind: resourceName(op),
    name: text,
    async *list() {
      for (const other of await all()) yield { id: `${place}${other}`, name: other, createdAt: undefined };
    },
    timeless: readTime === undefined,
    ...(readTime ? { readTime: (found: string) => readTime(nameIn(found)) } : {}),
    advice(found) {
      const imported = importId.replace(text, () => nameIn(found));
      return ifLeftElsewhere(op.urn, service.importVariables + importCommand(op.urn, imported));
    },
  };
}
