import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../../platform/response-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewDdosEventList = lookup("getAntiddosOverviewDdosEventList", {
  docs: "Lists the DDoS attacks of a time range.",
  example: `const attacks = cloudprov.getAntiddosOverviewDdosEventListOutput({
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-08 00:00:00",
    attackStatus: "start",
});`,
  inputs: {
    ...span,
    attackStatus: field.string({
      emptyIsUnset: true,
      knownValues: ["start", "end"],
      docs: "Only ongoing attacks (`start`), or only those that have ended (`end`).",
    }),
  },
  outputs: {
    eventLists: rows(
      {
        id: idText("ID of the event."),
        vip: text("IP address that was attacked."),
        startTime: text("Start of the attack."),
        endTime: text("End of the attack."),
        attackType: text("Type of the attack."),
        attackStatus: whole("Status: 0 for ongoing, 1 for ended."),
        mbps: whole("Bandwidth of the attack, in Mbps."),
        pps: whole("Packets per second."),
        business: text("Product: `bgp-multip` (packages), `bgpip` (Advanced) or `basic`."),
        instanceId: text("ID of the Anti-DDoS instance."),
        instanceName: text("Name of the instance."),
      },
      "EventList",
      "The attacks, in the platform's order.",
    ),
  },
  request: { service: "antiddos", action: "DescribeOverviewDDoSEventList", pages: "EventList", pageSize: 20 },
  id: (_args, { eventLists }) => hash(eventLists.map(({ id }) => id)),
});
