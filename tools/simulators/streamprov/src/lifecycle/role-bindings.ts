import type { RoleBinding } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new role binding. */
export interface NewRoleBinding {
  readonly principal: string;
  readonly roleName: string;
  readonly crnPattern: string;
}

/**
 * A new role binding, complete but not yet kept. It grants nothing for `readyMs`, at each further server for `nodeLagMs`
 * longer.
 */
export function makeRoleBinding(
  world: World,
  fields: NewRoleBinding,
  { readyMs, nodeLagMs }: { readonly readyMs: number; readonly nodeLagMs: number },
): RoleBinding {
  return {
    id: world.newId("rb"),
    principal: fields.principal,
    roleName: fields.roleName,
    crnPattern: encodedValues(fields.crnPattern),
    effectiveAt: world.now() + readyMs,
    nodeLagMs,
    ...world.born(),
  };
}

// The service always writes colons in names as %3A, even when they were sent as colons.
function encodedValues(pattern: string): string {
  const [scheme = "", rest = ""] = pattern.split("://", 2);
  return `${scheme}://${rest.replaceAll(":", "%3A")}`;
}
