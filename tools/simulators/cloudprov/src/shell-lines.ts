import { shellText } from "@org/simulator";
import type { CloudprovSimulator } from "./simulator.ts";

/** What one pastes into a shell to work on the simulator. */
export function shellLines({ credentials, domain, metadataUrl, controlUrl }: CloudprovSimulator): string {
  return shellText({
    notes: {
      steering: `${controlUrl}/__sim`,
      "metadata service": `${metadataUrl} (role ${credentials.instanceRoleName})`,
      account: credentials.accountId,
      role: credentials.roleArn,
      "another account's": `${credentials.otherRoleArn} (external ID ${credentials.externalId})`,
      "MFA device": `${credentials.mfaSerialNumber} (codes ${credentials.mfaCodes.join(", ")}; each works once)`,
    },
    exports: {
      CLOUDPROV_DOMAIN: domain,
      CLOUDPROV_PROTOCOL: "HTTP",
      CLOUDPROV_REGION: "ap-guangzhou",
      CLOUDPROV_SECRET_ID: credentials.secretId,
      CLOUDPROV_SECRET_KEY: credentials.secretKey,
    },
  });
}
