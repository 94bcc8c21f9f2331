import type { MemberCollection } from "@org/core-http";
import { fromWire } from "@org/core-provider";
import type { KafkaListing, KafkaService } from "../../platform/kafka.ts";
import { pageOf } from "../../platform/responses.ts";
import { type Mirror, mirrorFacts, mirrorPath, readMirror } from "./mirror.ts";

const mirrorsResponse = pageOf(mirrorFacts);

/** All mirror topics of the cluster for all links, in one request. */
export async function allMirrors(service: Pick<KafkaService, "client" | "ids">): Promise<Mirror[]> {
  const { data } = await service.client.get<KafkaListing>(mirrorPath(service, { link: "-" }), {
    expects: mirrorsResponse,
  });
  return data.map((one) => fromWire(mirrorFacts, one));
}

/** The key of a mirror topic in the list. */
export function memberKey({ link, name }: { readonly link: string; readonly name: string }): string {
  return `${link}/${name}`;
}

/** The mirror topics that refreshes read: those of all links in one request. */
export function mirrorsOf({ shared, ...service }: KafkaService): MemberCollection<Mirror> {
  return {
    name: `${service.key} mirrors`,
    what: `the mirror topics of ${service.ids.kafkaCluster}`,
    changes: () => shared.changes,
    readOne: (key, operation) => {
      const [link = "", name = ""] = key.split("/");
      return readMirror({ ...service, client: shared.with(operation) }, { link, name });
    },
    readPage: async (_whole, operation) => {
      const all = await allMirrors({ ...service, client: shared.with(operation) });
      return { members: new Map(all.map((one) => [memberKey(one), one])), next: [] };
    },
  };
}
