import { parseArgs } from "node:util";
import { settingsOf, usage } from "./src/command-line.ts";
import { startAppprovSimulator } from "./src/index.ts";
import { shellLines } from "./src/shell-lines.ts";

try {
  const { values } = parseArgs({ options: usage.options, strict: true });
  if (values.help) console.log(usage.page);
  else await run(settingsOf(values), values.environment === true);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(settings: ReturnType<typeof settingsOf>, environment: boolean): Promise<void> {
  const platform = await startAppprovSimulator(settings);
  const stop = () => void platform.close();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  console.log(await shellLines(platform, { environment }));
}
