import type { Options } from "tsup";
import type { Bundle } from "./bundle.ts";
import { inOneFile } from "./in-one-file.ts";
import { type BundleBeside, loadsBeside } from "./loads-beside.ts";
import { withNotices } from "./with-notices.ts";
import { withoutExperimentalParser } from "./without-experimental-parser.ts";

/** What of a bundle's build is its own. Paths are relative to the folder that the build is run in. */
export interface BundleBuild {
  readonly entry: string;
  /** Default `dist`. */
  readonly outDir?: string | undefined;
  /** Default true. */
  readonly minify?: boolean | undefined;
  /** Whether modules behind an `import()` run only when they are first needed. Default false. */
  readonly onDemand?: boolean;
  /** What it loads when it runs, and does not hold itself. Default: nothing. */
  readonly beside?: BundleBeside;
}

/** How a bundle is built: one CommonJS file, and beside it the notices of those whose code it holds. */
export function bundleConfig(
  bundle: Bundle,
  { entry, outDir = "dist", minify = true, onDemand = false, beside }: BundleBuild,
): Options {
  return {
    entry: { [bundle.name]: entry },
    outDir,
    format: ["cjs"],
    target: "node22",
    platform: "node",
    noExternal: [/.*/],
    splitting: false,
    minify,
    esbuildPlugins: [
      ...(beside === undefined ? [] : [loadsBeside(beside)]),
      withoutExperimentalParser(),
      ...(onDemand ? [inOneFile(bundle.name)] : []),
      withNotices(bundle),
    ],
    esbuildOptions: (options) => {
      options.conditions = ["@org/source", "node"];
      options.legalComments = "none";
      // The folder of the file, which CommonJS calls otherwise.
      options.define = { ...options.define, "import.meta.dirname": "__dirname" };
    },
  };
}
