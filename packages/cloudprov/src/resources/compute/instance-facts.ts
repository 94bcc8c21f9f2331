import { field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText, text, texts } from "../../platform/response-fields.ts";
import { type Body, memberFacts, type ResponseList, responseList } from "../../platform/responses.ts";
import { waitsFor } from "../../platform/wait-until.ts";

export const describeInstances = "DescribeInstances";
/** Error codes that mean a machine does not exist. */
export const goneInstanceCodes = ["InvalidInstanceId.NotFound"];

const facts = {
  id: idText("", { wire: "InstanceId" }),
  state: idText("", { wire: "InstanceState" }),
  operationState: text("", { wire: "LatestOperationState" }),
  operationRequest: text("", { wire: "LatestOperationRequestId" }),
  operationError: text("", { wire: "LatestOperationErrorMsg" }),
  chargeType: text("", { wire: "InstanceChargeType" }),
  renewFlag: text("", { wire: "RenewFlag" }),
  expires: text("", { wire: "ExpiredTime" }),
  name: text("", { wire: "InstanceName" }),
  type: text("", { wire: "InstanceType" }),
  vpcId: text("", { wire: "VirtualPrivateCloud.VpcId" }),
  subnetId: text("", { wire: "VirtualPrivateCloud.SubnetId" }),
  privateIps: texts("", { wire: "PrivateIpAddresses" }),
  keyIds: texts("", { wire: "LoginSettings.KeyIds" }),
  bandwidth: field.integer({
    output: true,
    optional: true,
    wire: "InternetAccessible.InternetMaxBandwidthOut",
    docs: "",
  }),
  systemDisk: field.object(
    {
      id: text("", { wire: "DiskId" }),
      type: text("", { wire: "DiskType" }),
      size: field.integer({ output: true, optional: true, wire: "DiskSize", docs: "" }),
    },
    { output: true, optional: true, wire: "SystemDisk", docs: "" },
  ),
  dataDisks: field.list(field.object({ id: text("", { wire: "DiskId" }) }, { docs: "" }), {
    output: true,
    optional: true,
    wire: "DataDisks",
    docs: "",
  }),
};

/** The machines of a listing, of which their IDs, names and states must be valid. */
export const instanceList = responseList("InstanceSet", memberFacts("InstanceId", "InstanceName"), facts);

/** A machine as the waits see it. */
export type InstanceFacts = ReturnType<typeof factsOf>;

/** The facts of a machine in a response. */
export function factsOf(found: Body) {
  return fromWire(facts, found);
}

/** The IDs of the cloud disks of a machine; local disks have other IDs. */
export function cloudDisksOf(found: Body): string[] {
  const { systemDisk, dataDisks = [] } = factsOf(found);
  return [systemDisk, ...dataDisks].flatMap((disk) => (disk?.id.startsWith("disk-") ? [disk.id] : []));
}

/** A machine as the platform returns it; undefined if it does not exist. */
export async function readInstance(op: Op, id: string, list: ResponseList = instanceList): Promise<Body | undefined> {
  const page = op.cvm.page(describeInstances, { InstanceIds: [id] }, list);
  return (await ifExists(page, goneInstanceCodes))?.elements[0];
}

/** The facts of a machine; undefined if it does not exist. */
export async function instanceFacts(op: Op, id: string): Promise<InstanceFacts | undefined> {
  const found = await readInstance(op, id);
  return found && factsOf(found);
}

/** Whether the platform is deleting the machine of a response, or did not create it. */
export function isGone(found: Body): boolean {
  return ["LAUNCH_FAILED", "TERMINATING"].includes(String(found["InstanceState"]));
}

/** Waits until something is true of a machine, and returns the machine. */
export const untilInstance = waitsFor({ name: "machine", read: instanceFacts, minutes: 6 });
