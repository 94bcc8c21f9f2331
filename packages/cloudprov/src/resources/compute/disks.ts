import { field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { flag, idText, text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, type ResponseList, responseList } from "../../platform/responses.ts";

export const describeDisks = "DescribeDisks";
/** Error codes that mean a disk does not exist. */
export const goneDiskCodes = ["InvalidDiskId.NotFound"];

const optionalNumber = (wire: string) => field.integer({ output: true, optional: true, wire, docs: "" });

const identity = { id: idText("", { wire: "DiskId" }), name: text("", { wire: "DiskName" }) };

const facts = {
  state: idText("", { wire: "DiskState" }),
  type: text("", { wire: "DiskType" }),
  size: optionalNumber("DiskSize"),
  chargeType: text("", { wire: "DiskChargeType" }),
  renewFlag: text("", { wire: "RenewFlag" }),
  isAttached: field.boolean({ output: true, optional: true, wire: "Attached", docs: "" }),
  instanceId: text("", { wire: "InstanceId" }),
  isMoving: flag("", { wire: "Migrating" }),
  moved: optionalNumber("MigratePercent"),
};

/** A disk as the waits see it. */
export type DiskFacts = ReturnType<typeof factsOf>;

function factsOf(found: Body) {
  const { isAttached, ...disk } = fromWire(facts, found);
  // A disk whose attachment a response does not mention counts as attached, unless it has no machine.
  return { ...disk, isAttached: isAttached ?? disk.instanceId !== "" };
}

/** The disks of a listing, of which their IDs, names and states must be valid. */
export const diskList = responseList("DiskSet", memberFacts("DiskId", "DiskName"), facts);

/** A disk as the platform returns it, also one in the recycle bin; undefined if it does not exist. */
export async function readDisk(op: Op, id: string, list: ResponseList = diskList): Promise<Body | undefined> {
  const page = op.cbs.page(describeDisks, { DiskIds: [id] }, list);
  return (await ifExists(page, goneDiskCodes))?.elements[0];
}

/** Whether a disk of a response is in the recycle bin, where it is only kept for some days. */
export function isRecycled(found: Body): boolean {
  return found["DiskState"] === "TORECYCLE";
}

/** Whether a disk of a response belongs to a machine, with which it was created and will be deleted. */
export function isOfMachine(found: Body): boolean {
  return found["DiskUsage"] === "SYSTEM_DISK" || (found["Attached"] === true && found["DeleteWithInstance"] === true);
}

/** The facts of a disk; undefined if it does not exist or is in the recycle bin. */
export async function diskFacts(op: Op, id: string): Promise<DiskFacts | undefined> {
  const found = await readDisk(op, id);
  return found === undefined || isRecycled(found) ? undefined : factsOf(found);
}

/** The same for one of many that are refreshed: from the listing of disks. */
export async function listedDisk(op: Op, id: string): Promise<DiskFacts | undefined> {
  const many: OfMany<Body> = {
    name: "machines of disks",
    what: "the machines of the disks",
    readOne: readDisk,
    readPage: async (one, offset) => {
      const { elements, ...rest } = await one.cbs.page(describeDisks, {}, diskList, { offset });
      return { ...rest, members: new Map(elements.map((found) => [fromWire(identity, found).id, found])) };
    },
  };
  const found = await readOfMany(op, many, id);
  return found === undefined || isRecycled(found) ? undefined : factsOf(found);
}

/** The disks that are attached to machines, except those that belong to them. */
export async function* attachedDisks(op: Op) {
  const Filters = [
    { Name: "portable", Values: ["TRUE"] },
    { Name: "disk-state", Values: ["ATTACHED"] },
  ];
  for await (const found of op.cbs.pages(describeDisks, { Filters }, diskList)) {
    if (!isOfMachine(found)) yield fromWire(identity, found);
  }
}
