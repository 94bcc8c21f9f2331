import { operandName, optionName } from "./arguments.ts";
import type { Command, Parameter } from "./command.ts";

/** The commands of a package. */
export interface CommandSet {
  /** Name of the npm package, by which `npx` runs the commands. */
  readonly packageName: string;
  readonly version: string;
  readonly commands: readonly Command[];
}

/** The help of a package: its commands. */
export function helpOfAll({ packageName, version, commands }: CommandSet): string {
  return paragraphs([
    `${packageName} ${version}`,
    `Usage: npx ${packageName} COMMAND ...`,
    listed(
      "Commands:",
      commands.map((each) => [each.name, each.summary]),
    ),
    `Run \`npx ${packageName} COMMAND --help\` for more about a command.`,
  ]);
}

/** The help of a command. */
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
      ["-h, --help", "Show this help."],
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

/** A list in two columns. The right one is wrapped to the width of a terminal. */
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
