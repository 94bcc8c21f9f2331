import { lookup } from "../../platform/define.ts";
import { flag, whole } from "../answer-fields.ts";

export const getAntiddosPendingRiskInfo = lookup("getAntiddosPendingRiskInfo", {
  docs: "Counts what somebody should look at: resources that are under attack, blocked, or no longer paid for.",
  example: "const risks = cloudprov.getAntiddosPendingRiskInfoOutput();",
  inputs: {},
  outputs: {
    isPaidUsr: flag("IsPaidUsr", "Whether the account pays for Anti-DDoS."),
    attackingCount: whole("AttackingCount", "How many resources are under attack."),
    blockingCount: whole("BlockingCount", "How many are blocked."),
    expiredCount: whole("ExpiredCount", "How many have expired."),
    total: whole("Total", "How many risks there are in all."),
  },
  asks: { service: "antiddos", action: "DescribePendingRiskInfo" },
  file: (outputs) => outputs,
});
