import { cpSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProviderPackage, providerPackages } from "@org/checks/workspace-packages";
import type { PackageSchema } from "@org/core-provider/codegen";
import { writeDotnetAndJavaSdks, writeSdks } from "@org/examples/convert";
import { runCommand } from "./commands.ts";
import { pythonPackages } from "./python-packages.ts";

/** The SDKs of a provider for other languages. All paths are absolute. */
export interface ReleasedSdks {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  readonly version: string;
  /** Path of the Python wheel. */
  readonly wheel: string;
  /** Path of the Python source distribution. */
  readonly sourceDistribution: string;
  readonly goModule: GoModule;
  /** Folder of the sources for .NET, as the generator writes them. */
  readonly dotnet: string;
  /** Folder of the sources for Java. */
  readonly java: string;
}

/** How to build SDKs. */
export interface SdkOptions {
  /** The version of all SDKs. Defaults to that of each package. */
  readonly version?: string;
}

/** A Go module in a folder. */
export interface GoModule {
  /** Path by which programs import it. */
  readonly path: string;
  readonly folder: string;
  /** The tag in the repository that releases this version. */
  readonly tag: string;
}

/**
 * Builds the SDKs of every provider of a workspace from its committed schema: wheels and source
 * distributions in `python`, and below `go` one module for each provider. Each line of `go/tags` is the tag of a module
 * and its folder. Below `dotnet` and `java` are the sources of each provider.
 *
 * @param folder Absolute path. Files of the same versions are replaced.
 */
export async function releaseSdks(
  workspace: string,
  folder: string,
  { version }: SdkOptions = {},
): Promise<readonly ReleasedSdks[]> {
  const released: ReleasedSdks[] = [];
  for (const each of await providerPackages(workspace)) {
    released.push(await releaseSdksOf(each, folder, version ?? each.manifest.version));
  }
  const tags = released.map(({ goModule }) => `${goModule.tag} ${goModule.folder}\n`);
  await writeFile(join(folder, "go/tags"), tags.join(""));
  return released;
}

async function releaseSdksOf(
  { provider, folder: source }: ProviderPackage,
  folder: string,
  version: string,
): Promise<ReleasedSdks> {
  const committed = JSON.parse(await readFile(join(source, "schema.json"), "utf8")) as PackageSchema;
  const schema = { ...committed, version };
  const work = await mkdtemp(join(tmpdir(), "sdks-"));
  try {
    await writeSdks(schema, work);
    const license = join(source, "LICENSE");
    const python = await buildPython(join(work, "python"), license, join(folder, "python"));
    const goModule = await buildGo(join(work, "go"), license, join(folder, "go", provider), schema);
    const [dotnet, java] = [join(folder, "dotnet", provider), join(folder, "java", provider)];
    await writeDotnetAndJavaSdks(schema, work);
    await replaceFolder(join(work, "dotnet"), dotnet);
    await replaceFolder(join(work, "java"), java);
    return { provider, version, ...python, goModule, dotnet, java };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function buildPython(
  source: string,
  license: string,
  folder: string,
): Promise<Pick<ReleasedSdks, "wheel" | "sourceDistribution">> {
  const [name] = (await readdir(source, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  if (name === undefined) throw new Error(`The generator wrote no Python package into ${source}.`);
  // The generator writes the file next to the modules, but pyproject.toml refers to it here.
  await copyFile(join(source, name.name, "README.md"), join(source, "README.md"));
  await copyFile(license, join(source, "LICENSE"));
  await mkdir(folder, { recursive: true });
  await runCommand("python3", ["-m", "build", "--no-isolation", "--outdir", folder, source], {
    cwd: source,
    // The same input produces the same wheel: its files have the date on which the time of zip archives begins.
    env: { PYTHONPATH: await pythonPackages(), PYTHONDONTWRITEBYTECODE: "1", SOURCE_DATE_EPOCH: "315532800" },
  });
  const metadata = await readFile(join(source, "pyproject.toml"), "utf8");
  const version = /^ *version = "(.*)"$/m.exec(metadata)?.[1];
  if (version === undefined) throw new Error(`pyproject.toml of ${name.name} has no version.`);
  const prefix = join(folder, `${name.name}-${version}`);
  return { wheel: `${prefix}-py3-none-any.whl`, sourceDistribution: `${prefix}.tar.gz` };
}

/** Versions that all Go modules require. */
const goRequirements = {
  "github.com/blang/semver": "v3.5.1+incompatible",
  "github.com/pulumi/pulumi/sdk/v3": "v3.259.0",
};

async function buildGo(
  source: string,
  license: string,
  folder: string,
  { name, version, language }: PackageSchema,
): Promise<GoModule> {
  const path = language.go.importBasePath;
  if (Number(version.split(".")[0]) > 1) {
    throw new Error(
      `The path of a Go module must end with the major version from v2 on: add it to importBasePath of ${name} (${path}).`,
    );
  }
  await replaceFolder(join(source, name), folder);
  await copyFile(license, join(folder, "LICENSE"));
  const requirements = Object.entries(goRequirements).map(([module, required]) => `\t${module} ${required}\n`);
  await writeFile(join(folder, "go.mod"), `module ${path}\n\ngo 1.25.11\n\nrequire (\n${requirements.join("")})\n`);
  await runCommand("go", ["mod", "tidy"], { cwd: folder, env: { GOWORK: "off", GOFLAGS: "-mod=mod" } });
  return { path, folder, tag: `sdk/go/${name}/v${version}` };
}

async function replaceFolder(source: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // For thousands of files, the asynchronous copy takes twenty times as much CPU time.
  cpSync(source, folder, { recursive: true });
}
