import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { cachedFolder } from "@org/pulumi-cli/cache";

const version = "1.12.0";

/**
 * The class path of Pulumi's SDK for Java, which Maven downloads once into the cache.
 *
 * @throws Error when Maven is not installed, cannot reach its registry, or has downloaded nothing.
 */
export async function javaLibraries(): Promise<string> {
  const folder = await cachedFolder(`java-${version}`, download);
  const libraries = (await readdir(folder)).filter((name) => name.endsWith(".jar"));
  if (libraries.length === 0) throw new Error(`${folder} contains no JAR. Delete it, so that it is filled again.`);
  return libraries.map((name) => join(folder, name)).join(delimiter);
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
