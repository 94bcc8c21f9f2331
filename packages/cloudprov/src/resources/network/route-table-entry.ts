import {
  compositeId,
  type DeleteOperation,
  fromWire,
  type ReadyOperation,
  responseField,
  toWire,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { networkBlock } from "../../platform/element-rules.ts";
import { ifExists, ObjectMissing, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, requiredWhole, rows, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { type ElementPage, elementsOf, filteredBy } from "../../platform/service-client.ts";
import { describeRouteTables } from "./route-table.ts";
import { addressesHaveNoId, routeTableEntryFields as fields } from "./route-table-entry-fields.ts";

const id = compositeId({
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

const object: ActionObject = {
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
    return id.build({ routeEntryId, routeTableId });
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

const handlers = actionObject({ ...object, fields });

export const routeTableEntry = resource("RouteTableEntry", {
  docs: "An entry of a route table: the next hop of the traffic to a range of addresses. A changed entry is deleted before the new one is created, because a route table has one next hop per destination; the traffic has no route in between.",
  example: `const internet = new cloudprov.RouteTableEntry("internet", {
    routeTableId: config.require("routeTableId"),
    destinationCidrBlock: "0.0.0.0/0",
    nextType: "NAT",
    nextHub: config.require("natGatewayId"),
});`,
  errors: remedies(
    "vpc",
    "InvalidParameterValue.RouteNextHopInvalid",
    "InvalidParameterValue.SubnetOverlapRoute",
    "InvalidParameterValue.VpcCidrConflict",
    "UnsupportedOperation.Ecmp",
    "UnsupportedOperation.DisabledNotifyCcn",
    "UnsupportedOperation.SystemRoute",
  ),
  import: id.import,
  naturalKey: ["routeTableId", "destinationCidrBlock"],
  rules: [networkBlock("destinationCidrBlock"), addressesHaveNoId],
  ...handlers,
  mayBeDeleted: (error) => error instanceof ObjectMissing,
  isSetLater: (path, { disabled }) => path === "disabled" && disabled,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    if (!op.args.disabled) return;
    await untilSeen(op, object, op.id, op.args);
    await turn(op, op.id, { disabled: true });
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (!op.changed("disabled")) return;
    try {
      await turn(op, op.id, op.args);
    } catch (error) {
      throw (await isGone(op).catch(() => false)) ? new ObjectMissing(error as Error) : error;
    }
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await unlessDone(
      () => handlers.delete(op),
      () => isGone(op),
    );
  },
});

/** Whether an entry does not exist. Actions report a missing entry as a malformed one. */
async function isGone(op: Op & { readonly id: string }): Promise<boolean> {
  return (await ifExists(object.read(op, op.id, {}))) === undefined;
}

/** Disables or enables an entry. */
async function turn(op: Op, own: string, { disabled }: { readonly disabled: boolean }): Promise<void> {
  const action = disabled ? "DisableRoutes" : "EnableRoutes";
  await op.vpc.write(action, { RouteTableId: tableIn(own), RouteIds: [numberIn(own)] });
}

function numberIn(own: string): number {
  return Number(id.key(own)["RouteId"]);
}

function tableIn(own: string): string {
  return id.key(own)["RouteTableId"] ?? "";
}
