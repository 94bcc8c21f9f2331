import { stateDeleteCommand } from "../../definition/import-command.ts";
import type { Problem } from "../../definition/problem.ts";
import type { NoDeletion } from "../../definition/resource.ts";
import type { Change } from "../../diff/diff.ts";
import type { ResourceContext } from "./context.ts";

/** Returns why the platform cannot delete an object; undefined if it can. */
export function undeletable({ spec }: ResourceContext): NoDeletion | undefined {
  return typeof spec.delete === "function" ? undefined : spec.delete;
}

/** A warning at creation, because a delete is not announced in advance. */
export function undeletableWarning(none: NoDeletion): string {
  return `once created, it cannot be deleted with \`pulumi destroy\` or by removing it from the program: ${reason(none)}. With the resource option retainOnDelete, it stays on the platform and the delete succeeds`;
}

/** Explains why a change that would replace the object is rejected. */
export function rejectedReplacement(none: NoDeletion, urn: string, changes: readonly Change[]): Problem[] {
  return changes
    .filter((change) => change.replace)
    .map(({ path }) => ({
      path,
      message: `cannot be changed, because the change would replace the object, and the old one cannot be deleted: ${reason(none)}. To create a second object beside it, run \`${stateDeleteCommand(urn)}\` first`,
    }));
}

/**
 * Explains why an object is not created in place of the existing one: `up --refresh --replace` requests it without a
 * change that could be rejected.
 */
export function rejectedSuccessor(none: NoDeletion, urn: string, id: string): string {
  return `${id} cannot be replaced, because it cannot be deleted: ${reason(none)}. To create a second object beside it, run \`${stateDeleteCommand(urn)}\` first`;
}

/** Explains why a delete fails, and how to remove the resource from the program nevertheless. */
export function failedDeletion(none: NoDeletion, urn: string): string {
  return `${reason(none)}. To remove it from the state and keep it on the platform, run \`${stateDeleteCommand(urn)}\`; or set the resource option retainOnDelete, run \`pulumi up\`, and then remove the resource`;
}

function reason({ because, instead }: NoDeletion): string {
  return `the platform cannot delete it, because ${because}; ${instead}`;
}
