import type { HelpCode } from "./refusal.ts";

/** A command of a package: its parameters, its help, and what it does. */
export interface Command<Takes extends Parameters = Parameters> {
  /** Its name on the command line, such as `import-terraform`. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** More paragraphs of its help, shown unchanged. */
  readonly details?: string;
  /** Its parameters. */
  readonly takes: Takes;
  /** Example calls, without the name of the package: `migrate --write`. */
  readonly examples?: readonly string[];
  /**
   * Runs it.
   *
   * @returns its exit status. Default `done`.
   * @throws {Refusal} if it fails for a reason that the user can resolve.
   */
  run(args: Given<Takes>, surroundings: Surroundings): Promise<ExitStatus | undefined> | Promise<void>;
}

/** Options and operands by name. `dryRun` is `--dry-run` on the command line. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A parameter of a command. */
export type Parameter = Flag | ValueOption | Operand;

/** An option without a value. */
export interface Flag {
  readonly kind: "flag";
  readonly docs: string;
  /** One letter. */
  readonly short?: string;
}

/** An option with a value. */
export interface ValueOption {
  readonly kind: "option";
  readonly docs: string;
  /** Placeholder of its value in the help, such as `FILE`. */
  readonly value: string;
  /** One letter. */
  readonly short?: string;
  /** Can be repeated. */
  readonly many?: true;
}

/** An argument without an option name. */
export interface Operand {
  readonly kind: "operand";
  readonly docs: string;
  /** It is optional. */
  readonly optional?: true;
  /** Can be repeated. Only for the last operand of a command. */
  readonly many?: true;
}

/** The arguments of a command, typed by its definition. */
export type Given<Takes extends Parameters> = { readonly [Name in keyof Takes]: ValueOf<Takes[Name]> };

type ValueOf<P extends Parameter> = P extends Flag
  ? boolean
  : P extends { readonly many: true }
    ? readonly string[]
    : P extends { readonly kind: "operand"; readonly optional?: never }
      ? string
      : string | undefined;

/** The environment of a command. Tests supply their own. */
export interface Surroundings {
  /** Name of the npm package. */
  readonly packageName: string;
  /** Absolute path of the working directory. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints results, to standard output. */
  readonly print: (text: string) => void;
  /** Prints progress, to standard error. Errors and warnings have a code: throw a `Refusal`, or call `warn`. */
  readonly progress: (text: string) => void;
  /** Prints a warning with the code of its entry in the troubleshooting pages, to standard error. */
  readonly warn: (helpCode: HelpCode, message: string) => void;
}

/** Exit status of a command. */
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** The exit statuses of commands. */
export const exitStatus = {
  done: 0,
  /** It failed, and a message explains why. */
  failed: 1,
  /** It succeeded, and found something that needs attention. */
  found: 2,
} as const;

/** Defines a command. */
export function command<const Takes extends Parameters>(definition: Command<Takes>): Command<Takes> {
  return definition;
}
