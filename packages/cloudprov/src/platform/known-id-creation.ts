import { createSafely, type RecentSearch } from "@org/core-http";
import { ifTaken, importCommand, resourceName } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { codeOf, isOneOf } from "./errors.ts";

/** How an object is created whose ID follows from the inputs. */
export interface KnownIdCreation {
  readonly post: () => Promise<unknown>;
  readonly exists: () => Promise<boolean>;
  /** Error codes of `post` that mean, or may mean, that the object exists. */
  readonly takenCodes?: readonly string[];
  /** How to find an object that an interrupted run has left under another automatic name. */
  readonly recent?: RecentSearch | undefined;
}

/** Creates an object whose ID follows from the inputs, after the provider has checked that it does not exist. */
export async function createWithKnownId(
  op: Op,
  id: string,
  { post, exists, takenCodes, recent }: KnownIdCreation,
): Promise<string> {
  await createSafely(op, {
    what: `${resourceName(op)} ${id}`,
    where: op.platform.place,
    importCommand: (found) => `\`${importCommand(op.urn, found)}\``,
    ifTaken: (found) => ifTaken(op, found),
    post: async () => {
      await post();
      return { id };
    },
    find: async () => ((await exists()) ? [{ id }] : []),
    deterministicId: true,
    recent,
    // None existed when it was checked.
    isOurs: () => true,
    ...(takenCodes === undefined ? {} : { isConflict: (error: unknown) => isOneOf(codeOf(error), takenCodes) }),
  });
  return id;
}
