import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { explain, missingReleases, writeChangeset } from "./carried-packages.ts";
import { correctVersion, explainVersion, wrongPluginVersions } from "./plugin-versions.ts";

const help = `Checks that the pending release is complete:
  - a package that bundles another is released along with it
  - the plugin version in a package.json is the package's version

  pnpm check:releases         say what is wrong
  pnpm check:releases --fix   write what is missing
`;

const { values } = parseArgs({ options: { fix: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
const workspace = join(import.meta.dirname, "../../..");

if (values.help) process.stdout.write(help);
else if (values.fix) await fix();
else await check();

async function check(): Promise<void> {
  const problems = [
    ...(await missingReleases(workspace)).map(explain),
    ...(await wrongPluginVersions(workspace)).map(explainVersion),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write("The pending release is complete.\n");
}

async function fix(): Promise<void> {
  for (const missing of await missingReleases(workspace)) {
    const file = await writeChangeset(workspace, missing);
    process.stdout.write(`Wrote ${relative(workspace, file)}: a patch of ${missing.carrier.manifest.name}.\n`);
  }
  for (const wrong of await wrongPluginVersions(workspace)) {
    await correctVersion(wrong);
    process.stdout.write(`Made the plugin version of ${wrong.manifest.name} ${wrong.manifest.version}.\n`);
  }
}
