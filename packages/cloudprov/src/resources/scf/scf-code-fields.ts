import { field, hasValue, requiredWhen } from "@org/core-provider";
import { zipFileField } from "./zip-file.ts";

const image = field.object(
  {
    imageType: field.string({
      required: true,
      values: ["personal", "enterprise"],
      docs: "Edition of the registry: `personal` or `enterprise`.",
    }),
    imageUri: field.string({
      required: true,
      min: 1,
      docs: "Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`.",
    }),
    registryId: field.string({ emptyIsUnset: true, docs: "ID of the registry. Required for the enterprise edition." }),
    entryPoint: field.string({
      emptyIsUnset: true,
      docs: "Entry point, instead of the image's. The platform will remove this setting.",
    }),
    command: field.string({ emptyIsUnset: true, docs: "Command to start, instead of the image's entry point." }),
    args: field.string({ emptyIsUnset: true, docs: "Arguments, separated by blanks, instead of the image's." }),
    containerImageAccelerate: field.boolean({ default: false, docs: "Whether the platform accelerates the start." }),
    imagePort: field.integer({
      default: 9000,
      min: -1,
      max: 65_535,
      docs: "Port of the web server in the image; -1 for an image without one.",
    }),
  },
  {
    rules: [requiredWhen(["registryId"], hasValue("imageType", "enterprise"))],
    docs: "The image.",
  },
);

/** The object in COS that contains the code. Nothing returns it. */
const inCos = { emptyIsUnset: true, writeOnly: true, adoptedIfMissing: true } as const;

/** The code of a function. */
export const codeFields = {
  cosBucketName: field.string({
    ...inCos,
    pattern: { match: /.-\d+$/, says: "be the complete name of a bucket, with the account number: code-1250000000" },
    wire: "Code.CosBucketName",
    docs: "Bucket that contains the code, with the account number: `code-1250000000`.",
  }),
  cosObjectName: field.string({
    ...inCos,
    pattern: { match: /\.(zip|jar)$/i, says: "end with .zip or .jar" },
    equality: (before, after) => absolute(before) === absolute(after),
    wire: "Code.CosObjectName",
    docs: "Path of the code in the bucket, which ends with `.zip` or `.jar`. To deploy a changed object with the same path, change `codeHash`.",
  }),
  cosBucketRegion: field.string({ ...inCos, wire: "Code.CosBucketRegion", docs: "Region of the bucket." }),
  zipFile: zipFileField(),
  imageConfigs: field.list(image, {
    emptyIsUnset: true,
    max: 1,
    single: "optional",
    wire: "ImageConfig",
    docs: "Image of a container with the code. Replacing other code with an image, or an image with other code, replaces the function.",
  }),
};

/** The path of an object in a bucket, as the platform expects it. */
export function absolute(path: unknown): string {
  const text = String(path);
  return text.startsWith("/") ? text : `/${text}`;
}
