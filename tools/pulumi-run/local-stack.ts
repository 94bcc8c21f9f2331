import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findPulumi } from "@org/pulumi-cli";
import {
  type DestroyResult,
  LocalWorkspace,
  type PreviewResult,
  type ProjectSettings,
  PulumiCommand,
  type PulumiFn,
  type RefreshResult,
  Stack,
  type UpResult,
} from "@pulumi/pulumi/automation/index.js";
import * as settings from "@pulumi/pulumi/runtime/settings.js";
import { FileBackend, type ResourceState } from "./file-backend.ts";
import { type CliResult, runProgram } from "./run-program.ts";
import { StackKey } from "./stack-key.ts";

/**
 * The environment of a large stack. Without it, the CLI writes the whole state twice for every resource; with it, only at
 * the end of a run.
 */
export const withoutCheckpoints = { PULUMI_EXPERIMENTAL: "true", PULUMI_SKIP_CHECKPOINTS: "true" };

/** Options of a stack. */
export interface LocalStackOptions {
  readonly project: string;
  /** Defaults to `local`. */
  readonly stackName?: string;
  /** The program. Left out for stacks that only the command line drives. */
  readonly program?: PulumiFn;
  /** Folders of the provider plugins, by package name. */
  readonly plugins: Readonly<Record<string, string>>;
  /** Stack configuration; values in `secrets` are encrypted. */
  readonly config?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Environment of the CLI and so of the plugin. */
  readonly env?: Readonly<Record<string, string>>;
  /** Gets what the CLI prints. */
  readonly onOutput?: (text: string) => void;
}

// gRPC keeps closed connections for a while, and a later engine may get the port of an earlier one.
const { grpcClientOptions } = settings as unknown as { readonly grpcClientOptions: Record<string, unknown> };
grpcClientOptions["grpc.use_local_subchannel_pool"] = 1;

// All stacks of this process share these.
let commandOfProcess: Promise<PulumiCommand> | undefined;
let keyOfProcess: Promise<StackKey> | undefined;

/** Creates a stack with a file backend in a separate folder, driven by the real CLI. */
export async function localStack(options: LocalStackOptions): Promise<LocalStack> {
  const { stackName = "local" } = options;
  commandOfProcess ??= findCommand();
  keyOfProcess ??= StackKey.create();
  const [pulumiCommand, key] = await Promise.all([commandOfProcess, keyOfProcess]);
  const folder = await mkdtemp(join(tmpdir(), `${options.project}-`));
  const backend = join(folder, "state");
  await mkdir(backend, { recursive: true });
  const env = {
    PULUMI_BACKEND_URL: `file://${backend}`,
    PULUMI_HOME: join(folder, "home"),
    // What plugins note of creations ends with the stack.
    PULUMI_CREATION_NOTES: join(folder, "notes"),
    ...key.env,
    // For commands without the option --stack.
    PULUMI_STACK: stackName,
    PULUMI_SKIP_UPDATE_CHECK: "true",
    PULUMI_AUTOMATION_API_SKIP_VERSION_CHECK: "true",
    PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "true",
    ...options.env,
  };
  // The typings of the project's settings lack the plugins section that the CLI knows.
  const projectSettings: ProjectSettings & { readonly plugins: object } = {
    name: options.project,
    runtime: "nodejs",
    plugins: { providers: Object.entries(options.plugins).map(([name, path]) => ({ name, path })) },
  };
  const files = new FileBackend(backend, options.project, stackName, key);
  const encrypted = Object.entries(options.secrets ?? {}).map(([name, value]) => [
    name,
    { secure: key.encrypt(value) },
  ]);
  const workspace = await LocalWorkspace.create({
    program: options.program ?? (async () => {}),
    pulumiCommand,
    workDir: folder,
    envVars: env,
    projectSettings,
    stackSettings: {
      [stackName]: {
        ...key.settings,
        config: { ...options.config, ...Object.fromEntries(encrypted) },
      },
    },
  });
  workspace.createStack = () => files.create();
  const stack = await Stack.create(stackName, workspace);
  // After each operation, the Automation API would run the CLI three more times to learn these.
  stack.outputs = () => files.outputs();
  stack.info = () => files.lastUpdate();
  return new LocalStack(stack, folder, env, files, key, options);
}

