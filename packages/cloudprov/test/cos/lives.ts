import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of object storage. */
export const storageLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  CosBucket: async () => {
    const inputs = {
      bucket: "photos-1250000000",
      acl: "public-read",
      versioningEnable: true,
      corsRules: [{ allowedOrigins: ["*"], allowedMethods: ["GET"], allowedHeaders: ["*"], maxAgeSeconds: 60 }],
      website: { indexDocument: "index.html" },
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        acl: "private",
        versioningEnable: false,
        corsRules: [{ allowedOrigins: ["https://example.com"], allowedMethods: ["PUT"], allowedHeaders: ["x-*"] }],
        website: { indexDocument: "index.html", errorDocument: "error.html" },
        lifecycleRules: [{ id: "old", filterPrefix: "logs/", expiration: { days: 30 } }],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, bucket: "pictures-1250000000" },
    };
  },
};
