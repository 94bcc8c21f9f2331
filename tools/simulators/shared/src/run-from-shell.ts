import { type ParseArgsConfig, parseArgs } from "node:util";
import type { GivenOptions } from "./wire-options.ts";

/** A simulator as a command. */
export interface ShellCommand<Platform> {
  /** The options, of which `help` is one, and the page that explains them. */
  readonly usage: { readonly options: NonNullable<ParseArgsConfig["options"]>; readonly page: string };
  start(values: GivenOptions): Promise<Platform>;
  /** What is printed once the simulator runs. */
  lines(platform: Platform, values: GivenOptions): Promise<string>;
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
