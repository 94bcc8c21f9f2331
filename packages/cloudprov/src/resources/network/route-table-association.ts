import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  expectation,
  field,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds, refreshed } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { flag, idText, rows } from "../../platform/response-fields.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { describeRouteTables } from "./route-table.ts";
import { associate, describeSubnets } from "./subnet.ts";
import { mainTableOf } from "./vpc.ts";

const fields = withWireNames({
  subnetId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.subnet,
    docs: "ID of the subnet.",
  }),
  routeTableId: field.string({
    required: true,
    pattern: idForms.routeTable,
    docs: "ID of the route table, which belongs to the same network as the subnet.",
  }),
});

const isReadable = expectation(fields);
const subnet = {
  subnet: idText("", { wire: "SubnetId" }),
  vpc: idText("", { wire: "VpcId" }),
  table: idText("", { wire: "RouteTableId" }),
} as const;
const subnets = responseList("SubnetSet", subnet);

const table = {
  table: idText("", { wire: "RouteTableId" }),
  isMain: flag("", { wire: "Main" }),
  subnets: rows({ id: idText("", { wire: "SubnetId" }) }, "AssociationSet"),
} as const;
const tables = responseList("RouteTableSet", table);

const associations: Parameters<typeof refreshed>[1] = {
  idOf: textAt("SubnetId"),
  read: subnetWith,
  listing: {
    name: "SubnetId",
    find: (op) => op.vpc.pages(describeSubnets, {}, subnets),
    whole: { page: (op, offset) => op.vpc.page(describeSubnets, {}, subnets, { offset }), asRead: (found) => found },
  },
};

export const routeTableAssociation = resource("RouteTableAssociation", {
  docs: "Selects the route table of a subnet, instead of the property `routeTableId` of `Subnet`. A subnet always has one route table: deleting the resource gives it the default route table of the network. A subnet that uses another route table than the default one must be imported first.",
  example: `const web = new cloudprov.RouteTableAssociation("web", {
    subnetId: config.require("subnetId"),
    routeTableId: config.require("routeTableId"),
});`,
  errors: remedies("vpc", "UnsupportedOperation.VpcMismatch"),
  import: { form: "<subnet ID>", example: "subnet-b8j03v0c" },
  fields,
  readBackSeconds,
  naturalKey: ["subnetId"],
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => op.args.subnetId,
    exists: (op: CreateOperation<typeof fields> & Clients) => isAssociated(op, op.args.subnetId),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const { subnetId, routeTableId } = op.args;
    return createWithKnownId(op, subnetId, {
      post: () => associate(op, subnetId, routeTableId),
      exists: () => isAssociated(op, subnetId),
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const listed = op.purpose === "refresh" ? refreshed(op, associations, isReadable) : undefined;
    const found = await (listed ?? ifExists(subnetWith(op, op.id)));
    return found && fromWire(fields, found);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    if (op.changed("routeTableId")) await associate(op, op.id, op.args.routeTableId);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const found = await ifExists(subnetWith(op, op.id));
    // Another route table was selected by somebody else, who keeps it.
    if (found === undefined || found["RouteTableId"] !== op.state.routeTableId) return;
    const { vpc } = fromWire(subnet, found);
    const main = await mainTableOf(op, vpc);
    if (main === undefined) {
      throw new CodedError(
        "not-found",
        `the default route table of the network ${vpc} is not listed, so the subnet ${op.id} keeps the route table ${op.state.routeTableId}. Check that the credentials may read it, and try again`,
      );
    }
    if (main === op.state.routeTableId) return;
    await unlessDone(
      () => associate(op, op.id, main),
      async () => (await ifExists(subnetWith(op, op.id))) === undefined,
    );
  },

  list: {
    async *run(op: Op): AsyncGenerator<Listed> {
      for await (const found of op.vpc.pages(describeRouteTables, {}, tables)) {
        const { table: tableId, isMain, subnets: members } = fromWire(table, found);
        if (!isMain) yield* members.map(({ id }) => ({ id, name: `${id} ${tableId}` }));
      }
    },
  },
});

async function subnetWith(op: Op, id: string): Promise<Body | undefined> {
  return (await op.vpc.page(describeSubnets, filteredBy("subnet-id", id), subnets)).elements[0];
}

/** Whether a subnet uses another route table than the default one. */
async function isAssociated(op: Op, id: string): Promise<boolean> {
  const found = await ifExists(subnetWith(op, id));
  if (found === undefined) return false;
  const query = filteredBy("route-table-id", fromWire(subnet, found).table);
  const [selected] = (await op.vpc.page(describeRouteTables, query, tables)).elements;
  return selected !== undefined && !fromWire(table, selected).isMain;
}
