import { lookup } from "../../platform/define.ts";
import { flag, whole } from "../answer-fields.ts";

export const getAntiddosPendingRiskInfo = lookup("getAntiddosPendingRiskInfo", {
  docs: "Counts resources that need attention: under attack, blocked or expired.",
  example: "const risks = cloudprov.getAntiddosPendingRiskInfoOutput();",
  inputs: {},
  outputs: {
    isPaidUsr: flag("IsPaidUsr", "Whether the account pays for Anti-DDoS."),
    attackingCount: whole("AttackingCount", "Number of resources under attack."),
    blockingCount: whole("BlockingCount", "Number of blocked resources."),
    expiredCount: whole("ExpiredCount", "Number of expired resources."),
    total: whole("Total", "Total number of risks."),
  },
  asks: { service: "antiddos", action: "DescribePendingRiskInfo" },
  file: (outputs) => outputs,
});
