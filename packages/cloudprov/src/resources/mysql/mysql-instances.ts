import { CodedError, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { tagInfosAsSet, withTags } from "../../platform/created-with-tags.ts";
import { codeOf, ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import type { Place } from "../../platform/release.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import type { ElementPage } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { mysqlInstanceFields as fields } from "./mysql-instance-fields.ts";
import { goneMysqlCodes } from "./mysql-tasks.ts";

export const describeMysql = "DescribeDBInstances";
/** Selects primary instances: read-only and disaster recovery instances are other kinds. */
const primary = { InstanceTypes: [1] };
/** The kinds of the other instances, by their numbers. */
const otherKinds: Readonly<Record<number, string>> = { 2: "disaster recovery", 3: "read-only" };
/** The statuses of an instance. */
export const [creating, running, isolating, isolated] = [0, 1, 4, 5];
/** The instance is no longer in the recycle bin. */
const destroyed = 6;
/** The tasks of an upgrade that waits for the maintenance window: one that moves the instance, and one in place. */
const waitingTasks = [15, 34];

const text = (wire: string) => responseField.string({ wire });
const number = (wire: string) => responseField.integer({ wire });
const identity = memberFacts("InstanceId", "InstanceName");
const facts = {
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

function factsOf(found: Body) {
  return fromWire(facts, found);
}

/** The instances of a listing, of which their IDs, names and statuses must be valid. */
const list = responseList("Items", identity, facts);
/** The same, complete. */
const wholeList = responseList("Items", identity, facts, (found) => fromWire(fields, withTags(asRequested(found))));

/** Whether an instance of a response was released: it is in the recycle bin, or on its way there. */
export function isReleased({ Status: status }: Body): boolean {
  return Number(status) >= isolating;
}

/** An instance as the platform returns it; undefined if it does not exist. */
export async function readMysql(op: Op, id: string): Promise<Body | undefined> {
  const page = op.cdb.page(describeMysql, { InstanceIds: [id], QueryClusterInfo: true }, wholeList);
  const found = (await ifExists(page, goneMysqlCodes))?.elements[0];
  const kind = found && otherKinds[factsOf(found).type];
  if (kind === undefined) return found;
  // Listings of primary instances lack it, so a refresh would remove it from the state.
  throw new CodedError("invalid-import", `${id} is a ${kind} instance: MysqlInstance manages primary instances only`);
}

/** A page of all primary instances. */
export function pageOfMysql(op: Op, offset: number | undefined): Promise<ElementPage> {
  return op.cdb.page(describeMysql, { ...primary, QueryClusterInfo: true }, list, { offset });
}

/** The primary instances with a name, or all, except released ones. */
export async function* findMysql(op: Op, name: string | undefined): AsyncGenerator<Body> {
  const query = name === undefined ? primary : { ...primary, InstanceNames: [name] };
  for await (const found of op.cdb.pages(describeMysql, query, list)) {
    if (!isReleased(found)) yield { ...found, CreatedTime: found["CreateTime"] };
  }
}

/** The facts of an instance; undefined if it does not exist. */
export async function mysqlFacts(op: Op, id: string): Promise<MysqlFacts | undefined> {
  const found = (await ifExists(op.cdb.page(describeMysql, { InstanceIds: [id] }, list), goneMysqlCodes))?.elements[0];
  return found && factsOf(found);
}

/** Where an instance is on its way through the recycle bin. */
export function placeOf(found: Pick<MysqlFacts, "status"> | undefined): Place {
  if (found === undefined || found.status === destroyed) return "deleted";
  if (found.status === isolating) return "being isolated";
  if (found.status === isolated) return "recycle bin";
  return found.status > destroyed ? "being deleted" : "in use";
}

/** A wait for something to become true of an instance. */
export interface MysqlWait {
  /** Completes "waiting for the MySQL instance": `to be created`. */
  readonly to: string;
  /** Completes "the MySQL instance": `is not created yet`. */
  readonly otherwise: string;
  readonly done: (instance: MysqlFacts | undefined) => boolean;
  readonly minutes?: number;
}

/** Waits until something is true of an instance, and returns it. */
export function untilMysql(op: Op, id: string, { to, otherwise, done, minutes = 30 }: MysqlWait) {
  return waitUntil(op, {
    what: `the MySQL instance ${id} ${to}`,
    read: () => mysqlFacts(op, id),
    done,
    progress: `waiting for the MySQL instance ${to}`,
    otherwise: `the MySQL instance ${id} ${otherwise}`,
    forMs: minutes * 60_000,
  });
}

/** Whether an upgrade of an instance waits for the maintenance window. */
export function waitsForWindow({ taskStatus }: Pick<MysqlFacts, "taskStatus">): boolean {
  return waitingTasks.includes(taskStatus);
}

/** Whether a task of an instance is running, or waits. */
export function isBusy({ taskStatus }: Pick<MysqlFacts, "taskStatus">): boolean {
  return taskStatus !== 0;
}

/** How an instance is charged, by the number that the platform has for it. */
export const chargeTypes = ["PREPAID", "POSTPAID"] as const;

/** An instance of a response with the member names of the properties. */
export function asRequested(found: Body): Body {
  const one = factsOf(found);
  const isOpen = one.wanStatus === 1;
  return {
    ...tagInfosAsSet({ ...found, Tags: found["TagList"] }),
    ChargeType: one.payType === undefined ? undefined : chargeTypes[one.payType],
    AutoRenewFlag: one.autoRenew === 1 ? 1 : 0,
    SlaveZone: one.firstZone,
    BackupZone: one.secondZone || undefined,
    // Any other value than "on" means that it is not protected.
    ...("DestroyProtect" in found ? { DestroyProtect: one.protection === "on" ? "on" : "off" } : {}),
    InternetService: isOpen ? 1 : 0,
    InternetHost: isOpen ? one.wanDomain : "",
    InternetPort: isOpen ? one.wanPort : 0,
    Locked: one.error === 0 ? 0 : 1,
    ClusterTopology: topologyOf(one),
    // These are read separately.
    SecurityGroup: [],
    IsGTIDOpen: 0,
    Parameters: {},
  };
}

/** The nodes of an instance of the cluster edition; undefined for others. */
function topologyOf({ nodes = [] }: MysqlFacts): Body | undefined {
  const writer = nodes.find(({ role }) => role === "master");
  if (writer === undefined) return undefined;
  const readers = nodes.filter(({ role }) => role === "slave");
  return {
    ReadWriteNode: { Zone: writer.zone, NodeId: writer.id },
    ReadOnlyNodes: readers.map(({ id, zone }) => ({ Zone: zone, NodeId: id, IsRandomZone: zone !== writer.zone })),
  };
}

const groups = responseList("Groups", { id: responseField.string({ wire: "SecurityGroupId", returned: "always" }) });

/** The security groups of an instance. */
export async function groupsOf(op: Op, id: string): Promise<readonly string[]> {
  const found = await op.cdb.read("DescribeDBSecurityGroups", { InstanceId: id }, { expects: groups.expects });
  return groups.of(found).map(({ SecurityGroupId }) => String(SecurityGroupId));
}

/**
 * The same for one of many that are refreshed. The platform lists only the instances of a group: those that are still in
 * all groups of the state are found there, and the others are read alone.
 */
export async function listedGroups(op: Op, id: string, known: readonly string[]): Promise<readonly string[]> {
  if (known.length === 0) return [];
  const wanted = known.toSorted();
  const many: OfMany<readonly string[]> = {
    name: JSON.stringify(["security groups of MySQL instances", ...wanted]),
    what: "the security groups of the MySQL instances",
    readOne: groupsOf,
    readPage: async (one) => {
      const idsIn = async (group: string) => {
        const query = { ...primary, SecurityGroupId: group, WithSecurityGroup: 1 };
        return new Set((await one.cdb.list(describeMysql, query, list)).map(({ InstanceId }) => String(InstanceId)));
      };
      const [first = new Set<string>(), ...others] = await Promise.all(wanted.map(idsIn));
      const inAll = [...first].filter((member) => others.every((ids) => ids.has(member)));
      return { members: new Map(inAll.map((member) => [member, wanted])), next: [] };
    },
  };
  return (await readOfMany(op, many, id)) ?? [];
}

const identifiers = { isOpen: responseField.integer({ wire: "IsGTIDOpen" }) };

/** Whether the transactions of an instance have global identifiers: 1 or 0. Once they have, they always do. */
export async function gtidOf(op: Op, id: string): Promise<number> {
  try {
    return fromWire(identifiers, await op.cdb.read("DescribeDBInstanceGTID", { InstanceId: id })).isOpen;
  } catch (error) {
    // The version has none. Codes that begin with this one are failures.
    if (codeOf(error) === "CdbError") return 0;
    throw error;
  }
}

const parameter = {
  name: responseField.string({ wire: "Name", returned: "always" }),
  current: text("CurrentValue"),
  usual: text("Default"),
};
const parameters = responseList("Items", parameter);

/** The parameters of an instance, by name, with their values and defaults. */
export async function engineParameters(op: Op, id: string) {
  const found = await op.cdb.read("DescribeInstanceParams", { InstanceId: id }, { expects: parameters.expects });
  return new Map(parameters.of(found).map((one) => [String(one["Name"]), fromWire(parameter, one)]));
}
