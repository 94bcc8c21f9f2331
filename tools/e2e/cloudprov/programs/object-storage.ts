import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const objectStorageUpdates = 2;

/** Every kind of resource of object storage. */
export function objectStorage({ note }: { readonly note: string }): void {
  const { bucket } = new cloudprov.CosBucket("photos", {
    bucket: "photos-1250000000",
    corsRules: [{ allowedOrigins: ["*"], allowedMethods: ["GET"], allowedHeaders: ["*"] }],
    lifecycleRules: [{ id: "old", filterPrefix: "old/", expiration: { days: 30 } }],
    tags: { note },
  });
  new cloudprov.CosBucketPolicy("photos", {
    bucket,
    policy: JSON.stringify({
      version: "2.0",
      statement: [
        {
          effect: "allow",
          principal: { qcs: ["qcs::cam::anyone:anyone"] },
          action: ["name/cos:GetObject"],
          resource: ["qcs::cos:ap-guangzhou:uid/1250000000:photos-1250000000/*"],
        },
      ],
    }),
  });
  new cloudprov.CosBucketObject("note", { bucket, key: "note.txt", content: note, contentType: "text/plain" });
}
