import { resourceToken } from "@org/core-provider";
import * as pulumi from "@pulumi/pulumi";
import type { Ready } from "../platform/protocol.ts";

/**
 * A program of `count` topics. It registers them without the SDK's classes, so that the provider that does nothing
 * gets the very same ones.
 *
 * @param provider - Name of the provider package: `streamprov` or `floor`.
 */
export function topicsProgram(
  provider: string,
  count: number,
  cluster: Ready["cluster"],
): () => Promise<Record<string, never>> {
  const token = resourceToken(provider, "KafkaTopic");
  return async () => {
    for (let i = 0; i < count; i++) {
      const name = `topic-${String(i).padStart(4, "0")}`;
      new Topic(token, name, {
        kafkaCluster: { id: cluster.id },
        topicName: name,
        partitionsCount: 3,
        config: { "retention.ms": "604800000", "cleanup.policy": "delete" },
        restEndpoint: cluster.restEndpoint,
        credentials: pulumi.secret({ key: cluster.key.id, secret: cluster.key.secret }),
      });
    }
    return {};
  };
}

class Topic extends pulumi.CustomResource {}
