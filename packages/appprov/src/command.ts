import { join } from "node:path";
import { extractSecretsCommand, serveCommands } from "@org/core-command";
import packageJson from "../package.json" with { type: "json" };
import { discover } from "./commands/discover.ts";
import { importTerraform } from "./commands/import-terraform.ts";
import { map } from "./commands/map.ts";
import { writeTerraformMapping } from "./commands/terraform-mapping.ts";

void serveCommands({
  packageName: packageJson.name,
  version: packageJson.version,
  commands: [
    discover,
    map,
    importTerraform,
    writeTerraformMapping,
    extractSecretsCommand(join(import.meta.dirname, "..")),
  ],
});
