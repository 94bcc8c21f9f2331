import { cheap, type PortableLife, type World } from "@org/core-provider/testing";
import { region } from "../settings.ts";

/** The full name of a bucket of the run. */
async function bucketName(world: World, text: string): Promise<string> {
  const { appId } = await world.lookup("getUserInfo");
  return `${world.name(text)}-${appId}`;
}

/** A bucket of the run. */
async function ownBucket(world: World, text: string): Promise<string> {
  const bucket = await bucketName(world, text);
  await world.given("CosBucket", { bucket, forceClean: true });
  return bucket;
}

/** The lives of object storage, which run on the simulator and on the real platform. */
export const portableStorageLives = {
  CosBucket: cheap(async (world) => {
    const inputs = {
      bucket: await bucketName(world, "photos"),
      acl: "public-read",
      versioningEnable: true,
      corsRules: [{ allowedOrigins: ["*"], allowedMethods: ["GET"], allowedHeaders: ["*"], maxAgeSeconds: 60 }],
      website: { indexDocument: "index.html" },
      tags: { team: "shop" },
    };
    const changed = {
      ...inputs,
      acl: "private",
      versioningEnable: false,
      corsRules: [{ allowedOrigins: ["https://example.com"], allowedMethods: ["PUT"], allowedHeaders: ["x-*"] }],
      website: { indexDocument: "index.html", errorDocument: "error.html" },
      lifecycleRules: [{ id: "old", filterPrefix: "logs/", expiration: { days: 30 } }],
      tags: { team: "site", stage: "test" },
    };
    return {
      inputs,
      changed,
      // A refresh reads only the settings that the program sets to other values than their defaults.
      drifted: { ...changed, website: { indexDocument: "home.html" }, tags: { team: "shop" } },
      replaced: { ...inputs, bucket: await bucketName(world, "pictures") },
    };
  }),
  CosBucketPolicy: cheap(async (world) => {
    const bucket = await ownBucket(world, "policed");
    const { appId } = await world.lookup("getUserInfo");
    const policyOf = (effect: string) =>
      JSON.stringify({
        version: "2.0",
        statement: [
          {
            effect,
            principal: { qcs: ["qcs::cam::anyone:anyone"] },
            action: "name/cos:GetObject",
            resource: [`qcs::cos:${world.setting(region)}:uid/${appId}:${bucket}/*`],
          },
        ],
      });
    const inputs = { bucket, policy: policyOf("allow") };
    return {
      inputs,
      changed: { bucket, policy: policyOf("deny") },
      replaced: { ...inputs, bucket: await ownBucket(world, "other-policed") },
    };
  }),
  CosBucketObject: cheap(async (world) => {
    const inputs = {
      bucket: await ownBucket(world, "filled"),
      key: "pages/100% a+b & ü.html",
      content: "<h1>Photos</h1>",
      contentType: "text/html",
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        content: "",
        acl: "public-read",
        cacheControl: "max-age=60",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, key: "pages/home.html" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
