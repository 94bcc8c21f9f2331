import type { ActionObject } from "../../platform/action-object.ts";
import { textAt } from "../../platform/responses.ts";
import { asRequested } from "./mysql-instance-form.ts";
import { findMysql, pageOfMysql, readMysql } from "./mysql-instances.ts";
import { goneMysqlCodes } from "./mysql-tasks.ts";

/** How the platform creates, identifies and lists instances. */
export const mysqlObject: ActionObject = {
  service: "cdb",
  create: "CreateDBInstanceHour",
  clientToken: true,
  delete: "IsolateDBInstance",
  idOf: textAt("InstanceId"),
  key: (id) => ({ InstanceId: id }),
  goneCodes: goneMysqlCodes,
  read: async (op, id) => {
    const found = await readMysql(op, id);
    return found && asRequested(found);
  },
  listing: {
    name: "InstanceName",
    whole: { page: pageOfMysql, asRead: asRequested },
    find: findMysql,
  },
};
