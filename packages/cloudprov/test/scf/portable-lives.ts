import { free, type PortableLife } from "@org/core-provider/testing";

/** The life of a namespace of functions, which runs on the simulator and on the real platform. */
export const portableFunctionLives = {
  ScfNamespace: free(async ({ name }) => ({
    inputs: { namespace: name("shop"), description: "Shop" },
    changed: { namespace: name("shop"), description: "Site" },
    replaced: { namespace: name("site"), description: "Shop" },
  })),
} as const satisfies Readonly<Record<string, PortableLife>>;
