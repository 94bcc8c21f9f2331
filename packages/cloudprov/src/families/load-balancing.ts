import type { Family } from "@org/core-provider";
import { getClbInstances } from "../functions/clb/get-clb-instances.ts";
import { getClbListeners } from "../functions/clb/get-clb-listeners.ts";
import type { Clients } from "../platform/clients.ts";
import { clbAttachment } from "../resources/clb/clb-attachment.ts";
import { clbInstance } from "../resources/clb/clb-instance.ts";
import { clbListener } from "../resources/clb/clb-listener.ts";
import { clbListenerRule } from "../resources/clb/clb-listener-rule.ts";
import { clbTargetGroup } from "../resources/clb/clb-target-group.ts";
import { clbTargetGroupAttachment } from "../resources/clb/clb-target-group-attachment.ts";

export const family: Family<Clients> = {
  title: "Load balancing",
  platformPage: { title: "Cloud Load Balancer", url: "https://cloud.tencent.com/document/product/214" },
  resources: [clbInstance, clbListener, clbListenerRule, clbTargetGroup, clbTargetGroupAttachment, clbAttachment],
  functions: [getClbInstances, getClbListeners],
};
