import { enableCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import type { TeamRun } from "./stack.ts";

// Each thread loads the libraries. With the cache, which must be enabled first, this takes a third less CPU.
enableCompileCache();
const { runStack } = await import("./stack.ts");

parentPort?.postMessage("loaded");

let interrupt: AbortController;
parentPort?.on("message", async (message: TeamRun | "interrupt") => {
  if (message === "interrupt") {
    interrupt.abort();
    return;
  }
  // The Automation API never removes its listeners from a signal, so each run has its own.
  interrupt = new AbortController();
  await runStack(message, interrupt.signal, (progress) => parentPort?.postMessage(progress));
});
