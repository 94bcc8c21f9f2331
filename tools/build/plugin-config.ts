import type { Options } from "tsup";
import { pluginBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";

/** The file that a provider package's plugin is made of. */
export const pluginEntry = "src/plugin.ts";

/** What of a plugin's build is its own. Paths are relative to the folder that the build is run in. */
export interface PluginBuild {
  /** Default `src/plugin.ts`. */
  readonly entry?: string;
  /** Default `dist`. */
  readonly outDir?: string;
  /** Default true. */
  readonly minify?: boolean;
}

/**
 * How the plugin that the engine starts is built: `plugin.cjs`, one file with nothing left to resolve, in which a family
 * of definitions runs when it is first used. Beside it are the notices of those whose code it holds.
 */
export function pluginConfig({ entry = pluginEntry, outDir, minify }: PluginBuild = {}): Options {
  return bundleConfig(pluginBundle, { entry, outDir, minify, onDemand: true });
}
