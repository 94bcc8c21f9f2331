import { chosenBy, flag, object, oneOf, optional, type Shape, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { forbidden, invalid } from "./errors.ts";
import { at, idAt, type KeptKind, merged } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

/** What belongs to a Kafka cluster. */
const inCluster = {
  environmentAt: "spec.environment",
  clusterAt: "spec.kafka_cluster",
  references: { "spec.kafka_cluster": "/cmk/v2/clusters" },
  created: 202,
  maxPageSize: 100,
} as const;
const where = { environment: referenceShape, kafka_cluster: referenceShape };
const name = () => text({ min: 1 });
const description = text({ min: 1, max: 2048 });

/** What a catalog is told: what must be given, and what cannot be changed. */
function catalogs(given: () => Shape<string>, fixed: Readonly<Record<string, Shape<unknown>>>) {
  const client = { client_id: given(), client_secret: given() };
  const custom = optional(text());
  return chosenBy("kind", {
    AwsGlue: object({ kind: oneOf("AwsGlue"), ...fixed, custom_database: custom }),
    Snowflake: object({
      kind: oneOf("Snowflake"),
      endpoint: given(),
      ...client,
      warehouse: given(),
      allowed_scope: given(),
      custom_namespace: custom,
    }),
    Unity: object({
      kind: oneOf("Unity"),
      workspace_endpoint: given(),
      catalog_name: given(),
      ...client,
      custom_schema: custom,
    }),
  });
}

/** Topics in the context engine, and what Tableflow makes of topics. */
export const tableKinds = {
  rtceTopics: {
    ...inCluster,
    path: "/rtce/v1/rtce-topics",
    apiVersion: "rtce/v1",
    kind: "RtceTopic",
    noun: "topic",
    idPrefix: "",
    namedAt: "spec.topic_name",
    below: ({ environmentId, body }: KeptObject) => [
      `environment=${environmentId}`,
      `cloud-cluster=${idAt(body, "spec.kafka_cluster")}`,
    ],
    filters: { "spec.cloud": "spec.cloud", "spec.region": "spec.region" },
    ready: "ACTIVE",
    passing: { making: "PENDING", removing: "DELETING" },
    // One that is gone is one that the caller may not see.
    missing: (name: string) => forbidden(`Access to the topic '${name}' is forbidden.`),
    create: object({
      spec: object({
        ...where,
        cloud: oneOf("AWS"),
        region: text({ min: 1 }),
        topic_name: text({ min: 1 }),
        description,
      }),
    }),
    update: object({ spec: object({ ...where, description: optional(description) }) }),
    // Its status has no code of an error.
    status: () => ({ error_code: undefined }),
  },
  catalogIntegrations: {
    ...inCluster,
    path: "/tableflow/v1/catalog-integrations",
    apiVersion: "tableflow/v1",
    kind: "CatalogIntegration",
    noun: "catalog-integration",
    idPrefix: "tci",
    below: () => [],
    ready: "CONNECTED",
    passing: { making: "PENDING" },
    hides: ["spec.config.client_id", "spec.config.client_secret"],
    create: object({
      spec: object({ ...where, display_name: name(), config: catalogs(name, { provider_integration_id: name() }) }),
    }),
    update: object({
      spec: object({
        ...where,
        display_name: optional(name()),
        suspended: optional(flag()),
        config: optional(catalogs(() => optional(name()), {})),
      }),
    }),
    check(world: World, body: Json) {
      const id = at(body, "spec.config.provider_integration_id");
      if (id !== undefined && world.kept.providerIntegrations.get(String(id)) === undefined)
        throw invalid(422, "/spec/config/provider_integration_id", `names ${String(id)}, which is no integration`);
    },
    born: (_id: string, body: Json): Json => merged(body, { spec: { suspended: false } }),
    status: () => ({ error_code: undefined }),
  },
} satisfies Readonly<Record<string, KeptKind>>;
