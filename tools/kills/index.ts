export { type KillOutcome, killRuns } from "./kill-runs.ts";
export { type KilledProgram, killedPrograms } from "./programs.ts";
