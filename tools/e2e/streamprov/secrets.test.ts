import { expect, test } from "vitest";
import { example } from "../stack/example.ts";
import { LoudLog } from "../stack/loud-log.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("no secret is in what the CLI prints at its highest verbosity, in the state, or sent to a foreign host", async () => {
  await using platform = await startPlatform({ apiKeyReadyMs: 300 });
  await using stack = await stackFor(platform, { program: example("streamprov-quickstart") });
  const log = new LoudLog();

  await stack.stack.up(log.options);
  const keys = platform.state.apiKeys.list();
  expect(keys.length).toBeGreaterThan(3);
  const plainState = await stack.stateFile();
  await stack.stack.refresh(log.options);
  await stack.stack.destroy(log.options);

  const secrets = keys.flatMap(({ id, secret }) => [secret, btoa(`${id}:${secret}`)]);
  // The log is what it should be: the plugin's requests are in it.
  expect(log.text).toMatch(/POST .*\/iam\/v2\/api-keys/);
  expect(log.telling(secrets)).toEqual([]);
  expect(secrets.filter((secret) => plainState.includes(secret))).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
});
