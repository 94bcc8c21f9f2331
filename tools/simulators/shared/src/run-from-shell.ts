import { parseArgs } from "node:util";
import type { Usage } from "./command-line.ts";
import type { GivenOptions } from "./options.ts";

/** A simulator as a command. */
export interface ShellCommand<Platform> {
  readonly usage: Usage;
  start(values: GivenOptions): Promise<Platform>;
  /** The lines to print once the simulator runs. */
  lines(platform: Platform, values: GivenOptions): string | Promise<string>;
}

/** Starts a simulator with the options of the command line. It runs until the process is interrupted or terminated. */
export async function runFromShell<Platform extends { close(): Promise<void> }>(
  command: ShellCommand<Platform>,
): Promise<void> {
  try {
    const values = givenTo(command);
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

function givenTo({ usage }: Pick<ShellCommand<never>, "usage">): GivenOptions {
  try {
    return parseArgs({ options: usage.options, strict: true }).values as GivenOptions;
  } catch (error) {
    throw new Error(`${(error as Error).message.replace(/[.\s]*$/, "")}. --help lists the options.`, { cause: error });
  }
}
