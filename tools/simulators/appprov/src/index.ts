export {
  everyFault,
  type FaultKind,
  type FaultRates,
  type ForeignCredential,
  faultKinds,
  type Journal,
  type JournalEntry,
  ManualClock,
  type Objects,
  type RateLimit,
  type RouteCount,
  type TargetedFault,
  type Violation,
} from "@org/simulator";
export type { TargetedOperationFailure } from "./operations/failure-plans.ts";
export type * from "./records.ts";
export type { AppprovOptions, AppprovSettings, Image } from "./settings.ts";
export { type AppprovSimulator, type StartOptions, startAppprovSimulator } from "./simulator.ts";
export type { DeployedApp, State } from "./state.ts";
export type { IssuedToken, Tokens } from "./tokens.ts";
export type { Credentials } from "./world.ts";
