export { type KillOutcome, killRuns } from "./kill-runs.ts";
export type { Killable, KillablePlatform, KillableWorld } from "./killable.ts";
export { describePlan, type KillPlan, planKills } from "./plan.ts";
