import type { CloudprovSimulator } from "./simulator.ts";

/** What one pastes into a shell to work on the simulator. */
export function shellLines({ credentials, domain, metadataUrl, controlUrl }: CloudprovSimulator): string {
  const lines = [
    `# steering            ${controlUrl}/__sim`,
    `# metadata service    ${metadataUrl} (role ${credentials.instanceRoleName})`,
    `# account             ${credentials.accountId}`,
    `# role                ${credentials.roleArn}`,
    `# another account's   ${credentials.otherRoleArn} (external ID ${credentials.externalId})`,
    `# MFA device          ${credentials.mfaSerialNumber} (codes ${credentials.mfaCodes.join(", ")}; each works once)`,
    `export CLOUDPROV_DOMAIN='${domain}'`,
    "export CLOUDPROV_PROTOCOL='HTTP'",
    "export CLOUDPROV_REGION='ap-guangzhou'",
    `export CLOUDPROV_SECRET_ID='${credentials.secretId}'`,
    `export CLOUDPROV_SECRET_KEY='${credentials.secretKey}'`,
    "",
    "# Ctrl+C stops it.",
  ];
  return lines.join("\n");
}
