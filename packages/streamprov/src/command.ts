import { join } from "node:path";
import { extractSecretsCommand, serveCommands } from "@org/core-command";
import packageJson from "../package.json" with { type: "json" };
import { discover } from "./commands/discover.ts";
import { importTerraform } from "./commands/import-terraform.ts";
import { map } from "./commands/map.ts";
import { migrate } from "./commands/migrate.ts";
import { writeTerraformMapping } from "./commands/terraform-mapping.ts";

const packageFolder = join(import.meta.dirname, "..");

void serveCommands({
  packageName: packageJson.name,
  version: packageJson.version,
  commands: [
    discover,
    map,
    importTerraform,
    writeTerraformMapping,
    extractSecretsCommand(packageFolder),
    migrate(packageFolder),
  ],
});
