import { expectation, fromWire, responseField, UnexpectedResponse } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { unknownId } from "../../platform/unknown-outcome.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const created = {
  ids: responseField.list(responseField.string({}), { wire: "DBInstanceIdSet" }),
  deals: responseField.list(responseField.string({}), { wire: "DealNames" }),
};

/** Expects the response to a creation: it contains the ID, or the order from which the ID will be read. */
export const expectsCreated = expectation((response) => {
  const { ids, deals } = fromWire(created, response);
  if (!ids[0] && !deals[0]) throw new UnexpectedResponse("DBInstanceIdSet", "contains no instance");
});

const orders = {
  deals: responseField.list(
    responseField.object({ ids: responseField.list(responseField.string({}), { wire: "DBInstanceIdSet" }) }, {}),
    { wire: "Deals" },
  ),
};
const expectsOrders = expectation(orders);

/** The instance that an order delivers: the response to the creation contains the ID only without a prepayment. */
export async function createdPostgresql(op: Op, response: Body): Promise<string> {
  const { ids, deals } = fromWire(created, response);
  const [first] = ids;
  if (first) return first;
  const [deal = ""] = deals;
  const read = waitUntil(op, {
    what: `order ${deal} to return the instance`,
    read: async () => {
      const found = await op.postgres.read("DescribeOrders", { DealNames: [deal] }, { expects: expectsOrders });
      return fromWire(orders, found).deals[0]?.ids[0] ?? "";
    },
    done: (id) => id !== "",
    progress: "waiting until the platform returns the ID",
    otherwise: `the platform's order ${deal} has not returned the new instance`,
    forMs: 600_000,
  });
  return read.catch((error: unknown) => unknownId("CreateInstances", deal, error));
}
