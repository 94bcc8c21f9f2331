import { relative, resolve } from "node:path";
import { type Command, command, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import { pulumi } from "../pulumi.ts";
import { Refusal } from "../refusal.ts";
import { shellWord } from "../shell-word.ts";
import { type Deployment, readDeployment, refusePending } from "../state/deployment.ts";
import { visibleLine } from "../visible-text.ts";
import { keepCopies, stageFiles, writeAtomically } from "./copies.ts";
import { listed, type Plan, planOf } from "./plan.ts";
import { findProject, type Project } from "./project.ts";
import { type BridgedPackage, nativePackage } from "./takeover.ts";

/**
 * The command that migrates a stack from a bridged package: its state, its configuration and its program. It sends nothing
 * to the platform.
 *
 * @param from - The bridged package.
 * @param packageFolder - Absolute path of the new package's folder.
 */
export function migrateCommand(from: BridgedPackage, packageFolder: string) {
  return command({
    name: "migrate",
    summary: `Migrates a stack from ${from.npmName}: state, configuration and program.`,
    details,
    takes: {
      stack: { kind: "option", value: "NAME", short: "s", docs: "Stack to migrate. Defaults to the selected one." },
      state: {
        kind: "option",
        value: "FILE",
        docs: "Migrate a state that `pulumi stack export` wrote, without using the CLI.",
      },
      target: {
        kind: "option",
        value: "URN",
        many: true,
        docs: `Migrate only this resource, by its URN or its name. ${from.npmName} keeps the others. Can be repeated.`,
      },
      dryRun: { kind: "flag", docs: "Show the changes without making them (the default)." },
      write: { kind: "flag", docs: "Make the changes, and keep copies of everything that changes." },
    },
    examples: ["migrate --stack dev", "migrate --stack dev --write", "migrate --state exported.json --write"],
    async run({ stack, state, target, dryRun, write }, surroundings) {
      if (dryRun && write) throw new Refusal("invalid-arguments", "--dry-run and --write cannot be combined.");
      const takeover = { from, to: await nativePackage(packageFolder) };
      const project = await findProject(surroundings.folder);
      const source = stateSource({ stack, file: state }, project, surroundings);
      const text = await source.read();
      const exported = readDeployment(text, source.file);
      refusePending(exported);
      const plan = await planOf({
        project,
        state: exported,
        targets: target,
        takeover,
        stateFile: source.file === undefined ? undefined : resolve(surroundings.folder, source.file),
        nameOfEmptyStack: () => nameOfStack(stack, source, project, surroundings),
      });
      show(plan, project, surroundings);
      if (write) await carryOut(plan, { project, source, text }, surroundings);
      surroundings.print(`\n${closing(plan, { write, source, stack, target })}`);
    },
  }) satisfies Command;
}

const details = `The command sends nothing to the platform and changes no objects. It changes the stack's state, its configuration
(Pulumi.<stack>.yaml), Pulumi.yaml, package.json, and the program in TypeScript, JavaScript or YAML. Secrets stay
encrypted. Without --write it only shows the changes. With --write it keeps copies of everything that it changes in
.pulumi-migrate. An interrupted run can be repeated.`;

/** The source and destination of the state. */
interface StateSource {
  /** The file, if the state is in one. */
  readonly file: string | undefined;
  read(): Promise<string>;
  /** @param file - A file with the new state. */
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
      read: () => readText(path, file, "Pass a file that `pulumi stack export --file` wrote."),
      write: (_, text) => writeAtomically(path, text),
    };
  }
  const ofStack = stack === undefined ? [] : ["--stack", stack];
  return {
    file: undefined,
    read: () =>
      pulumi(["stack", "export", ...ofStack], {
        folder,
        environment,
        otherwise: ", or pass an exported state with --state",
      }),
    write: async (written) => {
      await pulumi(["stack", "import", "--file", written, ...ofStack], { folder, environment });
    },
  };
}

/** The name of a stack whose state does not contain it, without its organization. */
async function nameOfStack(
  stack: string | undefined,
  { file }: StateSource,
  { folder }: Project,
  { environment }: Surroundings,
): Promise<string> {
  if (stack === undefined && file !== undefined)
    throw new Refusal(
      "invalid-arguments",
      "The state has no resources, so it does not name its stack. Pass --stack NAME.",
    );
  const full = stack ?? (await pulumi(["stack", "--show-name"], { folder, environment })).trim();
  return full.slice(full.lastIndexOf("/") + 1);
}

function show(
  { takeover: { from, to }, stack, resources, files, notes, mentions }: Plan,
  { folder }: Project,
  { print }: Surroundings,
): void {
  print(`Migrating the stack ${visibleLine(stack)} from ${from.npmName} to ${to.npmName} ${to.version}.\n`);
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
  if (mentions.length > 0) {
    const lines = listed(mentions).map((line) => `  ${visibleLine(line)}\n`);
    print(
      `\nRemaining mentions of ${from.provider} (file: lines). Code that compares types with it no longer matches:\n${lines.join("")}`,
    );
  }
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
 * First writes copies and temporary files, then the state, which the CLI may reject, and then replaces the files. If the
 * command is interrupted, it can be run again.
 */
async function carryOut(
  { state, files }: Plan,
  { project, source, text }: { readonly project: Project; readonly source: StateSource; readonly text: string },
  { print }: Surroundings,
): Promise<void> {
  const copies = await keepCopies(project.folder, new Date(), { state: text, files });
  print(`\nCopies of everything that changes are in ${relative(project.folder, copies)}.\n`);
  const staged = await stageFiles(files);
  try {
    if (state !== undefined) await writeState(state, source, `${copies}/migrated-state.json`);
  } catch (error) {
    await staged.drop();
    throw error;
  }
  await staged.put();
}

async function writeState(state: Deployment, source: StateSource, file: string): Promise<void> {
  const text = `${JSON.stringify(state, undefined, 4)}\n`;
  await writeAtomically(file, text);
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
  const done = write ? "The stack was migrated." : "Nothing was changed.";
  return [...hints, `${done} Next:`, ...commands.map((each) => `  ${each}`), ""].join("\n");
}
