import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { app } from "../resources/apps/app.ts";
import { endpoint } from "../resources/apps/endpoint.ts";

export const family: Family<Clients> = {
  title: "Apps",
  resources: [app, endpoint],
  functions: [],
};
