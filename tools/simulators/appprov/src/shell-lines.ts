import type { AppprovSimulator } from "./simulator.ts";

/** What one pastes into a shell to work on the simulator. */
export async function shellLines(
  platform: AppprovSimulator,
  wanted: { readonly environment: boolean },
): Promise<string> {
  const { credentials } = platform;
  const lines = [
    `# log storage         ${platform.logStorageUrl}`,
    `# steering            ${platform.controlUrl}/__sim`,
    `# shared stack        ${credentials.sharedStackId}`,
    `# dedicated stack     ${credentials.dedicatedStackId} of organisation ${credentials.organizationId}`,
    ...(wanted.environment ? [await environmentLine(platform)] : []),
    `export APTIBLE_API_ROOT_URL='${platform.url}'`,
    `export APTIBLE_AUTH_ROOT_URL='${platform.authUrl}'`,
    `export APTIBLE_ACCESS_TOKEN='${credentials.accessToken}'`,
    "",
    "# or, in place of the token:",
    `#   export APTIBLE_USERNAME='${credentials.username}'`,
    `#   export APTIBLE_PASSWORD='${credentials.password}'`,
    "",
    "# Ctrl+C stops it.",
  ];
  return lines.join("\n");
}

async function environmentLine(platform: AppprovSimulator): Promise<string> {
  const account = await platform.state.accounts.create({
    handle: "simulated",
    backupRetention: { daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false },
  });
  return `# environment         ${account.id} (${account.handle})`;
}
