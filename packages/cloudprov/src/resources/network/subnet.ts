import {
  CodedError,
  type CreateOperation,
  fromWire,
  isUnknown,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { blockSize, networkBlock } from "../../platform/element-rules.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags } from "../../platform/tags.ts";
import { subnetFields as fields } from "./subnet-fields.ts";

export const describeSubnets = "DescribeSubnets";
const identity = memberFacts("SubnetId", "SubnetName");
/** The subnets of a listing. Only their IDs and names must be valid. */
const all = responseList("SubnetSet", identity);
/** The subnets of a listing. */
const wholeList = responseList("SubnetSet", identity, (found) => fromWire(fields, withTags(found)));
const tables = responseList("RouteTableSet", { id: idText("", { wire: "RouteTableId" }) });

const idOfCreated = textAt("Subnet.SubnetId");
const idOfListed = textAt("SubnetId");

const subnets: ActionObject = {
  service: "vpc",
  create: "CreateSubnet",
  update: { action: "ModifySubnetAttribute", sends: "changes", asSent: broadcastAsText },
  delete: "DeleteSubnet",
  withOwnActions: ["routeTableId"],
  idOf: (response) => ("SubnetId" in response ? idOfListed : idOfCreated)(response),
  key: (id) => ({ SubnetId: id }),
  goneCodes: ["UnsupportedOperation.RecordNotExists"],
  read: async (op, id) => (await op.vpc.page(describeSubnets, filteredBy("subnet-id", id), wholeList)).elements[0],
  listing: {
    name: "SubnetName",
    uniqueKey: "CidrBlock",
    takenCodes: ["InvalidParameterValue.SubnetConflict", "InvalidParameterValue.SubnetOverlap"],
    whole: { page: (op, offset) => op.vpc.page(describeSubnets, {}, all, { offset }), asRead: (found) => found },
    async *find(op: Op, block, { vpcId }) {
      const filters = Object.entries({ "vpc-id": vpcId, "cidr-block": block })
        .filter(([, value]) => value !== undefined)
        .map(([Name, value]) => ({ Name, Values: [value] }));
      yield* op.vpc.pages(describeSubnets, filters.length === 0 ? {} : { Filters: filters }, all);
    },
  },
};

const handlers = createdWithTags(
  {
    ...subnets,
    fields,
    // The platform accepts these two only in later requests.
    asSent: ({ EnableBroadcast: _, RouteTableId: __, ...body }) => body,
  },
  resourceTags({ service: "vpc", prefix: "subnet" }),
);

export const subnet = resource("Subnet", {
  docs: "A range of addresses of a private network, in one availability zone. Machines, databases and load balancers get their private addresses from it. Changing `cidrBlock`, `availabilityZone`, `vpcId` or `cdcId` replaces the subnet, which is possible only when nothing is in it.",
  example: `const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.1.0.0/16" });
const web = new cloudprov.Subnet("web", {
    vpcId: shop.id,
    availabilityZone: "ap-guangzhou-3",
    cidrBlock: "10.1.1.0/24",
    tags: { team: "shop" },
});`,
  errors: {
    ...remedies(
      "vpc",
      "InvalidParameterValue.SubnetConflict",
      "InvalidParameterValue.SubnetOverlapRoute",
      "InvalidParameterValue.SubnetRange",
      "InvalidParameterValue.ZoneConflict",
      "UnsupportedOperation.VpcMismatch",
    ),
    ResourceInUse:
      "Something still has an address of the subnet, such as a machine, a load balancer or a network interface: delete it first. The provider repeats the request for some time, because deletions take a while.",
  },
  import: { form: "<subnet ID>", example: "subnet-b8j03v0c" },
  naturalKey: ["vpcId", "cidrBlock"],
  rules: [networkBlock("cidrBlock"), blockSize("cidrBlock", 16, 28)],
  ...handlers,
  setLater: { isMulticast: "default", routeTableId: "default" } as const,

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    await requireTable(op, op.args);
    return handlers.create(op);
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const { isMulticast, routeTableId } = op.args;
    if (isMulticast === undefined && routeTableId === undefined) return;
    const { EnableBroadcast, RouteTableId } = await untilSeen(op, subnets, op.id, op.args);
    if (isMulticast !== undefined && isMulticast !== EnableBroadcast) {
      await op.vpc.write("ModifySubnetAttribute", broadcastAsText({ SubnetId: op.id, EnableBroadcast: isMulticast }));
    }
    if (routeTableId !== undefined && routeTableId !== RouteTableId) await associate(op, op.id, routeTableId);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { routeTableId } = op.args;
    const isMoved = op.changed("routeTableId") && routeTableId !== undefined;
    if (isMoved) await requireTable(op, { vpcId: op.state.vpcId, routeTableId });
    await handlers.update(op);
    if (isMoved) await associate(op, op.id, routeTableId);
  },
});

/** The platform receives the switch as a text. */
function broadcastAsText({ EnableBroadcast, ...body }: Body): Body {
  return EnableBroadcast === undefined ? body : { ...body, EnableBroadcast: String(EnableBroadcast) };
}

/** Gives a subnet another route table. */
export async function associate(op: Op, SubnetId: string, RouteTableId: string): Promise<void> {
  await op.vpc.write("ReplaceRouteTableAssociation", { SubnetId, RouteTableId });
}

/**
 * Checks a route table before anything changes.
 *
 * @throws Error if the network has no such route table.
 */
async function requireTable(
  op: Op,
  { vpcId, routeTableId }: { readonly vpcId: string; readonly routeTableId?: string | undefined },
): Promise<void> {
  if (routeTableId === undefined || isUnknown(routeTableId)) return;
  const filters = [
    { Name: "route-table-id", Values: [routeTableId] },
    { Name: "vpc-id", Values: [vpcId] },
  ];
  const { elements } = await op.vpc.page("DescribeRouteTables", { Filters: filters }, tables);
  if (elements.length > 0) return;
  throw new CodedError(
    "not-found",
    `routeTableId: the network ${vpcId} has no route table ${routeTableId}. Choose one of this network, or omit the property`,
  );
}
