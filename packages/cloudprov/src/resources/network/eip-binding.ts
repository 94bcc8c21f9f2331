import { CodedError, fromWire, UnexpectedResponse } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { describeAddresses, goneAddressCodes, readAddress, untilIdle } from "./eip-address.ts";

/** The members of an address that say what it is bound to. */
export const binding = {
  id: idText("", { wire: "AddressId" }),
  status: idText("", { wire: "AddressStatus" }),
  ip: text("", { wire: "AddressIp" }),
  instanceId: text("", { wire: "InstanceId" }),
  networkInterfaceId: text("", { wire: "NetworkInterfaceId" }),
  privateIp: text("", { wire: "PrivateAddressIp" }),
  cdcId: text("", { wire: "DedicatedClusterId" }),
};
/** The addresses of a listing with what they are bound to. */
export const bindings = responseList("AddressSet", requireTarget);

const separator = "::";
/** The form of the ID of a binding. */
export const bindingForm = "<address ID>::<instance ID> or <address ID>::<network interface ID>::<private IP address>";

/** The ID of a binding with these properties. */
export function bindingId({ eipId, instanceId, networkInterfaceId, privateIp }: Values): string {
  return [eipId, ...(networkInterfaceId ? [networkInterfaceId, privateIp] : [instanceId])].join(separator);
}

/** The properties in an ID; undefined for an ID of another form. */
export function partsOf(id: string) {
  const [eipId = "", own = "", privateIp, ...rest] = id.split(separator);
  if (eipId === "" || own === "" || privateIp === "" || rest.length > 0) return undefined;
  return privateIp === undefined ? { eipId, instanceId: own } : { eipId, networkInterfaceId: own, privateIp };
}

/** The same. @throws Error that shows the form. */
export function requiredParts(id: string) {
  const parts = partsOf(id);
  if (parts === undefined)
    throw new CodedError("invalid-import", `the ID "${id}" is invalid: it must have the form ${bindingForm}`);
  return parts;
}

/** A bound address without its target says nothing about its binding. @throws UnexpectedResponse if it has none. */
function requireTarget(found: Body): void {
  const { status, instanceId, networkInterfaceId } = fromWire(binding, found);
  if (isBound(status) && instanceId === "" && networkInterfaceId === "") {
    throw new UnexpectedResponse("InstanceId", "is missing");
  }
}

function isBound(status: string): boolean {
  return ["BIND", "BINDING", "BIND_ENI"].includes(status);
}

/** Whether an address is bound to the target in an ID, or is being bound to it. */
function isBoundAs(id: string, found: Body): boolean {
  const { status, ...bound } = fromWire(binding, found);
  const parts = requiredParts(id);
  if (!isBound(status)) return false;
  return parts.instanceId === undefined
    ? bound.networkInterfaceId === parts.networkInterfaceId && bound.privateIp === parts.privateIp
    : bound.instanceId === parts.instanceId;
}

function readBinding(op: Op, eipId: string): Promise<Body | undefined> {
  return ifExists(readAddress(op, eipId, bindings), goneAddressCodes);
}

/** The address with the binding in an ID; undefined if it is not bound like this. */
export async function boundAddress(op: Op, id: string): Promise<Body | undefined> {
  const found = await readBinding(op, requiredParts(id).eipId);
  return found && isBoundAs(id, found) ? found : undefined;
}

/** The same for one of many that are refreshed: from the listing of addresses. */
export async function listedAddress(op: Op, id: string): Promise<Body | undefined> {
  const many: OfMany<Body> = {
    name: "bindings of addresses",
    what: "what the addresses are bound to",
    // Addresses of dedicated clusters are read separately.
    requestsForOne: 2,
    readOne: readBinding,
    readPage: async (one, offset) => {
      const { elements, ...rest } = await one.vpc.page(describeAddresses, {}, bindings, { offset });
      return { ...rest, members: new Map(elements.map((found) => [fromWire(binding, found).id, found])) };
    },
  };
  const found = await readOfMany(op, many, requiredParts(id).eipId);
  return found && isBoundAs(id, found) ? found : undefined;
}

/** Fails unless an address is free. */
export async function requireUnbound(op: Op, eipId: string): Promise<void> {
  await untilIdle(op, eipId);
  const found = await readBinding(op, eipId);
  if (found === undefined) throw new CodedError("not-found", `the address ${eipId} does not exist`);
  const { status, instanceId, networkInterfaceId } = fromWire(binding, found);
  if (status === "UNBIND") return;
  const holder = instanceId || networkInterfaceId;
  throw new CodedError(
    "conflict",
    holder === ""
      ? `the address ${eipId} cannot be bound: its status is ${status}`
      : `the address ${eipId} is bound to ${holder}: unbind it there first`,
  );
}
