import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Deployment } from "../state/deployment.ts";
import { parseUrn } from "../state/urn.ts";
import { visibleLine } from "../visible-text.ts";
import { edited, type FileChange, shownEdits } from "./files/edits.ts";
import { takeOverManifest } from "./files/package-json.ts";
import { takeOverProject } from "./files/project-file.ts";
import { type ConfigFile, type ConfigTakeover, takeOverConfig } from "./files/stack-config.ts";
import { readYaml } from "./files/yaml-file.ts";
import { type Mention, manifestsWith, mentionsIn } from "./mentions.ts";
import { compilerIn, compilerOf } from "./program/compiler.ts";
import { exportsOf } from "./program/exports.ts";
import { scriptsWith } from "./program/files.ts";
import { takeOverScript } from "./program/script.ts";
import { programEdits } from "./program/yaml-program.ts";
import { mainFile, nearestWith, type Project, stackConfig, type Workspace, workspaceOf } from "./project.ts";
import { type TakenResource, type TakenState, takeOverState } from "./state/takeover-of-state.ts";
import type { Takeover } from "./takeover.ts";
import { nameOfType } from "./tokens.ts";

/** All changes of a migration, determined before the first one is made. */
export interface Plan {
  readonly takeover: Takeover;
  /** Name of the stack, without its organization. */
  readonly stack: string;
  /** The new state; undefined if the state contains nothing of the old package. */
  readonly state: Deployment | undefined;
  readonly resources: readonly TakenResource[];
  readonly files: readonly FileChange[];
  readonly notes: readonly string[];
  /** Where the project still mentions the old package; empty while that package stays in use. */
  readonly mentions: readonly Mention[];
  /** What the user has to do. */
  readonly hints: readonly string[];
  /** The command that installs the new package. */
  readonly install: string;
}

/** The basis of a plan. */
export interface Planned {
  readonly project: Project;
  readonly state: Deployment;
  readonly targets: readonly string[];
  readonly takeover: Takeover;
  /** Absolute path of the state, if it is in a file. */
  readonly stateFile: string | undefined;
  /** Returns the name of a stack whose state is empty. */
  readonly nameOfEmptyStack: () => Promise<string>;
}

/**
 * Determines the changes of a migration, without making them.
 *
 * @throws {Refusal} if a change is impossible, or there is nothing to migrate.
 */
export async function planOf(planned: Planned): Promise<Plan> {
  const { project, state, targets, takeover } = planned;
  const { from, to } = takeover;
  const stack = stackOf(state, project) ?? (await planned.nameOfEmptyStack());
  const taken = takeOverState(state, takeover, targets);
  const workspace = await workspaceOf(project.programFolder);
  const how = { keepsBoth: targets.length > 0, packagePath: packagePath(project, workspace, takeover) };
  const config = await stackConfig(project, stack);
  const fromConfig = config === undefined ? [] : [takeOverConfig(config, takeover, how)];
  const ofProject = takeOverProject(project.file, takeover, how);
  const manifest = project.manifest === undefined ? [] : [takenManifest(project.manifest, project, takeover, how)];
  const program = await takenProgram(project, takeover, how);
  const isEmpty = state.deployment.resources === undefined;
  const isChanged = !isEmpty && JSON.stringify(taken.state) !== JSON.stringify(state);
  // A change of only the plugin's path does not mean that the old package was in use.
  const files = [...fromConfig, ofProject, ...manifest, ...program].filter(({ before, after }) => before !== after);
  const mentions = how.keepsBoth ? [] : await mentionsOf(planned, workspace, files);
  const isUsed = isChanged || [...fromConfig, ...manifest, ...program].some(({ before, after }) => before !== after);
  if (!isUsed) {
    const elsewhere = mentions.length === 0 ? "" : ` These files mention it: ${listed(mentions).join("; ")}.`;
    throw new Refusal(
      "nothing-found",
      `The stack ${visibleLine(stack)}, its configuration and its program do not use ${from.npmName}. The stack was already migrated, or never used the package.${visibleLine(elsewhere)}`,
    );
  }
  const siblings = await siblingsWith(from.npmName, project, workspace);
  return {
    takeover,
    stack,
    state: isChanged ? taken.state : undefined,
    resources: taken.resources,
    files,
    notes: [
      ...taken.notes,
      ...fromConfig.flatMap(({ notes }) => notes),
      ...ofProject.notes,
      ...siblings.map(
        (path) =>
          `${path} depends on ${from.npmName}. If this program imports that package, migrate its code too: resources that it creates have types of ${from.npmName}.`,
      ),
    ],
    mentions,
    hints: manualSteps(taken, how, to.npmName),
    install: installCommand(project, workspace, takeover, manifest),
  };
}

