import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** The path of an archive of the tests. */
export function archive(name: string): string {
  return fileURLToPath(new URL(`./archives/${name}`, import.meta.url));
}

/** The stored hash of an archive's contents. */
export function hashOf(path: string): string {
  return `${createHash("sha256").update(readFileSync(path)).digest("hex")}${extname(path)}`;
}
