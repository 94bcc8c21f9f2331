import { importTerraformCommand } from "@org/core-command";
import { completeProvider, outline, terraformImports } from "../plugin.ts";

/** Imports objects from a Terraform state. */
export const importTerraform = importTerraformCommand({
  provider: outline.terraform ?? "",
  types: async () => terraformImports(await completeProvider(outline)),
});
