import { Refusal } from "../../refusal.ts";
import type { Takeover } from "../takeover.ts";
import { type Edit, edited, type FileChange } from "./edits.ts";
import { endOf, isFlow, type Member, memberOf, membersOf, readYaml, replaced } from "./yaml-file.ts";

/** The configuration of a stack, or what a project says of it. */
export interface ConfigFile {
  /** Absolute path. */
  readonly path: string;
  /** As it is called in sentences. */
  readonly name: string;
  readonly text: string;
}

/** How a configuration is taken over. */
export interface ConfigTakeover {
  /** Whether the old package goes on beside the new one: its settings stay as well. */
  readonly keepsBoth: boolean;
}

/** The edits of a configuration, how they are shown, and what somebody should know. Values are never shown. */
export interface ConfigEdits {
  readonly edits: readonly Edit[];
  readonly shown: readonly string[];
  readonly notes: readonly string[];
}

/**
 * The configuration with the settings of the old package under the names of the new one. Values stay as they are,
 * secrets encrypted.
 *
 * @throws {Refusal} when a setting is there under both names with different values.
 */
export function takeOverConfig(
  file: ConfigFile,
  takeover: Takeover,
  how: ConfigTakeover,
): FileChange & { readonly notes: readonly string[] } {
  const { edits, shown, notes } = configEdits(file, takeover, how);
  return { path: file.path, before: file.text, after: edited(file.text, edits), shown, notes };
}

/** What {@link takeOverConfig} does, as edits, for a file that has more in it. */
export function configEdits(
  { name: file, text }: ConfigFile,
  takeover: Takeover,
  { keepsBoth }: ConfigTakeover,
): ConfigEdits {
  const { from, to } = takeover;
  const config = memberOf(readYaml(text, file), "config")?.value;
  const inLines = (): void => {
    if (isFlow(config)) throw new Refusal(`${file} has its settings in braces: write each in lines of its own first.`);
  };
  const edits: Edit[] = [];
  const shown: string[] = [];
  const notes: string[] = [];
  const differing: string[] = [];
  for (const member of membersOf(config)) {
    const name = settingOf(member.key.value, from.provider);
    if (name === undefined) continue;
    if (Object.hasOwn(from.withoutCounterpart, name)) {
      notes.push(`${file}: ${from.provider}:${name} ${from.withoutCounterpart[name]}`);
      continue;
    }
    const there = membersOf(config).find(({ key }) => settingOf(key.value, to.provider) === name);
    if (there !== undefined && valueText(text, there) !== valueText(text, member)) {
      differing.push(name);
    } else if (there === undefined && keepsBoth) {
      inLines();
      const [start, end] = extentOf(text, member);
      const copy = text.slice(member.key.range[1], end);
      edits.push({
        start: end,
        end,
        text: `${text.slice(start, member.key.range[0])}${to.provider}:${name}${copy}${copy.endsWith("\n") ? "" : "\n"}`,
      });
      shown.push(`+ ${to.provider}:${name} as ${from.provider}:${name}`);
    } else if (there === undefined) {
      edits.push(replaced(text, member.key, `${to.provider}:${name}`));
      shown.push(`${from.provider}:${name} -> ${to.provider}:${name}`);
    } else if (!keepsBoth) {
      inLines();
      const [start, end] = extentOf(text, member);
      edits.push({ start, end, text: "" });
      shown.push(`- ${from.provider}:${name}, which is there as ${to.provider}:${name}`);
    }
  }
  if (differing.length > 0) {
    const both = differing.map((name) => `${from.provider}:${name} and ${to.provider}:${name}`).join(", ");
    throw new Refusal(
      `${file} has settings under both names with different values: ${both}. Remove those that are not right.`,
    );
  }
  return { edits, shown, notes };
}

/** `p:name` and the older `p:config:name` are the setting `name` of p. */
function settingOf(key: string, provider: string): string | undefined {
  const [owner, ...rest] = key.split(":");
  return owner === provider && rest.length > 0 ? rest.at(-1) : undefined;
}

/** Where a member stands, in whole lines. */
function extentOf(text: string, member: Member): readonly [start: number, end: number] {
  const start = text.lastIndexOf("\n", member.key.range[0] - 1) + 1;
  const last = endOf(member);
  const newline = text.indexOf("\n", last - 1);
  return [start, newline === -1 ? text.length : newline + 1];
}

function valueText(text: string, member: Member): string {
  return text.slice(member.key.range[1], endOf(member)).trim();
}
