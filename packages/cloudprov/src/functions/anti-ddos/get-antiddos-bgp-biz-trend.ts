import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { numbers, whole } from "../answer-fields.ts";
import { time } from "./trend-fields.ts";

export const getAntiddosBgpBizTrend = lookup("getAntiddosBgpBizTrend", {
  docs: "Reads how the traffic of an Anti-DDoS instance has gone.",
  example: `const traffic = cloudprov.getAntiddosBgpBizTrendOutput({
    business: "bgp-multip",
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-01 12:00:00",
    metricName: "intraffic",
    instanceId: "bgp-00000ry7",
    flag: 0,
});`,
  inputs: {
    business: field.string({
      required: true,
      min: 1,
      wire: "Business",
      docs: "Product, such as bgp-multip, bgpip or net.",
    }),
    startTime: time("StartTime", "From when, at a multiple of 5 minutes"),
    endTime: time("EndTime", "Until when"),
    metricName: field.string({
      required: true,
      values: ["intraffic", "outtraffic", "inpkg", "outpkg"],
      wire: "MetricName",
      docs: "What is counted: traffic or packets, in or out.",
    }),
    instanceId: field.string({ required: true, min: 1, wire: "InstanceId", docs: "The instance, `bgp-...`." }),
    flag: field.integer({
      required: true,
      min: 0,
      max: 1,
      wire: "Flag",
      docs: "0 for a fixed range of time, 1 for one's own.",
    }),
  },
  outputs: {
    dataLists: numbers("DataList", "One number for each point in time, in their order."),
    total: whole("Total", "How many points there are."),
    maxData: whole("MaxData", "The greatest number."),
  },
  asks: { service: "antiddos", action: "DescribeBgpBizTrend" },
  id: ({ instanceId }) => instanceId,
  file: ({ dataLists, total, maxData }, { metricName }) => [{ dataLists, total, metricName, maxData }],
});
