export { Agenda } from "./agenda.ts";
export { type Answer, htmlPage, InvalidRequest, Refusal } from "./answer.ts";
export { applyChanges } from "./apply-changes.ts";
export { type Authorization, readAuthorization } from "./authorization.ts";
export { type Clock, LeapingClock, ManualClock } from "./clock.ts";
export { type CommandLineSpec, startOptionsOf, type Usage, usageOf } from "./command-line.ts";
export { type Controlled, controlService } from "./control.ts";
export { type Differences, differencesOf } from "./differences.ts";
export {
  everyFault,
  type FaultKind,
  type FaultRates,
  Faults,
  faultKinds,
  type PlannedKind,
  type TargetedFault,
} from "./faults.ts";
export { openHost } from "./host.ts";
export { type Alteration, Hub, type Interception } from "./hub.ts";
export { Ids } from "./ids.ts";
export {
  type ForeignCredential,
  Journal,
  type JournalEntry,
  type JournalFilter,
  type RouteCount,
  type Violation,
} from "./journal.ts";
export { checkNames } from "./known-names.ts";
export { Limiter, type LimitHeaders, type RateLimit, type Verdict } from "./limiter.ts";
export { type Host, listen } from "./listen.ts";
export { type Models, shapeOfModel } from "./models.ts";
export { isLoopback, type Network, networkOf, thisMachine } from "./network.ts";
export {
  cutNumberedPage,
  type NumberedPage,
  numberedPagingParameters,
} from "./numbered-paging.ts";
export { type Objects, objectsOf } from "./objects.ts";
export { openAgain } from "./open-again.ts";
export { openSimulator, type Simulator, type SimulatorParts, type SimulatorStart } from "./open-simulator.ts";
export {
  type CommandLineOption,
  type CommandLineOptions,
  flagSettings,
  type GivenOptions,
  integerOption,
  listOption,
  numberOption,
  numberSettings,
} from "./options.ts";
export { choicesOf, type MemberOutline, type Outline } from "./outline.ts";
export { cutPage, type LastPageLink, type Page, pagingParameters } from "./paging.ts";
export { type Plan, Plans } from "./plans.ts";
export { Ports } from "./ports.ts";
export type { Arrival, Exchange, IncomingRequest, Protocol, RequestFacts } from "./protocol.ts";
export {
  anyCaseFlagParameter,
  checkQuery,
  choiceParameter,
  flagParameter,
  manyParameter,
  numberParameter,
  type Parameter,
  type Parameters,
  Query,
  requiredParameter,
  textParameter,
} from "./query.ts";
export { type Random, seededRandom } from "./random.ts";
export { redact, redacted, redactQuery } from "./redact.ts";
export { type Call, defineRoute, type Match, type Route, Router, type RouteSpec } from "./route.ts";
export { runFromShell } from "./run-from-shell.ts";
export type { Dialect, Incoming, Service } from "./service.ts";
export {
  anything,
  chosenBy,
  decimal,
  flag,
  integer,
  isObject,
  listOf,
  mapOf,
  nullable,
  type ObjectOf,
  type OptionalShape,
  object,
  oneOf,
  optional,
  type Problem,
  type ProblemKind,
  type Shape,
  type Static,
  text,
} from "./shape.ts";
export { type ShellText, shellText } from "./shell-text.ts";
export { type SimulatedOperation, type SimulatedService, simulatedService } from "./simulated-service.ts";
export { clockOf, type Saveable, type SavedWorld, type Snapshot } from "./snapshot.ts";
export { type Lags, type Placed, Store } from "./store.ts";
export { noLags, Stores } from "./stores.ts";
export { reportStray } from "./stray.ts";
export { type AskedRequest, type Documented, watchReads } from "./watch-reads.ts";
export { defaultWireSettings, type WireSettings } from "./wire-settings.ts";
