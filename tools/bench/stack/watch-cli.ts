import type { LocalStack } from "@org/pulumi-run";

/** Called before and after the CLI runs. */
export interface RunHooks {
  before(): void;
  after(): void;
}

/**
 * Calls hooks around the CLI's run of one operation, such as `up`. The Automation API runs the CLI several times more
 * around each operation, to ask for outputs and history; those runs are not part of what is measured.
 *
 * @returns A function that ends the watch.
 * @throws {Error} when the Automation API no longer runs the CLI in a way that can be watched.
 */
export function watchCli(stack: LocalStack, operation: string, hooks: RunHooks): () => void {
  const command = stack.stack.workspace.pulumiCommand as unknown as Command;
  const run = command.run;
  if (typeof run !== "function") {
    throw new Error("The Automation API runs the CLI in another way than it did: stack/watch-cli.ts must follow it.");
  }
  command.run = async (args, ...rest) => {
    const own = args[0] === operation;
    if (own) hooks.before();
    try {
      return await run.call(command, args, ...rest);
    } finally {
      if (own) hooks.after();
    }
  };
  return () => {
    command.run = run;
  };
}

/** The Automation API's way to the CLI. Its types do not show `run`. */
interface Command {
  run(args: string[], ...rest: unknown[]): Promise<unknown>;
}
