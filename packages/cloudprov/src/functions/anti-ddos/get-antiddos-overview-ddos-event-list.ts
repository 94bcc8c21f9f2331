import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../answer-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewDdosEventList = lookup("getAntiddosOverviewDdosEventList", {
  docs: "Lists the attacks by traffic (DDoS) of a span of time.",
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
      docs: "Only attacks that go on (start), or only those that are over (end).",
    }),
  },
  outputs: {
    eventLists: rows(
      {
        id: idText("Id", "ID of the event."),
        vip: text("Vip", "IP address that was attacked."),
        startTime: text("StartTime", "When the attack began."),
        endTime: text("EndTime", "When it ended."),
        attackType: text("AttackType", "Kind of attack."),
        attackStatus: whole("AttackStatus", "0: it goes on; 1: it is over."),
        mbps: whole("Mbps", "Its bandwidth, in Mbps."),
        pps: whole("Pps", "Its packets a second."),
        business: text("Business", "Product: bgp-multip (packages), bgpip (Advanced), basic."),
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
