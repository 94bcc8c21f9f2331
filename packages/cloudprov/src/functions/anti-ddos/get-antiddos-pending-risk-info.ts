import { lookup } from "../../platform/define.ts";
import { flag, whole } from "../../platform/response-fields.ts";

export const getAntiddosPendingRiskInfo = lookup("getAntiddosPendingRiskInfo", {
  docs: "Counts resources that need attention: under attack, blocked or expired.",
  example: "const risks = cloudprov.getAntiddosPendingRiskInfoOutput();",
  inputs: {},
  outputs: {
    isPaidUsr: flag("Whether the account pays for Anti-DDoS."),
    attackingCount: whole("Number of resources under attack."),
    blockingCount: whole("Number of blocked resources."),
    expiredCount: whole("Number of expired resources."),
    total: whole("Total number of risks."),
  },
  request: { service: "antiddos", action: "DescribePendingRiskInfo" },
  file: (outputs) => outputs,
});
