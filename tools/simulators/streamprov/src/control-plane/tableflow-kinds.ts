import { chosenBy, flag, listOf, object, oneOf, optional, type Shape, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";
import { inCluster, name, where } from "./kafka-cluster-parts.ts";
import { at, type KeptKind, merged } from "./kept-kind.ts";

const tableflow = {
  ...inCluster,
  apiVersion: "tableflow/v1",
  below: () => [],
  passing: { making: "PENDING" },
} as const;

const milliseconds = text({ pattern: /^\d+$/, form: "a whole number" });
const tableConfig = object({
  retention_ms: optional(milliseconds),
  data_retention_ms: optional(milliseconds),
  record_failure_strategy: optional(oneOf("SUSPEND", "SKIP")),
  error_handling: optional(
    chosenBy("mode", {
      SUSPEND: object({ mode: oneOf("SUSPEND") }),
      SKIP: object({ mode: oneOf("SKIP") }),
      LOG: object({ mode: oneOf("LOG"), target: optional(name()) }),
    }),
  ),
  metadata_column_naming_scheme: optional(oneOf("DEFAULT", "PORTABLE")),
});
const storage = chosenBy("kind", {
  Managed: object({ kind: oneOf("Managed") }),
  ByobAws: object({ kind: oneOf("ByobAws"), bucket_name: name(), provider_integration_id: name() }),
  AzureDataLakeStorageGen2: object({
    kind: oneOf("AzureDataLakeStorageGen2"),
    storage_account_name: name(),
    container_name: name(),
    provider_integration_id: name(),
  }),
});
const changeable = {
  ...where,
  suspended: optional(flag()),
  config: optional(tableConfig),
  table_formats: optional(listOf(oneOf("DELTA", "ICEBERG"), { min: 1, distinct: true })),
};

/** Topics that are also kept as tables, and catalogs in which tables are published. */
export const tableflowKinds = {
  tableflowTopics: {
    ...tableflow,
    path: "/tableflow/v1/tableflow-topics",
    simplified: "No table is written.",
    kind: "TableflowTopic",
    noun: "tableflow-topic",
    idPrefix: "",
    namedAt: "spec.display_name",
    ready: "RUNNING",
    create: object({ spec: object({ ...changeable, display_name: name(), storage }) }),
    update: object({ spec: object(changeable) }),
    check(world: World, body: Json) {
      checkConfig(body);
      checkIntegration(world, body, "spec.storage");
    },
    checkChange: (_world: World, _one: KeptObject, body: Json) => checkConfig(body),
    born: (_id: string, body: Json): Json => withTarget(merged(ofItself, body)),
    changed: withTarget,
    shows: ({ body, id, phase }: KeptObject): Json => ({
      spec: {
        // The platform returns the formats in its own order.
        table_formats: [...(at(body, "spec.table_formats") as readonly string[])].sort(),
        storage: storageAdds(at(body, "spec.storage") as Json, phase === "RUNNING" ? id : undefined),
      },
    }),
    status: () => ({ error_code: undefined, write_mode: "APPEND" }),
  },
  catalogIntegrations: {
    ...tableflow,
    path: "/tableflow/v1/catalog-integrations",
    simplified: "No catalog is called.",
    kind: "CatalogIntegration",
    noun: "catalog-integration",
    idPrefix: "tci",
    ready: "CONNECTED",
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
    check: (world: World, body: Json) => checkIntegration(world, body, "spec.config"),
    born: (_id: string, body: Json): Json => merged(body, { spec: { suspended: false } }),
    status: () => ({ error_code: undefined }),
  },
} satisfies Readonly<Record<string, KeptKind>>;

/** The members of a catalog: the required ones, and those that cannot change. */
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

/** The platform's defaults for a topic. */
const ofItself: Json = {
  spec: {
    suspended: false,
    table_formats: ["ICEBERG"],
    config: {
      enable_compaction: true,
      enable_partitioning: true,
      retention_ms: "604800000",
      record_failure_strategy: "SUSPEND",
      metadata_column_naming_scheme: "DEFAULT",
    },
  },
};

/** Records that do not fit go to a topic with LOG alone. */
function withTarget(body: Json): Json {
  const { mode, target = "error_log" } = (at(body, "spec.config.error_handling") ?? {}) as Record<string, unknown>;
  if (mode === undefined) return body;
  const config = at(body, "spec.config") as Json;
  const handling = mode === "LOG" ? { mode, target } : { mode };
  return { ...body, spec: { ...(body["spec"] as Json), config: { ...config, error_handling: handling } } };
}

/** The members of a storage that only the platform sets. */
function storageAdds(given: Json, id: string | undefined): Json {
  const path =
    id === undefined
      ? {}
      : { table_path: `${String(given["bucket_name"] ?? given["container_name"] ?? "managed")}/${id}` };
  if (given["kind"] === "ByobAws") return { bucket_region: "us-east-2", ...path };
  return given["kind"] === "AzureDataLakeStorageGen2" ? { storage_region: "centralus", ...path } : path;
}

function checkConfig(body: Json): void {
  const config = (at(body, "spec.config") ?? {}) as Json;
  if (config["record_failure_strategy"] !== undefined && config["error_handling"] !== undefined)
    throw invalid(422, "/spec/config", "holds both record_failure_strategy and error_handling");
  for (const [member, least] of [
    ["retention_ms", 86_400_000],
    ["data_retention_ms", 2_592_000_000],
  ] as const) {
    if (config[member] !== undefined && Number(config[member]) < least)
      throw invalid(422, `/spec/config/${member}`, `must be at least ${least}`);
  }
}

function checkIntegration(world: World, body: Json, place: string): void {
  const id = at(body, `${place}.provider_integration_id`);
  const { providerIntegrations, providerIntegrationSetups } = world.kept;
  const isThere = [providerIntegrations, providerIntegrationSetups].some(
    (store) => store.get(String(id)) !== undefined,
  );
  const pointer = `/${place.replace(".", "/")}/provider_integration_id`;
  if (id !== undefined && !isThere) throw invalid(422, pointer, `names ${String(id)}, which is no integration`);
}
