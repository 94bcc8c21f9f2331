import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { difference, isEmpty, write } from "./difference.ts";
import { expectedFiles, type Files, providerPackages } from "./expected-files.ts";
import { simulatedPages } from "./simulated/pages.ts";

const help = `Writes what is derived from the provider definitions, for each package with a src/outline.ts:
  schema.json   the Pulumi package schema
  src/family-names.ts
                which family each definition is in, so that only families in use are loaded
  src/sdk/      the SDK that programs import
  docs/         the reference documentation
  examples/     the examples of the reference in all languages; converting a changed example needs Go
It also writes docs/simulated-*.md, which state what the simulators implement.

  pnpm generate           write changed files, delete obsolete files
  pnpm generate --check   write nothing; list stale files, and fail if there are any
`;

const { values } = parseArgs({ options: { check: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
const workspace = join(import.meta.dirname, "../..");

if (values.help) process.stdout.write(help);
else await run({ check: values.check ?? false });

async function run({ check }: { readonly check: boolean }): Promise<void> {
  let stale = false;
  for (const [folder, files] of generated()) {
    const at = relative(workspace, folder);
    const found = await difference(folder, await files());
    if (isEmpty(found)) {
      process.stdout.write(`${at}: up to date.\n`);
      continue;
    }
    stale = true;
    for (const path of found.changed.keys())
      process.stdout.write(`${join(at, path)} ${check ? "is stale" : "written"}\n`);
    for (const path of found.leftOver)
      process.stdout.write(`${join(at, path)} ${check ? "is left over" : "deleted"}\n`);
    if (!check) await write(folder, found);
  }
  if (check && stale) {
    process.stderr.write("Generated files do not match the definitions. Run: pnpm generate\n");
    process.exitCode = 1;
  }
}

/** The folders with generated files, and what these should contain. */
function generated(): readonly (readonly [folder: string, files: () => Promise<Files>])[] {
  return [
    ...providerPackages(workspace).map((folder) => [folder, () => expectedFiles(folder)] as const),
    [join(workspace, "docs"), simulatedPages],
  ];
}
