import { flag, integer, object, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";
import { idAt, type KeptKind, merged } from "./kept-kind.ts";

/** References of this API have all their members, although those besides the ID are not read. */
const wholeReference = object({
  id: text({ min: 1, max: 255 }),
  environment: optional(text({ min: 1, max: 255 })),
  related: text({ min: 1 }),
  resource_name: text({ min: 1 }),
});

/** ksqlDB clusters. */
export const ksqlKinds = {
  ksqlClusters: {
    path: "/ksqldbcm/v2/clusters",
    simplified: "No ksqlDB server runs. The endpoint does not resolve.",
    apiVersion: "ksqldbcm/v2",
    kind: "Cluster",
    noun: "cloud-cluster",
    idPrefix: "lksqlc",
    environmentAt: "spec.environment",
    references: { "spec.kafka_cluster": "/cmk/v2/clusters", "spec.credential_identity": "/iam/v2/service-accounts" },
    created: 202,
    ready: "PROVISIONED",
    maxPageSize: 100,
    create: object({
      spec: object({
        display_name: text({ pattern: /^(?:[0-9A-Za-z-])[\w-]{0,31}$/, form: "a name of up to 32 characters" }),
        csu: integer({ min: 1 }),
        use_detailed_processing_log: optional(flag()),
        kafka_cluster: wholeReference,
        credential_identity: wholeReference,
        environment: wholeReference,
      }),
    }),
    check(world: World, body: Json) {
      const cluster = idAt(body, "spec.kafka_cluster");
      if (world.kafkaClusters.get(cluster)?.environmentId !== idAt(body, "spec.environment"))
        throw invalid(400, "/spec/kafka_cluster", `names ${cluster}, which is no Kafka cluster of the environment`);
      const identity = idAt(body, "spec.credential_identity");
      if (world.serviceAccounts.get(identity) === undefined && world.users.get(identity) === undefined)
        throw invalid(400, "/spec/credential_identity", `names ${identity}, which is no service account or user`);
    },
    born: (_id: string, body: Json): Json => merged({ spec: { use_detailed_processing_log: true } }, body),
    status(one: KeptObject): Json {
      const address = one.phase === "PROVISIONED" ? `p${one.id.slice(1)}` : undefined;
      return {
        // A failed cluster does not say why.
        error_code: undefined,
        error_message: undefined,
        is_paused: false,
        storage: 125,
        ...(address === undefined
          ? {}
          : { topic_prefix: address, http_endpoint: `https://${address}.us-east-2.aws.confluent.cloud` }),
      };
    },
  },
} satisfies Readonly<Record<string, KeptKind>>;
