/** A place for the logs of a web site, which are kept for 90 days, the last 30 of them in standard storage. */
import * as cloudprov from "@org/cloudprov";

const website = new cloudprov.ClsLogset("website", { logsetName: "website" });
new cloudprov.ClsTopic("access", {
  logsetId: website.id,
  topicName: "access",
  describes: "Requests to the web site",
  period: 90,
  hotPeriod: 30,
});
