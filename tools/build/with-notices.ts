import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import type { Bundle } from "./bundle.ts";
import { bundledPackages } from "./bundled-packages.ts";
import { noticesOf } from "./notices.ts";

/**
 * Writes two files next to a bundle: the license notices of the bundled code, which are published with it, and esbuild's
 * description of the bundle, which the checks and the bill of materials read.
 */
export function withNotices(bundle: Bundle): Plugin {
  return {
    name: "with-notices",
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(async ({ metafile, errors }) => {
        if (metafile === undefined || errors.length > 0) return;
        const folder = process.cwd();
        const outDir = join(folder, initialOptions.outdir ?? ".");
        await mkdir(outDir, { recursive: true });
        await writeFile(join(outDir, bundle.notices), noticesOf(bundle, bundledPackages(metafile, folder)));
        await writeFile(join(outDir, bundle.metafile), JSON.stringify(metafile));
      });
    },
  };
}
