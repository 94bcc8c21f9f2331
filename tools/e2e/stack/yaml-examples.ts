import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { run, type TestStack } from "./stack.ts";
import { setYamlProgram } from "./yaml-program.ts";

const packages = join(import.meta.dirname, "../../../packages");

/**
 * Previews the examples of all resources of a provider, and the connected examples, as one YAML program.
 *
 * @param values - Values of the configuration variables that the examples read, if "example" would be rejected.
 */
export async function previewYamlExamples(
  stack: TestStack,
  values: Readonly<Record<string, string>> = {},
): Promise<{ readonly shown: string; readonly count: number }> {
  const { config, resources, variables } = yamlExamples(stack.provider);
  const sections = { config: [...config.values()], resources, variables };
  const program = Object.entries(sections)
    .filter(([, entries]) => entries.length > 0)
    .map(([section, entries]) => `${section}:\n${entries.join("")}`);
  await setYamlProgram(stack, program.join(""));
  const names = [...config.keys()];
  await stack.setAllConfig(Object.fromEntries(names.map((name) => [`e2e:${name}`, values[name] ?? "example"])), {
    secret: true,
  });
  return { shown: await run(stack, ["preview"]), count: resources.length };
}

/**
 * The parts of all examples. Names of resources and variables begin with that of their page, and resources have no other
 * logical name: different examples may use the same one.
 */
function yamlExamples(provider: string) {
  const config = new Map<string, string>();
  const resources: string[] = [];
  const variables: string[] = [];
  for (const file of globSync(`${provider}/examples/{resources,programs}/*.md`, { cwd: packages }).sort()) {
    const [, example = ""] = /^```yaml\n([\s\S]*?)^```$/m.exec(readFileSync(join(packages, file), "utf8")) ?? [];
    const prefix = `${basename(dirname(file))}_${basename(file, ".md")}`.replaceAll("-", "_");
    const entries = entriesOf(example);
    const rename = (text: string) =>
      entries
        .filter(({ section }) => section !== "config")
        .reduce(
          (renamed, { name }) => renamed.replace(new RegExp(`\\$\\{${name}\\b`, "g"), `\${${prefix}_${name}`),
          text,
        );
    for (const { section, name, text } of entries) {
      if (section === "config") config.set(name, `  ${name}:\n${text}`);
      else if (section === "resources")
        resources.push(`  ${prefix}_${name}:\n${rename(text).replace(/^ {4}name: .*\n/m, "")}`);
      else variables.push(`  ${prefix}_${name}:\n${rename(text)}`);
    }
  }
  return { config, resources, variables };
}

/** The entries of a program's sections, with the lines below their names. */
function entriesOf(program: string) {
  return program.split(/^(?=\w)/m).flatMap((part) => {
    const [head = "", ...entries] = part.split(/^ {2}(?=\w)/m);
    return entries.map((entry) => {
      const [name = "", ...lines] = entry.split("\n");
      return { section: head.replace(/:\n$/, ""), name: name.replace(/:$/, ""), text: lines.join("\n") };
    });
  });
}
