import { free, type PortableLife } from "@org/core-provider/testing";
import { ownEnvironment } from "../neighbors.ts";
import { awsRole } from "../settings.ts";

/** The lives of provider integrations, which run on the simulator and on the real platform. */
export const portableIntegrationLives = {
  ProviderIntegration: free(async (world) => {
    const aws = { customerRoleArn: world.setting(awsRole) };
    const { environment } = await ownEnvironment(world);
    const inputs = { displayName: world.name("s3"), environment, aws };
    return { inputs, replaced: { ...inputs, displayName: world.name("orders") } };
  }),
  ProviderIntegrationSetup: free(async (world) => {
    const { environment } = await ownEnvironment(world);
    const inputs = { displayName: world.name("storage"), environment, cloud: "AZURE" };
    return { inputs, replaced: { ...inputs, displayName: world.name("orders") } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
