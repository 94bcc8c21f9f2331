import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  fromWire,
  type ReadyOperation,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { ifExists } from "../../platform/errors.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { remedies, tooMany } from "../../platform/remedies.ts";
import { idText, rows } from "../../platform/response-fields.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { untilAllIdle } from "./eip-address.ts";
import { changeAddresses } from "./nat-gateway-addresses.ts";
import { natGatewayFields as fields, limitRules } from "./nat-gateway-fields.ts";

export const describeNatGateways = "DescribeNatGateways";

/** The gateways of a listing, of which only their IDs must be valid. */
export const natGatewayList = responseList("NatGatewaySet", { id: idText("", { wire: "NatGatewayId" }) });

const contents = {
  state: idText("", { wire: "State" }),
  addresses: rows({ ip: idText("", { wire: "PublicIpAddress" }) }, "PublicIpAddressSet"),
} as const;

const created = { gateways: rows({ id: idText("", { wire: "NatGatewayId" }) }, "NatGatewaySet") } as const;
const idOfListed = textAt("NatGatewayId");

function idOfCreated(response: Body): string {
  const [first, ...others] = fromWire(created, response).gateways;
  if (first !== undefined && others.length === 0) return first.id;
  throw new UnexpectedResponse("NatGatewaySet", "does not contain exactly the new gateway");
}

const listed = listedBy({
  service: "vpc",
  action: describeNatGateways,
  member: "NatGatewaySet",
  id: "NatGatewayId",
  name: "NatGatewayName",
  fields,
  byId: (id) => ({ NatGatewayIds: [id] }),
  // The platform does not search by address, which is what identifies a gateway.
  byName: () => ({}),
  asRead: withAddresses,
});

const gateways: ActionObject = {
  ...listed,
  listing: {
    ...listed.listing,
    uniqueKey: (body) => addressesIn(body).toSorted().join(", "),
    takenCodes: ["ResourceInUse.Address"],
  },
  create: "CreateNatGateway",
  update: { action: "ModifyNatGatewayAttribute", sends: "changes" },
  delete: "DeleteNatGateway",
  withOwnActions: ["assignedEipSets", "maxConcurrent", "stockPublicIpAddressesBandwidthOut"],
  idOf: (response) => ("NatGatewayId" in response ? idOfListed : idOfCreated)(response),
};

const handlers = createdWithTags({ ...gateways, fields }, resourceTags({ service: "vpc", prefix: "nat" }));

export const natGateway = resource("NatGateway", {
  docs: "A NAT gateway: machines without public addresses reach the Internet through its addresses. A `RouteTableEntry` whose `nextType` is `NAT` leads to it. A gateway costs money by the hour. A replacement deletes the old gateway first, because an address belongs to one gateway; the platform also removes the routes to it.",
  example: `const shop = new cloudprov.NatGateway("shop", {
    vpcId: config.require("vpcId"),
    assignedEipSets: ["203.0.113.7"],
    bandwidth: 100,
    tags: { team: "shop" },
});`,
  errors: {
    ...remedies(
      "vpc",
      "ResourceInUse.Address",
      "UnsupportedOperation.PublicIpAddressIsNotExisted",
      "UnsupportedOperation.PublicIpAddressIsNotBGPIp",
      "UnsupportedOperation.PublicIpAddressNotBilledByTraffic",
      "UnsupportedOperation.NotSupportZone",
      "UnsupportedOperation.InsufficientFunds",
      "UnsupportedOperation.DeletionProtectionEnabled",
      "UnsupportedOperation.NatGatewayHaveRoute",
      "UnsupportedOperation.NatGatewayHaveHighTraffic",
      "ResourceInUse.NatUsedByCFW",
    ),
    LimitExceeded: tooMany,
  },
  import: { form: "<NAT gateway ID>", example: "nat-1asg3t63" },
  oneAtATime: true,
  readyAfterUpdate: true,
  rules: [eachAddress("assignedEipSets"), ...limitRules],
  ...handlers,

  diff(op) {
    if (op.replacing) {
      op.warn("until the new gateway and its routes exist, machines have no connection through it");
    }
    return {};
  },

  async preview(op) {
    if (op.state !== undefined) return;
    op.warn("a NAT gateway is charged by the hour until it is deleted, in addition to its addresses and their traffic");
  },

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    await untilAllIdle(op, op.args.assignedEipSets);
    return handlers.create(op);
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilSeen(op, gateways, op.id, op.args);
    const found = await untilIdle(op, op.id);
    if (!["PENDFAILURE", "DENIED"].includes(String(found?.["State"]))) return;
    throw new CodedError(
      "object-failed",
      `the platform could not create the NAT gateway ${op.id}, and reports no reason. Recreate it with \`pulumi up --replace\``,
    );
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const { id: NatGatewayId, args } = op;
    await untilIdle(op, op.id);
    await handlers.update(op);
    if (op.changed("maxConcurrent") && args.maxConcurrent !== undefined) {
      const parameters = { NatGatewayId, MaxConcurrentConnection: args.maxConcurrent };
      await op.vpc.write("ResetNatGatewayConnection", parameters);
    }
    if (op.changed("assignedEipSets")) {
      await changeAddresses(op, op.id, args.assignedEipSets, async () => addressesOf(await untilIdle(op, op.id)));
    }
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await handlers.delete(op);
    const left = await waitUntil(op, {
      what: `the NAT gateway ${op.id} to disappear`,
      read: () => read(op, op.id),
      done: (found) => found === undefined || found["State"] === "DELETEFAILURE",
      progress: "waiting until it is deleted",
      otherwise: `the NAT gateway ${op.id} still exists`,
    });
    if (left === undefined) return;
    throw new CodedError(
      "object-failed",
      `the platform could not delete the NAT gateway ${op.id}, and reports no reason. Run \`pulumi destroy\` again, or ask the platform's support`,
    );
  },
});

/** A gateway of a response with its addresses. @throws UnexpectedResponse if it has no state. */
export function withAddresses(found: Body): Body {
  fromWire(contents, found);
  return { ...withTags(found), ...("PublicIpAddressSet" in found ? { PublicIpAddresses: addressesOf(found) } : {}) };
}

/** The addresses in the parameters of a creation, or of a gateway in a listing. */
function addressesIn(body: Body): readonly string[] {
  return "PublicIpAddressSet" in body ? addressesOf(body) : (body["PublicIpAddresses"] as readonly string[]);
}

function addressesOf(found: Body = {}): readonly string[] {
  return fromWire(contents, { State: "unknown", ...found }).addresses.map(({ ip }) => ip);
}

function read(op: Op, id: string): Promise<Body | undefined> {
  return ifExists(gateways.read(op, id, {}));
}

/** Waits until no task is running for a gateway, and returns it; undefined if it does not exist. */
function untilIdle(op: Op, id: string): Promise<Body | undefined> {
  return waitUntil(op, {
    what: `the NAT gateway ${id} to be available`,
    read: () => read(op, id),
    done: (found) => !["PENDING", "UPDATING", "DELETING"].includes(String(found?.["State"])),
    progress: "waiting until it is available",
    otherwise: `the NAT gateway ${id} is still being changed`,
    forMs: 300_000,
  });
}
