import type { ServiceAccount } from "../records.ts";
import type { World } from "../world.ts";
import { deleteApiKeysOf } from "./api-keys.ts";

/** A new service account, complete but not yet kept. */
export function makeServiceAccount(
  world: World,
  fields: { readonly displayName: string; readonly description?: string | undefined },
): ServiceAccount {
  return {
    id: world.newId("sa"),
    numericId: world.newNumericId(),
    displayName: fields.displayName,
    description: fields.description ?? "",
    ...world.born(),
  };
}

/** Removes a service account with its API keys and role bindings. */
export function deleteServiceAccount(world: World, id: string): void {
  deleteApiKeysOf(world, id);
  for (const binding of world.roleBindings.all())
    if (binding.principal === `User:${id}`) world.roleBindings.remove(binding.id);
  world.serviceAccounts.remove(id);
}
