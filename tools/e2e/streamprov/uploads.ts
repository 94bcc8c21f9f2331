import { globSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestStack } from "../stack/stack.ts";

const examples = join(import.meta.dirname, "../../../packages/streamprov/examples");

/** Writes the files that the reference's examples upload, which are in the folder `build`. */
export async function writeUploads(stack: TestStack): Promise<void> {
  const pages = globSync("**/*.md", { cwd: examples }).map((page) => readFileSync(join(examples, page), "utf8"));
  const files = new Set(pages.join("\n").match(/(?<=")build\/[^"]+(?=")/g));
  await mkdir(join(stack.folder, "build"));
  for (const file of files) await stack.write(file, "code");
}
