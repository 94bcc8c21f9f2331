/**
 * A bucket with a static web site that everybody may read, whose earlier versions are kept for 30 days, and a second
 * bucket for the logs of its visitors.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const visits = new cloudprov.CosBucket("visits", {
  bucket: config.require("visitsBucket"),
  lifecycleRules: [{ expiration: { days: 180 } }],
});
const pages = new cloudprov.CosBucket("pages", {
  bucket: config.require("pagesBucket"),
  website: { indexDocument: "index.html", errorDocument: "error.html" },
  versioningEnable: true,
  forceClean: true,
  lifecycleRules: [{ nonCurrentExpiration: { nonCurrentDays: 30 } }],
  logEnable: true,
  logTargetBucket: visits.bucket,
  logPrefix: "pages/",
});
new cloudprov.CosBucketPolicy("pages", {
  bucket: pages.bucket,
  policy: JSON.stringify({
    version: "2.0",
    statement: [
      {
        effect: "allow",
        principal: { qcs: ["qcs::cam::anyone:anyone"] },
        action: ["name/cos:GetObject"],
        resource: ["*"],
      },
    ],
  }),
});
new cloudprov.CosBucketObject("index", {
  bucket: pages.bucket,
  key: "index.html",
  content: "<h1>Photos</h1>",
  contentType: "text/html",
});
