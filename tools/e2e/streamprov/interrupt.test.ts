import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { run } from "../stack/stack.ts";
import { longestGoodbyeMs, startUp } from "../stack/terminal-up.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";
import { startWaitingUp } from "./waiting-up.ts";

test.each([
  { who: "from a terminal, to all processes", group: true },
  { who: "that only the CLI gets", group: false },
])("an interrupt $who ends a create soon, and what was made is in the state", async ({ group }) => {
  await using waiting = await startWaitingUp();
  const { platform, stack, before, up } = waiting;

  const interruptedAt = performance.now();
  up.interrupt({ group });
  const code = await up.end;
  const tookMs = performance.now() - interruptedAt;

  expect(code).not.toBe(0);
  expect(tookMs, up.output()).toBeLessThan(longestGoodbyeMs);
  process.stdout.write(`the CLI ended ${(tookMs / 1000).toFixed(1)} s after the interrupt\n`);

  const [cluster] = platform.state.kafkaClusters.list();
  const resources = await stack.resources();
  expect(resources.map(({ id }) => id)).toContain(cluster?.id);
  expect(resources).toHaveLength(2);

  // Nobody has to mend the state by hand: the next up waits for the same cluster.
  waiting.provision();
  await run(stack, ["up", "--yes", "--skip-preview"]);
  expect(platform.state.kafkaClusters.list()).toMatchObject([{ id: cluster?.id }]);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
});

test("an interrupt while the answer to a create is on its way loses nothing either", async () => {
  // Well below the two seconds that an interrupt leaves to a write.
  await using platform = await startPlatform({ slowMs: 500 });
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, "resources:\n  app:\n    type: streamprov:index:ServiceAccount\n");
  platform.failNext({ method: "POST", path: /\/service-accounts$/, kind: "slow" });

  const up = startUp(stack);
  await up.until(() => platform.state.serviceAccounts.list().length > 0);
  up.interrupt({ group: true });
  await up.end;

  const onPlatform = platform.state.serviceAccounts.list().map(({ id }) => id);
  expect(
    (await stack.resources()).map(({ id }) => id),
    up.output(),
  ).toEqual(onPlatform);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(platform.state.serviceAccounts.list()).toEqual([]);
});
