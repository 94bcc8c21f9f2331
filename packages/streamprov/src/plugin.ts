import { serve } from "@org/core-provider/server";
import { provider } from "./provider.ts";

// The commands import these from here, so that the package contains the definitions and the core only once.
export { terraformImports, terraformMapping } from "@org/core-provider";
export { discoverableKinds } from "@org/core-provider/server";
export { dataPlaneServices, reachableServices } from "./data-plane-services.ts";
export { provider } from "./provider.ts";

/** Starts the plugin. The launcher calls it; loading this file starts nothing. */
export function start(): void {
  void serve(provider);
}
