import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { PackageSchema } from "@org/core-provider/codegen";

/** A program in another language, or the reason why the generator wrote none. */
export interface Conversion {
  readonly text?: string;
  readonly error?: string;
}

/** Conversions of one example by language. */
export type Conversions = Readonly<Record<string, Conversion>>;

/** What the Go program of this folder can do with a schema. */
interface Request {
  readonly schema: PackageSchema;
  /** Programs in PCL by name. */
  readonly examples?: Readonly<Record<string, string>>;
  /** The folder that gets the SDKs for Go and Python, in `go` and `python`. */
  readonly sdkFolder?: string;
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
  return JSON.parse(await runGenerators({ schema, examples })) as Record<string, Conversions>;
}

/** Writes the SDKs of a package for Go and Python into a folder. */
export async function writeSdks(schema: PackageSchema, sdkFolder: string): Promise<void> {
  await runGenerators({ schema, sdkFolder });
}

async function runGenerators(request: Request): Promise<string> {
  const child = spawn("go", ["run", "."], {
    cwd: import.meta.dirname,
    env: { ...process.env, GOWORK: "off" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const started = new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", (cause) =>
      reject(new Error("Examples in other languages need Go 1.25 or later (https://go.dev/dl).", { cause })),
    );
  });
  await started;
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.stdin.end(JSON.stringify(request));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (code !== 0) throw new Error(`The program generators failed: ${errors.trim()}`);
  return output;
}
