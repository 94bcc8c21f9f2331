import type { Fields } from "../../definition/field.ts";
import type { ProviderDefinition } from "../../definition/provider.ts";
import { sentence } from "../../schema/describe.ts";
import { firstSentence, kebabCase, page, section, table } from "./page.ts";

/** The first page: what the package is, how it is installed, what it has. */
export function indexPage<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): string {
  return page(provider.displayName, [
    sentence(provider.docs),
    `\`\`\`sh\nnpm install ${provider.npmPackage}\n\`\`\``,
    "How it is set up: [Configuration](configuration.md).",
    section("Resources", linkTable("Resource", "resources", provider.resources)),
    section("Functions", linkTable("Function", "functions", provider.functions)),
  ]);
}

interface Documented {
  readonly name: string;
  readonly spec: { readonly docs: string };
}

function linkTable(head: string, folder: string, definitions: readonly Documented[]): string {
  const rows = definitions
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, spec }) => [`[${name}](${folder}/${kebabCase(name)}.md)`, firstSentence(sentence(spec.docs))]);
  return table([head, "Description"], rows);
}
