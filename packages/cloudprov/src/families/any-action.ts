import type { Family } from "@org/core-provider";
import { getAction } from "../functions/any/get-action.ts";
import type { Clients } from "../platform/clients.ts";
import { actionCall } from "../resources/any/action-call.ts";
import { actionResource } from "../resources/any/action-resource.ts";

export const family: Family<Clients> = {
  title: "Any action",
  platformPage: { title: "Cloud API", url: "https://cloud.tencent.com/document/product/1278" },
  resources: [actionCall, actionResource],
  functions: [getAction],
};
