import type { Family } from "@org/core-provider";
import type { Clients } from "../platform/clients.ts";
import { cosBucket } from "../resources/cos/cos-bucket.ts";

export const family: Family<Clients> = {
  title: "Object storage",
  platformPage: { title: "Cloud Object Storage", url: "https://cloud.tencent.com/document/product/436" },
  resources: [cosBucket],
  functions: [],
};
