import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { untilAllIdle } from "./eip-address.ts";
import { maxAddresses } from "./nat-gateway-fields.ts";
import { changeByVpcTask } from "./vpc-tasks.ts";

/** Exchanging ten addresses for ten others takes two rounds. */
const mostRounds = 3;

/**
 * Gives a gateway the wanted addresses. It never has none, and never too many: when all are exchanged, one old address
 * stays until new ones are bound.
 *
 * @param read - Returns the addresses of the gateway when no task is running for it.
 */
export async function changeAddresses(
  op: Op,
  id: string,
  wanted: readonly string[],
  read: () => Promise<readonly string[]>,
): Promise<void> {
  const change = (action: string, addresses: readonly string[], isDone: (present: readonly string[]) => boolean) =>
    addresses.length === 0
      ? undefined
      : unlessDone(
          () => changeByVpcTask(op, action, { NatGatewayId: id, PublicIpAddresses: addresses }),
          async () => isDone(await read()),
        );
  for (let round = 1; round <= mostRounds; round++) {
    const present = await read();
    const removed = present.filter((one) => !wanted.includes(one));
    const added = wanted.filter((one) => !present.includes(one));
    if (removed.length + added.length === 0) return;
    const off = removed.length === present.length ? removed.slice(1) : removed;
    const on = added.slice(0, maxAddresses - (present.length - off.length));
    await change("DisassociateNatGatewayAddress", off, (now) => !off.some((one) => now.includes(one)));
    if (off.length > 0) await read();
    if (on.length > 0) await untilAllIdle(op, on);
    await change("AssociateNatGatewayAddress", on, (now) => on.every((one) => now.includes(one)));
  }
  const present = await read();
  if (present.length === wanted.length && wanted.every((one) => present.includes(one))) return;
  throw new CodedError(
    "conflict",
    `the NAT gateway ${id} has the addresses ${present.join(", ")} instead of ${wanted.join(", ")}. Check that nobody else changes them, and run \`pulumi up\` again`,
  );
}
