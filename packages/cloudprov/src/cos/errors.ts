import { NotFoundError, type PlatformError, readCosError, StatusError } from "@org/core-http";
import { codeOf } from "../platform/errors.ts";

/** What to do about errors of object storage, by code. */
const hints: Readonly<Record<string, string>> = {
  BucketAlreadyExists: "Bucket names are unique on the whole platform: choose another `bucket`.",
  BucketNotEmpty:
    "The bucket still contains objects, earlier versions or unfinished uploads: delete them, or set `forceClean` to true and run `pulumi up` before you delete the bucket.",
  InvalidBucketName: "Check `bucket`: the name, followed by `-` and the number (APPID) of your account.",
  TooManyBuckets: "Delete buckets that are not needed, or request a higher quota from the platform.",
  PermanentRedirect: "The bucket is in another region: create a provider with that `region`.",
  InvalidStorageClass: "Check the storage class: the region and the kind of bucket decide which ones exist.",
  EntityTooLarge: "One request uploads at most 5 GB: divide the content into several objects.",
  BadDigest: "The content changed while it was sent: run `pulumi up` again when nothing writes to the file.",
  MalformedPolicy: "Check `policy`: the effects, actions, principals and resources of its statements.",
  NoSuchBucket: "Check `bucket`: no bucket of the account in the region of the provider has this name.",
  MethodNotAllowed: "The bucket does not support this setting: remove it from the program.",
};

/** Reads an error of object storage. Its message begins with the code, which the status does not show. */
export function readObjectStorageError(body: unknown): PlatformError | undefined {
  const error = readCosError(body);
  if (error?.code === undefined) return error;
  const { code, message, hint } = error;
  return { ...error, message: message === undefined ? code : `${code}: ${message}`, hint: hints[code] ?? hint };
}

/** What to do about errors, by their codes, for the pages of resources. */
export function cosRemedies(...codes: readonly (keyof typeof hints & string)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map((code) => [code, hints[code] ?? ""]));
}

/** Whether an error proves that the bucket does not exist: by the platform's code, never by a status alone. */
export function isBucketMissing(error: unknown): boolean {
  return codeOf(error) === "NoSuchBucket";
}

/** Whether an error proves that a bucket has no policy. */
export function isPolicyMissing(error: unknown): boolean {
  return codeOf(error) === "NoSuchBucketPolicy" || isBucketMissing(error);
}

/** Whether an error proves that an object does not exist. */
export function isObjectMissing(error: unknown): boolean {
  return codeOf(error) === "NoSuchKey" || isBucketMissing(error);
}

/**
 * Whether an error says that a bucket or an object that exists does not have a setting. The client accepts no 404 without
 * a code of the platform.
 */
export function saysNothingIsSet(error: unknown): boolean {
  return error instanceof StatusError && ([404, 501].includes(error.status) || error.code === "MethodNotAllowed");
}

/** Whether the response to a HEAD says that something does not exist. It has no body, so it proves nothing. */
export function seemsMissing(error: unknown): boolean {
  return error instanceof NotFoundError && error.code === undefined;
}
