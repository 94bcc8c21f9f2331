import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { accountsOfPlatform } from "./mysql-accounts.ts";

const ofColumns = ["SELECT", "INSERT", "UPDATE", "REFERENCES"] as const;
const ofTables = [
  ...ofColumns,
  "DELETE",
  "CREATE",
  "DROP",
  "INDEX",
  "ALTER",
  "CREATE VIEW",
  "SHOW VIEW",
  "TRIGGER",
] as const;
const ofDatabases = [
  ...ofTables,
  "CREATE TEMPORARY TABLES",
  "LOCK TABLES",
  "EXECUTE",
  "CREATE ROUTINE",
  "ALTER ROUTINE",
  "EVENT",
] as const;
const ofInstances = [
  ...ofDatabases,
  "CREATE USER",
  "PROCESS",
  "RELOAD",
  "REPLICATION CLIENT",
  "REPLICATION SLAVE",
  "SHOW DATABASES",
] as const;

/** The permissions for something. */
function privileges(knownValues: readonly string[]) {
  return field.set(field.string({ knownValues, docs: "A permission, such as `SELECT`." }), {
    required: true,
    docs: "The permissions.",
  });
}

const databaseName = field.string({ required: true, min: 1, wire: "Database", docs: "Name of the database." });
const tableName = field.string({ required: true, min: 1, wire: "Table", docs: "Name of the table." });
const columnName = field.string({ required: true, min: 1, wire: "Column", docs: "Name of the column." });

/** The properties of the permissions of an account. */
export const mysqlPrivilegeFields = withWireNames({
  mysqlId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.mysqlInstance,
    docs: "ID of the MySQL instance.",
  }),
  accountName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    pattern: {
      match: new RegExp(`^(?!(${accountsOfPlatform.map((name) => name.replace(".", "\\.")).join("|")})$)`),
      says: `not be an account of the platform: ${accountsOfPlatform.join(", ")}`,
    },
    docs: "Name of the account.",
  }),
  accountHost: field.string({ default: "%", min: 1, replaceOnChange: true, docs: "Host of the account." }),
  globals: field.set(field.string({ values: ofInstances, docs: "A permission, such as `PROCESS`." }), {
    required: true,
    wire: "GlobalPrivileges",
    terraform: "global",
    docs: "Permissions for everything in the instance. May be empty.",
  }),
  databases: field.set(field.object({ databaseName, privileges: privileges(ofDatabases) }, { docs: "A database." }), {
    emptyIsUnset: true,
    wire: "DatabasePrivileges",
    docs: "Permissions for databases.",
  }),
  tables: field.set(field.object({ databaseName, tableName, privileges: privileges(ofTables) }, { docs: "A table." }), {
    emptyIsUnset: true,
    wire: "TablePrivileges",
    docs: "Permissions for tables.",
  }),
  columns: field.set(
    field.object({ databaseName, tableName, columnName, privileges: privileges(ofColumns) }, { docs: "A column." }),
    { emptyIsUnset: true, wire: "ColumnPrivileges", docs: "Permissions for columns." },
  ),
});
