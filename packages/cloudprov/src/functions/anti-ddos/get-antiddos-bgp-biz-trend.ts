import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { numbers, whole } from "../../platform/response-fields.ts";
import { time } from "./trend-fields.ts";

export const getAntiddosBgpBizTrend = lookup("getAntiddosBgpBizTrend", {
  docs: "Returns the traffic of an Anti-DDoS instance over time.",
  example: `const traffic = cloudprov.getAntiddosBgpBizTrendOutput({
    business: "bgp-multip",
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-01 12:00:00",
    metricName: "intraffic",
    instanceId: config.require("instanceId"),
    flag: 0,
});`,
  inputs: {
    business: field.string({
      required: true,
      min: 1,
      docs: "Product, such as `bgp-multip`, `bgpip` or `net`.",
    }),
    startTime: time("Start of the time range, at a multiple of 5 minutes"),
    endTime: time("End of the time range"),
    metricName: field.string({
      required: true,
      values: ["intraffic", "outtraffic", "inpkg", "outpkg"],
      docs: "Metric: incoming or outgoing traffic or packets.",
    }),
    instanceId: field.string({ required: true, min: 1, docs: "ID of the instance, `bgp-...`." }),
    flag: field.integer({
      required: true,
      min: 0,
      max: 1,
      docs: "0 for a fixed time range, 1 for a custom one.",
    }),
  },
  outputs: {
    dataLists: numbers("Values in chronological order.", { wire: "DataList" }),
    total: whole("Number of values."),
    maxData: whole("Highest value."),
  },
  request: { service: "antiddos", action: "DescribeBgpBizTrend" },
  id: ({ instanceId }) => instanceId,
  file: ({ dataLists, total, maxData }, { metricName }) => [{ dataLists, total, metricName, maxData }],
});
