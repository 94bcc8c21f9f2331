import { globSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestStack } from "./stack.ts";

const packages = join(import.meta.dirname, "../../../packages");

/** An empty zip file. */
const archive = `PK\u0005\u0006${"\0".repeat(18)}`;

/** Writes the files that the reference's examples of a provider upload, which are in the folder `build`. */
export async function writeUploads(stack: TestStack): Promise<void> {
  const examples = join(packages, stack.provider, "examples");
  const pages = globSync("**/*.md", { cwd: examples }).map((page) => readFileSync(join(examples, page), "utf8"));
  const files = new Set(pages.join("\n").match(/(?<=")build\/[^"]+(?=")/g));
  await mkdir(join(stack.folder, "build"));
  for (const file of files) await stack.write(file, archive);
}