/** Finds the CLI, and puts it on this process's PATH, where the Automation API and {@link LocalStack.cli} look for it. */
async function findCommand(): Promise<PulumiCommand> {
  const { binDir } = await findPulumi();
  if (!process.env["PATH"]?.split(delimiter).includes(binDir)) {
    process.env["PATH"] = `${binDir}${delimiter}${process.env["PATH"] ?? ""}`;
  }
  return PulumiCommand.get({ skipVersionCheck: true });
}

/** A stack in a separate folder. Delete it with {@link remove}. */
export class LocalStack {
  readonly stack: Stack;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly #files: FileBackend;
  readonly #key: StackKey;
  readonly #options: LocalStackOptions;

  constructor(
    stack: Stack,
    folder: string,
    env: Readonly<Record<string, string>>,
    files: FileBackend,
    key: StackKey,
    options: LocalStackOptions,
  ) {
    this.stack = stack;
    this.folder = folder;
    this.env = env;
    this.#files = files;
    this.#key = key;
    this.#options = options;
  }

  up(
    options: {
      readonly parallel?: number;
      /** Whether to continue with other resources when one fails. */
      readonly continueOnError?: boolean;
      /** URNs of resources that are replaced in any case. */
      readonly replace?: string[];
      readonly program?: PulumiFn;
      readonly refresh?: boolean;
      readonly signal?: AbortSignal;
    } = {},
  ): Promise<UpResult> {
    return this.stack.up({ ...this.#output(), ...options });
  }

  preview(options: { readonly parallel?: number; readonly program?: PulumiFn } = {}): Promise<PreviewResult> {
    return this.stack.preview({ ...this.#output(), ...options });
  }

  refresh(options: { readonly parallel?: number; readonly expectNoChanges?: boolean } = {}): Promise<RefreshResult> {
    return this.stack.refresh({ ...this.#output(), ...options });
  }

  destroy(options: { readonly parallel?: number; readonly continueOnError?: boolean } = {}): Promise<DestroyResult> {
    return this.stack.destroy({ ...this.#output(), ...options });
  }

  setConfig(key: string, value: string, options?: { readonly secret?: boolean }): Promise<void> {
    return this.setAllConfig({ [key]: value }, options);
  }

  /**
   * Sets values in the file of the stack's settings, as `pulumi config set-all` does. Names without a colon belong to the
   * project.
   */
  async setAllConfig(values: Readonly<Record<string, string>>, { secret = false } = {}): Promise<void> {
    const { name, workspace } = this.stack;
    const settings = await workspace.stackSettings(name);
    const set = Object.entries(values).map(([key, value]) => [
      key.includes(":") ? key : `${this.#options.project}:${key}`,
      secret ? { secure: this.#key.encrypt(value) } : value,
    ]);
    await workspace.saveStackSettings(name, {
      ...settings,
      config: { ...settings.config, ...Object.fromEntries(set) },
    });
  }

  /** The resources of the state, without the stack itself and providers. */
  async resources(): Promise<ResourceState[]> {
    return (await this.allResources()).filter(({ type }) => !type.startsWith("pulumi:"));
  }

  /** All resources of the state, with secrets in plain text. */
  allResources(): Promise<ResourceState[]> {
    return this.#files.resources();
  }

  /** The text of the file with the state, in which secrets are encrypted. */
  stateFile(): Promise<string> {
    return readFile(this.#files.checkpoint, "utf8");
  }

  /** Runs the CLI in the stack's folder. `args` without stack and colour options. */
  cli(
    args: readonly string[],
    options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
  ): Promise<CliResult> {
    return runProgram("pulumi", [...args, "--non-interactive", "--color", "never"], {
      cwd: options.cwd ?? this.folder,
      env: { ...this.env, ...options.env },
      onOutput: this.#options.onOutput,
    });
  }

  /** Writes a file into the stack's folder. */
  write(name: string, text: string): Promise<void> {
    return writeFile(join(this.folder, name), text);
  }

  /** Removes the folder with the state. */
  async remove(): Promise<void> {
    // What the CLI has started may still be ending, and write there.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  #output(): { onOutput?: (text: string) => void; color: "never" } {
    const onOutput = this.#options.onOutput;
    return onOutput ? { onOutput, color: "never" } : { color: "never" };
  }
}
