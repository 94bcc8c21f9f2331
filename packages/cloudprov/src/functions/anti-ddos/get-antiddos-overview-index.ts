import { lookup } from "../../platform/define.ts";
import { text, whole } from "../../platform/response-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewIndex = lookup("getAntiddosOverviewIndex", {
  docs: "Counts protected resources, and attacks in a time range.",
  example: `const index = cloudprov.getAntiddosOverviewIndexOutput({
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-08 00:00:00",
});`,
  inputs: span,
  outputs: {
    allIpCount: whole("Number of IP addresses."),
    antiddosIpCount: whole("Number of IP addresses with an Anti-DDoS package or Anti-DDoS Advanced."),
    attackIpCount: whole("Number of IP addresses that were attacked."),
    blockIpCount: whole("Number of IP addresses that were blocked."),
    antiddosDomainCount: whole("Number of protected domains."),
    attackDomainCount: whole("Number of protected domains that were attacked."),
    maxAttackFlow: whole("Peak traffic of the attacks."),
    newAttackTime: text("Start of the latest attack. Empty if there was none."),
    newAttackIp: text("IP address of the latest attack. Empty if there was none."),
    newAttackType: text("Type of the latest attack. Empty if there was none."),
  },
  request: { service: "antiddos", action: "DescribeOverviewIndex" },
  file: (outputs) => outputs,
});
