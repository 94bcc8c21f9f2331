import { fromWire, responseField } from "@org/core-provider";
import type { Place } from "../../platform/release.ts";
import type { Body } from "../../platform/responses.ts";

/** The statuses of an instance. */
export const [creating, running, isolating, isolated] = [0, 1, 4, 5];
/** The instance is no longer in the recycle bin. */
const destroyed = 6;
/** The tasks of an upgrade that waits for the maintenance window: one that moves the instance, and one in place. */
const waitingTasks = [15, 34];

const text = (wire: string) => responseField.string({ wire });
const number = (wire: string) => responseField.integer({ wire });
/** The members of an instance that waits and changes read. */
export const facts = {
  status: responseField.integer({ wire: "Status", returned: "maybe empty" }),
  taskStatus: number("TaskStatus"),
  type: number("InstanceType"),
  name: text("InstanceName"),
  payType: responseField.integer({ wire: "PayType", optional: true }),
  autoRenew: number("AutoRenew"),
  memory: number("Memory"),
  volume: number("Volume"),
  cpu: number("Cpu"),
  version: text("EngineVersion"),
  deviceType: text("DeviceType"),
  deployMode: number("DeployMode"),
  syncMode: number("ProtectMode"),
  zone: text("Zone"),
  firstZone: text("SlaveInfo.First.Zone"),
  secondZone: text("SlaveInfo.Second.Zone"),
  vpcId: text("UniqVpcId"),
  subnetId: text("UniqSubnetId"),
  port: number("Vport"),
  wanStatus: number("WanStatus"),
  wanDomain: text("WanDomain"),
  wanPort: number("WanPort"),
  error: number("CdbError"),
  protection: responseField.string({ wire: "DestroyProtect", optional: true }),
  nodes: responseField.list(responseField.object({ id: text("NodeId"), role: text("Role"), zone: text("Zone") }, {}), {
    wire: "ClusterInfo",
    optional: true,
  }),
  readOnly: responseField.list(responseField.object({ id: text("RoGroupId") }, {}), {
    wire: "RoGroups",
    optional: true,
  }),
};

/** An instance as the waits see it. */
export type MysqlFacts = ReturnType<typeof factsOf>;

/** The facts of an instance in a response. */
export function factsOf(found: Body) {
  return fromWire(facts, found);
}

/** Whether an instance of a response was released: it is in the recycle bin, or on its way there. */
export function isReleased({ Status: status }: Body): boolean {
  return Number(status) >= isolating;
}

/** Where an instance is on its way through the recycle bin. */
export function placeOf(found: Pick<MysqlFacts, "status"> | undefined): Place {
  if (found === undefined || found.status === destroyed) return "deleted";
  if (found.status === isolating) return "being isolated";
  if (found.status === isolated) return "recycle bin";
  return found.status > destroyed ? "being deleted" : "in use";
}

/** Whether an upgrade of an instance waits for the maintenance window. */
export function waitsForWindow({ taskStatus }: Pick<MysqlFacts, "taskStatus">): boolean {
  return waitingTasks.includes(taskStatus);
}

/** Whether a task of an instance is running, or waits. */
export function isBusy({ taskStatus }: Pick<MysqlFacts, "taskStatus">): boolean {
  return taskStatus !== 0;
}
