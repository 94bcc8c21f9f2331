import { parentPort } from "node:worker_threads";
import { runStack, type TeamRun } from "./stack.ts";

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
