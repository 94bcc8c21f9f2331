import {
  CodedError,
  type CreateOperation,
  type DeleteOperation,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { remedies, tooMany } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { untilAllIdle } from "./eip-address.ts";
import { changeAddresses } from "./nat-gateway-addresses.ts";
import { natGatewayFields as fields, limitRules } from "./nat-gateway-fields.ts";
import { addressesOf, gateways, readNatGateway } from "./nat-gateways.ts";

const handlers = createdWithTags({ ...gateways, fields }, resourceTags({ service: "vpc", prefix: "nat" }));

export const natGateway = resource("NatGateway", {
  docs: "A NAT gateway: machines without public addresses reach the Internet through its addresses. A `RouteTableEntry` whose `nextType` is `NAT` leads to it. A gateway is charged by the hour. A replacement deletes the old gateway first, because an address belongs to one gateway; the platform also removes the routes to it.",
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
      read: () => readNatGateway(op, op.id),
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

/** Waits until no task is running for a gateway, and returns it; undefined if it does not exist. */
function untilIdle(op: Op, id: string): Promise<Body | undefined> {
  return waitUntil(op, {
    what: `the NAT gateway ${id} to be available`,
    read: () => readNatGateway(op, id),
    done: (found) => !["PENDING", "UPDATING", "DELETING"].includes(String(found?.["State"])),
    progress: "waiting until it is available",
    otherwise: `the NAT gateway ${id} is still being changed`,
    forMs: 300_000,
  });
}
