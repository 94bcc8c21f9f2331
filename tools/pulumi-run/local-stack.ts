import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findPulumi } from "@org/pulumi-cli";
import {
  type ConfigMap,
  type DestroyResult,
  LocalWorkspace,
  type PreviewResult,
  type ProjectSettings,
  type PulumiFn,
  type RefreshResult,
  type Stack,
  type UpResult,
} from "@pulumi/pulumi/automation/index.js";

/** Options of a stack. */
export interface LocalStackOptions {
  readonly project: string;
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

/** The result of a command. */
export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A resource as the state holds it. */
export interface ResourceState {
  readonly urn: string;
  readonly type: string;
  readonly id?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly initErrors?: readonly string[];
  readonly external?: boolean;
  /** It was replaced, and has yet to be deleted. */
  readonly delete?: boolean;
}

/** Creates a stack with a file backend in a separate folder, driven by the real CLI. */
export async function localStack(options: LocalStackOptions): Promise<LocalStack> {
  const { binDir } = await findPulumi();
  const folder = await mkdtemp(join(tmpdir(), `${options.project}-`));
  const backend = join(folder, "state");
  await mkdir(backend, { recursive: true });
  // The Automation API looks for the CLI on this process's PATH.
  if (!process.env["PATH"]?.split(delimiter).includes(binDir)) {
    process.env["PATH"] = `${binDir}${delimiter}${process.env["PATH"] ?? ""}`;
  }
  const env = {
    PULUMI_BACKEND_URL: `file://${backend}`,
    PULUMI_HOME: join(folder, "home"),
    // What plugins note of creations ends with the stack.
    PULUMI_CREATION_NOTES: join(folder, "notes"),
    PULUMI_CONFIG_PASSPHRASE: "local",
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
  const stack = await LocalWorkspace.createOrSelectStack(
    { stackName: "local", projectName: options.project, program: options.program ?? (async () => {}) },
    {
      workDir: folder,
      envVars: env,
      projectSettings,
    },
  );
  const config: ConfigMap = {};
  for (const [key, value] of Object.entries(options.config ?? {})) config[key] = { value };
  for (const [key, value] of Object.entries(options.secrets ?? {})) config[key] = { value, secret: true };
  await stack.setAllConfig(config);
  return new LocalStack(stack, folder, env, options);
}

/** A stack in a separate folder. Delete it with {@link remove}. */
export class LocalStack {
  readonly stack: Stack;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly #options: LocalStackOptions;

  constructor(stack: Stack, folder: string, env: Readonly<Record<string, string>>, options: LocalStackOptions) {
    this.stack = stack;
    this.folder = folder;
    this.env = env;
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

  setConfig(key: string, value: string): Promise<void> {
    return this.stack.setConfig(key, { value });
  }

  /** The resources of the state, without the stack itself and providers. */
  async resources(): Promise<ResourceState[]> {
    const { deployment } = await this.stack.exportStack();
    const { resources = [] } = deployment as { resources?: ResourceState[] };
    return resources.filter((r) => !r.type.startsWith("pulumi:"));
  }

  /** Runs the CLI in the stack's folder. `args` without stack and colour options. */
  cli(
    args: readonly string[],
    options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
  ): Promise<CliResult> {
    return new Promise((resolve, reject) => {
      const child = spawn("pulumi", [...args, "--non-interactive", "--color", "never"], {
        cwd: options.cwd ?? this.folder,
        env: { ...process.env, ...this.env, ...options.env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let stdout = "";
      let stderr = "";
      child.stdout.on("data", (chunk: Buffer) => {
        stdout += chunk.toString();
        this.#options.onOutput?.(chunk.toString());
      });
      child.stderr.on("data", (chunk: Buffer) => {
        stderr += chunk.toString();
      });
      child.on("error", reject);
      child.on("close", (code) => resolve({ code: code ?? 1, stdout, stderr }));
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
