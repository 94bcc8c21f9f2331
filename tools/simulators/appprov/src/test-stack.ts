import { openTestStack, type TestStack, type TestStackOptions } from "@org/simulator/test-stack";
import type { PulumiFn } from "@pulumi/pulumi/automation/index.js";
import { type AppprovSimulator, startSimulator } from "./simulator.ts";

export type { TestStack, TestStackOptions } from "@org/simulator/test-stack";

/**
 * Tests a Pulumi program: creates an empty stack whose program runs against a simulator of Aptible, with the real Pulumi
 * CLI. The CLI must be on PATH, and `@org/appprov` must be installed.
 *
 * @example
 * await using stack = await testStack(program);
 * await stack.up();
 * await stack.expectNoChanges();
 * stack.simulator.state.apps.list();
 * await stack.destroy();
 */
export function testStack(
  program: PulumiFn,
  options: TestStackOptions<AppprovSimulator> = {},
): Promise<TestStack<AppprovSimulator>> {
  return openTestStack(
    {
      provider: "appprov",
      start: () => startSimulator(),
      history: ["operations", "configurations", "settings", "backupRetentionPolicies", "backups"],
    },
    program,
    options,
  );
}
