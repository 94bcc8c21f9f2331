import { field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, type ResponseList, recordOf, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { changeByTask } from "./eip-tasks.ts";

export const describeAddresses = "DescribeAddresses";
export const prepaid = "BANDWIDTH_PREPAID_BY_MONTH";
/** How a prepaid address is renewed, in the order of the numbers in requests. */
export const renewFlags = ["NOTIFY_AND_MANUAL_RENEW", "NOTIFY_AND_AUTO_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"];
/** Error codes that mean an address does not exist. */
export const goneAddressCodes = ["InvalidAddressId.NotFound", "InvalidParameterValue.AddressNotFound"];
/** Selects the addresses of dedicated clusters, which the platform lists separately. */
export const ofClusters = { Filters: [{ Name: "business-type", Values: ["CDC"] }] };

const facts = {
  status: idText("", { wire: "AddressStatus" }),
  ip: text("", { wire: "AddressIp" }),
  instanceId: text("", { wire: "InstanceId" }),
  chargeType: text("", { wire: "InternetChargeType" }),
  deadline: text("", { wire: "DeadlineDate" }),
  isIsolated: field.boolean({ output: true, optional: true, wire: "IsArrears", docs: "" }),
};

/** The addresses of a listing, of which their IDs, names and states must be valid. */
export const addressList = responseList("AddressSet", memberFacts("AddressId", "AddressName"), facts);

/** An address as the platform returns it; undefined if it does not exist. */
export async function readAddress(op: Op, id: string, list: ResponseList = addressList): Promise<Body | undefined> {
  for (const more of [{}, ofClusters]) {
    const { elements } = await op.vpc.page(describeAddresses, { AddressIds: [id], ...more }, list);
    if (elements[0] !== undefined) return elements[0];
  }
  return undefined;
}

/** The state of an address; undefined if it does not exist. */
export async function stateOf(op: Op, id: string) {
  const found = await ifExists(readAddress(op, id), goneAddressCodes);
  return found && fromWire(facts, found);
}

/** Waits until an address is neither created, bound nor unbound at the moment, and returns its state. */
export function untilIdle(op: Op, id: string) {
  return waitUntil(op, {
    what: `the address ${id} to be idle`,
    read: () => stateOf(op, id),
    done: (found) => isIdle(found?.status),
    progress: "waiting until the platform finishes the previous change",
    otherwise: `the platform has not finished the previous change of the address ${id}`,
  });
}

function isIdle(status = ""): boolean {
  return !["CREATING", "BINDING", "UNBINDING"].includes(status);
}

/** The same for several addresses, which are identified by their IPs. */
export async function untilAllIdle(op: Op, ips: readonly string[]): Promise<void> {
  const query = { Filters: [{ Name: "address-ip", Values: ips }] };
  await waitUntil(op, {
    what: `the addresses ${ips.join(", ")} to be idle`,
    read: () => op.vpc.page(describeAddresses, query, addressList),
    done: ({ elements }) => elements.every((found) => isIdle(fromWire(facts, found).status)),
    progress: "waiting until the platform finishes the previous change",
    otherwise: `the platform has not finished the previous change of the addresses ${ips.join(", ")}`,
  });
}

/** Unbinds an address from its instance. */
export async function unbind(op: Op, id: string, ip: string, instanceId: string): Promise<void> {
  const isNat = instanceId.startsWith("nat-");
  const gateway = { NatGatewayId: instanceId, PublicIpAddresses: [ip] };
  const isUnbound = async () => !["BIND", "BIND_ENI"].includes((await untilIdle(op, id))?.status ?? "");
  await unlessDone(
    () =>
      isNat
        ? op.vpc.write("DisassociateNatGatewayAddress", gateway)
        : changeByTask(op, "DisassociateAddress", { AddressId: id }),
    isUnbound,
  );
  await waitUntil(op, {
    what: `the address ${id} to be unbound`,
    read: () => stateOf(op, id),
    done: (found) => found === undefined || found.status === "UNBIND",
    progress: `waiting until it is unbound from ${instanceId}`,
    otherwise: `the address ${id} is still bound to ${instanceId}`,
    ...(isNat ? { forMs: 540_000 } : {}),
  });
}

/** An address with the member names of a request. Empty texts are omitted. */
export function asRequested(found: Body): Body {
  const { Bandwidth, RenewFlag, ...body } = found;
  const flag = renewFlags.indexOf(String(RenewFlag));
  return {
    ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== "")),
    InternetMaxBandwidthOut: Bandwidth,
    ...(flag === -1 ? {} : { AddressChargePrepaid: { AutoRenewFlag: flag } }),
  };
}

/** The parameters of a creation or a change of the charge type: only prepaid addresses have a period. */
export function eipAsSent(body: Body): Body {
  const { AddressChargePrepaid: payment, ...others } = body;
  if (others["InternetChargeType"] !== prepaid) return others;
  return { ...others, AddressChargePrepaid: { AutoRenewFlag: 0, ...recordOf(payment) } };
}
