import { describe, expect, it } from "vitest";
import type { Op } from "../../platform/clients.ts";
import { setDelays } from "./postgresql-parameters.ts";

const name = "max_standby_archive_delay";

/** An instance whose parameter has these values one after the other, and whose changes have these states. */
function given(values: readonly string[], states: readonly string[]) {
  const left = [...values];
  const responses: Readonly<Record<string, () => unknown>> = {
    DescribeDBInstanceAttribute: () => ({ DBInstance: { DBInstanceId: "postgres-1", DBInstanceStatus: "running" } }),
    DescribeDBInstanceParameters: () => ({ Detail: [{ Name: name, CurrentValue: left.shift() }] }),
    DescribeParamsEvent: () => ({
      EventItems: [{ ParamName: name, EventDetail: states.map((State) => ({ ParamName: name, State })) }],
    }),
  };
  const postgres = { read: async (action: string) => responses[action]?.(), write: async () => ({}) };
  const { signal } = new AbortController();
  const op = { id: "postgres-1", signal, progress: () => undefined, postgres };
  return { op: op as unknown as Op & { readonly id: string }, left };
}

describe("a change of parameters", () => {
  it.each([
    ["no change is listed yet", []],
    ["only an earlier change is listed", ["success"]],
    ["it is paused", ["paused"]],
  ])("has not ended while %s", async (_, states) => {
    const { op, left } = given(["30000", "60000"], states);
    await setDelays(op, { archive: 60_000 });
    expect(left).toEqual([]);
  });
});
