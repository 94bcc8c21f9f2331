import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const loadBalancingUpdates = 4;

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
  const web = new cloudprov.ClbListener("web", { clbId: balancer.id, listenerName: note, protocol: "TCP", port: 80 });
  new cloudprov.ClbAttachment("web", {
    clbId: balancer.id,
    listenerId: web.listenerId,
    targets: [{ eniIp: "10.0.1.9", port: 8080, weight: 10 }],
  });
  const http = new cloudprov.ClbListener("http", {
    clbId: balancer.id,
    listenerName: "http",
    protocol: "HTTP",
    port: 8080,
  });
  new cloudprov.ClbListenerRule("http", {
    clbId: balancer.id,
    listenerId: http.listenerId,
    domain: "shop.example.com",
    url: `/${note.replaceAll(" ", "-")}`,
  });
  const shared = new cloudprov.ClbListener("shared", {
    clbId: balancer.id,
    listenerName: "shared",
    protocol: "TCP",
    port: 81,
    targetType: "TARGETGROUP",
  });
  const group = new cloudprov.ClbTargetGroup("web", {
    targetGroupName: note,
    port: 8080,
    tags: { team: "shop" },
  });
  new cloudprov.ClbTargetGroupAttachment("web", {
    clbId: balancer.id,
    listenerId: shared.listenerId,
    targetGroupId: group.id,
  });
}
