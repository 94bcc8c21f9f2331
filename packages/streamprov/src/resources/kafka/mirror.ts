import { url } from "@org/core-http";
import { expectation, expectationOfRequested, fromWire, type Outputs } from "@org/core-provider";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import type { KafkaService } from "../../platform/kafka.ts";
import { requiredText } from "../../platform/responses.ts";

/** The name of a mirror topic and its link. */
export interface MirrorKey {
  readonly link: string;
  readonly name: string;
}

/** The fields of a mirror topic. */
export const mirrorFacts = {
  link: requiredText("link_name"),
  name: requiredText("mirror_topic_name"),
  source: requiredText("source_topic_name"),
  status: requiredText("mirror_status"),
};

export type Mirror = Outputs<typeof mirrorFacts>;

const mirrorResponse = expectation(mirrorFacts);

/** The path of a mirror topic, or of all mirror topics of a link. */
export function mirrorPath(
  { ids }: Pick<KafkaService, "ids">,
  { link, name }: Omit<MirrorKey, "name"> & Partial<MirrorKey>,
): string {
  const all = url`/kafka/v3/clusters/${ids.kafkaCluster}/links/${link}/mirrors`;
  return name === undefined ? all : `${all}/${encodeURIComponent(name)}`;
}

/** Reads a mirror topic; undefined if it does not exist. */
export function readMirror(service: Pick<KafkaService, "client" | "ids">, key: MirrorKey): Promise<Mirror | undefined> {
  return ifExists(requireMirror(service, key), isNotFound);
}

/** Reads a mirror topic; fails if it does not exist. */
export async function requireMirror(service: Pick<KafkaService, "client" | "ids">, key: MirrorKey): Promise<Mirror> {
  const identifies = expectationOfRequested({
    cluster_id: service.ids.kafkaCluster,
    link_name: key.link,
    mirror_topic_name: key.name,
  });
  const body = await service.client.get(mirrorPath(service, key), { expects: mirrorResponse, identifies });
  return fromWire(mirrorFacts, body);
}
