import { join } from "node:path";

// Pulumi's SDK takes the stack trace of each of its promises, for debugging. Vitest would find the source lines of each of
// them, in a tenth of the CPU time of the processes of the end-to-end tests.
const file = join("@pulumi", "pulumi", "runtime", "debuggable.js");
const mapped = Error.prepareStackTrace;

if (mapped !== undefined) {
  Error.prepareStackTrace = (error, frames) =>
    frames[0]?.getFileName()?.endsWith(file) ? String(error) : mapped(error, frames);
}
