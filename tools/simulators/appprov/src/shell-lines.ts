import { shellText } from "@org/simulator";
import type { AppprovSimulator } from "./simulator.ts";

/** Shell commands that configure the environment for the simulator. */
export async function shellLines(
  platform: AppprovSimulator,
  wanted: { readonly environment: boolean },
): Promise<string> {
  const { credentials } = platform;
  return shellText({
    notes: {
      "web page": `${platform.controlUrl}/`,
      "control URL": `${platform.controlUrl}/__sim`,
      "log storage": platform.logStorageUrl,
      "shared stack": String(credentials.sharedStackId),
      "dedicated stack": `${credentials.dedicatedStackId} of organisation ${credentials.organizationId}`,
      ...(wanted.environment ? { environment: await newEnvironment(platform) } : {}),
    },
    exports: platform.environment(),
    more: [
      "# or, in place of the token:",
      `#   export APTIBLE_USERNAME='${credentials.username}'`,
      `#   export APTIBLE_PASSWORD='${credentials.password}'`,
    ],
  });
}

async function newEnvironment(platform: AppprovSimulator): Promise<string> {
  const name = "simulated";
  // It may be in the file of an earlier start.
  const account =
    platform.state.accounts.list().find(({ handle }) => handle === name) ??
    (await platform.state.accounts.create({
      handle: name,
      backupRetention: { daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false },
    }));
  return `${account.id} (${account.handle})`;
}
