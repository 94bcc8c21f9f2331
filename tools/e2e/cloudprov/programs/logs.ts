import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const logsUpdates = 2;

/** Every kind of resource of logs. */
export function logs({ note }: { readonly note: string }): void {
  const logs = new cloudprov.ClsLogset("shop", { logsetName: note.replaceAll(" ", "-"), tags: { team: "shop" } });
  const orders = new cloudprov.ClsTopic("orders", {
    logsetId: logs.id,
    topicName: "orders",
    describes: note,
    isWebTracking: true,
    extends: { anonymousAccess: { operations: ["trackLog"] } },
    tags: { team: "shop" },
  });
  new cloudprov.ClsIndex("orders", {
    topicId: orders.id,
    rule: { fullText: { caseSensitive: false, tokenizer: "@&", containZH: false } },
  });
}
