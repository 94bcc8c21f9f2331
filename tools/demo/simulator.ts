import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const simulators = join(import.meta.dirname, "../simulators");
const names = readdirSync(simulators).filter((name) => existsSync(join(simulators, name, "main.ts")));
const [name = ""] = process.argv.slice(2);

if (names.includes(name)) {
  // The simulator reads the options that follow its name.
  process.argv.splice(2, 1);
  await import(pathToFileURL(join(simulators, name, "main.ts")).href);
} else if (name === "" || name.startsWith("-")) {
  process.stdout.write(await usage());
} else {
  process.stderr.write(`There is no simulator "${name}".\n\n${await usage()}`);
  process.exitCode = 1;
}

async function usage(): Promise<string> {
  const lines = await Promise.all(names.map(async (each) => `  ${each.padEnd(12)}${await description(each)}`));
  return [
    "Starts the simulator of a platform: npx -y pnpm@12 run simulator NAME [OPTIONS]",
    "",
    ...lines,
    "",
    "`NAME --help` lists the options of a simulator.",
    "",
  ].join("\n");
}

async function description(simulator: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(simulators, simulator, "package.json"), "utf8"));
  return (manifest as { readonly description: string }).description;
}
