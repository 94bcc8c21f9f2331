import {
  chosenBy,
  defineRoute,
  flag,
  flagParameter,
  integer,
  listOf,
  manyParameter,
  object,
  oneOf,
  optional,
  type Route,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { changeKafkaCluster, createKafkaCluster, deleteKafkaCluster } from "../lifecycle/kafka-clusters.ts";
import type { ClusterConfig, KafkaCluster } from "../records.ts";
import type { World } from "../world.ts";
import { zonesOf } from "../zones.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { conflict, forbidden, invalid, notFound } from "./errors.ts";
import {
  checkEnvironment,
  environmentOf,
  environmentParameter,
  readInEnvironment,
  writtenIn,
} from "./in-environment.ts";
import { type ControlCall, crn, environmentCrn, environmentReference, reference } from "./objects.ts";
import { referenceShape } from "./reference-shape.ts";

const path = "/cmk/v2/clusters";
const availability = oneOf("SINGLE_ZONE", "MULTI_ZONE", "LOW", "HIGH");
const ecku = optional(integer({ min: 1 }));
const config = chosenBy("kind", {
  Basic: object({ kind: oneOf("Basic"), max_ecku: ecku }),
  Standard: object({ kind: oneOf("Standard"), max_ecku: ecku }),
  Enterprise: object({ kind: oneOf("Enterprise"), max_ecku: ecku }),
  Freight: object({ kind: oneOf("Freight"), max_ecku: ecku }),
  Dedicated: object({
    kind: oneOf("Dedicated"),
    cku: integer({ min: 1 }),
    encryption_key: optional(text()),
    zones: optional(listOf(text(), { min: 1, max: 3, distinct: true })),
    release_priority: optional(text()),
  }),
});
const createShape = object({
  spec: object({
    display_name: text({ min: 1 }),
    availability,
    cloud: oneOf("AWS", "GCP", "AZURE"),
    region: text({ min: 1 }),
    config,
    environment: referenceShape,
    network: optional(referenceShape),
    byok: optional(referenceShape),
    deletion_protection: optional(flag()),
  }),
});
const updateShape = object({
  spec: object({
    display_name: optional(text({ min: 1 })),
    availability: optional(availability),
    config: optional(config),
    environment: referenceShape,
    deletion_protection: optional(flag()),
  }),
});

/** `/cmk/v2/clusters` */
export function kafkaClusterRoutes(world: World): Route<Caller>[] {
  const { kafkaClusters } = world;
  const collection: Collection<KafkaCluster> = {
    path,
    apiVersion: "cmk/v2",
    kind: "Cluster",
    store: kafkaClusters,
    listQuery: {
      ...environmentParameter,
      "spec.network": manyParameter,
      "spec.deletion_protection": flagParameter,
    },
    ...readInEnvironment(world),
    lists(one, { query }) {
      const networks = query.texts("spec.network");
      const guarded = query.text("spec.deletion_protection");
      return (
        one.environmentId === query.text("environment") &&
        (networks.length === 0 || networks.includes(one.networkId ?? "")) &&
        (guarded === undefined || guarded === String(one.deletionProtection))
      );
    },
    // The service does not distinguish a deleted cluster from one that was never visible.
    missing: (id) => forbidden(`Access to the Kafka cluster '${id}' is forbidden.`),
    crn: ({ id, environmentId }) => environmentCrn(world, environmentId, `cloud-cluster=${id}`, `kafka=${id}`),
    fields: (one, host) => ({ spec: specOf(world, one, host), status: statusOf(one) }),
  };
  const clusterOf = (call: ControlCall<unknown>, environmentId: string): KafkaCluster => {
    const cluster = writtenIn(world, collection, environmentId, call.params["id"]);
    if (cluster.phase === "DEPROVISIONING") throw collection.missing(cluster.id);
    return cluster;
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      simplified: "No broker runs. The bootstrap address does not resolve.",
      documentedOnly:
        "The first cluster of an environment creates its Schema Registry cluster; `schemaRegistryAppearMs` delays it.",
      body: createShape,
      async handle({ host, body: { spec } }) {
        checkEnvironment(world, spec.environment.id);
        checkConfig(spec.config, spec.availability);
        if (spec.config.kind === "Freight" && spec.cloud !== "AWS") {
          throw invalid(400, "/spec/config/kind", "Freight clusters are offered on AWS only");
        }
        if (spec.byok !== undefined && ["Basic", "Standard"].includes(spec.config.kind)) {
          throw invalid(400, "/spec/byok", `is not supported on ${spec.config.kind} clusters`);
        }
        if (spec.network !== undefined && world.networks.get(spec.network.id) === undefined) {
          throw notFound("network", spec.network.id);
        }
        const { settings } = world;
        const cluster = await createKafkaCluster(
          world,
          {
            environmentId: spec.environment.id,
            displayName: spec.display_name,
            availability: spec.availability,
            cloud: spec.cloud,
            region: spec.region,
            config: spec.config,
            deletionProtection: spec.deletion_protection ?? false,
            networkId: spec.network?.id,
            byokKeyId: spec.byok?.id,
          },
          {
            provisionMs: settings.provisionMs.kafkaCluster,
            fails: settings.provisionFailure.kafkaCluster !== undefined,
            schemaRegistryAppearMs: settings.schemaRegistryAppearMs,
            schemaRegistryProvisionMs: settings.provisionMs.schemaRegistryCluster,
          },
        );
        return created(202, render(collection, cluster, host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle(call) {
        const { spec } = call.body;
        const old = clusterOf(call, spec.environment.id);
        if (old.phase !== "PROVISIONED") throw conflict(`The cluster is ${old.phase}.`, "cluster_not_ready");
        if (spec.availability !== undefined && old.config.kind === "Dedicated") {
          throw invalid(422, "/spec/availability", "cannot be changed on Dedicated clusters");
        }
        const changed = spec.config === undefined ? old.config : changedConfig(old, spec.config);
        kafkaClusters.replace({
          ...old,
          displayName: spec.display_name ?? old.displayName,
          availability: spec.availability ?? old.availability,
          deletionProtection: spec.deletion_protection ?? old.deletionProtection,
          config: changed,
          updatedAt: world.now(),
        });
        if (changed.cku !== old.config.cku) {
          world.hub.agenda.in(world.settings.resizeMs, () => changeKafkaCluster(world, old.id, { cku: changed.cku }));
        }
        return { status: 200, json: render(collection, written(collection, old.id), call.host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      query: environmentParameter,
      handle(call) {
        const cluster = clusterOf(call, environmentOf(call));
        if (cluster.deletionProtection) {
          throw conflict(
            "The cluster is protected from deletion; switch deletion_protection off first.",
            "deletion_protected",
          );
        }
        deleteKafkaCluster(world, cluster.id, world.settings.deprovisionMs.kafkaCluster);
        return { status: 204 };
      },
    }),
  ];
}

function checkConfig(config: ClusterConfig, availability: string): void {
  const least = availability === "MULTI_ZONE" ? 2 : 1;
  if (config.kind === "Dedicated" && (config.cku ?? 0) < least) {
    throw invalid(400, "/spec/config/cku", `must be at least ${least} with availability ${availability}`);
  }
  if (config.kind !== "Dedicated" && availability === "HIGH" && config.max_ecku === 1) {
    throw invalid(400, "/spec/config/max_ecku", "must be at least 2 with availability HIGH");
  }
}

function changedConfig(old: KafkaCluster, wanted: ClusterConfig): ClusterConfig {
  const was = old.config.kind;
  if (wanted.kind !== was && !(was === "Basic" && wanted.kind === "Standard")) {
    throw invalid(400, "/spec/config/kind", `cannot be changed from ${was} to ${wanted.kind}`);
  }
  if (wanted.encryption_key !== undefined && wanted.encryption_key !== old.config.encryption_key) {
    throw invalid(400, "/spec/config/encryption_key", "is immutable");
  }
  if (wanted.cku !== undefined && wanted.cku !== old.config.cku && old.cku !== old.config.cku) {
    throw conflict("The cluster is being resized.", "resize_in_progress");
  }
  checkConfig(wanted, old.availability);
  return { ...old.config, ...wanted };
}

function specOf(world: World, one: KafkaCluster, host: string): Record<string, unknown> {
  // An endpoint is known when the cluster is there.
  const there = one.phase === "PROVISIONED" || one.phase === "DEPROVISIONING";
  const bootstrap = there
    ? `SASL_SSL://pkc-${one.id.slice(4)}.${one.region}.${one.cloud.toLowerCase()}.example.com:9092`
    : "";
  const rest = there ? one.restEndpoint : "";
  return {
    display_name: one.displayName,
    availability: one.availability,
    cloud: one.cloud,
    region: one.region,
    config:
      one.config.kind === "Freight" && there
        ? { ...one.config, zones: zonesOf(one.cloud, one.region).slice(0, 2) }
        : one.config,
    kafka_bootstrap_endpoint: bootstrap,
    http_endpoint: rest,
    ...(there
      ? {
          endpoints: {
            PUBLIC: { kafka_bootstrap_endpoint: bootstrap, http_endpoint: rest, connection_type: "PUBLIC" },
          },
        }
      : {}),
    ...(one.deletionProtection ? { deletion_protection: true } : {}),
    environment: environmentReference(world, host, one.environmentId),
    ...(one.networkId === undefined
      ? {}
      : {
          network: reference(
            host,
            "/networking/v1/networks",
            one.networkId,
            environmentCrn(world, one.environmentId, `network=${one.networkId}`),
          ),
        }),
    ...(one.byokKeyId === undefined
      ? {}
      : { byok: reference(host, "/byok/v1/keys", one.byokKeyId, crn(world, `key=${one.byokKeyId}`)) }),
  };
}

function statusOf(one: KafkaCluster): Record<string, unknown> {
  return { phase: one.phase, ...(one.cku === undefined ? {} : { cku: one.cku }) };
}
