import { spawn } from "node:child_process";
import type { RunOptions } from "./run.ts";

/**
 * A program that executes operations of the Automation API on one stack: it reads their names from standard input, one
 * in each line, and prints a line with the number of changed resources after each. To start it for each operation would
 * take more than a second of CPU time.
 */
export interface Operations extends AsyncDisposable {
  /**
   * Executes an operation.
   *
   * @returns the number of resources by what became of them, such as `create`.
   * @throws {Error} with all that the program has printed since, when it ends instead.
   */
  execute(operation: "up" | "preview" | "destroy"): Promise<Readonly<Record<string, number>>>;
}

/** Starts the program of a stack. It ends with its test. */
export function startOperations(command: string, args: readonly string[], options: RunOptions): Operations {
  const child = spawn(command, args, { ...options, stdio: "pipe" });
  let output = "";
  let printed = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      printed();
    });
  }
  const ended = new Promise<never>((_resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => reject(new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`)));
  });
  // Only an operation that waits for its result fails.
  ended.catch(() => {});
  child.stdin.on("error", () => {});
  return {
    async execute(operation) {
      output = "";
      const result = new Promise<string>((resolve) => {
        printed = () => {
          const [, changes] = /^Result: (.*)\n/m.exec(output) ?? [];
          if (changes !== undefined) resolve(changes);
        };
      });
      child.stdin.write(`${operation}\n`);
      return JSON.parse(await Promise.race([result, ended])) as Record<string, number>;
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended.catch(() => {});
    },
  };
}

/** JavaScript that executes {@link Operations} on a stack of `program`. The code before it imports `LocalWorkspace`. */
export function operationsOn({ stack, project }: { readonly stack: string; readonly project: string }): string {
  return `
async function selectedStack() {
  const stack = await LocalWorkspace.createOrSelectStack(
    { stackName: ${stack}, projectName: "${project}", program },
    { workDir: process.cwd() },
  );
  // The Automation API would run the CLI three more times for outputs and a summary. The events contain the changes.
  stack.outputs = async () => ({});
  stack.info = async () => undefined;
  return stack;
}

async function main() {
  const { createInterface } = await import("node:readline");
  let stack;
  for await (const operation of createInterface({ input: process.stdin })) {
    // The test may have created the stack before the first operation.
    stack ??= await selectedStack();
    let changes = {};
    const onEvent = ({ summaryEvent }) => {
      changes = summaryEvent?.resourceChanges ?? changes;
    };
    await stack[operation]({ onEvent });
    console.log("Result: " + JSON.stringify(changes));
  }
  // Once an inline program has run, open handles keep a process alive.
  process.exit(0);
}

// Once an inline program has run, errors that nobody handles no longer end a process with 1.
main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
`;
}
