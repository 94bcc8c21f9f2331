import { spawnSync } from "node:child_process";

// Runs the tests of the projects that a change touches, and of those that depend on them. Arguments for
// `nx show projects` choose the change: `--base=main` (the default), `--uncommitted`, `--files=...`.

const shown = spawnSync("nx", ["show", "projects", "--affected", "--json", ...process.argv.slice(2)], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
if (shown.status !== 0) process.exit(shown.status ?? 1);
const affected = (JSON.parse(shown.stdout) as string[]).map(testProject).filter((name) => name !== undefined);
if (affected.length === 0) {
  process.stdout.write("The change touches no project with tests.\n");
  process.exit(0);
}
const options = affected.flatMap((name) => ["--project", name]);
process.exit(spawnSync("vitest", ["run", "--passWithNoTests", ...options], { stdio: "inherit" }).status ?? 1);

/** The name that vitest knows a package by; undefined for packages outside of the workspace's scope, such as examples. */
function testProject(packageName: string): string | undefined {
  if (packageName === "@org/workspace" || !packageName.startsWith("@org/")) return undefined;
  const name = packageName.slice("@org/".length);
  return name === "simulator" ? "simulator-shared" : name;
}
