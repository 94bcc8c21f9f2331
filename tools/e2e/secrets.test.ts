import { expect, test } from "vitest";
import { startPlatform } from "./stack/platform.ts";
import { quickstart } from "./stack/quickstart.ts";
import { run, stackFor } from "./stack/stack.ts";

test("no secret is in what the CLI prints at its highest verbosity, in the state, or sent to a foreign host", async () => {
  await using platform = await startPlatform({ apiKeyReadyMs: 300 });
  await using stack = await stackFor(platform, { program: quickstart });
  let log = "";
  const loud = {
    color: "never",
    debug: true,
    logFlow: true,
    logToStdErr: true,
    logVerbosity: 9,
    onOutput: (text: string) => {
      log += text;
    },
    onError: (text: string) => {
      log += text;
    },
  } as const;

  await stack.stack.up(loud);
  const keys = platform.state.apiKeys.list();
  expect(keys.length).toBeGreaterThan(3);
  const plainState = await run(stack, ["stack", "export"]);
  await stack.stack.refresh(loud);
  await stack.stack.destroy(loud);

  const secrets = keys.flatMap(({ id, secret }) => [secret, btoa(`${id}:${secret}`)]);
  // The log is what it should be: the plugin's requests are in it.
  expect(log).toMatch(/POST .*\/iam\/v2\/api-keys/);
  const telling = log.split("\n").filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(telling.filter((line) => !isOfOthers(line)).map((line) => line.slice(0, 200))).toEqual([]);
  expect(secrets.filter((secret) => plainState.includes(secret))).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
});

/**
 * At this verbosity the engine writes down every value that it sends or gets, and the program's SDK every registration,
 * secrets included. No plugin can keep them from it.
 */
function isOfOthers(line: string): boolean {
  return /"msg":"(Unm|M)arshaling property for RPC\[/.test(line) || line.includes("RegisterResource RPC finished:");
}
