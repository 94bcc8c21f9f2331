import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { numbers, whole } from "../answer-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewAttackTrend = lookup("getAntiddosOverviewAttackTrend", {
  docs: "Reads how many attacks there were on each day.",
  example: `const attacks = cloudprov.getAntiddosOverviewAttackTrendOutput({
    type: "ddos",
    dimension: "attackcount",
    period: 86400,
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-08 00:00:00",
});`,
  inputs: {
    type: field.string({ required: true, values: ["cc", "ddos"], wire: "Type", docs: "Kind of attack." }),
    dimension: field.string({
      required: true,
      values: ["attackcount"],
      wire: "Dimension",
      docs: "What is counted: the platform knows attackcount alone.",
    }),
    period: field.integer({
      required: true,
      min: 86_400,
      max: 86_400,
      wire: "Period",
      docs: "For how long each number stands, in seconds: the platform knows 86400 alone.",
    }),
    ...span,
  },
  outputs: {
    datas: numbers("Data", "Number of attacks in each period, in their order."),
    periodPointCount: whole("Count", "How many periods there are."),
  },
  asks: { service: "antiddos", action: "DescribeOverviewAttackTrend" },
  file: ({ datas, periodPointCount }, { type, period, startTime, endTime }) => [
    { type, period, startTime, endTime, datas, periodPointCount },
  ],
});
