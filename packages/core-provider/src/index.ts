export { nearest } from "./check/nearest.ts";
export { CodedError } from "./definition/coded-error.ts";
export * from "./definition/composite-id.ts";
export { CreationFailedError } from "./definition/creation-failed-error.ts";
export * from "./definition/field.ts";
export * from "./definition/function.ts";
export { type HelpCode, helpOf } from "./definition/help-code.ts";
export { ifLeftElsewhere, ifTaken } from "./definition/if-taken.ts";
export { importCommand, importOption, shellWord } from "./definition/import-command.ts";
export * from "./definition/import-form.ts";
export * from "./definition/lookup-outputs.ts";
export * from "./definition/operation.ts";
export type { Misplacement, Placement } from "./definition/placement.ts";
export type { PlatformPage } from "./definition/platform-page.ts";
export { type Problem, type Shown, sentence } from "./definition/problem.ts";
export * from "./definition/provider.ts";
export * from "./definition/provider-outline.ts";
export * from "./definition/resource.ts";
export { resourceName } from "./definition/resource-name.ts";
export * from "./definition/resource-operations.ts";
export * from "./definition/rules.ts";
export { timeSpan } from "./definition/time-span.ts";
export { resourceToken } from "./definition/token.ts";
export { canonicalJson } from "./diff/canonical.ts";
export { meets } from "./diff/equal.ts";
export { duration } from "./server/duration.ts";
export { type TerraformMapping, terraformMapping } from "./terraform/mapping.ts";
export { type TerraformImport, terraformImports } from "./terraform/terraform-imports.ts";
export { element as elementPath, member as memberPath } from "./value/path.ts";
export * from "./value/unknown.ts";
export {
  type Expectation,
  expectation,
  expectationAt,
  expectationOfEach,
  expectationOfOwn,
  expectationOfRequested,
  type Requested,
  type ResponseReader,
} from "./wire/expectation.ts";
export { fromWire } from "./wire/from-wire.ts";
export { noteMissingMember } from "./wire/missing.ts";
export { toWire } from "./wire/to-wire.ts";
export { UnexpectedResponse } from "./wire/unexpected-response.ts";
