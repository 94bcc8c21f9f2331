import * as cloudprov from "@org/cloudprov";
import { nameOf } from "./names.ts";

/** Where the servers write their logs, which are kept for 30 days and can be searched by words and status. */
export function createLogs(tags: Readonly<Record<string, string>>): cloudprov.ClsTopic {
  const logset = new cloudprov.ClsLogset("shop", { logsetName: nameOf("shop"), tags });
  const topic = new cloudprov.ClsTopic("shop-access", {
    logsetId: logset.id,
    topicName: "shop-access",
    describes: "Requests to the shop",
    period: 30,
    tags,
  });
  new cloudprov.ClsIndex("shop-access", {
    topicId: topic.id,
    rule: {
      fullText: { caseSensitive: false, tokenizer: " /?&=", containZH: false },
      keyValue: { caseSensitive: false, keyValues: [{ key: "status", value: { type: "long", sqlFlag: true } }] },
    },
  });
  return topic;
}
