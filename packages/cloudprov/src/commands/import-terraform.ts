import { importTerraformCommand } from "@org/core-command";
import { provider, terraformImports } from "../plugin.ts";

/** The command that imports the objects of a Terraform state. */
export const importTerraform = importTerraformCommand({
  provider: provider.terraform ?? "",
  types: terraformImports(provider),
});
