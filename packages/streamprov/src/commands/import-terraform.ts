import { importTerraformCommand } from "@org/core-command";
import { terraformImports } from "@org/core-provider";
import { provider } from "../provider.ts";

/** Brings over what Terraform has in its state. */
export const importTerraform = importTerraformCommand({
  provider: provider.terraform ?? "",
  types: terraformImports(provider),
});
