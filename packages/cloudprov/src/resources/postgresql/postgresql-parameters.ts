import { expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { runningPostgresql } from "./postgresql-facts.ts";

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
  const wanted = { [names.MaxStandbyArchiveDelay]: delays.archive, [names.MaxStandbyStreamingDelay]: delays.streaming };
  const ParamList = Object.entries(wanted).flatMap(([Name, value]) =>
    value === undefined ? [] : [{ Name, ExpectedValue: String(value) }],
  );
  if (ParamList.length === 0) return;
  await runningPostgresql(op, op.id);
  await op.postgres.write("ModifyDBInstanceParameters", { DBInstanceId: op.id, ParamList });
  await waitUntil(op, {
    what: `the parameters of ${op.id} to be changed`,
    read: async () => {
      const query = { DBInstanceId: op.id };
      const found = await op.postgres.read("DescribeParamsEvent", query, { expects: expectsEvents });
      return fromWire(events, found).items.flatMap(({ details }) => details.map(({ state }) => state));
    },
    done: (states) => !states.includes("in progress"),
    progress: "waiting until the parameters are changed",
    otherwise: `the platform is still changing the parameters of ${op.id}`,
    forMs: 600_000,
  });
  await runningPostgresql(op, op.id);
}
