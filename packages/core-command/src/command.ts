/** A command of a package: what it is given, what its help says, and what it does. */
export interface Command<Takes extends Parameters = Parameters> {
  /** The word that calls it, such as `import-terraform`. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What else its help says: paragraphs that are shown as they are. */
  readonly details?: string;
  /** What it is given. */
  readonly takes: Takes;
  /** Calls of it, without the name of the package: `migrate --write`. */
  readonly examples?: readonly string[];
  /**
   * Does it.
   *
   * @returns its exit status, when that is not `done`.
   * @throws {Refusal} when it does not do what it was asked to.
   */
  run(args: Given<Takes>, surroundings: Surroundings): Promise<ExitStatus | undefined> | Promise<void>;
}

/** Options and operands, by their names. `dryRun` is given as `--dry-run`. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** One thing that a command may be given. */
export type Parameter = Flag | ValueOption | Operand;

/** Given by its name alone. */
export interface Flag {
  readonly kind: "flag";
  readonly docs: string;
  /** One letter. */
  readonly short?: string;
}

/** Given by its name and a value. */
export interface ValueOption {
  readonly kind: "option";
  readonly docs: string;
  /** What stands for its value in the help, such as `FILE`. */
  readonly value: string;
  /** One letter. */
  readonly short?: string;
  /** May be given more than once. */
  readonly many?: true;
}

/** Given by its place. */
export interface Operand {
  readonly kind: "operand";
  readonly docs: string;
  /** May be left out. */
  readonly optional?: true;
  /** May be given more than once: only the last operand of a command. */
  readonly many?: true;
}

/** What a command was given, as its definition says. */
export type Given<Takes extends Parameters> = { readonly [Name in keyof Takes]: ValueOf<Takes[Name]> };

type ValueOf<P extends Parameter> = P extends Flag
  ? boolean
  : P extends { readonly many: true }
    ? readonly string[]
    : P extends { readonly kind: "operand"; readonly optional?: never }
      ? string
      : string | undefined;

/** What a command is run in. Tests give their own. */
export interface Surroundings {
  /** Absolute path of the folder that it was called in. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints what was asked for. */
  readonly print: (text: string) => void;
  /** Tells the person who looks on: progress, warnings, refusals. */
  readonly tell: (text: string) => void;
}

/** How a command ends. */
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** The exit statuses of commands. */
export const exitStatus = {
  done: 0,
  /** It was not done, and a message says why. */
  refused: 1,
  /** It was done, and found what somebody should look at. */
  found: 2,
} as const;

/** States a command. */
export function command<const Takes extends Parameters>(definition: Command<Takes>): Command<Takes> {
  return definition;
}
