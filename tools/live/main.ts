import { runLive } from "./live.ts";
import { optionsIn, UsageError, usage } from "./options.ts";

try {
  const options = optionsIn(process.argv.slice(2));
  if (options === undefined) process.stdout.write(usage);
  else process.exitCode = await runLive({ options, env: process.env, print: (line) => console.log(line) });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
