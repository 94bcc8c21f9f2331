import { importTerraformCommand } from "@org/core-command";
import { provider, terraformImports } from "../plugin.ts";

/** Imports objects from a Terraform state. */
export const importTerraform = importTerraformCommand({
  provider: provider.terraform ?? "",
  types: terraformImports(provider),
});
