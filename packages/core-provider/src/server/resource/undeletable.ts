import { stateDeleteCommand } from "../../definition/import-command.ts";
import type { Problem } from "../../definition/problem.ts";
import type { NoDeletion } from "../../definition/resource.ts";
import type { Change } from "../../diff/diff.ts";
import type { ResourceContext } from "./context.ts";

/** What the definition says of a removal that the platform does not have; undefined where it has one. */
export function undeletable({ spec }: ResourceContext): NoDeletion | undefined {
  return typeof spec.delete === "function" ? undefined : spec.delete;
}

/** Said when the object is made: a removal is not seen before it is tried. */
export function undeletableWarning(none: NoDeletion): string {
  return `once created, it cannot be deleted with \`pulumi destroy\` or by removing it from the program: ${reason(none)}. With the resource option retainOnDelete, it stays on the platform and the delete succeeds`;
}

/** Why a change that would replace the object is not made. */
export function refusedReplacement(none: NoDeletion, urn: string, changes: readonly Change[]): Problem[] {
  return changes
    .filter((change) => change.replace)
    .map(({ path }) => ({
      path,
      message: `cannot be changed, because the change would replace the object, and the old one cannot be deleted: ${reason(none)}. To create a second object beside it, run \`${stateDeleteCommand(urn)}\` first`,
    }));
}

/**
 * Why a new object is not made in the place of one that the resource has: `up --refresh --replace` asks for it without a
 * change that could be refused.
 */
export function refusedSuccessor(none: NoDeletion, urn: string, id: string): string {
  return `${id} cannot be replaced, because it cannot be deleted: ${reason(none)}. To create a second object beside it, run \`${stateDeleteCommand(urn)}\` first`;
}

/** Why a removal fails, and how the resource leaves the program nevertheless. */
export function failedDeletion(none: NoDeletion, urn: string): string {
  return `${reason(none)}. To remove it from the state and keep it on the platform, run \`${stateDeleteCommand(urn)}\`; or set the resource option retainOnDelete, run \`pulumi up\`, and then remove the resource`;
}

function reason({ because, instead }: NoDeletion): string {
  return `the platform cannot delete it, because ${because}; ${instead}`;
}
