import { terraformMappingCommand } from "@org/core-command";
import { completeProvider, outline, terraformMapping } from "../plugin.ts";

/** Writes the mapping for converters of Terraform programs. */
export const writeTerraformMapping = terraformMappingCommand({
  provider: outline.terraform ?? "",
  mapping: async () => terraformMapping(await completeProvider(outline)),
});
