import type { Family } from "@org/core-provider";
import { getMysqlInstance } from "../functions/mysql/get-mysql-instance.ts";
import type { Clients } from "../platform/clients.ts";
import { mysqlAccount } from "../resources/mysql/mysql-account.ts";
import { mysqlDatabase } from "../resources/mysql/mysql-database.ts";
import { mysqlInstance } from "../resources/mysql/mysql-instance.ts";
import { mysqlPrivilege } from "../resources/mysql/mysql-privilege.ts";

export const family: Family<Clients> = {
  title: "MySQL",
  platformPage: { title: "TencentDB for MySQL", url: "https://cloud.tencent.com/document/product/236" },
  resources: [mysqlInstance, mysqlAccount, mysqlDatabase, mysqlPrivilege],
  functions: [getMysqlInstance],
};
