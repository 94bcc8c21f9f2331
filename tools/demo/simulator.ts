import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const simulators = join(import.meta.dirname, "../simulators");
const names = readdirSync(simulators).filter((name) => existsSync(join(simulators, name, "main.ts")));

// The name of a package may stand before the options; what follows it is the simulator's own.
const [first = ""] = process.argv.slice(2);
const named = first !== "" && !first.startsWith("-");
const name = named ? first : "streamprov";
if (names.includes(name)) {
  if (named) process.argv.splice(2, 1);
  await import(pathToFileURL(join(simulators, name, "main.ts")).href);
} else {
  process.stderr.write(`There is no simulator of "${name}". There are: ${names.join(", ")}.\n`);
  process.exitCode = 1;
}
