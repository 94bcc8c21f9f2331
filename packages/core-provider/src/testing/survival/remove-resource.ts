import type { TestedResource } from "../tested-resource.ts";
import type { Life } from "./setup.ts";

/** Deletes a resource. An object that the platform has no deletion for goes behind everybody's back first. */
export async function removeResource(it: TestedResource, { remove }: Pick<Life, "remove">): Promise<void> {
  if (it.id !== undefined) remove?.(it.id);
  await it.delete();
}
