import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { numbers } from "../answer-fields.ts";
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
      wire: "MetricName",
      docs: "Metric: bandwidth of attacks in Mbps (`bps`), or packets per second (`pps`).",
    }),
  },
  rules: [eachAddress("ipLists")],
  outputs: { datas: numbers("Data", "Values in chronological order.") },
  asks: { service: "antiddos", action: "DescribeOverviewDDoSTrend" },
  file: ({ datas }) => ({ datas }),
});
