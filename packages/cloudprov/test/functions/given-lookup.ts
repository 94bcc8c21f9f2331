import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Values } from "@org/core-provider/testing";
import { type CloudprovOptions, type SimulatedProvider, startSimulatedProvider } from "../simulated-provider.ts";

/** A simulated platform, the provider, and one of its functions. */
export interface GivenLookup extends SimulatedProvider {
  /** Calls the function. */
  ask(args?: Values): Promise<Record<string, unknown>>;
  /** Calls the function with a file for its result: what the file then holds, and whom it is readable to. */
  file(args?: Values): Promise<{ readonly content: unknown; readonly mode: number }>;
  /** The bodies of all calls of an action, oldest first. */
  sent(action: string): readonly unknown[];
}

/** Starts a separate platform with a function of the provider. */
export async function givenLookup(name: string, settings?: CloudprovOptions): Promise<GivenLookup> {
  const simulated = await startSimulatedProvider(settings);
  const { platform, host } = simulated;
  return {
    ...simulated,
    ask: (args) => host.invoke(name, args),
    async file(args) {
      const folder = await mkdtemp(join(tmpdir(), "lookup-"));
      try {
        const resultOutputFile = join(folder, "result.json");
        await host.invoke(name, { ...args, resultOutputFile });
        const content: unknown = JSON.parse(await readFile(resultOutputFile, "utf8"));
        return { content, mode: (await stat(resultOutputFile)).mode & 0o777 };
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    sent: (action) => platform.calls({ action }).map((call) => call.requestBody),
  };
}
