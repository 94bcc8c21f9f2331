/**
 * A place for the logs of a web site, which are kept for 90 days, the last 30 of them in standard storage. Their words
 * and status codes can be searched.
 */
import * as cloudprov from "@org/cloudprov";

const website = new cloudprov.ClsLogset("website", { logsetName: "website" });
const access = new cloudprov.ClsTopic("access", {
  logsetId: website.id,
  topicName: "access",
  describes: "Requests to the web site",
  period: 90,
  hotPeriod: 30,
});
new cloudprov.ClsIndex("access", {
  topicId: access.id,
  rule: {
    fullText: { caseSensitive: false, tokenizer: " /?&=", containZH: false },
    keyValue: { caseSensitive: false, keyValues: [{ key: "status", value: { type: "long", sqlFlag: true } }] },
  },
});
