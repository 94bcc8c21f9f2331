/**
 * A bucket with a static web site, whose earlier versions are kept for 30 days, and a second bucket for the logs of its
 * visitors.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const visits = new cloudprov.CosBucket("visits", {
  bucket: config.require("visitsBucket"),
  lifecycleRules: [{ expiration: { days: 180 } }],
});
new cloudprov.CosBucket("pages", {
  bucket: config.require("pagesBucket"),
  acl: "public-read",
  website: { indexDocument: "index.html", errorDocument: "error.html" },
  versioningEnable: true,
  lifecycleRules: [{ nonCurrentExpiration: { nonCurrentDays: 30 } }],
  logEnable: true,
  logTargetBucket: visits.bucket,
  logPrefix: "pages/",
});
