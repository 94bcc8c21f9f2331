import { join } from "node:path";

// Pulumi's SDK takes a stack trace for each of its promises, for debugging. Mapping them to source lines took a tenth of
// the CPU time of the processes of the end-to-end tests.
const file = join("@pulumi", "pulumi", "runtime", "debuggable.js");
const mapped = Error.prepareStackTrace;

if (mapped !== undefined) {
  Error.prepareStackTrace = (error, frames) =>
    frames[0]?.getFileName()?.endsWith(file) ? String(error) : mapped(error, frames);
}
