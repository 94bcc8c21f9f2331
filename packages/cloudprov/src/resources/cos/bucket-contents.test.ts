import { expect, it } from "vitest";
import { element } from "../../cos/xml.ts";
import type { Op } from "../../platform/clients.ts";
import { emptyBucket } from "./bucket-contents.ts";

const bucket = "photos-1250000000";

const contents = {
  objects: element("Version", [element("Key", "a.jpg"), element("VersionId", "null")]),
  "unfinished uploads": element("Upload", [element("Key", "a.mov"), element("UploadId", "1")]),
};

it.each<[keyof typeof contents, string]>([
  ["objects", "GetBucketObjectVersions"],
  ["unfinished uploads", "ListMultipartUploads"],
])("waits while a listing contains %s that were deleted", async (what, listing) => {
  const progress: string[] = [];
  let listings = 0;
  const respond = ({ title }: { readonly title: string }) =>
    Promise.resolve(element("Response", title === listing && ++listings < 4 ? [contents[what]] : []));
  const op = {
    signal: AbortSignal.timeout(10_000),
    progress: (message: string) => progress.push(message),
    cos: { read: respond, write: respond, writeAndRead: respond },
  } as unknown as Op;
  await emptyBucket(op, { bucket }, { multiAz: false, chdfsOfs: false });
  expect(listings).toBe(4);
  expect(progress).toContain(`deleting the ${what} that could not be deleted`);
});
