import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { postgresqlInstance } from "../resources/postgresql/postgresql-instance.ts";

export const family: Family<Clients> = {
  title: "PostgreSQL",
  platformPage: { title: "TencentDB for PostgreSQL", url: "https://cloud.tencent.com/document/product/409" },
  resources: [postgresqlInstance],
  functions: [],
};
