import type { Fields } from "../../definition/field.ts";
import type { ProviderDefinition } from "../../definition/provider.ts";
import { NestedTypes } from "./nested-types.ts";
import { page, section } from "./page.ts";
import { inputTable } from "./property-table.ts";
import { nestedTypesSection, rulesSection } from "./sections.ts";

/** The page of the provider's configuration. */
export function configurationPage<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): string {
  const { name, npmPackage, config } = provider;
  const types = new NestedTypes();
  const variables = inputTable(config.fields, "Provider", types, { replaces: false });
  return page("Configuration", [
    `Each variable is set for a stack with \`pulumi config set ${name}:<name> <value>\` (secrets with \`--secret\`), or for some resources by a provider of their own:`,
    `\`\`\`typescript\nimport * as ${name} from "${npmPackage}";\n\nconst provider = new ${name}.Provider("other", { /* variables */ });\n\`\`\``,
    "A variable that is set nowhere is read from the environment where the table names a variable of it.",
    section("Variables", variables),
    rulesSection(config.rules),
    nestedTypesSection(types, { replaces: false }),
  ]);
}
