import { type LocalStack, localStack, withoutCheckpoints } from "@org/pulumi-run";
import { cpuTimeOf, cpuTimes } from "../machine/cpu-time.ts";
import { load } from "../machine/description.ts";
import type { Platform } from "../platform/platform.ts";
import { MeteredPlugin } from "../plugin/metered-plugin.ts";
import type { OperationFigures, OperationName } from "../report/figures.ts";
import { watchCli } from "./watch-cli.ts";

/** The command to run. */
export interface MeasuredStackOptions {
  /** Name of the provider package. */
  readonly provider: string;
  /** Folder of its plugin. */
  readonly plugin: string;
  readonly program: () => Promise<Record<string, unknown>>;
  readonly platform: Platform;
  readonly config?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Environment of the CLI, and so of the plugin. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The figures of an operation, without the conditions that it ran under. */
export type Measured = Omit<
  OperationFigures,
  "scenario" | "provider" | "subject" | "objects" | "latencyMs" | "perSecond"
>;

/** A stack that measures every operation. */
export class MeasuredStack implements AsyncDisposable {
  readonly stack: LocalStack;
  readonly #plugin: MeteredPlugin;
  readonly #platform: Platform;

  private constructor(stack: LocalStack, plugin: MeteredPlugin, platform: Platform) {
    this.stack = stack;
    this.#plugin = plugin;
    this.#platform = platform;
  }

  static async make(options: MeasuredStackOptions): Promise<MeasuredStack> {
    const plugin = await MeteredPlugin.of(options.provider, options.plugin);
    const stack = await localStack({
      project: "bench",
      program: options.program,
      plugins: { [options.provider]: plugin.folder },
      ...(options.config ? { config: options.config } : {}),
      ...(options.secrets ? { secrets: options.secrets } : {}),
      ...(options.env ? { env: options.env } : {}),
    });
    return new MeasuredStack(stack, plugin, options.platform);
  }

  /**
   * Runs an operation and returns its cost.
   *
   * @throws {Error} when it fails, or when the platform was sent a request that its documents do not allow.
   */
  async measure(operation: OperationName, parallel: number): Promise<Measured> {
    await this.#plugin.clear();
    await this.#platform.count();
    let began = this.#now();
    let ended = began;
    const unwatch = watchCli(this.stack, operation === "second up" ? "up" : operation, {
      before: () => {
        began = this.#now();
      },
      after: () => {
        ended = this.#now();
      },
    });
    const loadBefore = load();
    try {
      await this.#run(operation, parallel);
    } finally {
      unwatch();
    }
    const { starts, cpuSeconds, peak } = await this.#plugin.usage();
    const { requests, refused, demandedSeconds, connections, violations } = await this.#platform.count();
    if (violations > 0) throw new Error(`The platform got ${violations} requests that its documents do not allow.`);
    const seconds = (ended.at - began.at) / 1000;
    const children = ended.cpu.ended - began.cpu.ended;
    const ours = children + (ended.cpu.own - began.cpu.own) + (ended.platform - began.platform);
    return {
      operation,
      parallel,
      seconds,
      pluginCpuSeconds: cpuSeconds,
      pluginStarts: starts,
      peakBytes: peak,
      requests,
      refused,
      demandedSeconds,
      connections,
      engineCpuSeconds: Math.max(0, children - cpuSeconds),
      foreignCpuShare: Math.max(0, (ended.cpu.machine - began.cpu.machine - ours) / seconds),
      load: loadBefore,
    };
  }

  /** Saves the state once, at the end of an operation. Saving after every step dominates large stacks. */
  skipCheckpoints(): void {
    Object.assign(this.stack.stack.workspace.envVars, withoutCheckpoints);
  }

  /** Lets its plugins share what they learn of limits in a folder, or not. */
  shareLimits(folder: string | undefined): void {
    this.stack.stack.workspace.envVars["PULUMI_SHARED_LIMITS"] = folder ?? "off";
  }

  /** Sets options of Node for the plugin's processes, such as those of its profiler. */
  setPluginOptions(options: string): void {
    this.stack.stack.workspace.envVars["NODE_OPTIONS"] = options;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stack.remove();
    await this.#plugin.remove();
  }

  async #run(operation: OperationName, parallel: number): Promise<void> {
    switch (operation) {
      case "up":
        await this.stack.up({ parallel });
        return;
      case "second up": {
        const { summary } = await this.stack.up({ parallel });
        expectNoChanges(operation, summary.resourceChanges);
        return;
      }
      case "preview": {
        const { changeSummary } = await this.stack.preview({ parallel });
        expectNoChanges(operation, changeSummary);
        return;
      }
      case "refresh":
        await this.stack.refresh({ parallel, expectNoChanges: true });
        return;
      case "destroy":
        await this.stack.destroy({ parallel });
    }
  }

  #now() {
    return { at: performance.now(), cpu: cpuTimes(), platform: cpuTimeOf(this.#platform.pid) };
  }
}

function expectNoChanges(operation: OperationName, changes: Readonly<Record<string, number>> = {}): void {
  const { same, ...others } = changes;
  if (same === undefined || Object.keys(others).length > 0) {
    throw new Error(`The ${operation} was to change nothing, but shows ${JSON.stringify(changes)}.`);
  }
}
