import { lookup } from "../../platform/define.ts";
import { text, whole } from "../answer-fields.ts";
import { span } from "./trend-fields.ts";

export const getAntiddosOverviewIndex = lookup("getAntiddosOverviewIndex", {
  docs: "Counts what is protected, and what was attacked in a span of time.",
  example: `const index = cloudprov.getAntiddosOverviewIndexOutput({
    startTime: "2026-01-01 00:00:00",
    endTime: "2026-01-08 00:00:00",
});`,
  inputs: span,
  outputs: {
    allIpCount: whole("AllIpCount", "How many IP addresses there are."),
    antiddosIpCount: whole("AntiddosIpCount", "How many of them have a package or Anti-DDoS Advanced."),
    attackIpCount: whole("AttackIpCount", "How many were attacked."),
    blockIpCount: whole("BlockIpCount", "How many were blocked."),
    antiddosDomainCount: whole("AntiddosDomainCount", "How many domains are protected."),
    attackDomainCount: whole("AttackDomainCount", "How many of them were attacked."),
    maxAttackFlow: whole("MaxAttackFlow", "Peak of the traffic of attacks."),
    newAttackTime: text("NewAttackTime", "When the newest attack began. Empty when there was none."),
    newAttackIp: text("NewAttackIp", "IP address of the newest attack. Empty when there was none."),
    newAttackType: text("NewAttackType", "Kind of the newest attack. Empty when there was none."),
  },
  asks: { service: "antiddos", action: "DescribeOverviewIndex" },
  file: (outputs) => outputs,
});
