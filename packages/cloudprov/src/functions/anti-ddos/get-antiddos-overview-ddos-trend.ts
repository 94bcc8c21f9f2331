import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { numbers } from "../answer-fields.ts";
import { overviewTrend } from "./trend-fields.ts";

export const getAntiddosOverviewDdosTrend = lookup("getAntiddosOverviewDdosTrend", {
  docs: "Reads how attacks by traffic (DDoS) have gone.",
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
      docs: "Bandwidth of attacks in Mbps (bps), or their packets a second (pps).",
    }),
  },
  rules: [eachAddress("ipLists")],
  outputs: { datas: numbers("Data", "The numbers, in the order of time.") },
  asks: { service: "antiddos", action: "DescribeOverviewDDoSTrend" },
  file: ({ datas }) => ({ datas }),
});
