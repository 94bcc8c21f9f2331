import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { numbers } from "../../platform/response-fields.ts";
import { overviewTrend } from "./trend-fields.ts";

export const getAntiddosOverviewDdosTrend = lookup("getAntiddosOverviewDdosTrend", {
  docs: "Returns the volume of DDoS attacks over time.",
  example: `const attacks = cloudprov.getAntiddosOverviewDdosTrendOutput({
    period: 300,
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-01 12:00:00",
    metricName: "bps",
});`,
  inputs: {
    ...overviewTrend,
    metricName: field.string({
      required: true,
      knownValues: ["bps", "pps"],
      docs: "Metric: bandwidth of attacks in Mbps (`bps`), or packets per second (`pps`).",
    }),
  },
  rules: [eachAddress("ipLists")],
  outputs: { datas: numbers("Values in chronological order.", { wire: "Data" }) },
  request: { service: "antiddos", action: "DescribeOverviewDDoSTrend" },
  file: ({ datas }) => ({ datas }),
});
