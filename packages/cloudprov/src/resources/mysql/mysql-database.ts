import {
  CodedError,
  type CreateOperation,
  compositeId,
  type DiffOperation,
  type DiffVerdict,
  field,
  type Listed,
  type Unchecked,
} from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { ifExists, isForbidden } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { engineParameters, fixedParameter, storesLowerCase } from "./mysql-parameters.ts";
import { changeInMysql, goneMysqlCodes } from "./mysql-tasks.ts";

/** A character set as programs name it: the platform returns other names for some. */
function charset(name: unknown): string {
  const lower = String(name).toLowerCase();
  return lower === "utf8mb3" ? "utf8" : lower;
}

const fields = withWireNames({
  instanceId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.mysqlInstance,
    docs: "ID of the MySQL instance.",
  }),
  dbName: field.string({
    required: true,
    min: 1,
    max: 64,
    replaceOnChange: true,
    wire: "DBName",
    docs: "Name of the database. Must be in lower case if the parameter `lower_case_table_names` of the instance is 1.",
  }),
  characterSetName: field.string({
    required: true,
    values: ["utf8", "gbk", "latin1", "utf8mb4"],
    equality: (before, after) => charset(before) === charset(after),
    replaceOnChange: true,
    docs: "Character set.",
  }),
});

const id = compositeId({
  separator: "#",
  parts: [
    { property: "instanceId", form: "<instance ID>", example: "cdb-c1nl9rpv", wire: "InstanceId" },
    { property: "dbName", form: "<database name>", example: "orders", wire: "DBName", mayHoldSeparator: true },
  ],
});

/** The databases that belong to the engine. */
const ofEngine = ["information_schema", "mysql", "performance_schema", "sys"];

const handlers = entryObject({
  fields,
  service: "cdb",
  id,
  place: ["instanceId"],
  own: "dbName",
  keys: ({ DBName }) => [String(DBName)],
  keyOfContent: ({ DBName }) => String(DBName),
  goneCodes: goneMysqlCodes,
  takenCodes: ["InvalidParameter.ResourceExists"],
  listing: {
    action: "DescribeDatabases",
    parameters: ({ instanceId }) => ({ InstanceId: instanceId }),
    list: (readable) => responseList("DatabaseList", readable),
    pageSize: 1000,
    asRead: ({ DatabaseName, CharacterSet }) => ({ DBName: DatabaseName, CharacterSetName: charset(CharacterSet) }),
  },
  create: { action: "CreateDatabase" },
  delete: { action: "DeleteDatabase", parameters: ({ InstanceId, DBName }) => ({ InstanceId, DBName }) },
  send: changeInMysql,
});

/** @throws CodedError if the instance would store the name in lower case, so that the database had another name. */
async function checkCase(op: Op, { instanceId, dbName }: Unchecked): Promise<void> {
  if (typeof instanceId !== "string" || typeof dbName !== "string" || dbName === dbName.toLowerCase()) return;
  // The create reports a missing instance. Credentials that may create databases may not be allowed to read parameters.
  const parameters = await ifExists(engineParameters(op, instanceId), goneMysqlCodes).catch((error: unknown) => {
    if (isForbidden(error)) return undefined;
    throw error;
  });
  if (parameters === undefined || !storesLowerCase(parameters)) return;
  const because = `the parameter ${fixedParameter} of ${instanceId} makes it store names in lower case`;
  throw new CodedError("invalid-input", `dbName must be ${dbName.toLowerCase()}: ${because}`);
}

export const mysqlDatabase = resource("MysqlDatabase", {
  docs: "A database in a MySQL instance. Deleting the resource deletes the data. Changing a property replaces the database with an empty one; the preview warns about it.",
  example: `const orders = new cloudprov.MysqlDatabase("orders", {
    instanceId: config.require("mysqlId"),
    dbName: "orders",
    characterSetName: "utf8mb4",
}, { protect: true });`,
  errors: remedies("cdb", "FailedOperation.InstanceTaskConflictError", "InvalidParameter.InstanceNotFound"),
  ...handlers,
  naturalKey: ["instanceId", "dbName"],

  async preview(op) {
    if (op.state === undefined) await checkCase(op, op.args);
  },

  async create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    await checkCase(op, op.args);
    return handlers.create(op);
  },

  diff(op: DiffOperation<typeof fields>): DiffVerdict {
    if (op.replacing) op.warn(`the database ${op.state.dbName} is deleted with its data: the replacement is empty`);
    return {};
  },

  list: {
    ...handlers.list,
    async *run(op: Op & { readonly query: Values }): AsyncGenerator<Listed> {
      for await (const one of handlers.list.run(op)) if (!ofEngine.includes(one.name)) yield one;
    },
  },
});
