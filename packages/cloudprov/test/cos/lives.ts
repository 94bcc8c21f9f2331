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
  CosBucketPolicy: async ({ state }) => {
    const { id: bucket } = await state.cosBuckets.create({ id: "photos-1250000000" });
    const { id: other } = await state.cosBuckets.create({ id: "pictures-1250000000" });
    const policyOf = (effect: string) =>
      JSON.stringify({
        version: "2.0",
        statement: [
          {
            effect,
            principal: { qcs: ["qcs::cam::anyone:anyone"] },
            action: "name/cos:GetObject",
            resource: ["qcs::cos:ap-guangzhou:uid/1250000000:photos-1250000000/*"],
          },
        ],
      });
    const inputs = { bucket, policy: policyOf("allow") };
    return { inputs, changed: { bucket, policy: policyOf("deny") }, replaced: { ...inputs, bucket: other } };
  },
  CosBucketObject: async ({ state }) => {
    const { id: bucket } = await state.cosBuckets.create({ id: "photos-1250000000" });
    const inputs = {
      bucket,
      key: "pages/index.html",
      content: "<h1>Photos</h1>",
      contentType: "text/html",
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        content: "<h1>Pictures</h1>",
        acl: "public-read",
        cacheControl: "max-age=60",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, key: "pages/home.html" },
    };
  },
};
