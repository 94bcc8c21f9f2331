import type { StreamprovSimulator } from "@org/streamprov-simulator";
import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { example } from "../stack/example.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const name = "streamprov-mirrored-region";

test("a mirrored region lives through create, refresh, failover, import and destroy, and nobody reads a key", async () => {
  await using platform = await startPlatform({ mirrorStopMs: 300, visibilityLagMs: 200 });
  await using stack = await stackFor(platform, { project: name });
  await using importing = await stackFor(platform, { env: await withYamlHost() });
  const env: Record<string, string> = {};
  const statuses = () => platform.state.mirrorTopics.list().map(({ status }) => status);
  let plainState = "";

  await liveWhole({
    platform,
    stack,
    program: example(name),
    changed: {
      async program() {
        expect(statuses()).toEqual(["ACTIVE", "ACTIVE"]);
        plainState = await stack.stateFile();
        Object.assign(env, toldToImports(platform));
        pulumi.runtime.setConfig(`${name}:failedOver`, "true");
        return example(name)();
      },
      updates: 2,
    },
    importing: {
      stack: importing,
      env,
      id({ type, urn, ...resource }) {
        expect(statuses()).toEqual(["STOPPED", "STOPPED"]);
        if (type.endsWith(":ClusterLink")) return linkIdIn(platform);
        const isInWest = !urn.endsWith("::east") || type.endsWith(":KafkaCluster");
        const isKeyless = !/^pulumi:|:ApiKey$|:KafkaTopic$/.test(type);
        const alone = /:(KafkaClientQuota|KafkaClusterConfig|KafkaMirrorTopic)$/.test(type);
        return isInWest && isKeyless ? (alone ? resource.id : importIdOf(resource)) : undefined;
      },
    },
  });

  const imported = (await importing.resources()).map(({ type }) => type.slice(type.lastIndexOf(":") + 1));
  for (const type of ["KafkaClientQuota", "KafkaClusterConfig", "ClusterLink", "KafkaMirrorTopic"])
    expect(imported).toContain(type);
  const secrets = Object.values(env).filter((_, at) => Object.keys(env)[at]?.endsWith("_SECRET"));
  expect(secrets).toHaveLength(3);
  for (const secret of secrets)
    for (const text of [stack.transcript.text, importing.transcript.text, plainState])
      expect(text).not.toContain(secret);
});

/** The two clusters, each with the key of the program. */
function clustersOf({ state }: StreamprovSimulator) {
  const [east, west] = ["us-east-1", "us-west-2"].map((region) => {
    const cluster = state.kafkaClusters.list().find((one) => one.region === region);
    const key = state.apiKeys.list().find(({ scope }) => scope.kind === "kafka" && scope.id === cluster?.id);
    if (!cluster || !key) throw new Error(`there is no cluster with a key in ${region}`);
    return { cluster, key };
  });
  if (!east || !west) throw new Error("there are no two clusters");
  return { east, west };
}

/** The environment variables for imports of a link and of objects in the second cluster. */
function toldToImports(platform: StreamprovSimulator): Record<string, string> {
  const { east, west } = clustersOf(platform);
  const inWest = (side: string) => ({
    [`${side}_REST_ENDPOINT`]: west.cluster.restEndpoint,
    [`${side}_API_KEY`]: west.key.id,
    [`${side}_API_SECRET`]: west.key.secret,
  });
  return {
    ...inWest("IMPORT_KAFKA"),
    ...inWest("IMPORT_DESTINATION_KAFKA"),
    IMPORT_SOURCE_KAFKA_BOOTSTRAP_ENDPOINT: platform.state.clusterLinks.list()[0]?.configs["bootstrap.servers"] ?? "",
    IMPORT_SOURCE_KAFKA_API_KEY: east.key.id,
    IMPORT_SOURCE_KAFKA_API_SECRET: east.key.secret,
  };
}

function linkIdIn(platform: StreamprovSimulator): string {
  const { east, west } = clustersOf(platform);
  const link = platform.state.clusterLinks.list()[0]?.name ?? "";
  return `${link}/DESTINATION/OUTBOUND/${east.cluster.id}/${west.cluster.id}`;
}
