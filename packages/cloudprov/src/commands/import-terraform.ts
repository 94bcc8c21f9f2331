import { importTerraformCommand } from "@org/core-command";
import { provider, terraformImports } from "../plugin.ts";

/** Brings over what Terraform has in its state. */
export const importTerraform = importTerraformCommand({
  provider: provider.terraform ?? "",
  types: terraformImports(provider),
});
