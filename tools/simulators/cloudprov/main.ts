import { runFromShell } from "@org/simulator";
import { settingsOf, usage } from "./src/command-line.ts";
import { startCloudprovSimulator } from "./src/index.ts";
import { shellLines } from "./src/shell-lines.ts";

void runFromShell({
  usage,
  start: (values) => startCloudprovSimulator(settingsOf(values)),
  lines: shellLines,
});
