import { join } from "node:path";
import { parseArgs } from "node:util";
import { killRuns } from "@org/kills";
import { killables } from "./index.ts";

const help = `Kills runs of the real CLI at random moments, repeats them and looks for losses and duplicates.
Build the packages first.

  npx -y pnpm@12 run kills streamprov --count 100 --seed 1
  npx -y pnpm@12 run kills streamprov --count 100 --seed 1 --only 3,11   repeats the kills 3 and 11
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    verbose: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
});
const [name] = positionals;
const killable = Object.values(killables).find(({ provider }) => provider === name);
if (values.help) {
  process.stdout.write(help);
} else if (killable === undefined) {
  const names = Object.values(killables).map(({ provider }) => provider);
  const problem = name === undefined ? "Name a package" : `There is no package "${name}"`;
  process.stderr.write(`${problem}: ${names.join(", ")}.\n\n${help}`);
  process.exitCode = 1;
} else {
  // Set first: Pulumi's runtime catches a rejection here and would let the process end with 0.
  process.exitCode = 1;
  process.exitCode = (await kill(killable)) === 0 ? 0 : 1;
}

/** @returns How many kills ended with a flaw. */
async function kill(one: (typeof killables)[keyof typeof killables]): Promise<number> {
  const plugin = join(import.meta.dirname, "../../../packages", one.provider);
  const { count, seed } = { count: Number(values.count), seed: Number(values.seed) };
  const only = values.only?.split(",").map(Number);
  let flawed = 0;
  let all = 0;
  const runs = killRuns({ killable: one, plugin, count, seed, ...(only ? { only } : {}) });
  for await (const { kill, advised, flaws, output } of runs) {
    all++;
    const verdict = flaws.length > 0 ? flaws.join("; ") : advised ? "refused with advice" : "recovered";
    process.stdout.write(`${kill}: ${verdict}\n`);
    if (flaws.length > 0) flawed++;
    if (values.verbose && (flaws.length > 0 || advised)) process.stdout.write(`${output}\n`);
  }
  process.stdout.write(`${all} kills, ${flawed} with flaws\n`);
  return flawed;
}
