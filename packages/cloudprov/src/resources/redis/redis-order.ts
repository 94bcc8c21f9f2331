import { CodedError, expectation, fromWire, responseField, UnexpectedResponse } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { unknownId } from "../../platform/unknown-outcome.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const ids = responseField.list(responseField.string({}), { wire: "InstanceIds" });
const created = {
  ids,
  deal: responseField.string({ wire: "DealName" }),
  oldDeal: responseField.string({ wire: "DealId" }),
};

/** Expects the response to a creation: it contains the ID, or the order from which the ID will be read. */
export const expectsCreated = expectation((response) => {
  const { ids: known, deal, oldDeal } = fromWire(created, response);
  if (!known[0] && deal === "" && oldDeal === "") throw new UnexpectedResponse("InstanceIds", "contains no instance");
});

const details = {
  deals: responseField.list(
    responseField.object(
      {
        ids,
        status: responseField.integer({ wire: "Status" }),
        description: responseField.string({ wire: "Description" }),
      },
      {},
    ),
    { wire: "DealDetails" },
  ),
};
const expectsDetails = expectation(details);
/** The states of an order that is neither delivered nor failed. */
const pending = [1, 2, 3, 4, 12];

/** The instance that an order delivers: the response to the creation may lack its ID. */
export async function createdRedis(op: Op, response: Body): Promise<string> {
  const { ids: known, deal, oldDeal } = fromWire(created, response);
  const [first] = known;
  if (first) return first;
  const name = deal || oldDeal;
  const query = deal === "" ? { DealIds: [oldDeal] } : { DealName: deal };
  const read = waitUntil(op, {
    what: `order ${name} to return the instance`,
    read: async () => {
      const found = await op.redis.read("DescribeInstanceDealDetail", query, { expects: expectsDetails });
      return fromWire(details, found).deals[0];
    },
    done: (order) => order !== undefined && (order.ids.length > 0 || !pending.includes(order.status)),
    progress: "waiting until the platform returns the ID",
    otherwise: `the platform's order ${name} has not returned the new instance`,
    forMs: 600_000,
  });
  const order = await read.catch((error: unknown) => unknownId("CreateInstances", name, error));
  const [id] = order?.ids ?? [];
  if (id) return id;
  const reason = order?.description ? `it says: ${order.description}` : `its status is ${order?.status}`;
  throw new CodedError("object-failed", `the platform's order ${name} delivered no instance; ${reason}`);
}
