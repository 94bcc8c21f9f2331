import { outlineOf } from "@org/core-provider";
import { serve } from "@org/core-provider/server";
import { floor } from "./provider.ts";

/** Starts the plugin. */
export function start(): void {
  void serve(outlineOf(floor));
}
