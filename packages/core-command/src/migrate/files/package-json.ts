import type { Takeover } from "../takeover.ts";
import { type Edit, edited, type FileChange, shownEdits } from "./edits.ts";
import type { ConfigFile, ConfigTakeover } from "./stack-config.ts";
import { endOf, isText, memberOf, membersOf, readYaml, replaced } from "./yaml-file.ts";

const sections = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/** Replaces the old package with the new one in package.json, in the same section and position. */
export function takeOverManifest(
  { path, name, text }: ConfigFile,
  { from, to }: Takeover,
  { keepsBoth }: ConfigTakeover,
): FileChange {
  const manifest = readYaml(text, name);
  const edits = sections.flatMap((section): readonly Edit[] => {
    const dependencies = memberOf(manifest, section)?.value;
    const old = memberOf(dependencies, from.npmName);
    if (old === undefined || !isText(old.value)) return [];
    const range = `^${to.version}`;
    if (memberOf(dependencies, to.npmName) !== undefined) return keepsBoth ? [] : [removed(dependencies, from.npmName)];
    const [start] = old.key.range;
    return keepsBoth
      ? [{ start, end: start, text: `"${to.npmName}": "${range}",${indentOf(text, start)}` }]
      : [replaced(text, old.key, to.npmName), replaced(text, old.value, range)];
  });
  return { path, before: text, after: edited(text, edits), shown: shownEdits(text, edits) };
}

/** Removes a member with its comma. */
function removed(object: unknown, name: string): Edit {
  const members = membersOf(object);
  const at = members.findIndex(({ key }) => key.value === name);
  const [before, member, after] = [members[at - 1], members[at], members[at + 1]];
  const start = after === undefined ? endOf(before) : (member?.key.range[0] ?? 0);
  return { start, end: after === undefined ? endOf(member) : after.key.range[0], text: "" };
}

/** The whitespace between the members of an object. */
function indentOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1), at);
  return /^\n\s*$/.test(line) ? line : " ";
}
