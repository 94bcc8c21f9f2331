import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { releaseArchives } from "./release-archives.ts";

const help = `Builds what the Pulumi engine downloads by itself: for every provider the archives of its plugin, for all
platforms, with their checksums. The folder mirrors the release host.

  pnpm release:archives [--out <folder>]   default: dist/releases
`;

const workspace = join(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: { out: { type: "string", default: "dist/releases" }, help: { type: "boolean", short: "h" } },
});

if (values.help) {
  process.stdout.write(help);
} else {
  const folder = resolve(workspace, values.out);
  for (const { npmName, version, archives } of await releaseArchives(workspace, folder)) {
    process.stdout.write(`${npmName} ${version}: ${relative(process.cwd(), join(folder, archives))}\n`);
  }
}
