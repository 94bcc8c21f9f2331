export { LeapingClock, ManualClock } from "./clock.ts";
export type { Differences } from "./differences.ts";
export {
  everyFault,
  type FaultKind,
  type FaultRates,
  faultKinds,
  type PlannedKind,
  type TargetedFault,
} from "./faults.ts";
export type { ForeignCredential, Journal, JournalEntry, JournalFilter, RouteCount, Violation } from "./journal.ts";
export type { RateLimit } from "./limiter.ts";
export { type MemoryHandler, memoryHandlerAt } from "./memory-hosts.ts";
export type { Objects } from "./objects.ts";
export type { Simulator } from "./open-simulator.ts";
export type { SimulatedOperation, SimulatedService } from "./simulated-service.ts";
export type { Snapshot } from "./snapshot.ts";
export { watchClients } from "./watch-reads.ts";
