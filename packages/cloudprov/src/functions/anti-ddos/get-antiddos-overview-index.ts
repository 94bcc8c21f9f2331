import { lookup } from "../../platform/define.ts";
import { text, whole } from "../answer-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewIndex = lookup("getAntiddosOverviewIndex", {
  docs: "Counts protected resources, and attacks in a time range.",
  example: `const index = cloudprov.getAntiddosOverviewIndexOutput({
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-08 00:00:00",
});`,
  inputs: span,
  outputs: {
    allIpCount: whole("AllIpCount", "Number of IP addresses."),
    antiddosIpCount: whole(
      "AntiddosIpCount",
      "Number of IP addresses with an Anti-DDoS package or Anti-DDoS Advanced.",
    ),
    attackIpCount: whole("AttackIpCount", "Number of IP addresses that were attacked."),
    blockIpCount: whole("BlockIpCount", "Number of IP addresses that were blocked."),
    antiddosDomainCount: whole("AntiddosDomainCount", "Number of protected domains."),
    attackDomainCount: whole("AttackDomainCount", "Number of protected domains that were attacked."),
    maxAttackFlow: whole("MaxAttackFlow", "Peak traffic of the attacks."),
    newAttackTime: text("NewAttackTime", "Start of the latest attack. Empty if there was none."),
    newAttackIp: text("NewAttackIp", "IP address of the latest attack. Empty if there was none."),
    newAttackType: text("NewAttackType", "Type of the latest attack. Empty if there was none."),
  },
  asks: { service: "antiddos", action: "DescribeOverviewIndex" },
  file: (outputs) => outputs,
});
