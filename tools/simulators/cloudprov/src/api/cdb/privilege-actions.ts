import { listOf, object, oneOf, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { accountsMember, existingAccount } from "./account-actions.ts";
import { databaseId } from "./mysql.ts";
import { begin, existingMysql, idleMysql } from "./tasks.ts";

/** The actions of the permissions of accounts. */
export function privilegeActions(world: World): Action[] {
  return [modifyAccountPrivileges(world), describeAccountPrivileges(world)];
}

const name = text({ min: 1 });
const ofColumns = ["SELECT", "INSERT", "UPDATE", "REFERENCES"];
const ofTables = [
  ...ofColumns,
  ...["DELETE", "CREATE", "DROP", "INDEX", "ALTER", "CREATE VIEW", "SHOW VIEW", "TRIGGER"],
];
const ofDatabases = [
  ...ofTables,
  ...["CREATE TEMPORARY TABLES", "LOCK TABLES", "EXECUTE", "CREATE ROUTINE", "ALTER ROUTINE", "EVENT"],
];
const ofInstances = [
  ...ofDatabases,
  ...["CREATE USER", "PROCESS", "RELOAD", "REPLICATION CLIENT", "REPLICATION SLAVE", "SHOW DATABASES"],
];

const privileges = listOf(name);
const granted = object({
  GlobalPrivileges: optional(privileges),
  DatabasePrivileges: optional(listOf(object({ Privileges: privileges, Database: name }))),
  TablePrivileges: optional(listOf(object({ Database: name, Table: name, Privileges: privileges }))),
  ColumnPrivileges: optional(listOf(object({ Database: name, Table: name, Column: name, Privileges: privileges }))),
  InstanceId: name,
  Accounts: accountsMember,
  ModifyAction: optional(oneOf("grant", "revoke")),
});

function checkPrivileges(world: World, asked: Static<typeof granted>): void {
  const { GlobalPrivileges: global = [], DatabasePrivileges: databases = [], InstanceId } = asked;
  const { TablePrivileges: tables = [], ColumnPrivileges: columns = [] } = asked;
  const all = [
    { known: ofInstances, given: global },
    ...databases.map(({ Privileges: given }) => ({ known: ofDatabases, given })),
    ...tables.map(({ Privileges: given }) => ({ known: ofTables, given })),
    ...columns.map(({ Privileges: given }) => ({ known: ofColumns, given })),
  ];
  for (const { known, given } of all) {
    const wrong = given.find((one) => !known.includes(one));
    if (wrong !== undefined)
      throw new PlatformError("FailedOperation.PrivilegeDataIllegal", `${wrong} does not apply.`);
  }
  for (const { Database } of [...databases, ...tables, ...columns]) {
    if (world.mysql.databases.get(databaseId(InstanceId, Database)) === undefined) {
      throw new PlatformError("FailedOperation.PrivilegeDataIllegal", `There is no database ${Database}.`);
    }
  }
}

function modifyAccountPrivileges(world: World): Action {
  const { accounts } = world.mysql;
  return defineAction({
    name: "ModifyAccountPrivileges",
    params: granted,
    run({ params, region }) {
      const { InstanceId, Accounts, ModifyAction } = params;
      if (ModifyAction !== undefined) {
        throw new PlatformError("OperationDenied.ActionNotSupport", "The simulator only replaces all permissions.");
      }
      idleMysql(world, InstanceId, region);
      const all = Accounts.map((one) => existingAccount(world, InstanceId, one));
      checkPrivileges(world, params);
      return begin(world, {
        action: "ModifyAccountPrivileges",
        instanceId: InstanceId,
        finish() {
          for (const { id } of all) {
            const account = accounts.get(id);
            if (account === undefined) continue;
            accounts.replace({
              ...account,
              privileges: {
                GlobalPrivileges: params.GlobalPrivileges ?? [],
                DatabasePrivileges: params.DatabasePrivileges ?? [],
                TablePrivileges: params.TablePrivileges ?? [],
                ColumnPrivileges: params.ColumnPrivileges ?? [],
              },
            });
          }
        },
      });
    },
  });
}

function describeAccountPrivileges(world: World): Action {
  return defineAction({
    name: "DescribeAccountPrivileges",
    params: object({ InstanceId: name, User: name, Host: name }),
    run({ params: { InstanceId, ...account }, region }) {
      existingMysql(world, InstanceId, region);
      // The administrator has all permissions.
      if (account.User === "root") {
        return { GlobalPrivileges: ofInstances, DatabasePrivileges: [], TablePrivileges: [], ColumnPrivileges: [] };
      }
      return { ...existingAccount(world, InstanceId, account).privileges };
    },
  });
}
