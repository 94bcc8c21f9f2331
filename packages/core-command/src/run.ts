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
import { Refusal } from "./refusal.ts";
import { visibleText } from "./visible-text.ts";

/** Runs the command that the process was called with, and leaves its exit status. */
export async function serveCommands(set: CommandSet): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) letItClose(stream);
  process.exitCode = await runCommands(set, process.argv.slice(2), {
    folder: process.cwd(),
    environment: process.env,
    print: (text) => void process.stdout.write(text),
    tell: (text) => void process.stderr.write(text),
  });
}

/** Who reads what is printed may stop before its end, as `head` does: that is no failure of the command. */
export function letItClose(stream: NodeJS.EventEmitter): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/**
 * Runs the command that a command line names.
 *
 * @param words The command line behind the name of the package.
 */
export async function runCommands(set: CommandSet, words: readonly string[], given: Surroundings): Promise<ExitStatus> {
  // Names come from platforms and files: none may steer the terminal.
  const surroundings: Surroundings = {
    ...given,
    print: (text) => given.print(visibleText(text)),
    tell: (text) => given.tell(visibleText(text)),
  };
  const [name, ...rest] = words;
  if (name === undefined || name === "help" || asksForHelp([name])) {
    surroundings.print(helpOfAll(set));
    return name === undefined ? exitStatus.refused : exitStatus.done;
  }
  if (name === "--version") {
    surroundings.print(`${set.packageName} ${set.version}\n`);
    return exitStatus.done;
  }
  const command = set.commands.find((each) => each.name === name);
  if (command === undefined) {
    surroundings.tell(`${set.packageName} has no command ${name}. \`${set.name} --help\` says which there are.\n`);
    return exitStatus.refused;
  }
  if (asksForHelp(rest)) {
    surroundings.print(helpOf(command, set));
    return exitStatus.done;
  }
  return await runOne(command, rest, set, surroundings);
}

async function runOne<Takes extends Parameters>(
  command: Command<Takes>,
  words: readonly string[],
  { name }: CommandSet,
  surroundings: Surroundings,
): Promise<ExitStatus> {
  let args: Given<Takes>;
  try {
    // The one place where what was read meets what the definition promises.
    args = readArguments(command.takes, words) as Given<Takes>;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    surroundings.tell(`${error.message} \`${name} ${command.name} --help\` says what it takes.\n`);
    return exitStatus.refused;
  }
  try {
    return (await command.run(args, surroundings)) ?? exitStatus.done;
  } catch (error) {
    if (error instanceof Refusal) surroundings.tell(`${error.message}\n`);
    else if (isOfSystem(error)) surroundings.tell(`${error.message}: see to that, and run it again.\n`);
    else throw error;
    return exitStatus.refused;
  }
}

/** What the system refuses, such as to read or write a file: Node's sentence says why, and mostly of which. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

/** Behind `--` everything is an operand. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf("--");
  return (end === -1 ? words : words.slice(0, end)).some((word) => word === "--help" || word === "-h");
}
