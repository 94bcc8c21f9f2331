import type { Values } from "../marks.ts";
import type { TestedResource } from "../tested-resource.ts";

/** Asserts that a resource is in the state and that the next `up` does nothing. */
export async function assertUnchanged(it: TestedResource, wanted: Values, when: string): Promise<void> {
  if (it.state === undefined) throw new Error(`it is in no state ${when}`);
  const { action, diff } = await it.preview(wanted);
  if (action !== "same") throw new Error(`the next up would ${action} it ${when}: ${JSON.stringify(diff?.detailed)}`);
}
