import { runFromShell } from "@org/simulator";
import { settingsOf, usage } from "./src/command-line.ts";
import { startSimulator } from "./src/index.ts";
import { shellLines } from "./src/shell-lines.ts";

void runFromShell({
  usage,
  start: (values, snapshot) => startSimulator({ ...settingsOf(values), ...(snapshot && { snapshot }) }),
  lines: (platform, values) => shellLines(platform, { cluster: values["cluster"] === true }),
});
