import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../answer-fields.ts";
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
      wire: "AttackStatus",
      docs: "Only ongoing attacks (`start`), or only those that have ended (`end`).",
    }),
  },
  outputs: {
    eventLists: rows(
      {
        id: idText("Id", "ID of the event."),
        vip: text("Vip", "IP address that was attacked."),
        startTime: text("StartTime", "Start of the attack."),
        endTime: text("EndTime", "End of the attack."),
        attackType: text("AttackType", "Type of the attack."),
        attackStatus: whole("AttackStatus", "Status: 0 for ongoing, 1 for ended."),
        mbps: whole("Mbps", "Bandwidth of the attack, in Mbps."),
        pps: whole("Pps", "Packets per second."),
        business: text("Business", "Product: `bgp-multip` (packages), `bgpip` (Advanced) or `basic`."),
        instanceId: text("InstanceId", "ID of the Anti-DDoS instance."),
        instanceName: text("InstanceName", "Its name."),
      },
      "EventList",
      "The attacks, in the platform's order.",
    ),
  },
  asks: { service: "antiddos", action: "DescribeOverviewDDoSEventList", pages: "EventList", pageSize: 20 },
  id: (_args, { eventLists }) => hash(eventLists.map(({ id }) => id)),
});
