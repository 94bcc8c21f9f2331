import { aliasAdvice, ifTaken } from "../../definition/if-taken.ts";
import { importCommand, importOption } from "../../definition/import-command.ts";
import { needsProgram } from "../../definition/import-form.ts";
import type { Operation } from "../../definition/operation.ts";
import type { ResourceContext } from "./context.ts";

/** Why an object is not created that exists already, with the properties that differ from what is requested, if known. */
export function existsAlready(
  { definition, spec }: ResourceContext,
  op: Operation,
  id: string,
  differences: readonly string[] = [],
): string {
  const how = needsProgram(spec.import) ? importOption(id) : importCommand(op.urn, id);
  const differs = differences.length > 0 ? ` It differs from what is requested: ${differences.join("; ")}.` : "";
  return `${definition.name} ${id} exists already.${differs} ${ifTaken(op, id, how)}`;
}

/** Why an object is not made that another resource of the program has. */
export function declaredTwice({ definition }: ResourceContext, id: string, other: string): string {
  return `${definition.name} ${id} is declared twice: ${other} already manages it. Remove one of the two from the program`;
}

/**
 * Whether an entry of the state is removed without its object, because the program still uses the object. The user is
 * told.
 *
 * @param creation - The creation that the entry comes from.
 * @throws Error when the program asks for the object under another name, or another plugin does not answer.
 */
export async function keepForOwner(
  context: ResourceContext,
  op: Operation,
  id: string,
  creation: string | undefined,
): Promise<boolean> {
  const { objects, definition } = context;
  const claim =
    objects.claimOn(id, op.urn, creation) ?? (await context.askSiblings({ id, urn: op.urn, creation })).claim;
  if (claim === undefined) return false;
  const what = `${definition.name} ${id}`;
  if (claim.reason === "wanted")
    throw new Error(`the program declares ${what} under another name, as ${claim.urn}. ${aliasAdvice}`);
  if (claim.reason === "stillUsed") {
    op.warn(`${what} stays on the platform: the object that replaces it is the same one`);
  } else {
    op.warn(`${what} stays on the platform because ${claim.urn} manages it; only this state entry is removed`);
    objects.released(id, op.urn);
  }
  return true;
}
