import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const objectStorageUpdates = 1;

/** Every kind of resource of object storage. */
export function objectStorage({ note }: { readonly note: string }): void {
  new cloudprov.CosBucket("photos", {
    bucket: "photos-1250000000",
    versioningEnable: true,
    corsRules: [{ allowedOrigins: ["*"], allowedMethods: ["GET"], allowedHeaders: ["*"] }],
    lifecycleRules: [{ id: "old", filterPrefix: "old/", expiration: { days: 30 } }],
    tags: { note },
  });
}
