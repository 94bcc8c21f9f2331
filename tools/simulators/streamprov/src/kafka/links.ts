import { flagParameter, listOf, nullable, object, optional, type Route, requiredParameter, text } from "@org/simulator";
import { mayAdministrate } from "../access.ts";
import type { Caller } from "../caller.ts";
import { clusterLinkId, linkStateOf, makeClusterLink } from "../lifecycle/cluster-links.ts";
import type { ClusterLink } from "../records.ts";
import type { World } from "../world.ts";
import { alterationShape } from "./alteration.ts";
import { clusterRoute, type KafkaCall } from "./cluster.ts";
import { kafkaError, notAuthorized, refusedByKafka } from "./errors.ts";
import { checkLinkSetting, linkSettings } from "./link-settings.ts";

const createShape = object({
  source_cluster_id: optional(text()),
  destination_cluster_id: optional(text()),
  remote_cluster_id: optional(text()),
  cluster_link_id: optional(text()),
  configs: optional(listOf(object({ name: text(), value: optional(nullable(text())) }))),
});

/** The member that names the other cluster, by the mode of the link. */
const peerOf = {
  DESTINATION: "source_cluster_id",
  SOURCE: "destination_cluster_id",
  BIDIRECTIONAL: "remote_cluster_id",
} as const;

