import type { Takeover } from "../takeover.ts";
import { type Edit, edited, type FileChange, shownEdits } from "./edits.ts";
import type { ConfigFile, ConfigTakeover } from "./stack-config.ts";
import { endOf, isText, memberOf, membersOf, readYaml, replaced } from "./yaml-file.ts";

const sections = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/** A package.json that depends on the new package, at the place and in the order of the old one. */
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

/** A member with the comma that parts it from the next, or from the one before when it is the last. */
function removed(object: unknown, name: string): Edit {
  const members = membersOf(object);
  const at = members.findIndex(({ key }) => key.value === name);
  const [before, member, after] = [members[at - 1], members[at], members[at + 1]];
  const start = after === undefined ? endOf(before) : (member?.key.range[0] ?? 0);
  return { start, end: after === undefined ? endOf(member) : after.key.range[0], text: "" };
}

/** What stands between the members of an object: a new line with its blanks, or a blank. */
function indentOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1), at);
  return /^\n\s*$/.test(line) ? line : " ";
}
