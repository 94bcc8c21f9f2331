import { type HttpClient, url } from "@org/core-http";
import { expectation, expectationOfRequested, field, fromWire, responseField } from "@org/core-provider";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import type { KafkaListing } from "../../platform/kafka.ts";
import { pageOf } from "../../platform/responses.ts";
import { editableSettings } from "./editable-settings.ts";
import { type Settings, settingFacts } from "./settings.ts";

const settingNames = [
  "acl.filters",
  "acl.sync.enable",
  "acl.sync.ms",
  "auto.create.mirror.topics.enable",
  "auto.create.mirror.topics.filters",
  "cluster.link.prefix",
  "consumer.group.prefix.enable",
  "consumer.offset.group.filters",
  "consumer.offset.sync.enable",
  "consumer.offset.sync.ms",
  "mirror.start.offset.spec",
  "topic.config.sync.ms",
  "topic.config.sync.include",
];

/** The settings of a link that programs can set. The platform also returns settings of the connection and credentials. */
export const linkSettings = editableSettings("cluster link setting", settingNames);

const peer = (wire: string) => responseField.string({ optional: true, wire });

/** The fields of a link. */
export const linkFacts = {
  link: responseField.string({ returned: "always", wire: "link_name" }),
  clusterLinkId: field.string({
    output: true,
    returned: "always",
    wire: "cluster_link_id",
    docs: "The platform's ID of the link.",
  }),
  linkState: field.string({
    output: true,
    wire: "link_state",
    docs: "State of the link: `ACTIVE`, `FAILED`, `UNAVAILABLE`, `PAUSED` or `UNKNOWN`.",
  }),
  /** The other end, by link mode. */
  DESTINATION: peer("source_cluster_id"),
  SOURCE: peer("destination_cluster_id"),
  BIDIRECTIONAL: peer("remote_cluster_id"),
};

const linkResponse = expectation(linkFacts);
const settingsResponse = pageOf(settingFacts);
const linksResponse = pageOf(linkFacts);

export function linksPath(cluster: string): string {
  return url`/kafka/v3/clusters/${cluster}/links`;
}

export function linkPath(cluster: string, link: string): string {
  return `${linksPath(cluster)}/${encodeURIComponent(link)}`;
}

/** All links of a cluster. */
export async function allLinks({ client, cluster }: { readonly client: HttpClient; readonly cluster: string }) {
  const identifies = expectationOfRequested({ cluster_id: cluster });
  const { data } = await client.get<KafkaListing>(linksPath(cluster), { expects: linksResponse, identifies });
  return data.map((one) => fromWire(linkFacts, one));
}

/** Reads a link; undefined if it does not exist. */
export async function readLink(
  { client, cluster }: { readonly client: HttpClient; readonly cluster: string },
  link: string,
) {
  const path = linkPath(cluster, link);
  const identifies = expectationOfRequested({ cluster_id: cluster, link_name: link });
  const [found, settings] = await Promise.all([
    ifExists(client.get(path, { expects: linkResponse, identifies }), isNotFound),
    ifExists(client.get<KafkaListing>(`${path}/configs`, { expects: settingsResponse, identifies }), isNotFound),
  ]);
  if (!found || !settings) return undefined;
  const { clusterLinkId, linkState, ...peers } = fromWire(linkFacts, found);
  const config: Record<string, string> = {};
  for (const one of settings.data) {
    const { name, value, source } = fromWire(settingFacts, one);
    if (source === setByHand && value !== undefined && settingNames.includes(name)) config[name] = value;
  }
  const { DESTINATION, SOURCE, BIDIRECTIONAL } = peers;
  return { clusterLinkId, linkState, peerId: DESTINATION ?? SOURCE ?? BIDIRECTIONAL, config: config as Settings };
}

/** The source of a setting that someone has set on the link. */
const setByHand = "DYNAMIC_CLUSTER_LINK_CONFIG";
