import { OutcomeUnknownError } from "@org/core-http";
import type { Op } from "../../platform/clients.ts";
import type { EntryListing, EntryRequest } from "../../platform/entry-kind.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { type ElementPage, elementsOf } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { isBusy } from "./mysql-facts.ts";
import { mysqlFacts } from "./mysql-instances.ts";
import { changeByTask, goneMysqlCodes } from "./mysql-tasks.ts";

/** Error codes that mean that an account, or its instance, does not exist. */
export const goneAccountCodes = [...goneMysqlCodes, "InvalidParameterValue.UserNotExistError"];

/** What identifies an account in its instance: its name, and its host unless that is any. */
export function accountKey({ User, Host = "%" }: Body): string {
  return Host === "%" ? String(User) : `${String(User)}#${String(Host)}`;
}

/** The accounts that the platform creates with each instance. */
export const accountsOfPlatform = ["root", "mysql.sys", "mysql.session", "mysql.infoschema", "tencentroot"];

/** Whether an account is one that the platform creates. */
export function isOfPlatform(name: string): boolean {
  return accountsOfPlatform.includes(name);
}

/** The listing of the accounts of an instance. */
export const accountListing: EntryListing = {
  action: "DescribeAccounts",
  parameters: ({ mysqlId }) => ({ InstanceId: mysqlId }),
  list: (readable) => responseList("Items", readable),
  pageSize: 100,
  asRead: ({ User, Host, Notes, MaxUserConnections, CreateTime }) => ({
    User,
    Host,
    CreatedTime: CreateTime,
    // The platform returns nothing for the description that stands for none.
    Description: Notes || "--",
    MaxUserConnections,
  }),
};

const accounts = responseList("Items", { user: idText("", { wire: "User" }), host: idText("", { wire: "Host" }) });

/** An account, by what identifies it. */
export interface MysqlAccountName {
  readonly mysqlId: string;
  readonly accountName: string;
  readonly accountHost: string;
}

/** A page of the accounts of an instance. */
export function pageOfAccounts(op: Op, mysqlId: string, offset: number | undefined): Promise<ElementPage> {
  return op.cdb.page(accountListing.action, { InstanceId: mysqlId }, accounts, { offset });
}

/** Whether an account exists: from the listing of its instance, which the accounts of a refresh share. */
export async function accountExists(op: Op, name: MysqlAccountName, isRefresh: boolean): Promise<boolean> {
  const { mysqlId, accountName: User, accountHost: Host } = name;
  const wanted = accountKey({ User, Host });
  const search = async (one: Op): Promise<true | undefined> => {
    for await (const found of elementsOf((offset) => pageOfAccounts(one, mysqlId, offset))) {
      if (accountKey(found) === wanted) return true;
    }
    return undefined;
  };
  const find = (one: Op) => ifExists(search(one), goneMysqlCodes);
  if (!isRefresh) return (await find(op)) === true;
  const many: OfMany<true> = {
    name: JSON.stringify(["accounts of a MySQL instance", mysqlId]),
    what: `the accounts of ${mysqlId}`,
    // An account that is searched alone is searched in the listing as well.
    requestsForOne: Number.POSITIVE_INFINITY,
    readOne: find,
    readPage: async (one, offset) => {
      const { elements, ...rest } = await pageOfAccounts(one, mysqlId, offset);
      return { ...rest, members: new Map(elements.map((found) => [accountKey(found), true])) };
    },
  };
  return (await readOfMany(op, many, wanted)) === true;
}

/**
 * Sends an action about an account. If the response to a creation is lost, it waits until the task that the request may
 * have begun ends: the account is found only then, and a second request would fail because of it.
 */
export async function changeAccount(op: Op, request: EntryRequest): Promise<void> {
  try {
    await changeByTask(op, request);
  } catch (error) {
    if (request.isCreation && error instanceof OutcomeUnknownError) await untilSettled(op, request).catch(() => {});
    throw error;
  }
}

async function untilSettled(op: Op, { parameters }: EntryRequest): Promise<void> {
  const mysqlId = String(parameters["InstanceId"]);
  const [account] = parameters["Accounts"] as readonly [Body];
  const name = { mysqlId, accountName: String(account["User"]), accountHost: String(account["Host"]) };
  const wait = {
    what: `the account ${name.accountName} to be created`,
    read: async () => {
      const [instance, exists] = await Promise.all([mysqlFacts(op, mysqlId), accountExists(op, name, false)]);
      return { exists, isBusy: instance !== undefined && isBusy(instance) };
    },
    progress: "waiting until the platform carries it out",
    otherwise: `the account ${name.accountName} is not created yet`,
  };
  // The task may begin some seconds later.
  await waitUntil(op, { ...wait, done: (found) => found.exists || found.isBusy, forMs: 15_000 });
  await waitUntil(op, { ...wait, done: (found) => found.exists || !found.isBusy, forMs: 600_000 });
}
