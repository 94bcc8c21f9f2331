import type { TestedResource } from "../tested-resource.ts";
import type { Life } from "./setup.ts";

/** Deletes a resource. An object that the platform cannot delete is removed on the simulator first. */
export async function removeResource(it: TestedResource, { remove }: Pick<Life, "remove">): Promise<void> {
  if (it.id !== undefined) remove?.(it.id);
  await it.delete();
}
