import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { numbers, whole } from "../../platform/response-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewAttackTrend = lookup("getAntiddosOverviewAttackTrend", {
  docs: "Returns the number of attacks on each day.",
  example: `const attacks = cloudprov.getAntiddosOverviewAttackTrendOutput({
    type: "ddos",
    dimension: "attackcount",
    period: 86400,
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-08 00:00:00",
});`,
  inputs: {
    type: field.string({ required: true, values: ["cc", "ddos"], docs: "Type of the attacks." }),
    dimension: field.string({
      required: true,
      values: ["attackcount"],
      docs: "The counted value. The platform supports only `attackcount`.",
    }),
    period: field.integer({
      required: true,
      min: 86_400,
      max: 86_400,
      docs: "Length of each period, in seconds: the platform supports only 86400.",
    }),
    ...span,
  },
  outputs: {
    datas: numbers("Number of attacks in each period, in chronological order.", { wire: "Data" }),
    periodPointCount: whole("Number of periods.", { wire: "Count" }),
  },
  request: { service: "antiddos", action: "DescribeOverviewAttackTrend" },
  file: ({ datas, periodPointCount }, { type, period, startTime, endTime }) => [
    { type, period, startTime, endTime, datas, periodPointCount },
  ],
});
