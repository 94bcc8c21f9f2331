import { serve } from "@org/core-provider/server";
import { outline } from "./outline.ts";

// The commands take these from here, so that the package holds the definitions and the core once.
export { completeProvider, terraformImports, terraformMapping } from "@org/core-provider";
export { discoverableKinds } from "@org/core-provider/server";
export { outline } from "./outline.ts";

/** Starts the plugin. Its launcher calls this; who only loads the file starts nothing. */
export function start(): void {
  void serve(outline);
}
