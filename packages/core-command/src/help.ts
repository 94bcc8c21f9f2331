import { operandName, optionName } from "./arguments.ts";
import type { Command, Parameter } from "./command.ts";

/** What a package's commands have in common. */
export interface CommandSet {
  /** The word that they are called by, which is that of the provider: `streamprov`. */
  readonly name: string;
  /** Name of the npm package. */
  readonly packageName: string;
  readonly version: string;
  readonly commands: readonly Command[];
}

/** What a package can be asked to do. */
export function helpOfAll({ name, packageName, version, commands }: CommandSet): string {
  return paragraphs([
    `${packageName} ${version}`,
    `Usage: npx ${packageName} COMMAND ...`,
    listed(
      "Commands:",
      commands.map((each) => [each.name, each.summary]),
    ),
    `\`${name} COMMAND --help\` says more of one.`,
  ]);
}

/** What a command does, and what it is given. */
export function helpOf(command: Command, { packageName }: Pick<CommandSet, "packageName">): string {
  const { summary, details, takes, examples = [] } = command;
  const parameters = Object.entries(takes);
  const operands = parameters.filter(([, { kind }]) => kind === "operand");
  const options = parameters.filter(([, { kind }]) => kind !== "operand");
  const usage = [`npx ${packageName} ${command.name}`, ...(options.length > 0 ? ["[OPTIONS]"] : [])];
  return paragraphs([
    summary,
    ...(details === undefined ? [] : [details.trim()]),
    `Usage: ${[...usage, ...operands.map(placeOf)].join(" ")}`,
    listed(
      "Arguments:",
      operands.map(([name, { docs }]) => [operandName(name), docs]),
    ),
    listed("Options:", [
      ...options.map(([name, parameter]) => [writtenAs(name, parameter), parameter.docs] as const),
      ["-h, --help", "Show this."],
    ]),
    ["Examples:", ...examples.map((each) => `  npx ${packageName} ${each}`)]
      .slice(examples.length === 0 ? 1 : 0)
      .join("\n"),
  ]);
}

function placeOf([name, parameter]: [string, Parameter]): string {
  const place = "many" in parameter ? `${operandName(name)}...` : operandName(name);
  return "optional" in parameter ? `[${place}]` : place;
}

function writtenAs(name: string, parameter: Parameter): string {
  const short = "short" in parameter ? `-${parameter.short}, ` : "    ";
  const value = parameter.kind === "option" ? ` ${parameter.value}` : "";
  return `${short}--${optionName(name)}${value}`;
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** In two columns, so that the right one is as wide as a terminal leaves room for. */
function listed(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const width = Math.max(...rows.map(([left]) => left.length));
  const indent = " ".repeat(width + 4);
  const lines = rows.map(
    ([left, right]) => `  ${left.padEnd(width)}  ${wrapped(right, 96 - width).join(`\n${indent}`)}`,
  );
  return [title, ...lines].join("\n");
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
