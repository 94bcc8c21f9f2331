import { relative, resolve } from "node:path";
import { type Command, command, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import { pulumi } from "../pulumi.ts";
import { Refusal } from "../refusal.ts";
import { shellWord } from "../shell-word.ts";
import { type Deployment, readDeployment, refusePending } from "../state/deployment.ts";
import { visibleLine } from "../visible-text.ts";
import { keepCopies, layBeside, writeWhole } from "./copies.ts";
import { type Plan, planOf } from "./plan.ts";
import { findProject, type Project } from "./project.ts";
import { type BridgedPackage, nativePackage } from "./takeover.ts";

/**
 * The command that takes over a stack of a package that is bridged from Terraform: its state, its configuration and its
 * program. It never speaks with the platform.
 *
 * @param from The package that is left.
 * @param packageFolder Absolute path of the folder of the package that takes over.
 */
export function migrateCommand(from: BridgedPackage, packageFolder: string) {
  return command({
    name: "migrate",
    summary: `Takes over a stack from ${from.npmName}: state, configuration and program.`,
    details,
    takes: {
      stack: { kind: "option", value: "NAME", short: "s", docs: "The stack. When left out, the one that is selected." },
      state: {
        kind: "option",
        value: "FILE",
        docs: "Work on a state that `pulumi stack export` has written, without the CLI.",
      },
      target: {
        kind: "option",
        value: "URN",
        many: true,
        docs: `Take over this resource alone, by its URN or its name; ${from.npmName} keeps the others. May be given more than once.`,
      },
      dryRun: { kind: "flag", docs: "Only show what would be done. So it is without --write." },
      write: { kind: "flag", docs: "Do it, and keep copies of all that is changed." },
    },
    examples: ["migrate --stack dev", "migrate --stack dev --write", "migrate --state exported.json --write"],
    async run({ stack, state, target, dryRun, write }, surroundings) {
      if (dryRun && write) throw new Refusal("--dry-run and --write contradict each other: give one of them.");
      const takeover = { from, to: await nativePackage(packageFolder) };
      const project = await findProject(surroundings.folder);
      const source = stateSource({ stack, file: state }, project, surroundings);
      const text = await source.read();
      const exported = readDeployment(text, source.file);
      refusePending(exported);
      const plan = await planOf({ project, state: exported, targets: target, takeover });
      show(plan, project, surroundings);
      if (write) await carryOut(plan, { project, source, text }, surroundings);
      surroundings.print(`\n${closing(plan, { write, source, stack, target })}`);
    },
  }) satisfies Command;
}

const details = `Nothing is sent to the platform, and no object is touched: what changes are the stack's state, its configuration
(Pulumi.<stack>.yaml), Pulumi.yaml, package.json, and the program in TypeScript, JavaScript or YAML. Secrets stay
encrypted as they are. Without --write it only shows what it would do; with it, copies of all that it changes are kept
in .pulumi-migrate. A run that was interrupted can be run again.`;

/** Where the state comes from and goes to. */
interface StateSource {
  /** The file, when it is one. */
  readonly file: string | undefined;
  read(): Promise<string>;
  /** @param file A file that holds the state. */
  write(file: string, text: string): Promise<void>;
}

function stateSource(
  { stack, file }: { readonly stack: string | undefined; readonly file: string | undefined },
  { folder }: Project,
  { environment, folder: here }: Surroundings,
): StateSource {
  if (file !== undefined) {
    const path = resolve(here, file);
    return {
      file,
      read: () => readState(path, file),
      write: (_, text) => writeWhole(path, text),
    };
  }
  const ofStack = stack === undefined ? [] : ["--stack", stack];
  return {
    file: undefined,
    read: () =>
      pulumi(["stack", "export", ...ofStack], {
        folder,
        environment,
        otherwise: ", or give an exported state with --state",
      }),
    write: async (written) => {
      await pulumi(["stack", "import", "--file", written, ...ofStack], { folder, environment });
    },
  };
}

async function readState(path: string, file: string): Promise<string> {
  try {
    return await readText(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(`${file} cannot be read (${code}): give a file that \`pulumi stack export --file\` has written.`);
  }
}

function show(
  { takeover: { from, to }, stack, resources, files, notes }: Plan,
  { folder }: Project,
  { print }: Surroundings,
): void {
  print(`${to.npmName} ${to.version} takes over the stack ${visibleLine(stack)} from ${from.npmName}.\n`);
  if (resources.length > 0) {
    const width = Math.max(...resources.map(({ type }) => type.length));
    print(`\nState: ${counted(resources.length, "resource")}\n`);
    for (const { type, names } of grouped(resources)) {
      print(`${visibleLine(`  ${type.padEnd(width)}  ${names.join(", ")}`)}\n`);
    }
  }
  for (const { path, shown } of files) {
    print(`\n${relative(folder, path)}\n${shown.map((line) => `  ${visibleLine(line.trimEnd())}\n`).join("")}`);
  }
  for (const note of notes) print(`\nNote: ${visibleLine(note)}\n`);
}

function grouped(
  resources: Plan["resources"],
): readonly { readonly type: string; readonly names: readonly string[] }[] {
  const byType = Map.groupBy(resources, ({ type }) => type);
  return [...byType]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, all]) => ({ type, names: all.map(({ name }) => name) }));
}

/**
 * Copies first, and the new files beside the old ones, then the state, which the CLI may refuse, then the files: what is
 * done stays done when it is run again.
 */
async function carryOut(
  { state, files }: Plan,
  { project, source, text }: { readonly project: Project; readonly source: StateSource; readonly text: string },
  { print }: Surroundings,
): Promise<void> {
  const copies = await keepCopies(project.folder, new Date(), { state: text, files });
  print(`\nCopies of all that is changed are in ${relative(project.folder, copies)}.\n`);
  const laid = await layBeside(files);
  try {
    if (state !== undefined) await writeState(state, source, `${copies}/state-taken-over.json`);
  } catch (error) {
    await laid.drop();
    throw error;
  }
  await laid.put();
}

async function writeState(state: Deployment, source: StateSource, file: string): Promise<void> {
  const text = `${JSON.stringify(state, undefined, 4)}\n`;
  await writeWhole(file, text);
  await source.write(file, text);
}

function closing(
  { stack, install, hints, takeover: { to } }: Plan,
  {
    write,
    source,
    stack: asked,
    target,
  }: {
    readonly write: boolean;
    readonly source: StateSource;
    readonly stack: string | undefined;
    readonly target: readonly string[];
  },
): string {
  const ofStack = `--stack ${shellWord(asked ?? stack)}`;
  const from = source.file === undefined ? ofStack : `--state ${shellWord(source.file)}`;
  const again = [from, ...target.map((each) => `--target ${shellWord(each)}`)].join(" ");
  const commands = [
    ...(write ? [] : [`npx ${to.npmName} migrate ${again} --write`]),
    install,
    ...(source.file === undefined ? [] : [`pulumi stack import ${ofStack} --file ${shellWord(source.file)}`]),
    `pulumi preview ${ofStack} --expect-no-changes`,
  ];
  const done = write ? "It is done." : "Nothing was changed.";
  return [...hints, `${done} Run next:`, ...commands.map((each) => `  ${each}`), ""].join("\n");
}
