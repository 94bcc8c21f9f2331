import { serve } from "@org/core-provider/server";
import { outline } from "./outline.ts";

// The commands import these from here, so that the package contains the definitions and the core only once.
export { completeProvider, terraformImports, terraformMapping } from "@org/core-provider";
export { callFunction, discoverableKinds } from "@org/core-provider/server";
export { dataPlaneServices, reachableServices } from "./data-plane-services.ts";
export { outline } from "./outline.ts";

/** Starts the plugin. The launcher calls it; loading this file starts nothing. */
export function start(): void {
  void serve(outline);
}
