import type { Caller } from "../../caller.ts";
import type { ActionCall } from "../action.ts";

/** Who calls an action that is never unsigned. */
export function signedCaller({ caller }: Pick<ActionCall<unknown>, "caller">): Caller {
  if (caller === undefined) throw new Error("An action that must be signed was run without a caller.");
  return caller;
}
