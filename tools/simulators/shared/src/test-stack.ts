import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ConfigMap,
  LocalWorkspace,
  type ProjectSettings,
  type PulumiFn,
  Stack,
} from "@pulumi/pulumi/automation/index.js";
import { installedPackage } from "./installed-package.ts";
import type { Objects } from "./objects.ts";
import type { Simulator } from "./open-simulator.ts";

type AnySimulator = Pick<
  Simulator<never, never, object, object>,
  "environment" | "state" | "journal" | "snapshot" | "restore" | "close"
>;

/** How a program is tested. */
export interface TestStackOptions<S> {
  /** A running simulator, which stays open. Default: a new one, which ends with the test. */
  readonly simulator?: S;
  /** Stack configuration, such as `{ "shop:replicas": "2" }`. */
  readonly config?: Readonly<Record<string, string>>;
  /** Stack configuration that is secret. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Environment variables of the program and the plugin, besides those of the simulator. */
  readonly env?: Readonly<Record<string, string>>;
  /** Name of the Pulumi project. Default `test`. */
  readonly project?: string;
  /** Folder of the provider's package. Default: the one that is installed for the working directory. */
  readonly plugin?: string;
  /** Receives the output of the Pulumi CLI. */
  readonly onOutput?: (text: string) => void;
}

/** The platform's part of the test of a program. */
export interface TestedPlatform<S> {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  readonly start: () => Promise<S>;
  /** Kinds of objects that no API deletes, such as logs of operations. They may remain after `destroy`. */
  readonly history: readonly string[];
}

/**
 * A stack of a program under test, driven by the real Pulumi CLI.
 *
 * All operations reject with the output of the CLI if it fails, and with the malformed requests if the simulator received
 * any.
 */
export class TestStack<S extends AnySimulator> implements AsyncDisposable {
  /** The simulator that the program runs against. */
  readonly simulator: S;
  readonly #stack: Stack;
  readonly #before: ReadonlySet<string>;
  readonly #history: readonly string[];
  readonly #onOutput: ((text: string) => void) | undefined;
  readonly #end: () => Promise<void>;

  constructor(
    simulator: S,
    stack: Stack,
    options: Pick<TestStackOptions<S>, "onOutput"> & Pick<TestedPlatform<S>, "history">,
    end: () => Promise<void>,
  ) {
    this.simulator = simulator;
    this.#stack = stack;
    this.#history = options.history;
    this.#onOutput = options.onOutput;
    this.#end = end;
    this.#before = new Set(this.#objects());
  }

  /**
   * Runs `pulumi up`.
   *
   * @param program - a changed program, which also applies to later operations
   * @returns the outputs of the program by name, also secret ones
   */
  async up(program?: PulumiFn): Promise<Readonly<Record<string, unknown>>> {
    if (program !== undefined) this.#stack.workspace.program = program;
    const { outputs } = await this.#stack.up(this.#output());
    this.#assertWellFormed();
    return Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, value]));
  }

  /** Runs `pulumi preview`, and rejects if the next `up` would change anything. */
  async expectNoChanges(): Promise<void> {
    await this.#stack.preview({ ...this.#output(), diff: true, expectNoChanges: true });
    this.#assertWellFormed();
  }

  /** Runs `pulumi refresh`, which finds what was changed on the simulator. */
  async refresh(): Promise<void> {
    await this.#stack.refresh(this.#output());
    this.#assertWellFormed();
  }

  /** Changes the stack's configuration for later operations. */
  async setConfig(name: string, value: string, { secret = false } = {}): Promise<void> {
    await this.#stack.setConfig(name, { value, secret });
  }

  /** Runs `pulumi destroy`, and rejects if objects remain that did not exist before the test. */
  async destroy(): Promise<void> {
    await this.#stack.destroy(this.#output());
    this.#assertWellFormed();
    const left = this.#objects().filter((object) => !this.#before.has(object));
    if (left.length > 0) throw new Error(`${left.length} objects remain after destroy: ${left.join(", ")}`);
  }

  /** Deletes the stack's state, and closes the simulator if this test started it. */
  stop(): Promise<void> {
    return this.#end();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  /** All objects that an API can delete, as `topics lkc-abc123/orders`. */
  #objects(): string[] {
    const kinds = this.simulator.state as Readonly<Record<string, Objects<{ readonly id: string }, never>>>;
    return Object.entries(kinds)
      .filter(([kind]) => !this.#history.includes(kind))
      .flatMap(([kind, objects]) => objects.list().map(({ id }) => `${kind} ${id}`));
  }

  #assertWellFormed(): void {
    const [first] = this.simulator.journal.violations;
    if (first === undefined) return;
    const { method, path, problems } = first;
    throw new Error(`The simulator received a malformed request, ${method} ${path}: ${problems.join("; ")}`);
  }

  #output(): { readonly onOutput?: (text: string) => void; readonly color: "never" } {
    return { color: "never", ...(this.#onOutput && { onOutput: this.#onOutput }) };
  }
}

/** Creates an empty stack of a program that runs against a simulator. Its state is in a temporary folder. */
export async function openTestStack<S extends AnySimulator>(
  { provider, start, history }: TestedPlatform<S>,
  program: PulumiFn,
  options: TestStackOptions<S>,
): Promise<TestStack<S>> {
  const { project = "test", plugin = installedPackage(`@org/${provider}`) } = options;
  const simulator = options.simulator ?? (await start());
  const folder = await mkdtemp(join(tmpdir(), "test-stack-"));
  const end = async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    if (options.simulator === undefined) await simulator.close();
  };
  try {
    const state = join(folder, "state");
    await mkdir(state);
    // The types of the project's settings lack the section with the plugins.
    const projectSettings: ProjectSettings & { readonly plugins: object } = {
      name: project,
      runtime: "nodejs",
      plugins: { providers: [{ name: provider, path: plugin }] },
    };
    const envVars = {
      PULUMI_BACKEND_URL: `file://${state}`,
      PULUMI_CONFIG_PASSPHRASE: "test",
      PULUMI_CREATION_NOTES: join(folder, "notes"),
      PULUMI_SKIP_UPDATE_CHECK: "true",
      ...simulator.environment(),
      ...options.env,
    };
    const workspace = await LocalWorkspace.create({ workDir: folder, program, projectSettings, envVars });
    const stack = await Stack.create("test", workspace);
    // The Automation API would run the CLI once more after each operation, for a summary that nobody reads.
    stack.info = async () => undefined;
    await stack.setAllConfig({ ...values(options.config, false), ...values(options.secrets, true) });
    return new TestStack(simulator, stack, { history, ...(options.onOutput && { onOutput: options.onOutput }) }, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function values(config: Readonly<Record<string, string>> = {}, secret: boolean): ConfigMap {
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, { value, secret }]));
}
