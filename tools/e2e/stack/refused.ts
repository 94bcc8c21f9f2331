import { expect } from "vitest";
import type { TestStack } from "./stack.ts";

/** How often the summary at the end of an output says something. */
export function timesIn(output: string, text: string): number {
  return output.slice(output.lastIndexOf("Diagnostics:")).split(text).length - 1;
}

/** What the state has of a stack's resources, in a stable order. */
export async function stateOf(stack: TestStack) {
  const all = (await stack.resources()).map(({ urn, id, inputs, outputs }) => ({ urn, id, inputs, outputs }));
  return all.sort((a, b) => a.urn.localeCompare(b.urn));
}

/** Runs a command that must succeed or fail, and gives all that it printed. */
export async function command(
  stack: TestStack,
  args: readonly string[],
  { succeeds, env = {} }: { readonly succeeds: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const { code, stdout, stderr } = await stack.cli([...args, "--stack", "local"], { env });
  const output = stdout + stderr;
  expect([code === 0, output]).toEqual([succeeds, output]);
  return output;
}

/** A platform that refuses requests. */
interface Refusing {
  failNext(fault: { readonly path: RegExp; readonly kind: "status403"; readonly times: number }): void;
  forgetFaults(): void;
}

/** Refuses requests with 403: a refresh must keep the state and warn once, a destroy must fail and keep what it could not delete. */
export async function expectKept(
  stack: TestStack,
  platform: Refusing,
  { path, hidden }: { readonly path: RegExp; readonly hidden: number },
): Promise<void> {
  const before = await stateOf(stack);
  platform.failNext({ path, kind: "status403", times: Number.POSITIVE_INFINITY });

  const refreshed = await command(stack, ["refresh", "--yes", "--skip-preview"], { succeeds: true });
  expect(timesIn(refreshed, `${hidden} object${hidden === 1 ? " was" : "s were"} not refreshed`)).toBe(1);
  expect(await stateOf(stack)).toEqual(before);

  const destroyed = await command(stack, ["destroy", "--yes", "--skip-preview", "--continue-on-error"], {
    succeeds: false,
  });
  expect(destroyed).toContain("was not deleted, because the credentials do not have permission");
  expect((await stateOf(stack)).length).toBeGreaterThanOrEqual(hidden);
  platform.forgetFaults();
}

/** Refresh, destroy and `up` with credentials of another account must fail before anything changes, and name both. */
export async function expectWrongAccount(
  stack: TestStack,
  {
    what,
    ids,
    env,
  }: { readonly what: string; readonly ids: readonly [string, string]; readonly env: Record<string, string> },
): Promise<void> {
  const [ours, theirs] = ids;
  const before = await stateOf(stack);
  const refusal = `the objects of this stack belong to the ${what} ${ours}, but the credentials belong to the ${what} ${theirs}.`;
  for (const verb of ["refresh", "destroy"]) {
    expect(await command(stack, [verb, "--yes"], { succeeds: false, env })).toContain(refusal);
  }
  const { workspace } = stack.stack;
  const { envVars } = workspace;
  workspace.envVars = { ...envVars, ...env };
  const failures = [];
  for (const act of [() => stack.preview(), () => stack.up()]) {
    failures.push(
      await act().then(
        () => "",
        (error: Error) => error.message,
      ),
    );
  }
  workspace.envVars = envVars;
  for (const failure of failures) expect(failure).toContain(refusal);
  expect(await stateOf(stack)).toEqual(before);
}
