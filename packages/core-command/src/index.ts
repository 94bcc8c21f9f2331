export {
  type Command,
  command,
  type ExitStatus,
  exitStatus,
  type Flag,
  type Given,
  type Operand,
  type Parameter,
  type Parameters,
  type Surroundings,
  type ValueOption,
} from "./command.ts";
export type { RelatedObjects } from "./copy/copy-account.ts";
export type { SimulatedAccount, SimulatorPackage } from "./copy/simulated-account.ts";
export { discoverCommand } from "./discover/discover.ts";
export type { Kind, ListedObject, Place, Within } from "./discover/kind.ts";
export type { Discovery } from "./discover/search.ts";
export type { ReachableServices, ServiceSettings } from "./discover/service-search.ts";
export type { OwnService, ServiceSetting } from "./discover/services.ts";
export type { FoundObject } from "./discover/walk.ts";
export type { CommandSet } from "./help.ts";
export { extractSecretsCommand } from "./import-file/extract-secrets.ts";
export type { Access } from "./map/access.ts";
export { mapCommand } from "./map/map.ts";
export { migrateCommand } from "./migrate/migrate.ts";
export type { BridgedPackage } from "./migrate/takeover.ts";
export { coded, type HelpCode, Refusal } from "./refusal.ts";
export { runCommands, serveCommands } from "./run.ts";
export { type ImportedType, importTerraformCommand, type TerraformCounterpart } from "./terraform/import-terraform.ts";
export { type ConverterMapping, terraformMappingCommand } from "./terraform/terraform-mapping.ts";
