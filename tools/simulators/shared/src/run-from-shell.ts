import { parseArgs } from "node:util";
import type { Usage } from "./command-line.ts";
import type { GivenOptions } from "./options.ts";

/** A simulator as a command. */
export interface ShellCommand<Platform> {
  readonly usage: Usage;
  start(values: GivenOptions): Promise<Platform>;
  /** What is printed once the simulator runs. */
  lines(platform: Platform, values: GivenOptions): string | Promise<string>;
}

/** Starts a simulator with the options of the command line. It runs until the process is interrupted or terminated. */
export async function runFromShell<Platform extends { close(): Promise<void> }>(
  command: ShellCommand<Platform>,
): Promise<void> {
  try {
    const values = parseArgs({ options: command.usage.options, strict: true }).values as GivenOptions;
    if (values["help"] === true) {
      console.log(command.usage.page);
      return;
    }
    const platform = await command.start(values);
    const stop = () => void platform.close();
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    console.log(await command.lines(platform, values));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
