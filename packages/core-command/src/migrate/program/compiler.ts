import { createRequire } from "node:module";
import { join } from "node:path";
import type typescript from "typescript";
import { Refusal } from "../../refusal.ts";

/** The TypeScript compiler, as far as it reads programs. */
export type Compiler = typeof typescript;

/**
 * The TypeScript compiler of a project: that of its own version knows what its program may be written in.
 *
 * @throws {Refusal} when the project has none.
 */
export function compilerOf(folder: string): Compiler {
  const require = createRequire(join(folder, "package.json"));
  const found = moduleOf(require, "typescript");
  if (typeof found?.createSourceFile === "function") return found;
  throw new Refusal(
    `The program is read by the TypeScript compiler of the project, and ${found === undefined ? "there is none" : `${found.version} cannot be asked by programs`}: install the project's packages, with typescript@6 among them, in ${folder}, and come back.`,
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
