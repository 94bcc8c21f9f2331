import { shellText } from "@org/simulator";
import type { CloudprovSimulator } from "./simulator.ts";

/** What one pastes into a shell to work on the simulator. */
export function shellLines({ credentials, environment, metadataUrl, controlUrl }: CloudprovSimulator): string {
  return shellText({
    notes: {
      "web page": `${controlUrl}/`,
      "control URL": `${controlUrl}/__sim`,
      "metadata service": `${metadataUrl} (role ${credentials.instanceRoleName})`,
      account: credentials.accountId,
      role: credentials.roleArn,
      "another account's": `${credentials.otherRoleArn} (external ID ${credentials.externalId})`,
      "MFA device": `${credentials.mfaSerialNumber} (codes ${credentials.mfaCodes.join(", ")}; each works once)`,
    },
    exports: environment(),
  });
}
