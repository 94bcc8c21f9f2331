import { LeapingClock } from "@org/appprov-simulator";
import { expect, test } from "vitest";
import { run } from "../stack/stack.ts";
import { longestGoodbyeMs, startUp } from "../stack/terminal-up.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { giveEnvironment, objectsOn, operationsAsked, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test.each([
  { who: "from a terminal, to all processes", group: true },
  { who: "that only the CLI gets", group: false },
])(
  "an interrupt $who ends the wait for a deployment, and the next up continues with the same one",
  async ({ group }) => {
    const clock = new LeapingClock();
    await using platform = await startPlatform({ operationMs: { deploy: 600_000 }, clock });
    const { envId } = await giveEnvironment(platform);
    const before = objectsOn(platform);
    await using stack = await stackFor(platform, { env: await withYamlHost() });
    await setYamlProgram(
      stack,
      `resources:
  web:
    type: appprov:index:App
    properties:
      envId: ${envId}
      handle: web
      dockerImage: web:1
      config:
        LEVEL: info
`,
    );

    const up = startUp(stack);
    await up.until(() => platform.journal.count({ method: "GET", path: /\/operations\/\d+$/ }) >= 2);
    const interruptedAt = performance.now();
    up.interrupt({ group });
    const code = await up.end;
    const tookMs = performance.now() - interruptedAt;

    expect(code).not.toBe(0);
    expect(tookMs, up.output()).toBeLessThan(longestGoodbyeMs);
    expect(up.output()).toMatch(/continues on the platform.*`aptible operation:follow \d+`/);
    const ids = platform.state.apps.list().map(({ id }) => id);
    expect((await stack.resources()).map(({ id }) => id)).toEqual(ids);

    // Nobody has to mend the state by hand: the deployment ends meanwhile, and the next up finds it done.
    clock.advance(600_000);
    await run(stack, ["up", "--yes", "--skip-preview"]);
    expect(operationsAsked(platform)).toEqual(["app deploy"]);
    expect(platform.state.apps.list()).toMatchObject([{ id: ids[0], deployed: true }]);
    await run(stack, ["preview", "--expect-no-changes"]);
    await run(stack, ["destroy", "--yes", "--skip-preview"]);
    expect(objectsOn(platform)).toEqual(before);
  },
);
