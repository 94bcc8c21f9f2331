import { createRequire } from "node:module";
import { join } from "node:path";
import type typescript from "typescript";
import { Refusal } from "../../refusal.ts";

/** The TypeScript compiler. */
export type Compiler = typeof typescript;

/**
 * The TypeScript compiler of a project. Its own version supports the syntax of its program.
 *
 * @throws {Refusal} if the project has none.
 */
export function compilerOf(folder: string): Compiler {
  const usable = compilerIn(folder);
  if (usable !== undefined) return usable;
  const found = moduleOf(createRequire(join(folder, "package.json")), "typescript");
  throw new Refusal(
    "missing-tool",
    `Reading the program requires the project's TypeScript compiler, but ${found === undefined ? "there is none" : `${found.version} has no API`}. Install the project's packages, including typescript@6, in ${folder}, then run this command again.`,
  );
}

/** The TypeScript compiler of a project; undefined if it has none that can read a program. */
export function compilerIn(folder: string): Compiler | undefined {
  const found = moduleOf(createRequire(join(folder, "package.json")), "typescript");
  return typeof found?.createSourceFile === "function" ? found : undefined;
}

function moduleOf(require: NodeJS.Require, name: string): Compiler | undefined {
  try {
    return require(name) as Compiler;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
