import { expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { requireInUse } from "../../platform/recycle-bin.ts";
import { type Body, memberFacts, recordOf, responseList } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";

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
  return ["isolated", "recycling", "recycled", "offline"].includes(status);
}

/** Whether the platform is creating or changing an instance. */
export function isChanging({ status }: Pick<PostgresqlFacts, "status">): boolean {
  return [
    "applying",
    "init",
    "initing",
    "job running",
    "migrating",
    "expanding",
    "switching",
    "deployment changing",
  ].includes(status);
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

/** A wait for something to become true of an instance. */
export interface PostgresqlWait {
  /** Completes "waiting for the instance": `to run`. */
  readonly to: string;
  /** Completes "the instance": `does not run yet`. */
  readonly otherwise: string;
  readonly done: (instance: PostgresqlFacts | undefined) => boolean;
  readonly minutes?: number;
}

/** Waits until something is true of an instance, and returns it. */
export function untilPostgresql(op: Op, id: string, { to, otherwise, done, minutes = 60 }: PostgresqlWait) {
  return waitUntil(op, {
    what: `the PostgreSQL instance ${id} ${to}`,
    read: () => postgresqlFacts(op, id),
    done,
    progress: `waiting for the instance ${to}`,
    otherwise: `the PostgreSQL instance ${id} ${otherwise}`,
    forMs: minutes * 60_000,
  });
}

/** Waits until an instance runs. @throws ObjectMissing or CodedError if it is deleted or isolated. */
export async function runningPostgresql(op: Op, id: string): Promise<PostgresqlFacts> {
  const instance = await untilPostgresql(op, id, {
    to: "to run",
    otherwise: "is still being changed by the platform",
    done: (one) => one === undefined || one.status === "running" || isReleased(one),
  });
  return requireInUse(`the PostgreSQL instance ${id}`, instance, isReleased);
}

/** A change of an instance, and how its result shows. */
export interface PostgresqlChange {
  readonly action: string;
  /** In addition to the ID. */
  readonly parameters?: Body;
  readonly shows?: (instance: PostgresqlFacts) => boolean;
  /** It costs money each time, so it is never sent again after a lost response. */
  readonly isPurchase?: true;
  /** Whether the platform waits for the maintenance window of the instance. */
  readonly isLater?: boolean;
  /** How long it may take. Defaults to 60. */
  readonly minutes?: number;
}

/** Changes an instance, and waits until the result shows. A change that has taken effect is not repeated. */
export async function changePostgresql(op: Op, id: string, change: PostgresqlChange): Promise<void> {
  const { action, parameters = { DBInstanceId: id }, shows = () => true, isLater = false, minutes } = change;
  await runningPostgresql(op, id);
  await unlessDone(
    () => (change.isPurchase ? op.postgres.create(action, parameters) : op.postgres.write(action, parameters)),
    async () => change.shows !== undefined && shows(await runningPostgresql(op, id)),
  );
  await untilPostgresql(op, id, {
    to: "to be changed",
    otherwise: isLater
      ? "is not changed yet: run `pulumi up` again after its maintenance window"
      : `does not show the result of ${action} yet`,
    done: (one) => one === undefined || isReleased(one) || (one.status === "running" && shows(one)),
    // Longer than this, a run does not wait for a maintenance window.
    minutes: isLater ? 25 : (minutes ?? 60),
  });
}