/** The mentions of the old package in the project after its files were changed. */
function mentionsOf(
  { project: { folder, programFolder, manifest }, takeover: { from }, stateFile }: Planned,
  workspace: Workspace | undefined,
  files: readonly FileChange[],
): Promise<readonly Mention[]> {
  const shared =
    workspace === undefined ? [] : ["package.json", "pnpm-workspace.yaml"].map((file) => join(workspace.root, file));
  const others = [programFolder, ...(manifest === undefined ? [] : [manifest.path]), ...shared];
  return mentionsIn(
    {
      folder,
      others: others.filter((path) => !isWithin(path, folder) && existsSync(path)),
      except: stateFile === undefined ? [] : [stateFile],
      changed: new Map(files.map(({ path, after }) => [path, after])),
    },
    from.provider,
    compilerIn(programFolder),
  );
}

/** Mentions in the form `index.ts: 3, 17`. */
export function listed(mentions: readonly Mention[]): readonly string[] {
  return mentions.map(({ file, lines }) => `${file}: ${lines.join(", ")}`);
}

/** The other packages of the workspace that depend on a package, as paths relative to the project. */
async function siblingsWith(
  npmName: string,
  { folder, manifest }: Project,
  workspace: Workspace | undefined,
): Promise<readonly string[]> {
  if (workspace === undefined) return [];
  const found = await manifestsWith(npmName, workspace.root);
  return found.filter((path) => path !== manifest?.path).map((path) => relative(folder, path).replaceAll("\\", "/"));
}

/** Other projects may share a package.json above the project, and may still use the old package. */
function takenManifest(manifest: ConfigFile, { folder }: Project, takeover: Takeover, how: ConfigTakeover): FileChange {
  const isShared = !isWithin(manifest.path, folder);
  return takeOverManifest(manifest, takeover, { keepsBoth: how.keepsBoth || isShared });
}

function isWithin(path: string, folder: string): boolean {
  return join(path, sep).startsWith(join(folder, sep));
}

async function takenProgram(
  project: Project,
  takeover: Takeover,
  { keepsBoth }: ConfigTakeover,
): Promise<readonly FileChange[]> {
  switch (project.runtime) {
    case "nodejs":
    case "bun":
      return keepsBoth ? [] : takenScripts(project, takeover);
    case "yaml":
      return keepsBoth ? [] : takenMain(project, takeover);
    case "":
      throw new Refusal(
        "unsupported-project",
        `${project.file.name} has no \`runtime\`, so it is not a Pulumi project.`,
      );
    default:
      throw new Refusal(
        "unsupported-project",
        `The program of ${project.file.name} runs on ${project.runtime}, but ${takeover.to.npmName} supports only TypeScript, JavaScript and YAML.`,
      );
  }
}

async function takenScripts({ folder, programFolder }: Project, takeover: Takeover): Promise<readonly FileChange[]> {
  // `main` may name compiled files whose sources are elsewhere in the project.
  const folders = isWithin(programFolder, folder) ? [folder] : [folder, programFolder];
  const scripts = (await Promise.all(folders.map((each) => scriptsWith(takeover.from.provider, each)))).flat();
  if (scripts.length === 0) return [];
  const [compiler, exported] = [compilerOf(programFolder), exportsOf(takeover.to.schema)];
  const taken = scripts.map((each) => takeOverScript(each, takeover, exported, compiler));
  const lacking = taken.flatMap((each) => each.lacking);
  if (lacking.length > 0) {
    throw new Refusal(
      "no-counterpart",
      `${takeover.to.npmName} has no counterpart for ${lacking.join(", ")}. Remove it from the program first.`,
    );
  }
  return taken;
}

