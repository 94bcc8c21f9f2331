import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { database } from "../resources/databases/database.ts";
import { replica } from "../resources/databases/replica.ts";

export const family: Family<Clients> = {
  title: "Databases",
  resources: [database, replica],
  functions: [],
};
