import { free, type PortableLife } from "@org/core-provider/testing";
import { ownEnvironment } from "../neighbors.ts";

/** The lives of custom connectors, which run on the simulator and on the real platform. */
export const portableUploadLives = {
  Plugin: free(async (world) => {
    const { environment } = await ownEnvironment(world);
    const inputs = { displayName: world.name("datagen"), description: "Makes data", cloud: "AWS", environment };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("data"), description: "" },
      replaced: { ...inputs, cloud: "GCP" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
