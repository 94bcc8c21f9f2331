import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PublishablePackage, publishablePackages } from "../workspace-packages.ts";
import { describeSize, type PackageSize, problemsOfSize, sizeOf } from "./package-size.ts";
import { problemsOfFiles } from "./packed-files.ts";
import { problemsOfManifest } from "./packed-manifest.ts";
import { problemsOfPublint } from "./publint.ts";
import { problemsOfTypes } from "./published-types.ts";
import { filesOfTarball } from "./tarball.ts";

const workspace = join(import.meta.dirname, "../../..");

const packages = await publishablePackages(workspace);
process.stdout.write(`Building, packing and checking ${packages.length} packages.\n`);
build(packages);
let failed = false;
for (const each of packages) {
  const { size, problems } = await check(each);
  const title = `${each.manifest.name} ${each.manifest.version}`;
  process.stdout.write(`${problems.length === 0 ? "ok    " : "FAILED"} ${title}: ${describeSize(size)}\n`);
  for (const problem of problems) process.stdout.write(`       - ${problem}\n`);
  failed ||= problems.length > 0;
}
if (failed) process.exitCode = 1;

async function check({ folder }: PublishablePackage): Promise<{ size: PackageSize; problems: readonly string[] }> {
  const tarball = await pack(folder);
  const files = filesOfTarball(tarball);
  const size = sizeOf(tarball, files);
  const manifest = files.find(({ path }) => path === "package.json");
  const problems = [
    ...problemsOfFiles(files),
    ...(manifest === undefined ? [] : problemsOfManifest(JSON.parse(manifest.content.toString("utf8")))),
    ...problemsOfSize(size, files),
    ...(await problemsOfPublint(tarball)),
    ...(await problemsOfTypes(tarball)),
  ];
  return { size, problems };
}

function build(all: readonly PublishablePackage[]): void {
  const names = all.map(({ manifest }) => manifest.name).join(",");
  run("nx", ["run-many", "-t", "build", "--projects", names, "--output-style", "static"], workspace);
}

async function pack(folder: string): Promise<Buffer> {
  const destination = await mkdtemp(join(tmpdir(), "package-check-"));
  try {
    run("pnpm", ["pack", "--pack-destination", destination], folder);
    const [file] = await readdir(destination);
    if (file === undefined) throw new Error(`pnpm pack left no archive for ${folder}.`);
    return await readFile(join(destination, file));
  } finally {
    await rm(destination, { recursive: true, force: true });
  }
}

/** Runs a command and shows its output only when it fails. */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status === 0) return;
  if (error !== undefined) {
    process.stderr.write(
      `\`${command}\` does not start (${error.message}): run this as \`npx -y pnpm@12 check:packages\`.\n`,
    );
  } else {
    process.stderr.write(`${stdout}${stderr}\`${command} ${args.join(" ")}\` failed in ${cwd}.\n`);
  }
  process.exit(1);
}
