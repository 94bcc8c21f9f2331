import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";
import type { Plugin } from "esbuild";
import { joinedChunks } from "./joined-chunks.ts";

/**
 * Builds a CommonJS bundle as one file in which what is behind an `import()` runs when it is first needed. The build
 * must not write its files itself.
 *
 * @param name - Name of the entry, without the ending.
 */
export function inOneFile(name: string): Plugin {
  return {
    name: "in-one-file",
    setup({ initialOptions, onEnd }) {
      initialOptions.format = "esm";
      initialOptions.splitting = true;
      onEnd((result) => {
        const [first] = result.outputFiles ?? [];
        if (first === undefined) return;
        const chunks = new Map(result.outputFiles?.map(({ path, text }) => [basename(path), text]));
        const entry = [...chunks.keys()].find((file) => file.replace(/\.[cm]?js$/, "") === name);
        if (entry === undefined) throw new Error(`the build has no file ${name}`);
        const text = joinedChunks(chunks, entry);
        const path = join(dirname(first.path), entry);
        // Reports a syntax error now.
        new Script(`(function(){${text}})`, { filename: path });
        result.outputFiles = [{ ...first, path, contents: Buffer.from(text), text }];
      });
    },
  };
}
