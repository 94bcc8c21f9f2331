import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { run } from "../stack/stack.ts";
import { startUp } from "../stack/terminal-up.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const locked = /the stack is currently locked by 1 lock\(s\).*`pulumi cancel`/s;
const program = `resources:
  shop:
    type: streamprov:index:Environment
  orders:
    type: streamprov:index:KafkaCluster
    properties:
      availability: SINGLE_ZONE
      cloud: AWS
      region: eu-central-1
      basic: {}
      environment:
        id: \${shop.id}
`;

/** A stack whose first run waits for a cluster until the test provisions it. */
async function waiting() {
  const platform = await startPlatform({ provisionMs: { kafkaCluster: 600_000 } });
  const stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, program);
  const before = contentsOf(platform);
  const first = startUp(stack);
  await first.until(() => platform.journal.count({ method: "GET", path: /\/cmk\/v2\/clusters\// }) >= 2);
  return {
    platform,
    stack,
    before,
    first,
    provision() {
      const [cluster] = platform.state.kafkaClusters.list();
      platform.state.kafkaClusters.change(cluster?.id ?? "", { phase: "PROVISIONED" });
    },
    second: (...args: readonly string[]) => stack.cli([...args, "--yes", "--skip-preview", "--stack", "local"]),
    async [Symbol.asyncDispose]() {
      await stack.remove();
      await platform.close();
    },
  };
}

test("a second run on a stack changes nothing and names `pulumi cancel`, and the first completes", async () => {
  await using made = await waiting();
  const { platform, stack, before, first } = made;
  const contents = contentsOf(platform);
  for (const command of ["up", "destroy", "refresh"]) {
    const { code, stdout, stderr } = await made.second(command);
    expect({ code, text: stdout + stderr }).toEqual({ code: expect.any(Number), text: expect.stringMatching(locked) });
    expect(code).not.toBe(0);
  }
  expect(contentsOf(platform)).toEqual(contents);

  made.provision();
  expect(await first.end, first.output()).toBe(0);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
});

test("a killed run leaves its lock, and after `pulumi cancel` the next one adopts what it created", async () => {
  await using made = await waiting();
  const { platform, stack, before, first } = made;
  first.kill();
  await first.end;
  const { code, stdout, stderr } = await made.second("up");
  expect(code).not.toBe(0);
  expect(stdout + stderr).toMatch(locked);

  made.provision();
  expect(await stack.cli(["cancel", "--yes", "local"])).toMatchObject({ code: 0 });
  await run(stack, ["up", "--yes", "--skip-preview"]);
  expect(platform.state.kafkaClusters.list()).toHaveLength(1);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
});
