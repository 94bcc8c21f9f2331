import { execFile, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import type { PackageSchema } from "@org/core-provider/codegen";
import { cachedFolder, hashOfFiles, machine } from "@org/pulumi-cli/cache";

/** A program in another language, or the reason why the generator wrote none. */
export interface Conversion {
  readonly text?: string;
  readonly error?: string;
}

/** Conversions of one example by language. */
export type Conversions = Readonly<Record<string, Conversion>>;

/** The generators for .NET and Java need another version of Pulumi's packages than those for Go, Python and YAML. */
const generators = { goPythonYaml: import.meta.dirname, dotnetJava: join(import.meta.dirname, "dotnet-java") };

/** What the Go programs can do with a schema. */
interface Request {
  readonly schema: PackageSchema;
  /** Programs in PCL by name. */
  readonly examples?: Readonly<Record<string, string>>;
  /** The folder that gets the SDKs: `go` and `python`, or `dotnet` and `java`. */
  readonly sdkFolder?: string;
  /** Absolute path of the picture of the .NET package. */
  readonly logo?: string;
}

/**
 * Converts programs from PCL to the other languages with the official generators, all at once.
 *
 * @throws Error when Go is not installed, or cannot read the schema.
 */
export async function convert(
  schema: PackageSchema,
  examples: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Conversions>>> {
  const [first = {}, second = {}] = await Promise.all(
    Object.values(generators).map(
      async (module) => JSON.parse(await runGenerators(module, { schema, examples })) as Record<string, Conversions>,
    ),
  );
  return Object.fromEntries(Object.keys(examples).map((name) => [name, { ...first[name], ...second[name] }]));
}

/** Writes the SDKs of a package for Go and Python into a folder. */
export async function writeSdks(schema: PackageSchema, sdkFolder: string): Promise<void> {
  await runGenerators(generators.goPythonYaml, { schema, sdkFolder });
}

/** Writes the sources of the SDKs of a package for .NET and Java into a folder. */
export async function writeDotnetAndJavaSdks(schema: PackageSchema, sdkFolder: string): Promise<void> {
  const logo = join(generators.dotnetJava, "logo.png");
  await runGenerators(generators.dotnetJava, { schema, sdkFolder, logo });
}

async function runGenerators(module: string, request: Request): Promise<string> {
  const child = spawn(await compiled(module), { stdio: ["pipe", "pipe", "pipe"] });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  child.stdin.end(JSON.stringify(request));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (code !== 0) throw new Error(`The program generators failed: ${errors.trim()}`);
  return output;
}

/**
 * The executable of generators, from the cache. For each run, `go run` would first look for changes in hundreds of
 * packages.
 */
async function compiled(module: string): Promise<string> {
  const sources = globSync("*.{go,mod,sum}", { cwd: module }).sort();
  const executable = process.platform === "win32" ? "generators.exe" : "generators";
  const name = ["generators", machine, await go(module, ["env", "GOVERSION"]), await hashOfFiles(module, sources)];
  const folder = await cachedFolder(name.join("-"), async (work) => {
    await go(module, ["build", "-o", join(work, executable), "."]);
  });
  return join(folder, executable);
}

async function go(module: string, args: readonly string[]): Promise<string> {
  try {
    const env = { ...process.env, GOWORK: "off" };
    return (await promisify(execFile)("go", args, { cwd: module, env })).stdout.trim();
  } catch (cause) {
    const need = "They need Go 1.25 or later (https://go.dev/dl).";
    throw new Error(`The generators for other languages do not compile. ${need}`, { cause });
  }
}
