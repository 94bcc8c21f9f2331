import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const loadBalancingUpdates = 2;

/** Every kind of resource of load balancing. */
export function loadBalancing({ note }: { readonly note: string }): void {
  const balancer = new cloudprov.ClbInstance("shop", {
    networkType: "OPEN",
    clbName: note.replaceAll(" ", "-"),
    internetBandwidthMaxOut: 20,
    logSetId: "logset-1",
    logTopicId: "topic-1",
    tags: { team: "shop" },
  });
  new cloudprov.ClbListener("web", { clbId: balancer.id, listenerName: note, protocol: "TCP", port: 80 });
}
