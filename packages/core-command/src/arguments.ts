import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { Flag, Parameter, Parameters, ValueOption } from "./command.ts";
import { Refusal } from "./refusal.ts";

/** The values on the command line, by the names of a command's parameters. */
export type ReadArguments = Readonly<Record<string, boolean | string | readonly string[] | undefined>>;

/**
 * Reads the command line of a command.
 *
 * @throws {Refusal} if it contains something unknown, or lacks a required argument.
 */
export function readArguments(takes: Parameters, words: readonly string[]): ReadArguments {
  const { values, positionals } = parsed(takes, words);
  const options = Object.entries(takes).filter(([, { kind }]) => kind !== "operand");
  return {
    ...Object.fromEntries(options.map(([name]) => [name, values[optionName(name)]])),
    ...operandsOf(takes, positionals),
  };
}

/** The name of an option on the command line: `dry-run` for `dryRun`. */
export function optionName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The name of an operand in the help: `STATE_FILE` for `stateFile`. */
export function operandName(name: string): string {
  return optionName(name).replaceAll("-", "_").toUpperCase();
}

function parsed(takes: Parameters, words: readonly string[]) {
  const options = Object.entries(takes).flatMap(([name, parameter]) =>
    parameter.kind === "operand" ? [] : [[optionName(name), asParsed(parameter)] as const],
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    return { values: values as ReadArguments, positionals };
  } catch (error) {
    // Node's message names the option. Its advice for operands that begin with a dash does not apply here.
    if (error instanceof TypeError)
      throw new Refusal("invalid-arguments", error.message.replace(/\. To specify a positional.*$/s, "."));
    throw error;
  }
}

function asParsed(parameter: Flag | ValueOption): ParseArgsOptionsConfig[string] {
  const { short } = parameter;
  const letter = short === undefined ? {} : { short };
  if (parameter.kind === "flag") return { type: "boolean", default: false, ...letter };
  return "many" in parameter
    ? { type: "string", multiple: true, default: [], ...letter }
    : { type: "string", ...letter };
}

function operandsOf(takes: Parameters, positionals: readonly string[]): ReadArguments {
  const rest = [...positionals];
  const given: Record<string, string | readonly string[] | undefined> = {};
  for (const [name, parameter] of Object.entries(takes).filter(isOperand)) {
    if (rest.length === 0 && !("optional" in parameter))
      throw new Refusal("invalid-arguments", `${operandName(name)} is required.`);
    given[name] = "many" in parameter ? rest.splice(0) : rest.shift();
  }
  if (rest.length > 0)
    throw new Refusal(
      "invalid-arguments",
      `Unexpected argument${rest.length > 1 ? "s" : ""} ${rest.map((word) => `'${word}'`).join(" ")}.`,
    );
  return given;
}

function isOperand([, { kind }]: [string, Parameter]): boolean {
  return kind === "operand";
}
