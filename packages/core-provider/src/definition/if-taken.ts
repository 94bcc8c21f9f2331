import { importCommand } from "./import-command.ts";
import type { Operation } from "./operation.ts";

/** What to do when the resource that has an object goes by another name in the program now. Messages tell it. */
export const aliasAdvice =
  'If it is that of a resource which had another name or parent in the program, set the resource option aliases: [{ name: "<former name>" }]';

/**
 * What to do when an object that is to be made exists already. Messages tell it.
 *
 * @param id - Its ID in a state.
 * @param command - The command that imports it, where that takes more than its ID.
 */
export function ifTaken(
  op: Pick<Operation, "urn" | "formerId">,
  id: string,
  command = importCommand(op.urn, id),
): string {
  if (op.formerId !== undefined && op.formerId !== id) {
    return `In the state this resource has ${op.formerId}. If the other one is what it had before that and has yet to be deleted, run \`pulumi up --continue-on-error\`, which deletes it, and then \`pulumi up\`. Otherwise it is another resource's or somebody else's`;
  }
  return `If it is yours, import it: \`${command}\`. ${aliasAdvice}. If it is the one that is to be replaced, by --replace, replaceWith or another provider, set the resource option deleteBeforeReplace: true`;
}
