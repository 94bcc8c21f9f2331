import type { Family } from "@org/core-provider";
import { getCosBuckets } from "../functions/cos/get-cos-buckets.ts";
import type { Clients } from "../platform/clients.ts";
import { cosBucket } from "../resources/cos/cos-bucket.ts";
import { cosBucketObject } from "../resources/cos/cos-bucket-object.ts";
import { cosBucketPolicy } from "../resources/cos/cos-bucket-policy.ts";

export const family: Family<Clients> = {
  title: "Object storage",
  platformPage: { title: "Cloud Object Storage", url: "https://cloud.tencent.com/document/product/436" },
  resources: [cosBucket, cosBucketPolicy, cosBucketObject],
  functions: [getCosBuckets],
};
