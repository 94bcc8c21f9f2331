import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { npmEnvironment, run } from "../stack/run.ts";

/** The packed npm package of a provider. */
interface Packed {
  readonly provider: string;
  readonly npmName: string;
  /** Path of the package. */
  readonly tarball: string;
}

/** The npm package of a provider, installed into an empty folder. */
export interface Installed {
  readonly provider: string;
  /** The commands that installed it, as the documentation prints them. */
  readonly commands: readonly string[];
  /** The folder in which they ran. Tests copy it. */
  readonly folder: string;
}

/** Installs the packed npm package of each provider with the commands of the documentation's first steps. */
export async function installPackages(packages: readonly Packed[], folder: string): Promise<readonly Installed[]> {
  const installed: Installed[] = [];
  for (const { provider, npmName, tarball } of packages) {
    const commands = ["npm init -y", `npm install ${npmName} @pulumi/pulumi`];
    const project = join(folder, "installed", provider);
    await mkdir(project, { recursive: true });
    for (const command of commands) {
      const [name = "", ...args] = command.replace(npmName, tarball).split(" ");
      await run(name, args, { cwd: project, env: npmEnvironment });
    }
    installed.push({ provider, commands, folder: project });
  }
  return installed;
}
