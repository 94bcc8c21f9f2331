import { type Differences, differencesOf, type Shape } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction, type Reply } from "../action.ts";

/** An action that answers with no more than whether it worked. */
export interface OutcomeSpec<Params> extends Differences {
  readonly name: string;
  readonly params: Shape<Params>;
  /**
   * Does the work.
   *
   * @throws PlatformError for what the platform refuses.
   */
  run(call: ActionCall<Params>): void;
}

/**
 * Completes an action whose `Result` is true. When the settings make it fail, `Result` is false and nothing is done.
 */
export function outcomeAction<Params>(world: World, spec: OutcomeSpec<Params>): Action {
  return defineAction<Params>({
    name: spec.name,
    params: spec.params,
    ...differencesOf(spec),
    run(call) {
      if (takeFalse(world, spec.name)) return outcome(world, false);
      spec.run(call);
      return outcome(world, true);
    },
  });
}

function takeFalse({ hub }: World, action: string): boolean {
  const left = hub.settings.falseResults[action] ?? 0;
  if (left <= 0) return false;
  hub.settings.falseResults = { ...hub.settings.falseResults, [action]: left - 1 };
  return true;
}

function outcome({ settings }: World, done: boolean): Reply {
  if (!settings.textOutcomes) return { Result: done };
  return { Result: done ? "True" : "False" };
}
