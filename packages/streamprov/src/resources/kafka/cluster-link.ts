import { creating } from "@org/core-http";
import { apiPage } from "../../platform/api-page.ts";
import { asKnown } from "../../platform/as-known.ts";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNameTaken, isNotFound } from "../../platform/errors.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { clusterLinkFields } from "./cluster-link-fields.ts";
import { allLinks, linkPath, linkSettings, linksPath, readLink } from "./link.ts";
import { connectionSettings, signInSettings } from "./link-connection.ts";
import { asCertain, connectHost } from "./link-host.ts";
import { type ImportedLink, importedFarEnd, importIdOf, linkImportForm, parseImportId } from "./link-import.ts";
import { type ClusterOfLink, endsOf, type LinkMode, linkedClusters, modeFields } from "./link-modes.ts";
import { checkModes, withoutIdleKey } from "./link-rules.ts";
import { settingList } from "./settings.ts";

export const clusterLink = resource("ClusterLink", {
  docs: "A link between two Kafka clusters, which mirrors topics of one cluster in the other. It cannot be deleted while it mirrors topics: delete or promote them first.",
  platformPage: apiPage("Cluster Linking (v3)"),
  example: `const link = new streamprov.ClusterLink("disaster-recovery", {
    sourceKafkaCluster: {
        id: config.require("sourceClusterId"),
        bootstrapEndpoint: config.require("sourceEndpoint"),
        credentials: { key: config.requireSecret("sourceKey"), secret: config.requireSecret("sourceSecret") },
    },
    destinationKafkaCluster: {
        id: config.require("destinationClusterId"),
        restEndpoint: config.require("destinationEndpoint"),
        credentials: { key: config.requireSecret("destinationKey"), secret: config.requireSecret("destinationSecret") },
    },
    config: { "consumer.offset.sync.enable": "true" },
});`,
  errors: {
    "400 Bad Request":
      "The destination cluster rejects the link, for example because it cannot reach the source cluster or its credentials are wrong. The message of the cluster follows.",
  },
  fields: clusterLinkFields,
  // Names of links are unique in a cluster, in either direction.
  naturalKey: ["link"],
  timeouts: { delete: 60 },
  import: {
    ...linkImportForm,
    parse(text) {
      const state = parseImportId(text);
      return state && { id: idOf(state), state };
    },
    of: (_id, outputs) => importIdOf(outputs as Partial<ImportedLink>),
  },

  normalize: withoutIdleKey,

  check(op) {
    checkModes(op);
    linkSettings.check(op);
  },

  diff: linkSettings.diff,

  async create(op) {
    const { link, linkMode, config = {} } = op.args;
    const { far, peer } = endsOf[linkMode];
    const host = connectHost(op, linkMode);
    const peerId = op.args[far]?.id;
    return createById(op, idOf(op.args), {
      service: host,
      what: `ClusterLink "${link}"`,
      importId: importIdOf(op.args),
      post: () => {
        const configs = settingList({ ...connectionSettings(op.args, op.platform), ...config });
        return host.client.post(linksPath(host.cluster), {
          query: { link_name: link },
          body: { [peer]: peerId, configs },
          ...creating,
        });
      },
      read: () => readLink(host, link),
      isConflict: isNameTaken,
      name: { text: link, key: `${host.key} links`, all: async () => (await allLinks(host)).map((one) => one.link) },
    });
  },

  async read(op) {
    const importing = op.purpose === "import";
    const known = asKnown(op) as unknown as ImportedLink;
    const { link, linkMode, connectionMode } = known;
    const farEnd = importing ? { [endsOf[linkMode].far]: importedFarEnd(known, op.platform) } : {};
    const host = connectHost(op, linkMode, { importing });
    const found = await readLink(host, link);
    if (!found) return undefined;
    const { config, clusterLinkId } = found;
    const clusters = Object.fromEntries(
      (Object.keys(linkedClusters) as ClusterOfLink[]).map((name) => [name, asCertain(op, name)]),
    );
    return { link, linkMode, connectionMode, config, clusterLinkId, ...clusters, ...host.imported, ...farEnd };
  },

  async update(op) {
    const { client, cluster } = connectHost(op, op.args.linkMode);
    const path = `${linkPath(cluster, op.args.link)}/configs:alter`;
    if (op.changed(...credentialPaths)) {
      const data = settingList(signInSettings(op.args, op.platform)).map((one) => ({ ...one, operation: "SET" }));
      if (data.length > 0) await client.put(path, { body: { data } });
    }
    if (op.changed("config")) await client.put(path, { body: { data: settingList(op.args.config ?? {}) } });
  },

  async delete(op) {
    const { link, linkMode } = op.state;
    const host = connectHost(op, linkMode as LinkMode);
    await ifExists(host.client.delete(linkPath(host.cluster, link)), isNotFound);
    await untilDeleted(op, `cluster link "${link}"`, () => readLink(host, link));
  },

  list: {
    query: { linkMode: modeFields.linkMode, ...linkedClusters },
    async *run(op) {
      const linkMode = (op.query["linkMode"] ?? "DESTINATION") as LinkMode;
      const host = connectHost({ ...op, args: op.query }, linkMode);
      const { cluster } = host;
      for (const { link, ...found } of await allLinks(host)) {
        if (found[linkMode] !== undefined) yield { id: `${cluster}/${link}`, name: link };
      }
    },
  },
});

const credentialPaths = Object.keys(linkedClusters).map((name) => `${name as ClusterOfLink}.credentials` as const);

/** The ID of the link that the values describe. */
function idOf(values: ImportedLink): string {
  return `${values[endsOf[values.linkMode].host]?.id ?? ""}/${values.link}`;
}
