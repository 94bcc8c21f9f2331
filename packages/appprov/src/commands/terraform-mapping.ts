import { terraformMappingCommand } from "@org/core-command";
import { provider, terraformMapping } from "../plugin.ts";

/** Writes the mapping for converters of Terraform programs. */
export const writeTerraformMapping = terraformMappingCommand({
  provider: provider.terraform ?? "",
  mapping: () => terraformMapping(provider),
});
