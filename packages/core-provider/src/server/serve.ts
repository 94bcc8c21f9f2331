import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import type { Fields } from "../definition/field.ts";
import { completeProvider, type ProviderOutline } from "../definition/provider-outline.ts";
import { emitSchema } from "../schema/emit.ts";
import { systemClock } from "./clock.ts";
import { listen } from "./listen.ts";
import { ProviderService } from "./service.ts";

/** How often to check whether the engine is still running, in milliseconds. */
const parentCheckMs = 2000;
/** How long running requests may delay the end of the process, in milliseconds. */
const maxShutdownMs = 4000;

/** The flags of the engine whose value is the next argument, unless it follows an equals sign. */
const flagsWithValue = new Set(["tracing", "v", "vmodule", "stderrthreshold", "log_backtrace_at", "log_dir"]);

/** The engine's address among the arguments that it starts a plugin with: `-logtostderr -v=9 --tracing <url> <address>`. */
export function engineAddressIn(args: readonly string[]): string | undefined {
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? "";
    if (!arg.startsWith("-")) return arg;
    if (flagsWithValue.has(arg.replace(/^--?/, ""))) at++;
  }
  return undefined;
}

/**
 * Runs the provider as a plugin process: prints the port that the engine connects to and serves until it is ended.
 *
 * @example
 * ```ts
 * await serve(outline);
 * ```
 */
export async function serve<F extends Fields, P, C>(provider: ProviderOutline<F, P, C>): Promise<void> {
  // A plugin mostly waits for the network, while the engine and other plugins run, so V8 may spend more time to keep
  // its heap small. This reduces the peak of a thousand creates by a third. `--optimize-for-size` costs more CPU.
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=40");
  // After five responses, V8 would optimize the HTTP parser, a WebAssembly module, for 45 ms of CPU time. That pays only
  // in runs with hundreds of requests.
  setFlagsFromString("--wasm-tiering-budget=1000000000");
  process.on("unhandledRejection", (error) => {
    process.stderr.write(
      `${provider.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  });
  const service = new ProviderService(provider as unknown as ProviderOutline<Fields, P>, {
    env: process.env,
    clock: systemClock,
    schema: async () => JSON.stringify(emitSchema(await completeProvider(provider))),
    engineAddress: engineAddressIn(process.argv.slice(2)),
  });
  const { port, busy, close } = await listen(service);
  const end = async ({ byEngine }: { readonly byEngine: boolean }) => {
    // Running requests end as after an interrupt, so that no response with a new object's ID is lost.
    const isOrderly = byEngine && busy() === 0;
    if (busy() > 0) {
      await service.cancel();
      for (let waited = 0; busy() > 0 && waited < maxShutdownMs; waited += 50) await sleep(50);
      // The last response is being sent.
      await sleep(50);
    }
    if (isOrderly) service.ending();
    await service.close();
    close();
    process.exit(0);
  };
  // The engine stops a plugin with SIGINT, and kills it if it does not exit.
  process.once("SIGINT", () => void end({ byEngine: true }));
  process.once("SIGTERM", () => void end({ byEngine: false }));
  // A killed engine cannot notify its plugins; they would keep running.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void end({ byEngine: false });
  }, parentCheckMs).unref();
  process.stdout.write(`${port}\n`);
}
