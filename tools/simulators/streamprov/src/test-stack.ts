import { openTestStack, type TestStack, type TestStackOptions } from "@org/simulator/test-stack";
import type { PulumiFn } from "@pulumi/pulumi/automation/index.js";
import { type StreamprovSimulator, startSimulator } from "./simulator.ts";

export type { TestStack, TestStackOptions } from "@org/simulator/test-stack";

/**
 * Tests a Pulumi program: creates an empty stack whose program runs against a simulator of Confluent Cloud, with the real Pulumi
 * CLI. The CLI must be on PATH, and `@org/streamprov` must be installed.
 *
 * @example
 * await using stack = await testStack(program);
 * await stack.up();
 * await stack.expectNoChanges();
 * stack.simulator.state.topics.list();
 * await stack.destroy();
 */
export function testStack(
  program: PulumiFn,
  options: TestStackOptions<StreamprovSimulator> = {},
): Promise<TestStack<StreamprovSimulator>> {
  return openTestStack({ provider: "streamprov", start: () => startSimulator(), history: [] }, program, options);
}
