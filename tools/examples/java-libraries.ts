import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { cacheFolder } from "@org/pulumi-cli/cache";

const version = "1.12.0";

/**
 * The class path of Pulumi's SDK for Java, which Maven downloads once into the cache.
 *
 * @throws Error when Maven is not installed, or cannot reach its registry.
 */
export async function javaLibraries(): Promise<string> {
  const cache = cacheFolder(process.env);
  const folder = join(cache, `java-${version}`);
  if ((await librariesIn(folder)).length === 0) {
    await mkdir(cache, { recursive: true });
    // Next to the target, because a rename is atomic only within one file system.
    const work = await mkdtemp(join(cache, "filling-"));
    try {
      await download(work);
      await rename(work, folder);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  return (await librariesIn(folder)).join(delimiter);
}

async function librariesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".jar")).map((name) => join(folder, name));
}

async function download(folder: string): Promise<void> {
  const project = join(import.meta.dirname, "dotnet-java/pom.xml");
  const goal = ["dependency:copy-dependencies", `-DoutputDirectory=${folder}`, `-Dpulumi.version=${version}`];
  try {
    await promisify(execFile)("mvn", ["--quiet", "--batch-mode", "--file", project, ...goal]);
  } catch (cause) {
    throw new Error("Examples in Java need a JDK 17 or later, and Maven.", { cause });
  }
}
