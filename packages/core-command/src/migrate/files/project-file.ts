import { Refusal } from "../../refusal.ts";
import { programEdits } from "../program/yaml-program.ts";
import type { Takeover } from "../takeover.ts";
import { type Edit, edited, type FileChange, lineOf, shownEdits } from "./edits.ts";
import { type ConfigFile, type ConfigTakeover, configEdits } from "./stack-config.ts";
import { elementsOf, isFlow, isText, type Member, memberOf, membersOf, readYaml, replaced } from "./yaml-file.ts";

/** How a project file is migrated. */
export interface ProjectTakeover extends ConfigTakeover {
  /** Path of the new package's folder, relative to the project's. */
  readonly packagePath: string;
}

/**
 * Migrates the file of a project (`Pulumi.yaml`): the path of the plugin, the project's settings, and a YAML program.
 *
 * @throws {Refusal} if it uses something without a counterpart in the new package.
 */
export function takeOverProject(
  file: ConfigFile,
  takeover: Takeover,
  how: ProjectTakeover,
): FileChange & { readonly notes: readonly string[] } {
  const { name, text, path } = file;
  const root = readYaml(text, name);
  const packages = memberOf(memberOf(root, "packages")?.value, takeover.from.provider);
  if (packages !== undefined) {
    throw new Refusal(
      "unsupported-project",
      `${name}:${lineOf(text, packages.key.range[0])} lists ${takeover.from.provider} in \`packages\`, which generates an SDK. Remove it, because ${takeover.to.npmName} contains its own SDK.`,
    );
  }
  const config = configEdits(file, takeover, how);
  const others = [
    ...pluginEdits(root, file, takeover, how),
    ...(how.keepsBoth ? [] : programEdits(root, file, takeover)),
  ];
  const edits = [...config.edits, ...others];
  return {
    path,
    before: text,
    after: edited(text, edits),
    shown: [...config.shown, ...shownEdits(text, others)],
    notes: config.notes,
  };
}

/** Makes the engine use the plugin inside the npm package. */
function pluginEdits(
  root: unknown,
  { name, text }: ConfigFile,
  { from, to }: Takeover,
  { keepsBoth, packagePath }: ProjectTakeover,
): readonly Edit[] {
  const plugins = memberOf(root, "plugins");
  const providers = memberOf(plugins?.value, "providers");
  const elements = elementsOf(providers?.value);
  const named = (name: string) => elements.find((each) => textOf(memberOf(each, "name")) === name);
  const old = named(from.provider);
  const isThere = named(to.provider) !== undefined;
  if (old !== undefined && !keepsBoth) {
    if (isThere && isFlow(old)) {
      throw new Refusal(
        "unsupported-project",
        `${name} lists its plugins in braces ({ }), which this command cannot edit. Remove ${from.provider} from its providers first.`,
      );
    }
    return isThere ? [removed(old, text)] : elementEdits(old, text, to.provider, packagePath);
  }
  if (isThere) return [];
  if (isFlow(plugins?.value) || isFlow(providers?.value)) {
    throw new Refusal(
      "unsupported-project",
      `${name} lists its plugins in braces ({ }), which this command cannot edit. Add { name: ${to.provider}, path: ${packagePath} } to its providers first.`,
    );
  }
  const entry = (indent: string) => `${indent}- name: ${to.provider}\n${indent}  path: ${packagePath}\n`;
  if (plugins === undefined && isFlow(root)) {
    const [first] = membersOf(root);
    const start = first?.key.range[0] ?? 0;
    const section = { providers: [{ name: to.provider, path: packagePath }] };
    return [{ start, end: start, text: `"plugins": ${JSON.stringify(section)}, ` }];
  }
  if (plugins === undefined) {
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    return [{ start: text.length, end: text.length, text: `${gap}plugins:\n  providers:\n${entry("    ")}` }];
  }
  const after = providers ?? plugins;
  const line = text.indexOf("\n", after.key.range[1]);
  const at = line === -1 ? text.length : line + 1;
  return [
    {
      start: at,
      end: at,
      text: providers === undefined ? `  providers:\n${entry("    ")}` : entry(indentOf(elements, text)),
    },
  ];
}

function elementEdits(element: unknown, text: string, name: string, packagePath: string): readonly Edit[] {
  const old = memberOf(element, "name");
  const path = memberOf(element, "path");
  const version = memberOf(element, "version");
  return [
    ...edit(text, old, name),
    ...edit(text, path, packagePath),
    // A version selects a plugin in the cache. This one is in the package.
    ...(version === undefined || !isText(version.value)
      ? []
      : [
          {
            start: version.key.range[0],
            end: version.value.range[1],
            text: path === undefined ? `path: ${packagePath}` : "",
          },
        ]),
  ];
}

/** Removes an element of a list with its lines. */
function removed(element: unknown, text: string): Edit {
  const { range = [0, 0] } = element as { readonly range?: readonly number[] };
  const [first = 0, last = 0] = range;
  const newline = text.indexOf("\n", Math.max(first, last - 1));
  return {
    start: text.lastIndexOf("\n", first - 1) + 1,
    end: newline === -1 ? text.length : newline + 1,
    text: "",
  };
}

function edit(text: string, member: Member | undefined, value: string): readonly Edit[] {
  return member !== undefined && isText(member.value) ? [replaced(text, member.value, value)] : [];
}

function textOf(member: Member | undefined): string | undefined {
  return member !== undefined && isText(member.value) ? member.value.value : undefined;
}

/** The indentation of a list's elements. */
function indentOf(elements: readonly unknown[], text: string): string {
  const [first] = elements;
  const start = (first as { readonly range?: readonly number[] } | undefined)?.range?.[0];
  if (start === undefined) return "    ";
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return /^( *)- *$/.exec(line)?.[1] ?? "    ";
}
