import type { Family } from "@org/core-provider";
import { getClsTopics } from "../functions/logs/get-cls-topics.ts";
import type { Clients } from "../platform/clients.ts";
import { clsIndex } from "../resources/logs/cls-index.ts";
import { clsLogset } from "../resources/logs/cls-logset.ts";
import { clsTopic } from "../resources/logs/cls-topic.ts";

export const family: Family<Clients> = {
  title: "Logs",
  platformPage: { title: "Cloud Log Service", url: "https://cloud.tencent.com/document/product/614" },
  resources: [clsLogset, clsTopic, clsIndex],
  functions: [getClsTopics],
};
