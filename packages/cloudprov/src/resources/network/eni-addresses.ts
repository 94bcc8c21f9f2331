import { CodedError } from "@org/core-provider";
import { tokenOf } from "../../platform/client-token.ts";
import type { Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { type Interface, type InterfaceAddress, untilInterfaceIdle } from "./eni-facts.ts";
import { changeByVpcTask } from "./vpc-tasks.ts";

/** The most addresses in one request. */
export const addressesAtOnce = 10;

/** The addresses that an interface must have. One of both is set. */
export interface WantedAddresses {
  readonly ipv4s?: readonly WantedAddress[] | undefined;
  readonly ipv4Count?: number | undefined;
}

interface WantedAddress {
  readonly ip: string;
  readonly primary: boolean;
  readonly description: string;
}

/**
 * Gives an interface the wanted addresses. Its primary address stays, and so does each address that is not in `known`:
 * somebody else has added it since the interface was read.
 */
export async function changeAddresses(
  op: Op,
  id: string,
  { ipv4s, ipv4Count }: WantedAddresses,
  known: readonly string[],
): Promise<void> {
  const { addresses: present = [] } = (await untilInterfaceIdle(op, id)) ?? {};
  const removable = present.filter(({ ip, isPrimary }) => !isPrimary && known.includes(ip));
  if (ipv4s !== undefined) {
    const unwanted = removable.filter(({ ip }) => !ipv4s.some((one) => one.ip === ip));
    const missing = ipv4s.filter(({ ip }) => !present.some((one) => one.ip === ip));
    await describe(op, id, ipv4s, present);
    await remove(op, id, unwanted);
    await add(op, id, missing);
  } else if (ipv4Count !== undefined) {
    if (known.length > ipv4Count) await remove(op, id, surplusOf(id, removable, known.length - ipv4Count));
    await addSome(op, id, ipv4Count - present.length);
  }
}

/** The addresses to remove. @throws Error if public addresses are bound to too many. */
function surplusOf(id: string, removable: readonly InterfaceAddress[], count: number): readonly InterfaceAddress[] {
  const free = removable.filter(({ publicIp }) => publicIp === "");
  if (free.length >= count) return free.slice(-count);
  const bound = removable.flatMap(({ publicIp }) => (publicIp === "" ? [] : [publicIp]));
  throw new CodedError(
    "conflict",
    `ipv4Count: the network interface ${id} must lose ${count} addresses, but public addresses are bound to them: ${bound.join(", ")}. Unbind them first, or set ipv4s to the addresses that stay`,
  );
}

async function describe(
  op: Op,
  NetworkInterfaceId: string,
  wanted: readonly WantedAddress[],
  present: readonly InterfaceAddress[],
): Promise<void> {
  const changed = wanted.filter(({ ip, description }) =>
    present.some((one) => one.ip === ip && one.description !== description),
  );
  for (const group of groupsOf(changed)) {
    const PrivateIpAddresses = group.map(({ ip, description }) => ({ PrivateIpAddress: ip, Description: description }));
    await op.vpc.write("ModifyPrivateIpAddressesAttribute", { NetworkInterfaceId, PrivateIpAddresses });
  }
}

async function remove(op: Op, id: string, removed: readonly InterfaceAddress[]): Promise<void> {
  for (const group of groupsOf(removed)) {
    const PrivateIpAddresses = group.map(({ ip }) => ({ PrivateIpAddress: ip }));
    await unlessDone(
      () => changeByVpcTask(op, "UnassignPrivateIpAddresses", { NetworkInterfaceId: id, PrivateIpAddresses }),
      async () => !hasAny(await untilInterfaceIdle(op, id), group),
    );
    await untilInterfaceIdle(op, id);
  }
}

async function add(op: Op, id: string, added: readonly WantedAddress[]): Promise<void> {
  for (const group of groupsOf(added)) {
    await assign(op, id, {
      PrivateIpAddresses: group.map(({ ip, description }) => ({
        PrivateIpAddress: ip,
        Primary: false,
        Description: description,
      })),
    });
  }
}

/** Adds addresses that the platform chooses. */
async function addSome(op: Op, id: string, count: number): Promise<void> {
  for (let left = count; left > 0; left -= addressesAtOnce) {
    await assign(op, id, { SecondaryPrivateIpAddressCount: Math.min(left, addressesAtOnce) }, left);
  }
}

/** Adds addresses by one request. `step` distinguishes it from equal ones of the same operation. */
async function assign(op: Op, NetworkInterfaceId: string, addresses: Body, step?: number): Promise<void> {
  const request = { NetworkInterfaceId, ...addresses };
  const ClientToken = tokenOf(JSON.stringify([op.urn, request, step]), op.started);
  await changeByVpcTask(op, "AssignPrivateIpAddresses", { ...request, ClientToken });
  await untilInterfaceIdle(op, NetworkInterfaceId);
}

function hasAny(found: Interface | undefined, group: readonly InterfaceAddress[]): boolean {
  return found?.addresses.some(({ ip }) => group.some((one) => one.ip === ip)) === true;
}

/** A list in groups of at most `size`. */
export function groupsOf<T>(all: readonly T[], size = addressesAtOnce): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
