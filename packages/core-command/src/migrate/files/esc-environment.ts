import type { Takeover } from "../takeover.ts";
import type { Edit } from "./edits.ts";
import { elementsOf, isText, memberOf, membersOf, readYaml, replaced } from "./yaml-file.ts";

/**
 * The edits of a stack's `environment` (Pulumi ESC): the settings that the file itself defines. Environments that it
 * imports are elsewhere, so a note names them.
 */
export function environmentEdits(
  { name: file, text }: { readonly name: string; readonly text: string },
  { from, to }: Takeover,
  { keepsBoth }: { readonly keepsBoth: boolean },
): { readonly edits: readonly Edit[]; readonly notes: readonly string[] } {
  const environment = memberOf(readYaml(text, file), "environment")?.value;
  const settings = memberOf(memberOf(environment, "values")?.value, "pulumiConfig")?.value;
  const own = membersOf(settings)
    .map(({ key }) => key)
    .filter(({ value }) => value.startsWith(`${from.provider}:`));
  const imported = [
    ...(isText(environment) ? [environment] : []),
    ...elementsOf(environment),
    ...elementsOf(memberOf(environment, "imports")?.value),
  ].flatMap((each) => (isText(each) ? [each.value] : membersOf(each).map(({ key }) => key.value)));
  const verb = keepsBoth ? "copy" : "rename";
  const what = `the settings \`${from.provider}:...\` to \`${to.provider}:...\``;
  return {
    edits: keepsBoth
      ? []
      : own.map((key) => replaced(text, key, `${to.provider}${key.value.slice(from.provider.length)}`)),
    notes: [
      ...(keepsBoth && own.length > 0 ? [`${file}: ${verb} ${what} in \`environment\`.`] : []),
      ...(imported.length > 0
        ? [
            `${file} imports the ESC environments ${imported.join(", ")}, which this command cannot read. If their \`pulumiConfig\` contains settings of ${from.provider}, ${verb} ${what} with \`pulumi env edit\`.`,
          ]
        : []),
    ],
  };
}
