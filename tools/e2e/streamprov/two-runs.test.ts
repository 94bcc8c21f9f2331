import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { run, type TestStack } from "../stack/stack.ts";
import { startWaitingUp } from "./waiting-up.ts";

const locked = /the stack is currently locked by 1 lock\(s\).*`pulumi cancel`/s;

/** Runs a command that must fail because of the lock. */
async function expectLocked(stack: TestStack, command: string): Promise<void> {
  const { code, stdout, stderr } = await stack.cli([command, "--yes", "--skip-preview", "--stack", "local"]);
  expect(stdout + stderr).toMatch(locked);
  expect(code).not.toBe(0);
}

test("a second run on a stack changes nothing and names `pulumi cancel`, and the first completes", async () => {
  await using waiting = await startWaitingUp();
  const { platform, stack, before, up } = waiting;
  const contents = contentsOf(platform);
  for (const command of ["up", "destroy", "refresh"]) await expectLocked(stack, command);
  expect(contentsOf(platform)).toEqual(contents);

  waiting.provision();
  expect(await up.end, up.output()).toBe(0);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
});

test("a killed run leaves its lock, and after `pulumi cancel` the next one adopts what it created", async () => {
  await using waiting = await startWaitingUp();
  const { platform, stack, before, up } = waiting;
  up.kill();
  await up.end;
  await expectLocked(stack, "up");

  waiting.provision();
  expect(await stack.cli(["cancel", "--yes", "local"])).toMatchObject({ code: 0 });
  await run(stack, ["up", "--yes", "--skip-preview"]);
  expect(platform.state.kafkaClusters.list()).toHaveLength(1);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
});
