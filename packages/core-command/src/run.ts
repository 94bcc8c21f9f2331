import { readArguments } from "./arguments.ts";
import {
  type Command,
  type ExitStatus,
  exitStatus,
  type Given,
  type Parameters,
  type Surroundings,
} from "./command.ts";
import { type CommandSet, helpOf, helpOfAll } from "./help.ts";
import { coded, type HelpCode, Refusal } from "./refusal.ts";
import { visibleText } from "./visible-text.ts";

/** Where a command runs, and the streams that it prints to. */
export interface Terminal extends Pick<Surroundings, "folder" | "environment" | "print"> {
  /** Prints to standard error. */
  readonly log: (text: string) => void;
}

/** Runs the command on the process's command line, and sets the exit status. */
export async function serveCommands(set: CommandSet): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) letItClose(stream);
  process.exitCode = await runCommands(set, process.argv.slice(2), {
    folder: process.cwd(),
    environment: process.env,
    print: (text) => void process.stdout.write(text),
    log: (text) => void process.stderr.write(text),
  });
}

/** Ignores a reader that closes the stream early, as `head` does. */
export function letItClose(stream: NodeJS.EventEmitter): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/**
 * Runs the command on a command line.
 *
 * @param words - The command line after the name of the package.
 */
export async function runCommands(set: CommandSet, words: readonly string[], given: Terminal): Promise<ExitStatus> {
  // Names from platforms and files must not control the terminal.
  const { packageName } = set;
  const log = (text: string) => given.log(visibleText(text));
  const fail = (helpCode: HelpCode, message: string) => {
    log(`${coded(packageName, helpCode, message)}\n`);
    return exitStatus.failed;
  };
  const surroundings: Surroundings = {
    folder: given.folder,
    environment: given.environment,
    packageName,
    print: (text) => given.print(visibleText(text)),
    progress: log,
    warn: (helpCode, message) => log(`${coded(packageName, helpCode, `warning: ${message}`)}\n`),
  };
  const [name, ...rest] = words;
  if (name === undefined || name === "help" || asksForHelp([name])) {
    surroundings.print(helpOfAll(set));
    return name === undefined ? exitStatus.failed : exitStatus.done;
  }
  if (name === "--version") {
    surroundings.print(`${set.packageName} ${set.version}\n`);
    return exitStatus.done;
  }
  const command = set.commands.find((each) => each.name === name);
  if (command === undefined) {
    const advice = `Run \`npx ${set.packageName} --help\` for a list of commands.`;
    return fail("invalid-arguments", `${set.packageName} has no command ${name}. ${advice}`);
  }
  if (asksForHelp(rest)) {
    surroundings.print(helpOf(command, set));
    return exitStatus.done;
  }
  return await runOne(command, rest, surroundings, fail);
}

async function runOne<Takes extends Parameters>(
  command: Command<Takes>,
  words: readonly string[],
  surroundings: Surroundings,
  fail: (helpCode: HelpCode, message: string) => ExitStatus,
): Promise<ExitStatus> {
  let args: Given<Takes>;
  try {
    // readArguments returns what the definition describes.
    args = readArguments(command.takes, words) as Given<Takes>;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const advice = `Run \`npx ${surroundings.packageName} ${command.name} --help\` for help.`;
    return fail(error.helpCode, `${error.message} ${advice}`);
  }
  try {
    return (await command.run(args, surroundings)) ?? exitStatus.done;
  } catch (error) {
    if (error instanceof Refusal) return fail(error.helpCode, error.message);
    if (isSystemError(error)) return fail("invalid-file", `${error.message}. Fix this and run the command again.`);
    throw error;
  }
}

/** Whether an error is from the operating system, such as when reading a file. Node's message usually names the file. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

/** After `--` everything is an operand. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf("--");
  return (end === -1 ? words : words.slice(0, end)).some((word) => word === "--help" || word === "-h");
}
