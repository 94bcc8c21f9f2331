import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { logDrain } from "../resources/drains/log-drain.ts";
import { metricDrain } from "../resources/drains/metric-drain.ts";

export const family: Family<Clients> = {
  title: "Logs and metrics",
  resources: [logDrain, metricDrain],
  functions: [],
};
