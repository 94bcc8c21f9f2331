import { url } from "@org/core-http";
import { expectation, field, fromWire, type Outputs } from "@org/core-provider";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import type { KafkaService } from "../../platform/kafka.ts";

/** What names a mirror topic within its cluster. */
export interface MirrorKey {
  readonly link: string;
  readonly name: string;
}

const told = (wire: string, docs: string) => field.string({ output: true, answered: "always", wire, docs });

/** What is read of a mirror topic. */
export const mirrorFacts = {
  link: told("link_name", "Name of the link."),
  name: told("mirror_topic_name", "Name of the mirror topic."),
  source: told("source_topic_name", "Name of the source topic."),
  status: told("mirror_status", "How the mirror is."),
};

export type Mirror = Outputs<typeof mirrorFacts>;

const mirrorAnswer = expectation(mirrorFacts);

/** The path of a mirror topic, or of all of a link. */
export function mirrorPath(
  { ids }: Pick<KafkaService, "ids">,
  { link, name }: Omit<MirrorKey, "name"> & Partial<MirrorKey>,
): string {
  const all = url`/kafka/v3/clusters/${ids.kafkaCluster}/links/${link}/mirrors`;
  return name === undefined ? all : `${all}/${encodeURIComponent(name)}`;
}

/** A mirror topic as it is now; undefined when there is none. */
export async function readMirror(
  service: Pick<KafkaService, "client" | "ids">,
  key: MirrorKey,
): Promise<Mirror | undefined> {
  const found = await unlessGone(service.client.get(mirrorPath(service, key), { expects: mirrorAnswer }), isNotFound);
  return found === undefined ? undefined : fromWire(mirrorFacts, found);
}
