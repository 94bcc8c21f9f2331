import type { Fields } from "../../definition/field.ts";
import type { Family, ProviderDefinition } from "../../definition/provider.ts";
import { configurationPage } from "./configuration-page.ts";
import type { ConnectedExample } from "./connected-example.ts";
import { functionPage } from "./function-page.ts";
import { indexPage } from "./index-page.ts";
import { kebabCase } from "./page.ts";
import { resourcePage } from "./resource-page.ts";

/**
 * The reference documentation of a provider: Markdown pages by path. `index.md` leads to `configuration.md`,
 * `resources/<name>.md` and `functions/<name>.md`.
 *
 * @param connected - Programs that the pages of the resources in them show as a second example.
 *
 * @example
 * ```ts
 * for (const [path, text] of generateDocs(provider)) writeFileSync(join("docs", path), text);
 * ```
 */
export function generateDocs<F extends Fields, P, C>(
  provider: ProviderDefinition<F, P, C>,
  connected: readonly ConnectedExample[] = [],
): Map<string, string> {
  const familyOf = <D>(definition: D, members: (family: Family<C>) => readonly D[]) =>
    provider.families?.find((family) => members(family).includes(definition));
  return new Map([
    ["index.md", indexPage(provider)],
    ["configuration.md", configurationPage(provider)],
    ...provider.resources.map((r) => {
      const family = familyOf(r, ({ resources }) => resources);
      return [`resources/${kebabCase(r.name)}.md`, resourcePage(provider, r, connected, family)] as const;
    }),
    ...provider.functions.map((f) => {
      const family = familyOf(f, ({ functions }) => functions);
      return [`functions/${kebabCase(f.name)}.md`, functionPage(provider, f, family)] as const;
    }),
  ]);
}
