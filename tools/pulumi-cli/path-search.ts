import { access, constants } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import type { Attempt } from "./decide.ts";
import { executableName } from "./executable-name.ts";
import type { Tool } from "./tool.ts";

/** Looks through the folders of PATH, in order, for an executable that works and is new enough. */
export async function onPath(tool: Tool, env: NodeJS.ProcessEnv): Promise<Attempt> {
  const problems: string[] = [];
  for (const path of await candidates(tool.executable, env)) {
    const inspection = await tool.inspect(path);
    if ("version" in inspection) return { path, version: inspection.version };
    problems.push(inspection.problem);
  }
  return { missing: problems.length > 0 ? problems.join("; ") : `no \`${tool.executable}\` in any of its folders` };
}

/** Whether PATH has an executable of this name. */
export async function isOnPath(name: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return (await candidates(name, env)).length > 0;
}

async function candidates(name: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const folders = (env["PATH"] ?? "").split(delimiter).filter(isAbsolute);
  const paths = [...new Set(folders)].map((folder) => join(folder, executableName(name)));
  const executable = await Promise.all(paths.map(isExecutable));
  return paths.filter((_, index) => executable[index]);
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
