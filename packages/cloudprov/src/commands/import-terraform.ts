import { importTerraformCommand } from "@org/core-command";
import { completeProvider, outline, terraformImports } from "../plugin.ts";

/** The command that imports the objects of a Terraform state. */
export const importTerraform = importTerraformCommand({
  provider: outline.terraform ?? "",
  types: async () => terraformImports(await completeProvider(outline)),
});
