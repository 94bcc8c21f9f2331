import { CodedError, importCommand } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { ObjectMissing } from "./errors.ts";

/** Warns that a refresh removes an object in the recycle bin from the state, while its data can still be restored. */
export function warnOfRecycleBin(op: Op & { readonly id: string }): void {
  const command = importCommand(op.urn, op.id);
  op.warn(
    `the instance ${op.id} is in the platform's recycle bin, and the next \`pulumi up\` creates an empty one. To keep its data, restore it in the console and import it: \`${command}\``,
    "removed-from-state",
  );
}

/**
 * Returns an instance that is in use.
 *
 * @param what - The instance, for messages: `the Redis instance crs-1`.
 * @throws ObjectMissing if it does not exist, or CodedError if it is in the recycle bin.
 */
export function requireInUse<T>(what: string, instance: T | undefined, isReleased: (one: T) => boolean): T {
  if (instance === undefined) throw new ObjectMissing(new CodedError("deleted-elsewhere", `${what} does not exist`));
  if (!isReleased(instance)) return instance;
  throw new CodedError("object-failed", `${what} is in the recycle bin: restore it in the console`);
}
