import type { ClusterLink } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new link. */
export type NewClusterLink = Omit<ClusterLink, "id" | "linkId">;

/** A new link, complete but not yet kept. */
export function makeClusterLink(world: World, fields: NewClusterLink): ClusterLink {
  return {
    ...fields,
    id: clusterLinkId(fields.clusterId, fields.name),
    linkId: world.newLinkId(),
  };
}

/** The key of a link in its store. */
export function clusterLinkId(clusterId: string, name: string): string {
  return `${clusterId}/${name}`;
}

/** How well a link is: it signs in at the other cluster with what its settings say. */
export function linkStateOf(world: World, { peer, configs }: ClusterLink) {
  if (configs["connection.mode"] === "INBOUND") return { link_state: "ACTIVE" };
  const other = world.kafkaClusters.get(peer.id);
  if (other === undefined)
    return unavailable("UNRESOLVABLE_BOOTSTRAP_ERROR", "No resolvable bootstrap urls given in bootstrap.servers");
  const [, key = "", secret = ""] =
    /username=["']([^"']*)["'] password=["']([^"']*)["']/.exec(configs["sasl.jaas.config"] ?? "") ?? [];
  const isGood = configs["sasl.mechanism"] === "OAUTHBEARER" || world.apiKeys.get(key)?.secret === secret;
  return isGood
    ? { link_state: "ACTIVE" }
    : unavailable("AUTHENTICATION_ERROR", "Please check your api key and secret");
}

function unavailable(link_error: string, link_error_message: string) {
  return { link_state: "UNAVAILABLE", link_error, link_error_message };
}