/** `/kafka/v3/clusters/{cluster_id}/links` and below, without the mirror topics. */
export function linkRoutes(world: World, clusterId: string): Route<Caller>[] {
  const { clusterLinks } = world;
  const mirrorsOf = (link: ClusterLink) =>
    world.mirrorTopics.all().filter((one) => one.clusterId === clusterId && one.linkName === link.name);

  return [
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/links",
      handle(call) {
        checkAccess(world, call);
        const mine = clusterLinks.allSeen().filter((link) => link.clusterId === clusterId);
        const metadata = { self: `${call.clusterUrl}/links`, next: null };
        const data = mine.map((link) => render(world, call.clusterUrl, link));
        return { status: 200, json: { kind: "KafkaLinkDataList", metadata, data } };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/links",
      simplified: "The link replicates nothing. Its state follows from its settings and the other cluster.",
      query: { link_name: requiredParameter, validate_only: flagParameter, validate_link: flagParameter },
      body: createShape,
      handle(call) {
        checkAccess(world, call);
        const name = call.query.text("link_name") ?? "";
        if (!/^[a-zA-Z0-9._-]{1,255}$/.test(name)) throw refusedByKafka(`Cluster link name '${name}' is invalid.`);
        const configs: Record<string, string> = {};
        for (const { name: setting, value = null } of call.body.configs ?? []) {
          checkLinkSetting(setting, value);
          if (configs[setting] !== undefined) throw refusedByKafka(`Config '${setting}' is given twice.`);
          configs[setting] = value ?? "";
        }
        const link = makeClusterLink(world, { clusterId, name, peer: peerIn(call.body, configs), configs });
        checkConnection(configs);
        if (clusterLinks.get(link.id) !== undefined) throw refusedByKafka(`Cluster link '${name}' already exists.`);
        if (call.query.text("validate_only") !== "true") clusterLinks.insert(link);
        return { status: 204 };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/links/{link_name}",
      query: { include_tasks: flagParameter },
      handle(call) {
        return { status: 200, json: render(world, call.clusterUrl, readable(world, clusterId, call)) };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "DELETE",
      path: "/links/{link_name}",
      query: { force: flagParameter, validate_only: flagParameter },
      handle(call) {
        const link = written(world, clusterId, call);
        const mirrors = mirrorsOf(link).filter(({ status }) => status !== "STOPPED");
        if (mirrors.length > 0 && call.query.text("force") !== "true")
          throw refusedByKafka(
            `Cluster link '${link.name}' is in use by topics: [${mirrors.map(({ name }) => name).join(", ")}]`,
          );
        if (call.query.text("validate_only") !== "true") {
          for (const one of mirrorsOf(link)) world.mirrorTopics.remove(one.id);
          clusterLinks.remove(link.id);
        }
        return { status: 200 };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/links/{link_name}/configs",
      handle(call) {
        const link = readable(world, clusterId, call);
        const self = `${call.clusterUrl}/links/${encodeURIComponent(link.name)}`;
        const data = Object.keys(linkSettings).map((name) => renderSetting(self, link, name));
        const metadata = { self: `${self}/configs`, next: null };
        return { status: 200, json: { kind: "KafkaLinkConfigDataList", metadata, data } };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "PUT",
      path: "/links/{link_name}/configs:alter",
      query: { validate_only: flagParameter },
      body: alterationShape,
      handle(call) {
        const link = written(world, clusterId, call);
        if (call.body.data.length === 0) throw refusedByKafka("No config is given.");
        const configs = { ...link.configs };
        for (const { name, value = null, operation } of call.body.data) {
          if (linkSettings[name]?.fixed) throw refusedByKafka(`Cluster link config '${name}' cannot be updated.`);
          checkLinkSetting(name, operation === "DELETE" ? "" : value);
          if (operation === "DELETE") delete configs[name];
          else configs[name] = value ?? "";
        }
        if (call.query.text("validate_only") !== "true") clusterLinks.replace({ ...link, configs });
        return { status: 204 };
      },
    }),
  ];
}

/** The link that a path names, as a reader sees it. */
export function readable(world: World, clusterId: string, call: KafkaCall<unknown>): ClusterLink {
  checkAccess(world, call);
  const name = call.params["link_name"] ?? "";
  return world.clusterLinks.seen(clusterLinkId(clusterId, name)) ?? unknownLink(name);
}

/** The same for a write. Writes always see the current state, even when reads lag. */
export function written(world: World, clusterId: string, call: KafkaCall<unknown>): ClusterLink {
  checkAccess(world, call);
  const name = call.params["link_name"] ?? "";
  return world.clusterLinks.get(clusterLinkId(clusterId, name)) ?? unknownLink(name);
}

function unknownLink(name: string): never {
  throw kafkaError(404, 40403, `Cluster link '${name}' does not exist.`);
}

function checkAccess(world: World, { caller, cluster }: KafkaCall<unknown>): void {
  if (!mayAdministrate(world, caller, cluster)) throw notAuthorized();
}

function peerIn(
  body: { readonly [K in ClusterLink["peer"]["member"]]?: string | undefined },
  configs: Readonly<Record<string, string>>,
): ClusterLink["peer"] {
  const mode = (configs["link.mode"] ?? "DESTINATION") as keyof typeof peerOf;
  const member = peerOf[mode];
  const id = body[member];
  const others = Object.values(peerOf).filter((one) => one !== member && body[one] !== undefined);
  if (id === undefined || others.length > 0) throw refusedByKafka(`A link of the mode ${mode} is made with ${member}.`);
  return { member, id };
}

/** Checks the settings that a link needs to connect to the other cluster. */
function checkConnection(configs: Readonly<Record<string, string>>): void {
  const connects = (configs["connection.mode"] ?? "OUTBOUND") === "OUTBOUND";
  const isSource = configs["link.mode"] === "SOURCE";
  if (isSource && !connects) throw refusedByKafka("A link of the mode SOURCE connects by itself.");
  const sides = [...(connects ? [""] : []), ...(isSource ? ["local."] : [])];
  const needed = [
    ...(connects ? ["bootstrap.servers"] : []),
    ...sides.flatMap((side) => ["security.protocol", "sasl.mechanism", "sasl.jaas.config"].map((one) => side + one)),
  ];
  const missing = needed.find((name) => configs[name] === undefined);
  if (missing !== undefined) throw refusedByKafka(`Missing required configuration "${missing}".`);
}

function render(world: World, clusterUrl: string, link: ClusterLink): unknown {
  const { clusterId, name, linkId, peer } = link;
  const mirrors = world.mirrorTopics.allSeen().filter((one) => one.clusterId === clusterId && one.linkName === name);
  return {
    kind: "KafkaLinkData",
    metadata: { self: `${clusterUrl}/links/${encodeURIComponent(name)}`, resource_name: null },
    [peer.member]: peer.id,
    link_name: name,
    cluster_link_id: linkId,
    topic_names: mirrors.map((one) => one.name),
    ...linkStateOf(world, link),
  };
}

function renderSetting(self: string, { clusterId, name: link, configs }: ClusterLink, name: string): unknown {
  const { byDefault = "", sensitive = false } = linkSettings[name] ?? {};
  const own = configs[name];
  return {
    kind: "KafkaLinkConfigData",
    metadata: { self: `${self}/configs/${name}`, resource_name: null },
    cluster_id: clusterId,
    link_name: link,
    name,
    value: sensitive ? "" : (own ?? byDefault),
    is_default: own === undefined,
    is_read_only: false,
    is_sensitive: sensitive,
    source: own === undefined ? "DEFAULT_CONFIG" : "DYNAMIC_CLUSTER_LINK_CONFIG",
    synonyms: [],
  };
}
