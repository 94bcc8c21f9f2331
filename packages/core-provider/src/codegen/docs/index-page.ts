import type { Fields } from "../../definition/field.ts";
import type { ProviderDefinition } from "../../definition/provider.ts";
import { sentence } from "../../schema/describe.ts";
import { firstSentence, kebabCase, page, section, sectionLink, table } from "./page.ts";

/** The first page: describes the package, its installation and its contents. */
export function indexPage<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): string {
  return page(provider.displayName, [
    sentence(provider.docs),
    `\`\`\`sh\nnpm install ${provider.npmPackage}\n\`\`\``,
    "See [Configuration](configuration.md) for how to set it up.",
    ...contents(provider),
  ]);
}

/** All there is: by families where the provider has them. */
function contents<F extends Fields, P, C>({ families, resources, functions }: ProviderDefinition<F, P, C>): string[] {
  if (families === undefined) {
    return [
      section("Resources", table(["Resource", "Description"], rows("resources", resources))),
      section("Functions", table(["Function", "Description"], rows("functions", functions))),
    ];
  }
  return [
    families.map(({ title }) => sectionLink(title)).join(" · "),
    ...families.map((family) =>
      section(
        family.title,
        table(
          ["Resource or function", "Description"],
          [...rows("resources", family.resources), ...rows("functions", family.functions)],
        ),
      ),
    ),
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
