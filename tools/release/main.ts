import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Platform, platformHere, platforms, titleOf } from "./platforms.ts";
import { releaseArchives, writeCodeCaches } from "./release-archives.ts";
import { smokeTest } from "./smoke.ts";

const help = `Builds the archives from which the Pulumi engine installs the plugins of all providers: self-contained ones, which
include Node, and below slim/ those without Node, with their checksums. The folder mirrors the release host.

  pnpm release:archives [--out <folder>] [--code-caches <folder>] [--here | --smoke]

  --out <folder>           Defaults to dist/releases.
  --code-caches <folder>   The compiled code of the plugins for the other platforms. Without it, their first start is
                           slower.
  --here                   Build self-contained archives only for this platform.
  --smoke                  Build them only for this platform, and check that they work without Node.

  pnpm release:archives --only-code-caches [--out <folder>]

  Writes the compiled code of the plugins for this platform. The folder defaults to dist/code-caches.
`;

const workspace = join(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    out: { type: "string" },
    "code-caches": { type: "string" },
    here: { type: "boolean" },
    smoke: { type: "boolean" },
    "only-code-caches": { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
});

if (values.help) {
  process.stdout.write(help);
} else if (values["only-code-caches"]) {
  const folder = resolve(workspace, values.out ?? "dist/code-caches");
  for (const name of await writeCodeCaches(workspace, folder)) print(join(folder, name));
} else {
  const folder = resolve(workspace, values.out ?? "dist/releases");
  const selfContained: readonly Platform[] = values.here || values.smoke ? [platformHere] : platforms;
  const caches = values["code-caches"];
  const codeCaches = caches === undefined ? undefined : resolve(workspace, caches);
  for (const { provider, version, archives } of await releaseArchives(workspace, folder, {
    selfContained,
    codeCaches,
  })) {
    if (values.smoke) {
      const archive = `pulumi-resource-${provider}-v${version}-${titleOf(platformHere)}.tar.gz`;
      await smokeTest(join(folder, archives, archive), { provider, version });
    }
    print(join(folder, archives));
  }
}

function print(path: string): void {
  process.stdout.write(`${relative(process.cwd(), path)}\n`);
}
