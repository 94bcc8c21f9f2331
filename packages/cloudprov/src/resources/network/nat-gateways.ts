import { fromWire, UnexpectedResponse } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { ifExists } from "../../platform/errors.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { idText, rows } from "../../platform/response-fields.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { natGatewayFields as fields } from "./nat-gateway-fields.ts";

export const describeNatGateways = "DescribeNatGateways";

/** The gateways of a listing. Only their IDs must be valid. */
export const natGatewayList = responseList("NatGatewaySet", { id: idText("", { wire: "NatGatewayId" }) });

/** The members of a response that are read besides the properties. */
const natGatewayContents = {
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

/** How the platform creates, identifies and lists gateways. */
export const gateways: ActionObject = {
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

/** A gateway of a response with its addresses. @throws UnexpectedResponse if it has no state. */
export function withAddresses(found: Body): Body {
  fromWire(natGatewayContents, found);
  return { ...withTags(found), ...("PublicIpAddressSet" in found ? { PublicIpAddresses: addressesOf(found) } : {}) };
}

/** The addresses in the parameters of a creation, or of a gateway in a listing. */
function addressesIn(body: Body): readonly string[] {
  return "PublicIpAddressSet" in body ? addressesOf(body) : (body["PublicIpAddresses"] as readonly string[]);
}

/** A gateway with its addresses. */
export function readNatGateway(op: Op, id: string): Promise<Body | undefined> {
  return ifExists(gateways.read(op, id, {}));
}

/** The addresses of a gateway in a response. */
export function addressesOf(found: Body = {}): readonly string[] {
  return fromWire(natGatewayContents, { State: "unknown", ...found }).addresses.map(({ ip }) => ip);
}
