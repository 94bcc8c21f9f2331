import type { Fields } from "../../definition/field.ts";
import type { ProviderDefinition } from "../../definition/provider.ts";
import { sentence } from "../../schema/describe.ts";
import { hasNoVariables, withoutVariables } from "./configuration-page.ts";
import { firstSentence, kebabCase, page, section, sectionLink, table } from "./page.ts";

/** The first page: describes the package, its installation and its contents. */
export function indexPage<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): string {
  return page(provider.displayName, [
    sentence(provider.docs),
    `\`\`\`sh\nnpm install ${provider.npmPackage}\n\`\`\``,
    hasNoVariables(provider.config)
      ? withoutVariables(provider.config)
      : "See [Configuration](configuration.md) for how to set it up.",
    ...contents(provider),
  ]);
}

/** All there is: by families where the provider has them. */
function contents<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): string[] {
  const { npmPackage, families, resources, functions } = provider;
  if (families === undefined) {
    return [
      section("Resources", table(["Resource", "Description"], rows("resources", resources))),
      section("Functions", table(["Function", "Description"], rows("functions", functions))),
    ];
  }
  return [
    families.map(({ title }) => sectionLink(title)).join(" · "),
    ...subpathsText(families),
    ...families.map((family) =>
      section(
        family.title,
        ...(family.subpath === undefined ? [] : [`Subpath: \`${npmPackage}/${family.subpath}\``]),
        table(
          ["Resource or function", "Description"],
          [...rows("resources", family.resources), ...rows("functions", family.functions)],
        ),
      ),
    ),
  ];
}

function subpathsText(families: readonly { readonly subpath?: string }[]): string[] {
  if (families.every(({ subpath }) => subpath === undefined)) return [];
  return [
    "Each family has a subpath, which exports the same classes and functions. If you import the subpath, TypeScript loads only the types of that family.",
  ];
}

interface Documented {
  readonly name: string;
  readonly spec: { readonly docs: string };
}

function rows(folder: string, definitions: readonly Documented[]): string[][] {
  return definitions
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, spec }) => [`[${name}](${folder}/${kebabCase(name)}.md)`, firstSentence(sentence(spec.docs))]);
}
