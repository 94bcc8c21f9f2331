import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { Refusal } from "../refusal.ts";
import type { ConfigFile } from "./files/stack-config.ts";
import { isText, memberOf, readYaml } from "./files/yaml-file.ts";

/** A Pulumi project on disk. */
export interface Project {
  /** Absolute path of the folder of `Pulumi.yaml`. */
  readonly folder: string;
  readonly file: ConfigFile;
  readonly name: string;
  readonly runtime: string;
  /** Absolute path of the folder of the program. */
  readonly programFolder: string;
  /** The nearest package.json at or above the program. */
  readonly manifest: ConfigFile | undefined;
}

/**
 * Finds the project of a folder.
 *
 * @throws {Refusal} if there is none.
 */
export async function findProject(folder: string): Promise<Project> {
  const path = nearest(folder, projectFileIn);
  if (path === undefined)
    throw new Refusal(
      "unsupported-project",
      `There is no Pulumi.yaml in ${folder} or above it. Run this command in a project's folder.`,
    );
  const file = await configFile(path, dirname(path));
  const root = readYaml(file.text, file.name);
  const main = memberOf(root, "main")?.value;
  const runtime = memberOf(root, "runtime")?.value;
  const language = isText(runtime) ? runtime : memberOf(runtime, "name")?.value;
  const name = memberOf(root, "name")?.value;
  const programFolder = isText(main) ? folderOf(resolve(dirname(path), main.value)) : dirname(path);
  const manifest = nearest(programFolder, (each) => fileIn(each, ["package.json"]));
  return {
    folder: dirname(path),
    file,
    name: isText(name) ? name.value : "",
    runtime: isText(language) ? language.value : "",
    programFolder,
    manifest: manifest === undefined ? undefined : await configFile(manifest, dirname(path)),
  };
}

/** A workspace of npm, pnpm, Yarn or Bun. */
export interface Workspace {
  /** Absolute path of its root. */
  readonly root: string;
  /** Whether each package has its own `node_modules`, as with pnpm. */
  readonly isIsolated: boolean;
}

/** The workspace that contains a folder, if any. */
export async function workspaceOf(folder: string): Promise<Workspace | undefined> {
  const root = nearestWith(folder, ["pnpm-workspace.yaml"]);
  if (root !== undefined) return { root, isIsolated: true };
  for (let at = folder; ; at = dirname(at)) {
    const manifest = fileIn(at, ["package.json"]);
    if (manifest !== undefined && (await hasWorkspaces(manifest))) return { root: at, isIsolated: false };
    if (dirname(at) === at) return undefined;
  }
}

async function hasWorkspaces(path: string): Promise<boolean> {
  return memberOf(readYaml(await readFile(path, "utf8"), path), "workspaces") !== undefined;
}

/** The nearest folder at or above a folder that contains one of these files or folders. */
export function nearestWith(folder: string, names: readonly string[]): string | undefined {
  return nearest(folder, (each) => (fileIn(each, names) === undefined ? undefined : each));
}

/** The project file in a folder, if any. */
export function projectFileIn(folder: string): string | undefined {
  return fileIn(folder, ["Pulumi.yaml", "Pulumi.yml", "Pulumi.json"]);
}

/** The configuration of a stack; undefined if it has none. */
export async function stackConfig({ folder, file }: Project, stack: string): Promise<ConfigFile | undefined> {
  const elsewhere = memberOf(readYaml(file.text, file.name), "stackConfigDir")?.value;
  const within = isText(elsewhere) ? resolve(folder, elsewhere.value) : folder;
  const path = fileIn(
    within,
    ["yaml", "yml", "json"].map((ending) => `Pulumi.${stack}.${ending}`),
  );
  return path === undefined ? undefined : configFile(path, folder);
}

/** The separate file of a YAML program, if any. */
export async function mainFile({ programFolder, folder }: Project): Promise<ConfigFile | undefined> {
  const path = fileIn(programFolder, ["Main.yaml", "Main.yml"]);
  return path === undefined ? undefined : configFile(path, folder);
}

async function configFile(path: string, folder: string): Promise<ConfigFile> {
  return { path, name: relative(folder, path), text: await readFile(path, "utf8") };
}

/** The folder of `main`, which names the folder of the program or its file. */
function folderOf(path: string): string {
  return /\.[cm]?[jt]sx?$/.test(path) ? dirname(path) : path;
}

/** The result for the folder, or for the nearest one above it that has a result. */
function nearest(folder: string, look: (folder: string) => string | undefined): string | undefined {
  return look(folder) ?? (dirname(folder) === folder ? undefined : nearest(dirname(folder), look));
}

function fileIn(folder: string, names: readonly string[]): string | undefined {
  return names.map((name) => join(folder, name)).find(existsSync);
}
