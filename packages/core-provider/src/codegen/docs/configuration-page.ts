import type { Field, Fields } from "../../definition/field.ts";
import type { ConfigSpec, ProviderDefinition } from "../../definition/provider.ts";
import { NestedTypes } from "./nested-types.ts";
import { page, section } from "./page.ts";
import { inputTable } from "./property-table.ts";
import { nestedTypesSection, rulesSection } from "./sections.ts";

/** The page of the provider's configuration. */
export function configurationPage<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): string {
  const { name, npmPackage, config } = provider;
  if (hasNoVariables(config)) return page("Configuration", [withoutVariables(config)]);
  const types = new NestedTypes();
  const variables = inputTable(config.fields, "Provider", types, { replaces: false });
  return page("Configuration", [
    `Set each variable for a stack with \`pulumi config set ${name}:<name> <value>\` (add \`--secret\` for secrets), or create an explicit provider for some resources:`,
    `\`\`\`typescript\nimport * as ${name} from "${npmPackage}";\n\nconst provider = new ${name}.Provider("other", { /* variables */ });\n\`\`\``,
    ...settingParts(name, config.fields),
    "If a variable is not set, its default is the value of the environment variable that the table names.",
    section("Variables", variables),
    rulesSection(config.rules),
    nestedTypesSection(types, { replaces: false }),
  ]);
}

/** Whether a provider has no configuration variables. */
export function hasNoVariables({ fields }: Pick<ConfigSpec<Fields>, "fields">): boolean {
  return Object.keys(fields).length === 0;
}

/** The text about the configuration of a provider without variables. */
export function withoutVariables({ docs }: Pick<ConfigSpec<Fields>, "docs">): string {
  const text = "The provider has no configuration variables.";
  return docs === undefined ? text : `${text} ${docs}`;
}

/** Shows how to set the elements of lists and the properties of objects, if the configuration has any. */
function settingParts(name: string, fields: Fields): string[] {
  const paths = Object.entries(fields).flatMap(([key, field]) => {
    const path = pathInto(field);
    return path === "" ? [] : [`${key}${path}`];
  });
  // The deepest path shows the most.
  const [example] = paths.toSorted((a, b) => depth(b) - depth(a));
  if (example === undefined) return [];
  return [
    "Set the elements of a list and the properties of an object one by one with `--path`:",
    `\`\`\`sh\npulumi config set --path '${name}:${example}' <value>\n\`\`\``,
  ];
}

/** The path from a value to the first simple one in it; empty for a simple value. */
function pathInto({ fields, item, kind }: Field): string {
  const [first] = Object.entries(fields ?? {});
  if (first !== undefined) return `.${first[0]}${pathInto(first[1])}`;
  if (item === undefined) return "";
  return `${kind === "map" ? ".<key>" : "[0]"}${pathInto(item)}`;
}

function depth(path: string): number {
  return path.split(/[.[]/).length;
}
