import { parentPort, workerData } from "node:worker_threads";
import { runStack, type TeamRun } from "./stack.ts";

const interrupt = new AbortController();
parentPort?.once("message", () => interrupt.abort());
const run: TeamRun = workerData;
await runStack(run, interrupt.signal, (progress) => parentPort?.postMessage(progress));
// Ends the thread, in which the Automation API can leave timers.
process.exit();
