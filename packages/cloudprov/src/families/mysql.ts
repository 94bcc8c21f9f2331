import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { mysqlInstance } from "../resources/mysql/mysql-instance.ts";

export const family: Family<Clients> = {
  title: "MySQL",
  platformPage: { title: "TencentDB for MySQL", url: "https://cloud.tencent.com/document/product/236" },
  resources: [mysqlInstance],
  functions: [],
};
