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
  const require = createRequire(join(folder, "package.json"));
  const found = moduleOf(require, "typescript");
  if (typeof found?.createSourceFile === "function") return found;
  throw new Refusal(
    `Reading the program requires the project's TypeScript compiler, but ${found === undefined ? "there is none" : `${found.version} has no API`}. Install the project's packages, including typescript@6, in ${folder}, then run this command again.`,
  );
}

function moduleOf(require: NodeJS.Require, name: string): Compiler | undefined {
  try {
    return require(name) as Compiler;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
