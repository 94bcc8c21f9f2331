import { importTerraformCommand } from "@org/core-command";
import { provider, terraformImports } from "../plugin.ts";

/** Imports the objects in a Terraform state. */
export const importTerraform = importTerraformCommand({
  provider: provider.terraform ?? "",
  types: terraformImports(provider),
});
