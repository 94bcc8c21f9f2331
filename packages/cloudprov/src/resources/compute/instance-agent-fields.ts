import { field } from "@org/core-provider";
import { reinstalls } from "./instance-machine-fields.ts";

const service = (wire: string, what: string) =>
  field.boolean({
    default: false,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: `EnhancedService.${wire}.Enabled`,
    docs: `Whether to install the machine without ${what}. ${reinstalls}`,
  });

/** The agents of the platform on a machine. */
export const services = {
  disableSecurityService: service("SecurityService", "the platform's security agent"),
  disableMonitorService: service("MonitorService", "the platform's monitoring agent"),
  disableAutomationService: service("AutomationService", "the platform's agent that runs commands"),
};
