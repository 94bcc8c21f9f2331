import { parseArgs } from "node:util";
import type { Scenario } from "./scenarios/scenario.ts";

/** What the command line asks for. */
export interface Options {
  readonly help: boolean;
  /** Few conditions, few repetitions: about five minutes. */
  readonly quick: boolean;
  /** Names of scenarios, or the beginnings of names; empty for all. */
  readonly only: readonly string[];
}

/**
 * Reads the command line.
 *
 * @throws {TypeError} when it has an option that there is not.
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    options: {
      help: { type: "boolean", short: "h", default: false },
      quick: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
    },
  });
  return { help: values.help, quick: values.quick, only: values.only.flatMap((names) => names.split(",")) };
}

/**
 * The scenarios that the options ask for, in the order of `all`.
 *
 * @throws {Error} when a name is not that of a scenario.
 */
export function chosen(all: readonly Scenario[], { quick, only }: Options): readonly Scenario[] {
  const isOf = (name: string, { name: full }: Scenario) => full === name || full.startsWith(`${name}-`);
  for (const name of only) {
    if (!all.some((scenario) => isOf(name, scenario))) {
      throw new Error(`There is no scenario "${name}". There are: ${all.map(({ name: known }) => known).join(", ")}.`);
    }
  }
  const runsNow = ({ runs }: Scenario) => runs === "always" || (runs === "full" && !quick);
  if (only.length === 0) return all.filter(runsNow);
  return all.filter((scenario) =>
    only.some((name) => scenario.name === name || (isOf(name, scenario) && runsNow(scenario))),
  );
}

/** The page of help. */
export function helpPage(all: readonly Scenario[]): string {
  const when = { always: "", full: " (not with --quick)", asked: " (only when named)" };
  const width = Math.max(...all.map(({ name }) => name.length));
  return `Measures the provider packages, each beside a provider that does nothing, with the real Pulumi CLI and the
package's simulated platform.

  npx -y pnpm@12 run bench [--quick] [--only NAME[,NAME...]]

  --quick       few conditions and repetitions: about five minutes instead of some hours
  --only NAME   this scenario only, or those whose names begin so: --only appprov means appprov-10, appprov-100, ...
  --help        this page

Scenarios:
${all.map(({ name, what, runs }) => `  ${name.padEnd(width)}  ${what}${when[runs]}`).join("\n")}

Results are shown and stored in tools/bench/results, in a file for each day. A repeated measurement replaces the old one.
Let nothing else run meanwhile: the last two columns show how busy other processes kept the machine.`;
}
