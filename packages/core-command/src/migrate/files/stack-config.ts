import { Refusal } from "../../refusal.ts";
import type { Takeover } from "../takeover.ts";
import { type Edit, edited, type FileChange, shownEdits } from "./edits.ts";
import { environmentEdits } from "./esc-environment.ts";
import {
  elementsOf,
  endOf,
  isFlow,
  isText,
  type Member,
  memberOf,
  membersOf,
  type Placed,
  readYaml,
  replaced,
} from "./yaml-file.ts";

/** A file with configuration: of a stack, or of a project. */
export interface ConfigFile {
  /** Absolute path. */
  readonly path: string;
  /** Its name in messages. */
  readonly name: string;
  readonly text: string;
}

/** How a configuration is migrated. */
export interface ConfigTakeover {
  /** Whether the old package stays in use, so that its settings stay too. */
  readonly keepsBoth: boolean;
}

/** The edits of a configuration, the lines that show them, and notes for the user. Values are never shown. */
export interface ConfigEdits {
  readonly edits: readonly Edit[];
  readonly shown: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Renames the settings of the old package to those of the new one. Values do not change, and secrets stay encrypted.
 *
 * @throws {Refusal} if a setting has different values under the two names.
 */
export function takeOverConfig(
  file: ConfigFile,
  takeover: Takeover,
  how: ConfigTakeover,
): FileChange & { readonly notes: readonly string[] } {
  const { edits, shown, notes } = configEdits(file, takeover, how);
  const environment = environmentEdits(file, takeover, how);
  return {
    path: file.path,
    before: file.text,
    after: edited(file.text, [...edits, ...environment.edits]),
    shown: [...shown, ...shownEdits(file.text, environment.edits)],
    notes: [...notes, ...environment.notes],
  };
}

/** The edits of {@link takeOverConfig}, for a file with other content. */
export function configEdits(
  { name: file, text }: ConfigFile,
  takeover: Takeover,
  { keepsBoth }: ConfigTakeover,
): ConfigEdits {
  const { from, to } = takeover;
  const config = memberOf(readYaml(text, file), "config")?.value;
  const inLines = (): void => {
    if (isFlow(config))
      throw new Refusal(
        "unsupported-project",
        `${file} has its settings in braces ({ }), which this command cannot edit. Write each setting on its own line first.`,
      );
  };
  const edits: Edit[] = [];
  const shown: string[] = [];
  const notes: string[] = [];
  const differing: string[] = [];
  for (const member of membersOf(config)) {
    if (member.key.value === disabledDefaults) {
      const disabled = textsIn(member.value).flatMap((each) => disabledEdits(text, each, takeover));
      if (disabled.length > 0 && keepsBoth) notes.push(`${file}: add ${to.provider} to ${disabledDefaults}.`);
      if (disabled.length > 0 && !keepsBoth) shown.push(`${disabledDefaults}: ${from.provider} -> ${to.provider}`);
      if (!keepsBoth) edits.push(...disabled);
      continue;
    }
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
      shown.push(`- ${from.provider}:${name}, which exists as ${to.provider}:${name}`);
    }
  }
  if (differing.length > 0) {
    const both = differing.map((name) => `${from.provider}:${name} and ${to.provider}:${name}`).join(", ");
    throw new Refusal(
      "unsupported-project",
      `${file} has settings with different values under the two names: ${both}. Remove the wrong ones.`,
    );
  }
  return { edits, shown, notes };
}

/** The engine's setting with the packages that have no default provider. */
const disabledDefaults = "pulumi:disable-default-providers";

/** All strings in a value. */
function textsIn(value: unknown): readonly Placed[] {
  if (isText(value)) return [value];
  return [...elementsOf(value), ...membersOf(value).map((each) => each.value)].flatMap(textsIn);
}

/** The edits of a package's name, or of a list of names as JSON, which `pulumi config set` writes. */
function disabledEdits(source: string, text: Placed, { from, to }: Takeover): readonly Edit[] {
  if (text.value === from.provider) return [replaced(source, text, to.provider)];
  if (!text.value.trimStart().startsWith("[")) return [];
  const [start, end] = text.range;
  const names = source.slice(start, end).matchAll(new RegExp(`(?<=")${from.provider}(?=\\\\?")`, "g"));
  return [...names].map(({ index }) => ({
    start: start + index,
    end: start + index + from.provider.length,
    text: to.provider,
  }));
}

/** The name of a provider's setting, from `p:name` or the older form `p:config:name`. */
function settingOf(key: string, provider: string): string | undefined {
  const [owner, ...rest] = key.split(":");
  return owner === provider && rest.length > 0 ? rest.at(-1) : undefined;
}

/** The range of a member's lines. */
function extentOf(text: string, member: Member): readonly [start: number, end: number] {
  const start = text.lastIndexOf("\n", member.key.range[0] - 1) + 1;
  const last = endOf(member);
  const newline = text.indexOf("\n", last - 1);
  return [start, newline === -1 ? text.length : newline + 1];
}

function valueText(text: string, member: Member): string {
  return text.slice(member.key.range[1], endOf(member)).trim();
}
