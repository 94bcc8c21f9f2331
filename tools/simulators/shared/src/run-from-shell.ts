import { parseArgs } from "node:util";
import type { Usage } from "./command-line.ts";
import type { Simulator } from "./open-simulator.ts";
import type { GivenOptions } from "./options.ts";
import type { Snapshot } from "./snapshot.ts";
import { StateFile } from "./state-file.ts";

/** A simulator as a command. */
export interface ShellCommand<Platform> {
  readonly usage: Usage;
  /** Starts it with the objects of a snapshot, if there is one. */
  start(values: GivenOptions, snapshot: Snapshot | undefined): Promise<Platform>;
  /** The lines to print once the simulator runs. */
  lines(platform: Platform, values: GivenOptions): string | Promise<string>;
}

type Stoppable = Pick<Simulator<never, never, never, never>, "close" | "snapshot" | "revision" | "isIdle">;

/** Starts a simulator with the options of the command line. It runs until the process is interrupted or terminated. */
export async function runFromShell<Platform extends Stoppable>(command: ShellCommand<Platform>): Promise<void> {
  try {
    const values = givenTo(command);
    if (values["help"] === true) {
      console.log(command.usage.page);
      return;
    }
    const path = values["state"];
    const file = typeof path === "string" ? new StateFile(path) : undefined;
    const saved = await file?.read(command.usage.name);
    // The time continues from the file.
    const { clock, ...others } = values;
    const platform = await command.start(saved?.aheadMs === undefined ? values : others, saved);
    file?.keep(platform, report);
    const stop = () => {
      const saved = file?.end(platform).catch(report);
      void Promise.resolve(saved).then(() => platform.close());
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    console.log(await command.lines(platform, values));
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  console.error(error instanceof Error ? sentenceOf(error) : error);
  process.exitCode = 1;
}

function sentenceOf(error: NodeJS.ErrnoException & { readonly address?: string; readonly port?: number }): string {
  const { code, address, port, message } = error;
  if (code === "EADDRINUSE") return `Port ${port} of ${address} is in use. Choose another one with --port.`;
  if (code === "EADDRNOTAVAIL")
    return `${address} is not an address of this machine. Choose another one with --listen.`;
  return message;
}

function givenTo({ usage }: Pick<ShellCommand<never>, "usage">): GivenOptions {
  try {
    return parseArgs({ options: usage.options, strict: true }).values as GivenOptions;
  } catch (error) {
    throw new Error(`${(error as Error).message.replace(/[.\s]*$/, "")}. --help lists the options.`, { cause: error });
  }
}
