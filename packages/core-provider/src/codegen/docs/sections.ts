import type { PlatformPage } from "../../definition/platform-page.ts";
import type { Rule } from "../../definition/rules.ts";
import { describeRule, sentence } from "../../schema/describe.ts";
import type { NestedTypes } from "./nested-types.ts";
import { list, section } from "./page.ts";
import { inputTable, outputTable } from "./property-table.ts";

/** The rules over several properties. */
export function rulesSection(rules: readonly Rule[] = []): string {
  return section("Rules", list(rules.map(describeRule)));
}

/** A section for each nested type; in programs they are `types.input.<Name>` and `types.output.<Name>`. */
export function nestedTypesSection(types: NestedTypes, options: { readonly replaces: boolean }): string {
  const parts: string[] = [];
  for (const { name, docs, fields, rules, given } of types) {
    parts.push(
      `### ${name}`,
      sentence(docs),
      given ? inputTable(fields, name, types, options) : outputTable(fields, name, types),
      list(rules.map(describeRule)),
    );
  }
  return section("Nested types", ...parts);
}

/** The link to the platform's own page; empty without one. */
export function platformLink(page: PlatformPage | undefined): string {
  return page === undefined ? "" : `On the platform: [${page.title}](${page.url}).`;
}

/** The note on a deprecated item; empty if it is not deprecated. */
export function deprecationNote(text: string | undefined): string {
  return text === undefined ? "" : `**Deprecated.** ${sentence(text)}`;
}
