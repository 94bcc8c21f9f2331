import { compositeId, fromWire, responseField, toWire, UnexpectedResponse } from "@org/core-provider";
import type { ActionObject, Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText, requiredWhole, rows, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { type ElementPage, elementsOf, filteredBy } from "../../platform/service-client.ts";
import { describeRouteTables } from "./route-table.ts";
import { routeTableEntryFields as fields } from "./route-table-entry-fields.ts";

/** The ID of an entry. */
export const entryId = compositeId({
  separator: ".",
  parts: [
    // IPv6 entries, which this resource does not manage, have the number 0.
    { property: "routeEntryId", wire: "RouteId", example: "3065857", match: /[1-9]\d*/ },
    { property: "routeTableId", wire: "RouteTableId", example: "rtb-b050fg94" },
  ],
});

/** A text that the platform's own entries may lack; that of a user's entry then keeps its value. */
const optional = (wire: string) => responseField.string({ optional: true, wire });

const entries = {
  table: idText("", { wire: "RouteTableId" }),
  routes: rows(
    {
      number: requiredWhole("", { wire: "RouteId" }),
      destination: optional("DestinationCidrBlock"),
      type: optional("GatewayType"),
      hop: optional("GatewayId"),
      description: text("", { wire: "RouteDescription" }),
      enabled: responseField.boolean({ optional: true, wire: "Enabled" }),
      owner: text("", { wire: "RouteType" }),
      item: optional("RouteItemId"),
    },
    "RouteSet",
  ),
} as const;

const tables = responseList("RouteTableSet", entries, requireEntries);

/** A route table without its list of entries says nothing about them; null means that it has none. */
function requireEntries(table: Body): void {
  if (!("RouteSet" in table)) throw new UnexpectedResponse("RouteSet", "is missing");
}

/** The entries of a route table in a response, with the wire names of the properties. */
function entriesIn(table: Body): Body[] {
  const { table: RouteTableId, routes } = fromWire(entries, table);
  return routes.map(({ number, destination, type, hop, description, enabled, owner, item }) => ({
    RouteTableId,
    RouteId: number,
    DestinationCidrBlock: destination,
    GatewayType: type,
    GatewayId: hop,
    ...(description === "" ? {} : { RouteDescription: description }),
    Disabled: enabled === false,
    RouteItemId: item,
    RouteType: owner,
  }));
}

/** A page of the entries of all route tables, or of those that a filter selects. */
async function pageOf(op: Op, offset: number | undefined, query: Body = {}): Promise<ElementPage> {
  const { elements, next } = await op.vpc.page(describeRouteTables, query, tables, { offset });
  // The total is that of the route tables.
  return { elements: elements.flatMap(entriesIn), next, total: undefined };
}

const created = { tables: rows(entries, "RouteTableSet") } as const;

/** The number of the new entry in the response to its creation. */
function numberOfCreated(response: Body, { routeTableId, destinationCidrBlock, nextType, nextHub }: Values): number {
  const [first, ...others] = fromWire(created, response)
    .tables.filter(({ table }) => table === routeTableId)
    .flatMap(({ routes }) => routes)
    .filter((one) => one.destination === destinationCidrBlock && one.type === nextType && one.hop === nextHub);
  if (first !== undefined && others.length === 0) return first.number;
  throw new UnexpectedResponse("RouteTableSet", "does not contain exactly the new entry");
}

/** How the platform creates, identifies and lists entries. */
export const entryObject: ActionObject = {
  service: "vpc",
  create: {
    action: "CreateRoutes",
    asSent: ({ RouteTableId, Disabled: _, ...route }) => ({ RouteTableId, Routes: [{ ...route, Enabled: true }] }),
  },
  delete: "DeleteRoutes",
  idOf: (response, values) => {
    const { routeEntryId, routeTableId }: Values =
      "RouteId" in response
        ? fromWire(fields, response)
        : { ...values, routeEntryId: numberOfCreated(response, values) };
    return entryId.build({ routeEntryId, routeTableId });
  },
  key: (own, values) => ({
    RouteTableId: tableIn(own),
    Routes: [
      {
        // The platform requires these in the model of an entry.
        ...toWire(fields, values, (name) => ["destinationCidrBlock", "nextType", "nextHub"].includes(name)),
        RouteId: numberIn(own),
      },
    ],
  }),
  read: async (op, own) => {
    const { elements } = await pageOf(op, undefined, filteredBy("route-table-id", tableIn(own)));
    return elements.find(({ RouteId }) => RouteId === numberIn(own));
  },
  listing: {
    name: "DestinationCidrBlock",
    timeless: true,
    takenCodes: ["InvalidParameterValue.Duplicate"],
    whole: { page: (op, offset) => pageOf(op, offset), asRead: (found) => found },
    async *find(op, destination, { routeTableId, nextType, nextHub }) {
      const query = destination === undefined ? {} : filteredBy("route-table-id", String(routeTableId));
      for await (const found of elementsOf((offset) => pageOf(op, offset, query))) {
        const isWanted =
          destination === undefined || (found["GatewayType"] === nextType && found["GatewayId"] === nextHub);
        if (isWanted && found["RouteType"] === "USER" && found["RouteId"] !== 0) yield found;
      }
    },
  },
};

/** Whether an entry does not exist. Actions report a missing entry as a malformed one. */
export async function isGone(op: Op & { readonly id: string }): Promise<boolean> {
  return (await ifExists(entryObject.read(op, op.id, {}))) === undefined;
}

/** The number of an entry in its ID. */
export function numberIn(own: string): number {
  return Number(entryId.key(own)["RouteId"]);
}

/** The route table of an entry. */
export function tableIn(own: string): string {
  return entryId.key(own)["RouteTableId"] ?? "";
}
