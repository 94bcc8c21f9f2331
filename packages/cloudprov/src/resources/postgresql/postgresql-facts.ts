import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { requireInUse } from "../../platform/recycle-bin.ts";
import { type Body, memberFacts, recordOf, responseList } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { waitsFor } from "../../platform/wait-until.ts";

export const describePostgresql = "DescribeDBInstances";

const text = (wire: string) => responseField.string({ wire });
const number = (wire: string) => responseField.integer({ wire });

const facts = {
  id: responseField.string({ wire: "DBInstanceId", returned: "always" }),
  name: text("DBInstanceName"),
  status: responseField.string({ wire: "DBInstanceStatus", returned: "always" }),
  payType: text("PayType"),
  expires: text("ExpireTime"),
  memory: number("DBInstanceMemory"),
  storage: number("DBInstanceStorage"),
  cpu: number("DBInstanceCpu"),
  majorVersion: text("DBMajorVersion"),
  version: text("DBVersion"),
  kernel: text("DBKernelVersion"),
  vpcId: text("VpcId"),
  subnetId: text("SubnetId"),
  isEncrypted: number("IsSupportTDE"),
  isProtected: responseField.boolean({ wire: "DeletionProtection", optional: true }),
  nodes: responseField.list(responseField.object({ role: text("Role"), zone: text("Zone") }, {}), {
    wire: "DBNodeSet",
  }),
  networks: responseField.list(
    responseField.object(
      {
        type: text("NetType"),
        status: text("Status"),
        host: text("Address"),
        ip: text("Ip"),
        port: responseField.integer({ wire: "Port", optional: true }),
        vpcId: text("VpcId"),
        subnetId: text("SubnetId"),
      },
      {},
    ),
    { wire: "DBInstanceNetInfo" },
  ),
};

/** An instance as the waits see it. */
export type PostgresqlFacts = ReturnType<typeof postgresqlFactsOf>;

/** The facts of an instance in a response. */
export function postgresqlFactsOf(found: Body) {
  return fromWire(facts, found);
}

/** The instances of a listing, of which their IDs, names and states must be valid. */
export const postgresqlList = responseList("DBInstanceSet", memberFacts("DBInstanceId", "DBInstanceName"), facts);

/** The parameters that select one instance of a listing. */
export function onlyPostgresql(id: string) {
  return filteredBy("db-instance-id", id);
}

/** Whether an instance is in the recycle bin, or was there. */
export function isReleased({ status }: Pick<PostgresqlFacts, "status">): boolean {
  return ["isolated", "recycling", "recycled", "offlining", "offline"].includes(status);
}

/** The statuses of an instance that stay. With any other, also an unknown one, it is changing. */
const idle = ["running", "readonly", "limited run", "waitSwitch"];

/** Whether the platform is creating, changing or isolating an instance. */
export function isChanging(instance: Pick<PostgresqlFacts, "status">): boolean {
  return !idle.includes(instance.status) && !isReleased(instance);
}

/** The value of `waitSwitch` that lets a change wait for the maintenance window. */
export const inWindow = 2;

/** Whether a change of an instance waits for the maintenance window. */
export function waitsForWindow({ status }: Pick<PostgresqlFacts, "status">): boolean {
  return status === "waitSwitch";
}

const expectsOne = expectation((response) => postgresqlFactsOf(recordOf(response["DBInstance"]) ?? {}));

/** The facts of an instance; undefined if it does not exist. */
export async function postgresqlFacts(op: Op, id: string): Promise<PostgresqlFacts | undefined> {
  const read = op.postgres.read("DescribeDBInstanceAttribute", { DBInstanceId: id }, { expects: expectsOne });
  const found = await ifExists(read);
  return found && postgresqlFactsOf(recordOf(found["DBInstance"]) ?? {});
}

/** The private addresses of an instance: while it moves to another network, it has two. */
export function privateNetworks({ networks }: PostgresqlFacts) {
  return networks.filter(({ type, ip }) => type !== "public" && ip !== "");
}

/** The private address of an instance: that in its own network, or the first one. */
export function privateNetwork(instance: PostgresqlFacts) {
  const all = privateNetworks(instance);
  const own = all.find((one) => one.vpcId === instance.vpcId && one.subnetId === instance.subnetId);
  return all.length > 1 ? (own ?? all[0]) : all[0];
}

/** The public address of an instance, if it is open. */
export function publicNetwork({ networks }: PostgresqlFacts) {
  return networks.find(({ type, status }) => type === "public" && ["opened", "1"].includes(status));
}

/** Waits until something is true of an instance, and returns it. */
export const untilPostgresql = waitsFor({
  name: "PostgreSQL instance",
  shortName: "instance",
  read: postgresqlFacts,
  minutes: 60,
});

/** Waits until the platform is not changing an instance. Undefined if it does not exist. */
export function untilPostgresqlIdle(op: Op, id: string) {
  return untilPostgresql(op, id, {
    to: "to be idle",
    otherwise: "is still being changed by the platform",
    done: (one) => one === undefined || !isChanging(one),
  });
}

/**
 * The same for an instance that must accept changes.
 *
 * @throws ObjectMissing or CodedError if it is deleted or isolated, or if a change of it waits for the maintenance window.
 */
export async function idlePostgresql(op: Op, id: string): Promise<PostgresqlFacts> {
  const what = `the PostgreSQL instance ${id}`;
  const instance = requireInUse(what, await untilPostgresqlIdle(op, id), isReleased);
  if (!waitsForWindow(instance)) return instance;
  const advice = "run `pulumi up` again after it, or switch now in the console";
  throw new CodedError("conflict", `a change of ${what} waits for its maintenance window: ${advice}`);
}
