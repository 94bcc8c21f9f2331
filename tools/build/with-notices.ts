import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { bundledPackages, pluginMetafile } from "./bundled-packages.ts";
import { noticesFile, noticesOf } from "./notices.ts";

/**
 * Writes two files beside the bundle: the notices of those whose code is in it, which are handed on with it, and what
 * esbuild tells of it, which the checks and the bill of materials read.
 */
export function withNotices(): Plugin {
  return {
    name: "with-notices",
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(async ({ metafile, errors }) => {
        if (metafile === undefined || errors.length > 0) return;
        const folder = process.cwd();
        const outDir = join(folder, initialOptions.outdir ?? ".");
        await mkdir(outDir, { recursive: true });
        await writeFile(join(outDir, noticesFile), noticesOf(bundledPackages(metafile, folder)));
        await writeFile(join(outDir, pluginMetafile), JSON.stringify(metafile));
      });
    },
  };
}
