import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { ApiApp, GatewayRecord, GatewayService, Upstream } from "./records.ts";

/** Under what the tags of a service are kept. */
export function tagsOfService(service: Pick<GatewayService, "id" | "region">): TaggedResource {
  return { service: "apigw", prefix: "service", ...place(service) };
}

/** Under what the tags of an app are kept. */
export function tagsOfApp(app: Pick<ApiApp, "id" | "region">): TaggedResource {
  return { service: "apigateway", prefix: "apiAppId", ...place(app) };
}

/** Under what the tags of an upstream are kept. */
export function tagsOfUpstream(upstream: Pick<Upstream, "id" | "region">): TaggedResource {
  return { service: "apigateway", prefix: "upstreamId", ...place(upstream) };
}

/** Whether the API gateway has what tags are given to. */
export function isTaggable({ gateway }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  const stores = {
    "apigw:service": gateway.services,
    "apigateway:apiAppId": gateway.apps,
    "apigateway:upstreamId": gateway.upstreams,
  };
  const store = stores[`${service}:${prefix}` as keyof typeof stores];
  return store?.get(resourceId)?.region === region;
}

function place({ id, region }: Pick<GatewayRecord, "id" | "region">) {
  return { region, resourceId: id };
}
