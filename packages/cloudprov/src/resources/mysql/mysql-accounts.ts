import type { Op } from "../../platform/clients.ts";
import type { EntryListing } from "../../platform/entry-kind.ts";
import { ifExists } from "../../platform/errors.ts";
import { type OfMany, readOfMany } from "../../platform/of-many.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { type ElementPage, elementsOf } from "../../platform/service-client.ts";
import { goneMysqlCodes } from "./mysql-tasks.ts";

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
  asRead: ({ User, Host, Notes, MaxUserConnections }) => ({
    User,
    Host,
    // The platform returns nothing for the description that stands for none.
    Description: Notes === "" ? "--" : Notes,
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
