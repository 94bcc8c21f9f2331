import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { numbers } from "../answer-fields.ts";
import { overviewTrend } from "./trend-fields.ts";

export const getAntiddosOverviewCcTrend = lookup("getAntiddosOverviewCcTrend", {
  docs: "Reads how requests and attacks by requests (CC) have gone.",
  example: `const requests = cloudprov.getAntiddosOverviewCcTrendOutput({
    period: 300,
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-01 12:00:00",
    metricName: "inqps",
});`,
  inputs: {
    ...overviewTrend,
    metricName: field.string({
      required: true,
      knownValues: ["inqps", "dropqps", "incount", "dropcount"],
      wire: "MetricName",
      docs: "Peak of requests (inqps) or of attack requests (dropqps) a second, or their number (incount, dropcount).",
    }),
  },
  rules: [eachAddress("ipLists")],
  outputs: { datas: numbers("Data", "The numbers, in the order of time.") },
  asks: { service: "antiddos", action: "DescribeOverviewCCTrend" },
  file: ({ datas }) => ({ datas }),
});
