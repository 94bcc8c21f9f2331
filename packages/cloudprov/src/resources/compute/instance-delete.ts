import { type DeleteOperation, expectation, field, fromWire } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { text } from "../../platform/response-fields.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { detachDisk, untilDisk } from "./disk-change.ts";
import { leaveRecycleBin, terminateDisk } from "./disk-deletion.ts";
import { diskFacts } from "./disks.ts";
import { goneInstanceCodes, type InstanceFacts, instanceFacts, untilInstance } from "./instance-facts.ts";
import type { instanceFields } from "./instance-fields.ts";
import { returnPrepaid } from "./prepaid-return.ts";

type Delete = DeleteOperation<typeof instanceFields> & Clients;

/** Deletes a machine. A prepaid one is moved to the recycle bin, and removed from there with `forceDelete`. */
export async function deleteMachine(op: Delete): Promise<void> {
  const machine = await instanceFacts(op, op.id);
  const isPrepaid = machine?.chargeType === "PREPAID";
  const returned = isPrepaid ? disksToReturn(op, machine) : [];
  if (!isPrepaid) await ifExists(op.cvm.write("TerminateInstances", termination(op)), terminatedCodes);
  else if (machine.state !== "SHUTDOWN") await moveToRecycleBin(op);
  if (!(await isInRecycleBin(op))) {
    await untilAddressIsFree(op);
    return;
  }
  if (!isPrepaid) return;
  for (const id of returned) await returnDisk(op, id);
  if (!op.state.forceDelete) return;
  await ifExists(op.cvm.write("TerminateInstances", termination(op)), terminatedCodes);
  await untilInstance(op, op.id, {
    to: "to be deleted",
    otherwise: "is still in the recycle bin",
    done: (one) => one === undefined,
    minutes: 15,
  });
  for (const id of returned) await leaveRecycleBin(op, id);
  await untilAddressIsFree(op);
}

const terminatedCodes = [...goneInstanceCodes, "InvalidInstanceState.Terminating"];

function termination({ id, state }: Delete) {
  return { InstanceIds: [id], ...(state.releaseAddress ? { ReleaseAddress: true } : {}) };
}

/**
 * Returns a prepaid machine. A running task, or a machine in the recycle bin, shows that the platform received the
 * request.
 */
async function moveToRecycleBin(op: Delete): Promise<void> {
  const wait = { to: "to be returned", otherwise: "still exists", minutes: 1 / 6 };
  const done = (machine: InstanceFacts | undefined) =>
    machine === undefined || machine.state === "SHUTDOWN" || machine.operationState === "OPERATING";
  await returnPrepaid(
    () => ifExists(op.cvm.create("TerminateInstances", termination(op)), terminatedCodes),
    () => untilInstance(op, op.id, { ...wait, done }),
  );
}

/**
 * The data disks that are deleted with a prepaid machine: those that it still has. Once it is in the recycle bin, an
 * interrupted deletion may have detached them.
 */
function disksToReturn(op: Delete, { state, dataDisks = [] }: InstanceFacts): string[] {
  const listed = op.state.dataDisks.flatMap((disk) => (disk.deleteWithInstancePrepaid ? [disk.dataDiskId] : []));
  if (state === "SHUTDOWN") return listed;
  const isAttached = (id: string) => dataDisks.some((disk) => disk.id === id);
  for (const id of listed.filter((one) => !isAttached(one)))
    op.warn(`the data disk ${id} is not attached to the machine ${op.id} any more: it is not deleted with it`);
  return listed.filter(isAttached);
}

/** Waits until a machine is deleted or in the recycle bin. Returns true in the second case. */
async function isInRecycleBin(op: Delete): Promise<boolean> {
  const machine = await untilInstance(op, op.id, {
    to: "to be deleted",
    otherwise: "still exists",
    done: (one) => one === undefined || (one.state === "SHUTDOWN" && one.operationState !== "OPERATING"),
    minutes: 15,
  });
  return machine !== undefined;
}

/** Returns a prepaid data disk to the platform: it goes to the recycle bin. */
async function returnDisk(op: Op & { readonly id: string }, id: string): Promise<void> {
  const disk = await diskFacts(op, id);
  // It has another machine by now.
  if (disk !== undefined && !["", op.id].includes(disk.instanceId)) return;
  if (disk?.instanceId === op.id) await detachDisk(op, id, op.id);
  await terminateDisk(op, id);
  await untilDisk(op, id, {
    to: "to be returned",
    otherwise: "is not returned yet",
    done: (one) => one === undefined,
    minutes: 6,
  });
}

const used = {
  states: field.list(field.object({ ip: text("", { wire: "IpAddress" }) }, { docs: "" }), {
    output: true,
    wire: "IpAddressStates",
    docs: "",
  }),
};
const expectsUsed = expectation(used);

/** Waits until nothing has the private address any more, so that the subnet can be deleted next. */
async function untilAddressIsFree(op: Delete): Promise<void> {
  const { vpcId: VpcId, subnetId: SubnetId, privateIp } = op.state;
  if (VpcId === "" || SubnetId === "" || privateIp === "") return;
  const query = { VpcId, SubnetId, IpAddresses: [privateIp], Offset: 0, Limit: 20 };
  await waitUntil(op, {
    what: `the address ${privateIp} to be free`,
    read: async () => {
      const found = await ifExists(op.vpc.read("DescribeUsedIpAddress", query, { expects: expectsUsed }));
      return found === undefined ? [] : fromWire(used, found).states;
    },
    done: (states) => states.length === 0,
    progress: "waiting until its private address is free",
    otherwise: `the address ${privateIp} of the deleted machine is still in use`,
    forMs: 900_000,
  });
}
