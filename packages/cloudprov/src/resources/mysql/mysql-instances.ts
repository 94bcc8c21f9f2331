import { CodedError, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { ifExists } from "../../platform/errors.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import type { ElementPage } from "../../platform/service-client.ts";
import { waitsFor } from "../../platform/wait-until.ts";
import { facts, factsOf, isReleased, type MysqlFacts } from "./mysql-facts.ts";
import { mysqlInstanceFields as fields } from "./mysql-instance-fields.ts";
import { asRequested } from "./mysql-instance-form.ts";
import { goneMysqlCodes } from "./mysql-tasks.ts";

export const describeMysql = "DescribeDBInstances";
/** Selects primary instances: read-only and disaster recovery instances are other kinds. */
export const primary = { InstanceTypes: [1] };
/** The kinds of the other instances, by their numbers. */
const otherKinds: Readonly<Record<number, string>> = { 2: "disaster recovery", 3: "read-only" };
const identity = memberFacts("InstanceId", "InstanceName");

/** The instances of a listing, of which their IDs, names and statuses must be valid. */
export const list = responseList("Items", identity, facts);
/** The same, complete. */
const wholeList = responseList("Items", identity, facts, (found) => fromWire(fields, withTags(asRequested(found))));

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

/** Waits until something is true of an instance, and returns it. */
export const untilMysql = waitsFor({ name: "MySQL instance", read: mysqlFacts, minutes: 30 });
