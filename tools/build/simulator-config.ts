import { defineConfig } from "tsup";
import { simulatorBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";

/** Builds the program that starts a simulator: `simulator.cjs`, one file that runs without the workspace. */
export const simulatorConfig = defineConfig({ ...bundleConfig(simulatorBundle, { entry: "main.ts" }), clean: true });
