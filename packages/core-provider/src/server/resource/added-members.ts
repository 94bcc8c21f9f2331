import { CodedError } from "../../definition/coded-error.ts";
import type { Operation } from "../../definition/operation.ts";
import type { AddedMembers } from "../../definition/resource-operations.ts";
import type { Decoded } from "../../value/codec.ts";
import type { ResourceContext } from "./context.ts";

/** An update would take over members that somebody else has added to the object. It has changed nothing yet. */
export class MembersTakenError extends CodedError {
  override readonly name = "MembersTakenError";
}

/**
 * Notes which members an update is about to add, so that the next one recognizes them if this one is killed or its state
 * cannot be saved.
 *
 * @throws MembersTakenError if some exist and no earlier update of the resource was about to add them.
 */
export async function noteAddedMembers(
  context: ResourceContext,
  op: Operation,
  { id, sides }: { readonly id: string; readonly sides: readonly Decoded[] },
  { property, added, present }: AddedMembers,
): Promise<void> {
  if (added.length === 0) return;
  const kind = context.definition.name;
  // The notes of creations belong to the URN alone.
  const urn = `${op.urn}::${property}`;
  const { texts: secrets } = context.secrets(...sides);
  const noted = { urn, kind, names: {}, asked: undefined, writeOnly: {}, replaces: false, secrets };
  const note = await context.around.notes?.begin(noted, op);
  const own = note?.interrupted?.results ?? [];
  const taken = added.filter((one) => present.includes(one) && !own.includes(one));
  if (taken.length > 0) {
    throw new MembersTakenError(
      "object-exists",
      `${property}: ${kind} ${id} would take over what somebody else has added: ${taken.join(", ")}. Nothing was changed: remove it from ${property}, or remove it on the platform and run \`pulumi up\` again`,
    );
  }
  note?.recordRequest();
  note?.recordResult(added);
  note?.ended();
}
