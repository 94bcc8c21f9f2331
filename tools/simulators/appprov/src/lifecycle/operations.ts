import type { OperationKind } from "../records.ts";
import type { World } from "../world.ts";

/** Deletes the operations of a deleted object, unless the settings keep them. */
export function forgetOperations(world: World, kind: OperationKind, resourceId: string): void {
  if (world.settings.operationsOutliveResource) return;
  for (const operation of world.operations.all()) {
    if (operation.kind === kind && operation.resourceId === resourceId) world.operations.erase(operation.id);
  }
}
