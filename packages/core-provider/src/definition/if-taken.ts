import { importCommand, stateDeleteCommand } from "./import-command.ts";
import type { Operation } from "./operation.ts";

/** What to do when a resource was renamed in the program. For messages. */
export const aliasAdvice =
  'If it belongs to a resource that was renamed or moved in the program, set the resource option aliases: [{ name: "<former name>" }]';

/**
 * What to do when an object to be created already exists. For messages. The run then refuses to delete the object for a
 * resource that is no longer in the program, because that may be the same resource under its former name.
 *
 * @param id - Its ID in a state.
 * @param command - The command that imports it, if it needs more than the ID.
 */
export function ifTaken(
  op: Pick<Operation, "urn" | "formerId" | "existsAlready">,
  id: string,
  command = importCommand(op.urn, id),
): string {
  op.existsAlready?.(id);
  if (op.formerId !== undefined && op.formerId !== id) {
    return `The state contains ${op.formerId} for this resource. If the existing object is an earlier one that has yet to be deleted, run \`pulumi up --continue-on-error\`, which deletes it, and then \`pulumi up\`. Otherwise, it belongs to another resource or to somebody else`;
  }
  return `${aliasAdvice}. Otherwise, if it is yours, import it: \`${command}\`. If this run replaces the object (with --replace, replaceWith or a changed provider), set the resource option deleteBeforeReplace: true`;
}

/**
 * What to do with an object that an interrupted run has left, when another one is created in its place. For messages, as
 * the end of a sentence.
 *
 * @param command - The command or resource option that imports it.
 */
export function ifLeftElsewhere(urn: string, command: string): string {
  return `delete it; or to use it instead, delete the new one, run \`${stateDeleteCommand(urn)}\` and then import it: \`${command}\``;
}
