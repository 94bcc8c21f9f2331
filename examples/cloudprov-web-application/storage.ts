import * as cloudprov from "@org/cloudprov";
import { interpolate, type Output } from "@pulumi/pulumi";
import { nameOf } from "./names.ts";

/** A private bucket for the pictures that customers upload. Earlier versions are kept for 30 days. */
export function createStorage(appId: Output<string>, tags: Readonly<Record<string, string>>): cloudprov.CosBucket {
  return new cloudprov.CosBucket("shop-uploads", {
    // The names of all buckets of an account end with its number.
    bucket: interpolate`${nameOf("shop-uploads")}-${appId}`,
    versioningEnable: true,
    lifecycleRules: [{ id: "earlier-versions", nonCurrentExpiration: { nonCurrentDays: 30 } }],
    tags,
  });
}
