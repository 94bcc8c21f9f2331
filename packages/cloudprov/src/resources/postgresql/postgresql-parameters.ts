import { expectation, fromWire, oneOfNames, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { idlePostgresql } from "./postgresql-facts.ts";

/** The parameters that properties set, by the wire names of the properties. */
const names = {
  MaxStandbyArchiveDelay: "max_standby_archive_delay",
  MaxStandbyStreamingDelay: "max_standby_streaming_delay",
} as const;

const parameter = {
  name: responseField.string({ wire: "Name", returned: "always" }),
  value: responseField.string({ wire: "CurrentValue" }),
};
const parameters = responseList("Detail", parameter);

/** The values of the parameters of an instance, by the wire names of the properties. */
export async function delaysOf(op: Op, id: string): Promise<Body> {
  const { expects, of } = parameters;
  const response = await op.postgres.read("DescribeDBInstanceParameters", { DBInstanceId: id }, { expects });
  const values = new Map(
    of(response)
      .map((one) => fromWire(parameter, one))
      .map(({ name, value }) => [name, value]),
  );
  return Object.fromEntries(
    Object.entries(names).flatMap(([wire, name]) => {
      const value = Number.parseInt(values.get(name) ?? "", 10);
      return Number.isNaN(value) ? [] : [[wire, value]];
    }),
  );
}

const events = {
  items: responseField.list(
    responseField.object(
      {
        name: responseField.string({ wire: "ParamName" }),
        details: responseField.list(responseField.object({ state: responseField.string({ wire: "State" }) }, {}), {
          wire: "EventDetail",
        }),
      },
      {},
    ),
    { wire: "EventItems" },
  ),
};
const expectsEvents = expectation(events);

/** Sets parameters of an instance, and waits until they are in effect. */
export async function setDelays(
  op: Op & { readonly id: string },
  delays: { readonly archive?: number | undefined; readonly streaming?: number | undefined },
): Promise<void> {
  const values = { MaxStandbyArchiveDelay: delays.archive, MaxStandbyStreamingDelay: delays.streaming };
  const wanted = Object.entries(names).flatMap(([wire, name]) => {
    const value = values[wire as keyof typeof names];
    return value === undefined ? [] : [{ wire, name, value }];
  });
  if (wanted.length === 0) return;
  const ParamList = wanted.map(({ name, value }) => ({ Name: name, ExpectedValue: String(value) }));
  await idlePostgresql(op, op.id);
  await op.postgres.write("ModifyDBInstanceParameters", { DBInstanceId: op.id, ParamList });
  const changed = wanted.map(({ name }) => name);
  await waitUntil(op, {
    what: `the parameters of ${op.id} to be changed`,
    read: async () => ({ current: await delaysOf(op, op.id), states: await statesOf(op, changed) }),
    // Events alone prove nothing: that of this change may not be listed yet, and others are older.
    done: ({ current, states }) =>
      !states.includes("in progress") && wanted.every(({ wire, value }) => current[wire] === value),
    progress: "waiting until the parameters are changed",
    otherwise: `the platform has not changed the parameters ${oneOfNames(changed, "and")} of ${op.id} yet`,
    forMs: 600_000,
  });
  await idlePostgresql(op, op.id);
}

/** The states of the changes of some parameters. */
async function statesOf(op: Op & { readonly id: string }, changed: readonly string[]): Promise<readonly string[]> {
  const found = await op.postgres.read("DescribeParamsEvent", { DBInstanceId: op.id }, { expects: expectsEvents });
  const own = fromWire(events, found).items.filter(({ name }) => changed.includes(name));
  return own.flatMap(({ details }) => details.map(({ state }) => state));
}
