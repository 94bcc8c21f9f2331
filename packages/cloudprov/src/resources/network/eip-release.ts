import type { Op } from "../../platform/clients.ts";
import { isMissing } from "../../platform/errors.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { goneAddressCodes, prepaid, stateOf, unbind, untilIdle } from "./eip-address.ts";
import { changeByTask } from "./eip-tasks.ts";

/** Unbinds an address if necessary, and releases it: a prepaid one twice. */
export async function releaseAddress(op: Op & { readonly id: string }): Promise<void> {
  const found = await untilIdle(op, op.id);
  if (found === undefined) return;
  const { status, ip, instanceId, chargeType, isIsolated } = found;
  if (status === "BIND" || status === "BIND_ENI") await unbind(op, op.id, ip, instanceId);
  if (status !== "OFFLINING") await release(op);
  if (chargeType === prepaid && !isIsolated && (await isIsolatedAfterRelease(op))) await release(op);
}

async function release(op: Op & { readonly id: string }): Promise<void> {
  try {
    await changeByTask(op, "ReleaseAddresses", { AddressIds: [op.id] });
  } catch (error) {
    if (!isMissing(error, goneAddressCodes)) throw error;
  }
}

/** The first release of a prepaid address only isolates it. Returns false if the address was deleted instead. */
async function isIsolatedAfterRelease(op: Op & { readonly id: string }): Promise<boolean> {
  const found = await waitUntil(op, {
    what: `the address ${op.id} to be isolated`,
    read: () => stateOf(op, op.id),
    done: (state) => state === undefined || state.isIsolated === true,
    progress: "waiting until the platform isolates it",
    otherwise: `the platform has not isolated the prepaid address ${op.id}`,
  });
  return found !== undefined;
}
