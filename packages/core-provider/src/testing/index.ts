export { type Clock, systemClock } from "../server/clock.ts";
export type { Severity } from "../server/engine.ts";
export { CreationNotes } from "../server/notes/creation-notes.ts";
export { unknown } from "../value/unknown.ts";
export type { Connection } from "./connection.ts";
export type { DiffKind, DiffResult } from "./diff-result.ts";
export { failure } from "./failure.ts";
export { definitionFlaws } from "./flaws/definition-flaws.ts";
export { testFormats } from "./formats/format-tests.ts";
export type { ImportSetup } from "./imports/import-flaws.ts";
export { testImports } from "./imports/import-tests.ts";
export { instantClock } from "./instant-clock.ts";
export {
  type OutputValue,
  outputValue,
  type Reference,
  reference,
  type Secret,
  secret,
  textAsset,
  type Values,
  withoutSecrets,
} from "./marks.ts";
export { type MistakeTests, testMistakes } from "./mistakes/mistake-tests.ts";
export type { LivePackage } from "./portable/live-package.ts";
export { type LifeRun, type LifeStep, liveThrough, stepsOf } from "./portable/live-through.ts";
export {
  type Cost,
  cheap,
  expensive,
  free,
  type GivenObject,
  onSimulator,
  type PortableLife,
  type Setting,
  sharing,
  type World,
} from "./portable/portable-life.ts";
export { withInputs } from "./portable/with-inputs.ts";
export type { LogMessage } from "./recording-engine.ts";
export { type CheckFailure, type KeptState, RequestFailed } from "./request-failed.ts";
export type { AlterablePlatform, ResponseSetup } from "./responses/alterable-platform.ts";
export { lookupResponseFlaws, responseFlaws } from "./responses/response-flaws.ts";
export { type ResponseTests, testResponses } from "./responses/response-tests.ts";
export { secretLeaks } from "./secrecy/secret-leaks.ts";
export { type Simulated, type SimulatedPlatform, startOn } from "./simulated.ts";
export { type RunningProvider, type StartOptions, startProvider } from "./start-provider.ts";
export { type CopyTests, testCopies } from "./survival/copy-tests.ts";
export { partOf } from "./survival/part-of.ts";
export { permissionFlaws } from "./survival/permission-flaws.ts";
export { programFlaws } from "./survival/program-flaws.ts";
export type { FaultyPlatform, Life, SurvivalSetup } from "./survival/setup.ts";
export { testSnapshots } from "./survival/snapshot-tests.ts";
export { survivalFlaws } from "./survival/survival-flaws.ts";
export {
  type SurvivalTests,
  type TestRunner,
  testPermissions,
  testPrograms,
  testSurvival,
  testWrites,
} from "./survival/survival-tests.ts";
export type {
  CheckResult,
  PreviewResult,
  RequestOptions,
  ResourceState,
  TestedResource,
  UpResult,
} from "./tested-resource.ts";
