import { join } from "node:path";
import { type Bundle, commandBundle, pluginBundle, simulatorBundle } from "@org/build/bundle";
import { bundledIn } from "@org/build/bundled-packages";
import { type Manifest, type PublishablePackage, publishablePackages } from "../workspace-packages.ts";
import { problemsOfBundledCode } from "./bundled-code.ts";
import { buildPackages, pack } from "./pack.ts";
import { describeSize, type PackageSize, problemsOfSize, sizeOf } from "./package-size.ts";
import { problemsOfFiles } from "./packed-files.ts";
import { problemsOfManifest } from "./packed-manifest.ts";
import { problemsOfPublint } from "./publint.ts";
import { problemsOfTypes } from "./published-types.ts";
import { filesOfTarball, type PackedFile } from "./tarball.ts";

const workspace = join(import.meta.dirname, "../../..");

const packages = await publishablePackages(workspace);
process.stdout.write(`Building, packing and checking ${packages.length} packages.\n`);
await buildPackages(
  workspace,
  packages.map(({ manifest }) => manifest.name),
);
let failed = false;
for (const each of packages) {
  const { size, problems } = await check(each);
  const title = `${each.manifest.name} ${each.manifest.version}`;
  process.stdout.write(`${problems.length === 0 ? "ok    " : "FAILED"} ${title}: ${describeSize(size)}\n`);
  for (const problem of problems) process.stdout.write(`       - ${problem}\n`);
  failed ||= problems.length > 0;
}
if (failed) process.exitCode = 1;

async function check({
  folder,
  manifest,
}: PublishablePackage): Promise<{ size: PackageSize; problems: readonly string[] }> {
  const tarball = await pack(folder);
  const files = filesOfTarball(tarball);
  const size = sizeOf(tarball, files);
  const packed = files.find(({ path }) => path === "package.json");
  const problems = [
    ...problemsOfFiles(files),
    ...(packed === undefined ? [] : problemsOfManifest(JSON.parse(packed.content.toString("utf8")))),
    ...problemsOfSize(size, files),
    ...(await problemsOfBundles(folder, files, bundlesOf(manifest))),
    ...(await problemsOfPublint(tarball)),
    ...(await problemsOfTypes(tarball)),
  ];
  return { size, problems };
}

function bundlesOf({ name, pulumi }: Manifest): readonly Bundle[] {
  if (name.endsWith("-simulator")) return [simulatorBundle];
  return pulumi === undefined ? [] : [pluginBundle, commandBundle];
}

async function problemsOfBundles(
  folder: string,
  files: readonly PackedFile[],
  bundles: readonly Bundle[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const bundle of bundles) {
    problems.push(...problemsOfBundledCode(bundle, files, await bundledIn(bundle, folder)));
  }
  return problems;
}
