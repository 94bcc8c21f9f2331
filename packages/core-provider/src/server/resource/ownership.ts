import { CodedError } from "../../definition/coded-error.ts";
import { aliasAdvice, ifTaken } from "../../definition/if-taken.ts";
import { importCommand, importOption } from "../../definition/import-command.ts";
import { needsProgram } from "../../definition/import-form.ts";
import type { Operation } from "../../definition/operation.ts";
import type { ResourceContext } from "./context.ts";

/** Explains why an object that already exists is not created, and how it differs from what is requested, if known. */
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

/** Explains why an object that another resource of the program manages is not created. */
export function declaredTwice({ definition }: ResourceContext, id: string, other: string): string {
  return `${definition.name} ${id} is declared twice: ${other} already manages it. Remove one of the two from the program`;
}

/**
 * Whether a state entry is removed without deleting its object, because the program still uses the object. Warns the
 * user.
 *
 * @param creation - The create that the entry comes from.
 * @throws Error if the program declares the object under another name, or if another plugin does not respond.
 */
export async function keepForOwner(
  context: ResourceContext,
  op: Operation,
  id: string,
  creation: string | undefined,
): Promise<boolean> {
  const { objects, definition } = context;
  const claim =
    objects.claimOn(id, op.urn, creation) ?? (await context.querySiblings({ id, urn: op.urn, creation })).claim;
  if (claim === undefined) return false;
  const what = `${definition.name} ${id}`;
  if (claim.reason === "rejectedCreate")
    throw new CodedError(
      "declared-twice",
      `the program declares ${what} under another name, as ${claim.urn}. ${aliasAdvice}`,
    );
  if (claim.reason === "sameResource") {
    op.warn(`${what} stays on the platform, because the replacement has the same ID`, "kept-object");
  } else {
    op.warn(
      `${what} stays on the platform because ${claim.urn} manages it; only this state entry is removed`,
      "kept-object",
    );
    objects.released(id, op.urn);
  }
  return true;
}
