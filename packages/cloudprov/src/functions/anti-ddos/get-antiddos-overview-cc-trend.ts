import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { numbers } from "../../platform/response-fields.ts";
import { overviewTrend } from "./trend-fields.ts";

export const getAntiddosOverviewCcTrend = lookup("getAntiddosOverviewCcTrend", {
  docs: "Returns the number of requests and of request attacks (CC) over time.",
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
      docs: "Metric: peak requests per second (`inqps`) or peak attack requests per second (`dropqps`), or their number (`incount`, `dropcount`).",
    }),
  },
  rules: [eachAddress("ipLists")],
  outputs: { datas: numbers("Values in chronological order.", { wire: "Data" }) },
  request: { service: "antiddos", action: "DescribeOverviewCCTrend" },
  file: ({ datas }) => ({ datas }),
});
