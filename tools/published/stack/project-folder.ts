import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { findPulumi, findYamlHost } from "@org/pulumi-cli";
import { keyServer } from "@org/pulumi-run";
import { run } from "./run.ts";

/** A folder for a Pulumi project, outside of the workspace, with its own state and an empty plugin cache. */
export interface ProjectFolder extends AsyncDisposable {
  readonly path: string;
  /**
   * The environment for commands in it: the Pulumi CLI with the host of YAML programs, Node, and nothing that the
   * person who runs the tests has set for a provider.
   */
  readonly env: Readonly<Record<string, string>>;
  /** A PATH with the Pulumi CLI and the host of YAML programs, but without Node. */
  readonly pathOfCli: string;
  /** Creates an empty stack of the project. */
  createStack(name: string): Promise<void>;
  /** Writes a file into it, and makes the folder that it lies in. */
  write(file: string, content: string | Uint8Array): Promise<void>;
}

/**
 * Makes an empty folder.
 *
 * @param variables More variables of its environment.
 */
export async function projectFolder(variables: Readonly<Record<string, string>> = {}): Promise<ProjectFolder> {
  const [{ pulumi }, { host }] = [await findPulumi(), await findYamlHost()];
  const keys = await keyServer();
  const path = await mkdtemp(join(tmpdir(), "published-project-"));
  const state = join(path, ".state");
  await mkdir(state);
  const kept = ["HOME", "TMPDIR", "TEMP", "SystemRoot", "ComSpec"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // Where the CLI lies on this machine, Node may lie, too.
  const pathOfCli = join(path, ".bin");
  await mkdir(pathOfCli);
  for (const executable of [pulumi, host]) await symlink(executable, join(pathOfCli, basename(executable)));
  const env = {
    ...Object.fromEntries(kept),
    PATH: [pathOfCli, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter),
    PULUMI_BACKEND_URL: `file://${state}`,
    PULUMI_HOME: join(path, ".pulumi-home"),
    PULUMI_CREATION_NOTES: join(path, "notes"),
    PULUMI_CONFIG_PASSPHRASE: "published",
    PULUMI_SKIP_UPDATE_CHECK: "true",
    // The garbage collector takes a third of the CPU time of starting the Pulumi CLI.
    GOGC: "400",
    PULUMI_AUTOMATION_API_SKIP_VERSION_CHECK: "true",
    NO_COLOR: "1",
    ...keys.env,
    ...variables,
  };
  return {
    path,
    pathOfCli,
    env,
    async createStack(name) {
      const options = ["--secrets-provider", keys.secretsProvider, "--non-interactive"];
      await run("pulumi", ["stack", "init", name, ...options], { cwd: path, env });
    },
    async write(file, content) {
      await mkdir(dirname(join(path, file)), { recursive: true });
      await writeFile(join(path, file), content);
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
