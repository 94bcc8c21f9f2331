import { LeapingClock } from "@org/cloudprov-simulator";
import { expect, test } from "vitest";
import { run } from "../stack/stack.ts";
import { longestGoodbyeMs, startUp } from "../stack/terminal-up.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test.each([
  { who: "from a terminal, to all processes", group: true },
  { who: "that only the CLI gets", group: false },
])(
  "an interrupt $who soon ends the wait for a release, and the next up continues with the same one",
  async ({ group }) => {
    const clock = new LeapingClock();
    await using platform = await startPlatform({ releaseMs: 600_000, clock });
    const { state } = platform;
    const service = await state.gatewayServices.create({});
    await state.gatewayApis.create({ serviceId: service.id });
    await using stack = await stackFor(platform, { env: await withYamlHost() });
    await setYamlProgram(
      stack,
      `resources:
  live:
    type: cloudprov:index:ApiGatewayServiceRelease
    properties:
      serviceId: ${service.id}
      environmentName: release
      releaseDesc: first
`,
    );

    const up = startUp(stack);
    const looks = () => platform.calls({ action: "DescribeServiceEnvironmentList" }).length;
    await up.until(() => platform.calls({ action: "ReleaseService" }).length > 0 && looks() >= 3);
    const interruptedAt = performance.now();
    up.interrupt({ group });
    const code = await up.end;
    const tookMs = performance.now() - interruptedAt;

    expect(code).not.toBe(0);
    expect(tookMs, up.output()).toBeLessThan(longestGoodbyeMs);
    expect(await stack.resources()).toHaveLength(1);

    // The release ends meanwhile; nobody has to mend the state by hand, and nothing is released twice. The platform's
    // clock is far ahead now, which signatures must follow.
    clock.advance(600_000);
    await run(stack, ["up", "--yes", "--skip-preview"]);
    expect(platform.calls({ action: "ReleaseService" })).toHaveLength(1);
    await run(stack, ["preview", "--expect-no-changes"]);
    await run(stack, ["destroy", "--yes", "--skip-preview"]);
    expect(platform.journal.violations).toEqual([]);
  },
);
