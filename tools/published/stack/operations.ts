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
   * @returns the number of resources by kind of change, such as `create`.
   * @throws {Error} with all that the program has printed since, when it ends instead or takes more than 5 minutes.
   */
  execute(operation: "up" | "preview" | "destroy"): Promise<Readonly<Record<string, number>>>;
}

/** How long an operation may take. */
const limitMinutes = 5;

/** Starts the program of a stack. It ends with its test, which fails if the program does. */
export function startOperations(command: string, args: readonly string[], options: RunOptions): Operations {
  const child = spawn(command, args, { ...options, stdio: "pipe" });
  const program = `${command} ${args.join(" ")}`;
  let results = "";
  let output = "";
  let hasThrown = false;
  let printed = () => {};
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    results += text;
    output += text;
    printed();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const failed = ended.then((code) => {
    throw new Error(`${program} ended with ${code}:\n${output}`);
  });
  // Only an operation that waits for its result fails.
  failed.catch(() => {});
  child.stdin.on("error", () => {});
  return {
    async execute(operation) {
      results = "";
      output = "";
      let timer: NodeJS.Timeout | undefined;
      const result = new Promise<string>((resolve, reject) => {
        printed = () => {
          const [, changes] = /^Result: (.*)\n/m.exec(results) ?? [];
          if (changes !== undefined) resolve(changes);
        };
        timer = setTimeout(() => {
          reject(new Error(`${program} has not finished \`${operation}\` after ${limitMinutes} minutes:\n${output}`));
          child.kill();
        }, limitMinutes * 60_000);
      });
      child.stdin.write(`${operation}\n`);
      try {
        return JSON.parse(await Promise.race([result, failed])) as Record<string, number>;
      } catch (error) {
        hasThrown = true;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      // An operation has already thrown the reason.
      if (hasThrown) await ended.catch(() => {});
      else if ((await ended) !== 0) await failed;
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