/** A YAML program is in the project's file or in a file beside it. */
async function takenMain(project: Project, takeover: Takeover): Promise<readonly FileChange[]> {
  const file = await mainFile(project);
  if (file === undefined) return [];
  const edits = programEdits(readYaml(file.text, file.name), file, takeover);
  return [{ path: file.path, before: file.text, after: edited(file.text, edits), shown: shownEdits(file.text, edits) }];
}

/** The stack of a state; undefined if the state is empty. @throws {Refusal} if the state belongs to another project. */
function stackOf({ deployment: { resources = [] } }: Deployment, { name, file }: Project): string | undefined {
  const urn = resources.map((each) => parseUrn(each.urn)).find((each) => each !== undefined);
  if (urn !== undefined && urn.project !== name) {
    throw new Refusal(
      "unsupported-state",
      `The state belongs to the project ${visibleLine(urn.project)}, but ${file.name} belongs to ${name}.`,
    );
  }
  return urn?.stack;
}

/** Path of the new package relative to the project, with slashes on every system. */
function packagePath(
  { folder, manifest, programFolder }: Project,
  workspace: Workspace | undefined,
  { from, to }: Takeover,
): string {
  // The package manager puts the new package where the old one is, which may be the root of a workspace.
  const own = manifest === undefined ? programFolder : dirname(manifest.path);
  const installed = [from.npmName, to.npmName].map((name) => nearestWith(own, [join("node_modules", name)]));
  const root =
    installed.find((each) => each !== undefined && isWithin(each, workspace?.root ?? own)) ??
    (workspace === undefined || workspace.isIsolated ? own : workspace.root);
  return relative(folder, join(root, "node_modules", to.npmName)).replaceAll("\\", "/");
}

const lockFiles = { "pnpm-lock.yaml": "pnpm", "yarn.lock": "yarn", "bun.lock": "bun", "bun.lockb": "bun" };

/** The install command of the package manager whose lock file exists. Adds the dependency if there is none. */
function installCommand(
  { manifest, programFolder }: Project,
  workspace: Workspace | undefined,
  { to }: Takeover,
  [taken]: readonly FileChange[],
): string {
  const own = manifest === undefined ? programFolder : dirname(manifest.path);
  const roots = workspace === undefined ? [own] : [own, workspace.root];
  const manager =
    Object.entries(lockFiles).find(([file]) => roots.some((root) => existsSync(join(root, file))))?.[1] ??
    (workspace?.isIsolated ? "pnpm" : "npm");
  if (taken?.after.includes(`"${to.npmName}"`)) return `${manager} install`;
  return `${manager} ${manager === "npm" ? "install" : "add"} ${to.npmName}@^${to.version}`;
}

/** The changes of the program that only its author can make. */
function manualSteps(
  { resources, providers: { made, joined } }: TakenState,
  { keepsBoth }: ConfigTakeover,
  npmName: string,
): readonly string[] {
  const called = (what: string, names: readonly string[]) => names.map((name) => `${what} "${visibleLine(name)}"`);
  if (keepsBoth) {
    const which = [
      ...called("Provider", made),
      ...resources.map(({ type, name }) => visibleLine(`${nameOfType(type)} "${name}"`)),
    ];
    return [
      `In the program, create these resources with ${npmName}, with the same names and arguments: ${which.join(", ")}. Do this before the next \`pulumi up\`; otherwise it deletes them and creates others.\n`,
    ];
  }
  if (joined.length === 0) return [];
  const which = called("Provider", joined).join(", ");
  return [
    `The program now creates these twice with the same name, because both packages had them: ${which}. Remove one of each.\n`,
  ];
}
