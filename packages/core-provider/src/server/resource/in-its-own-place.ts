import { aliasAdvice, ifTaken } from "../../definition/if-taken.ts";
import { importCommand, importOption } from "../../definition/import-command.ts";
import type { Operation } from "../../definition/operation.ts";
import { isByProgram } from "../../definition/resource.ts";
import type { ResourceContext } from "./context.ts";

/** Why an object is not made that exists already. */
export function existsAlready({ definition, spec }: ResourceContext, op: Operation, id: string): string {
  const how = isByProgram(spec.import) ? importOption(id) : importCommand(op.urn, id);
  return `${definition.name} ${id} exists already. ${ifTaken(op, id, how)}`;
}

/** Why an object is not made that another resource of the program has. */
export function isAnothers({ definition }: ResourceContext, id: string, other: string): string {
  return `${definition.name} ${id} is declared twice: ${other} has it already. Take one of the two out of the program`;
}

/**
 * Whether an entry of the state goes without its object, since that is also what another resource has, or what has just
 * been made in its place. The user is told.
 *
 * @throws Error when the program asks for the object under another name.
 */
export function isLeftToAnother({ objects, definition }: ResourceContext, op: Operation, id: string): boolean {
  const what = `${definition.name} ${id}`;
  if (objects.isFresh(id, op.urn)) {
    op.warn(`${what} stays on the platform: what has been made in its place is the same object`);
    return true;
  }
  const other = objects.otherHolder(id, op.urn);
  if (other !== undefined) {
    op.warn(`${what} stays on the platform, since it is also that of ${other}; it is taken out of the state here`);
    objects.forgotten(id, op.urn);
    return true;
  }
  const wanted = objects.wantedBy(id, op.urn);
  if (wanted === undefined) return false;
  throw new Error(`the program asks for ${what} under another name, as ${wanted}. ${aliasAdvice}`);
}
