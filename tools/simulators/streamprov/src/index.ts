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
export type * from "./records.ts";
export type { ProvisionTimes, StreamprovOptions, StreamprovSettings } from "./settings.ts";
export { type StartOptions, type StreamprovSimulator, startStreamprovSimulator } from "./simulator.ts";
export type { NewSchema, State } from "./state.ts";
export type { IssuedToken, Tokens } from "./tokens.ts";
export type { Credentials } from "./world.ts";
