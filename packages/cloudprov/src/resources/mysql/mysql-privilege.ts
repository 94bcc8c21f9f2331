import {
  type CreateOperation,
  type DeleteOperation,
  expectation,
  fromWire,
  type ImportForm,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists, isMissing } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { elementsOf } from "../../platform/service-client.ts";
import {
  accountExists,
  goneAccountCodes,
  isOfPlatform,
  type MysqlAccountName,
  pageOfAccounts,
} from "./mysql-accounts.ts";
import { mysqlPrivilegeFields as fields } from "./mysql-privilege-fields.ts";
import { changeByTask } from "./mysql-tasks.ts";

/** The members of requests and responses that contain permissions. */
const kinds = ["GlobalPrivileges", "DatabasePrivileges", "TablePrivileges", "ColumnPrivileges"] as const;
const { mysqlId, accountName: _, accountHost: __, ...granted } = fields;
const expects = expectation(granted);

/** The ID, a JSON text as Terraform's provider has it. */
function idOf({ mysqlId: MysqlId, accountName: AccountName, accountHost: AccountHost }: MysqlAccountName): string {
  return JSON.stringify({ MysqlId, AccountName, AccountHost });
}

/** The account that an ID names; undefined if it is malformed. */
function accountIn(id: string): MysqlAccountName | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(id);
  } catch {
    return undefined;
  }
  const { MysqlId, AccountName, AccountHost } = recordOf(parsed) ?? {};
  const texts = [MysqlId, AccountName, AccountHost].map((part) => (typeof part === "string" ? part : ""));
  const [instance = "", accountName = "", accountHost = ""] = texts;
  return texts.includes("") ? undefined : { mysqlId: instance, accountName, accountHost };
}

const importForm: ImportForm<typeof fields> = {
  form: '{"MysqlId":"<instance ID>","AccountName":"<account name>","AccountHost":"<host>"}',
  example: '{"MysqlId":"cdb-c1nl9rpv","AccountName":"orders","AccountHost":"%"}',
  parse: (given) => {
    const account = accountIn(given);
    return account && { id: idOf(account), state: account };
  },
};

/**
 * The permissions of an account with the wire names of the properties; undefined if the account does not exist. No listing
 * contains permissions, so a refresh reads them one by one.
 */
async function read(op: Op, account: MysqlAccountName, isRefresh = false): Promise<Body | undefined> {
  if (!(await accountExists(op, account, isRefresh))) return undefined;
  const { mysqlId: InstanceId, accountName: User, accountHost: Host } = account;
  try {
    const found = op.cdb.read("DescribeAccountPrivileges", { InstanceId, User, Host }, { expects });
    return { MysqlId: InstanceId, AccountName: User, AccountHost: Host, ...(await found) };
  } catch (error) {
    // The task that reads the permissions fails if the account was deleted meanwhile.
    const isDeleted =
      codeOf(error) === "InternalError.TaskError" && /user does not exist/i.test((error as Error).message);
    if (isDeleted || isMissing(error, goneAccountCodes)) return undefined;
    throw error;
  }
}

function hasAny(found: Body | undefined): boolean {
  return kinds.some((kind) => [found?.[kind] ?? []].flat().length > 0);
}

/** Replaces all permissions of an account. Without any, it revokes all. */
async function grant(op: Op, account: MysqlAccountName, permissions: Body = {}): Promise<void> {
  const { mysqlId: InstanceId, accountName: User, accountHost: Host } = account;
  const given = kinds.flatMap((kind) => {
    const all = permissions[kind];
    return Array.isArray(all) && all.length > 0 ? [[kind, all]] : [];
  });
  await changeByTask(op, {
    action: "ModifyAccountPrivileges",
    parameters: { InstanceId, Accounts: [{ User, Host }], ...Object.fromEntries(given) },
    isCreation: false,
  });
}

export const mysqlPrivilege = resource("MysqlPrivilege", {
  docs: "All permissions of an account of a MySQL instance: those that the program does not grant are revoked. Permissions that the account had before the creation are an error instead of being overwritten. Deleting the resource revokes all permissions.",
  example: `const orders = new cloudprov.MysqlPrivilege("orders", {
    mysqlId: config.require("mysqlId"),
    accountName: "orders",
    globals: [],
    databases: [{ databaseName: "orders", privileges: ["SELECT", "INSERT", "UPDATE", "DELETE"] }],
});`,
  errors: remedies(
    "cdb",
    "FailedOperation.InstanceTaskConflictError",
    "FailedOperation.PrivilegeDataIllegal",
    "InvalidParameter.InstanceNotFound",
    "InvalidParameterValue.UserNotExistError",
  ),
  fields,
  naturalKey: ["mysqlId", "accountName", "accountHost"],
  import: importForm,
  readBackSeconds,
  mayBeDeleted: (error: Error): boolean => isMissing(error, goneAccountCodes),

  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => idOf(op.args),
    exists: async (op: CreateOperation<typeof fields> & Clients) => hasAny(await read(op, op.args)),
  },

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    return createWithKnownId(op, idOf(op.args), {
      post: () => grant(op, op.args, toWire(fields, op.args as Values)),
      exists: async () => hasAny(await read(op, op.args)),
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const account = accountIn(op.id);
    const found = account && (await read(op, account, op.purpose === "refresh"));
    return found && fromWire(fields, found);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await grant(op, op.state, toWire(fields, op.args as Values));
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await ifExists(grant(op, op.state), goneAccountCodes);
  },

  list: {
    query: { mysqlId },
    async *run(op: Op & { readonly query: Values }): AsyncGenerator<Listed> {
      const instance = String(op.query["mysqlId"]);
      for await (const { User, Host } of elementsOf((offset) => pageOfAccounts(op, instance, offset))) {
        const account = { mysqlId: instance, accountName: String(User), accountHost: String(Host) };
        if (isOfPlatform(account.accountName) || !hasAny(await read(op, account))) continue;
        yield { id: idOf(account), name: account.accountName };
      }
    },
  },
});
