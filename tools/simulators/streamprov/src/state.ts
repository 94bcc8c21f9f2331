import { type Objects, objectsOf } from "@org/simulator";
import type { EntityAttributes } from "./catalog/records.ts";
import { keptKinds } from "./control-plane/kept-kinds.ts";
import { makeFlinkRegion, type NewFlinkRegion } from "./flink/regions.ts";
import { type KeptName, keptNames } from "./kept-names.ts";
import { makeAcl } from "./lifecycle/acls.ts";
import { makeApiKey, type NewApiKey } from "./lifecycle/api-keys.ts";
import { forgetTopic, makeBinding, makeDefinition, type NewBinding, type NewDefinition } from "./lifecycle/catalog.ts";
import { makeClusterLink, type NewClusterLink } from "./lifecycle/cluster-links.ts";
import { createConnector, type NewConnector } from "./lifecycle/connectors.ts";
import { deleteEnvironment, makeEnvironment, type NewEnvironment } from "./lifecycle/environments.ts";
import { makeConnection, type NewFlinkConnection } from "./lifecycle/flink-connections.ts";
import { withGateway } from "./lifecycle/flink-regions.ts";
import { type NewFlinkStatement, startStatement } from "./lifecycle/flink-statements.ts";
import { createTable, type NewFlinkTable } from "./lifecycle/flink-tables.ts";
import { makeIdentityPool, type NewIdentityPool } from "./lifecycle/identity-pools.ts";
import {
  deleteIdentityProvider,
  makeIdentityProvider,
  type NewIdentityProvider,
} from "./lifecycle/identity-providers.ts";
import { atOnce, createKafkaCluster, eraseKafkaCluster, type NewKafkaCluster } from "./lifecycle/kafka-clusters.ts";
import { createKept } from "./lifecycle/kept-objects.ts";
import { createMirrorTopic, eraseMirrorTopic, type NewMirrorTopic } from "./lifecycle/mirror-topics.ts";
import { createNetwork, type NewNetwork } from "./lifecycle/networks.ts";
import { makeRoleBinding, type NewRoleBinding } from "./lifecycle/role-bindings.ts";
import { type ExporterRequest, newExporter } from "./lifecycle/schema-exporters.ts";
import { addSchemaRegistry, eraseSchemaRegistry, schemaRegistryOf } from "./lifecycle/schema-registry-clusters.ts";
import { deleteServiceAccount, makeServiceAccount } from "./lifecycle/service-accounts.ts";
import { makeTopic, type NewTopic } from "./lifecycle/topics.ts";
import type {
  AclValues,
  Endpoint,
  FlinkComputePoolConfig,
  Json,
  KeptObject,
  SubjectConfig,
  SubjectMode,
  User,
} from "./records.ts";
import { type DekRequest, type KekRequest, KeyRegistry } from "./schema-registry/key-registry.ts";
import { Registry, type SchemaRequest } from "./schema-registry/registry.ts";
import type { World } from "./world.ts";

/** The state of the platform, by kind of object. */
export type State = ReturnType<typeof stateOf>;

/** The values of a new schema: its place and the request's content. It is not checked for compatibility. */
export interface NewSchema extends SchemaRequest {
  readonly registryId: string;
  readonly subject: string;
  readonly schema: string;
}

/** The values of a new KEK: its place and the request's content. */
export interface NewKek extends KekRequest {
  readonly registryId: string;
}

/** The values of a new DEK: its place, its KEK and the request's content. */
export interface NewDek extends DekRequest {
  readonly registryId: string;
  readonly kekName: string;
}

/** The values of a new exporter: its place and the request's content. It is paused. */
export interface NewExporter extends ExporterRequest {
  readonly registryId: string;
}

/** What tests make is known to every server at once. */
const everywhere = { readyMs: 0, nodeLagMs: 0 };

/** Opens the state of a world to tests. */
export function stateOf(world: World) {
  const { agenda } = world.hub;
  return {
    ...keptOf(world),
    environments: objectsOf(
      agenda,
      world.environments,
      (fields: NewEnvironment) => makeEnvironment(world, fields),
      (id) => deleteEnvironment(world, id),
    ),
    users: objectsOf(
      agenda,
      world.users,
      ({ email, fullName = "" }: { readonly email: string; readonly fullName?: string }): User => ({
        id: world.newId("u"),
        numericId: world.newNumericId(),
        email,
        fullName,
        ...world.born(),
      }),
    ),
    serviceAccounts: objectsOf(
      agenda,
      world.serviceAccounts,
      (fields: { readonly displayName: string; readonly description?: string }) => makeServiceAccount(world, fields),
      (id) => deleteServiceAccount(world, id),
    ),
    apiKeys: objectsOf(agenda, world.apiKeys, (fields: NewApiKey) => makeApiKey(world, fields, everywhere)),
    roleBindings: objectsOf(agenda, world.roleBindings, (fields: NewRoleBinding) =>
      makeRoleBinding(world, fields, everywhere),
    ),
    identityProviders: objectsOf(
      agenda,
      world.identityProviders,
      (fields: NewIdentityProvider) => makeIdentityProvider(world, fields),
      (id) => deleteIdentityProvider(world, id),
    ),
    identityPools: objectsOf(agenda, world.identityPools, (fields: NewIdentityPool) => makeIdentityPool(world, fields)),
    kafkaClusters: objectsOf(
      agenda,
      world.kafkaClusters,
      (fields: NewKafkaCluster) => createKafkaCluster(world, fields, atOnce),
      (id) => eraseKafkaCluster(world, id),
    ),
    schemaRegistryClusters: objectsOf(
      agenda,
      world.schemaRegistryClusters,
      async (fields: { readonly environmentId: string; readonly cloud?: string; readonly region?: string }) => {
        const { environmentId, cloud = "AWS", region = "us-east-1" } = fields;
        await addSchemaRegistry(world, { environmentId, cloud, region }, { appearMs: 0, provisionMs: 0 });
        const made = schemaRegistryOf(world, environmentId);
        if (made === undefined) throw new Error(`Environment ${environmentId} got no Schema Registry cluster.`);
        return made;
      },
      (id) => eraseSchemaRegistry(world, id),
    ),
    networks: objectsOf(agenda, world.networks, (fields: NewNetwork) =>
      createNetwork(world, fields, { provisionMs: 0 }),
    ),
    flinkComputePoolConfigs: objectsOf(
      agenda,
      world.flinkComputePoolConfigs,
      (config: FlinkComputePoolConfig) => config,
    ),
    flinkConnections: objectsOf(agenda, world.flinkConnections, (fields: NewFlinkConnection) =>
      makeConnection(world, fields),
    ),
    flinkStatements: objectsOf(agenda, world.flinkStatements, (fields: NewFlinkStatement) =>
      startStatement(world, fields, { atOnce: true }),
    ),
    flinkTables: objectsOf(agenda, world.flinkTables, (fields: NewFlinkTable) =>
      createTable(world, fields, { atOnce: true }),
    ),
    flinkRegions: objectsOf(agenda, world.flinkRegions, (fields: NewFlinkRegion) =>
      withGateway(world, makeFlinkRegion(fields, world.born())),
    ),
    endpoints: objectsOf(
      agenda,
      world.endpoints,
      (fields: Omit<Endpoint, "id">): Endpoint => ({ id: world.newId("e"), ...fields }),
    ),
    connectors: objectsOf(agenda, world.connectors, (fields: NewConnector) =>
      createConnector(world, fields, { provisionMs: 0, failure: undefined }),
    ),
    topics: objectsOf(
      agenda,
      world.topics,
      (fields: NewTopic) => makeTopic(fields),
      (id) => forgetTopic(world, id),
    ),
    acls: objectsOf(agenda, world.acls, (fields: AclValues & { readonly clusterId: string }) => makeAcl(fields)),
    clusterLinks: objectsOf(agenda, world.clusterLinks, (fields: NewClusterLink) => makeClusterLink(world, fields)),
    mirrorTopics: objectsOf(
      agenda,
      world.mirrorTopics,
      (fields: NewMirrorTopic) => createMirrorTopic(world, fields),
      (id) => eraseMirrorTopic(world, id),
    ),
    schemas: objectsOf(agenda, world.schemas, ({ registryId, subject, ...request }: NewSchema) => {
      const registry = new Registry(world, registryId);
      return registry.add(subject, registry.read(request));
    }),
    subjectConfigs: objectsOf(
      agenda,
      world.subjectConfigs,
      (fields: Omit<SubjectConfig, "id">): SubjectConfig => ({
        ...fields,
        id: `${fields.registryId}/${fields.subject}`,
      }),
    ),
    subjectModes: objectsOf(
      agenda,
      world.subjectModes,
      (fields: Omit<SubjectMode, "id">): SubjectMode => ({ ...fields, id: `${fields.registryId}/${fields.subject}` }),
    ),
    keks: objectsOf(agenda, world.keks, ({ registryId, ...request }: NewKek) =>
      new KeyRegistry(world, registryId).newKek(request),
    ),
    deks: objectsOf(agenda, world.deks, ({ registryId, kekName, ...request }: NewDek) =>
      new KeyRegistry(world, registryId).newDek(kekName, request),
    ),
    tagDefinitions: objectsOf(agenda, world.tagDefinitions, (fields: NewDefinition) => makeDefinition(world, fields)),
    businessMetadataDefinitions: objectsOf(agenda, world.businessMetadataDefinitions, (fields: NewDefinition) =>
      makeDefinition(world, fields),
    ),
    tagBindings: objectsOf(agenda, world.tagBindings, (fields: NewBinding) => makeBinding(fields)),
    businessMetadataBindings: objectsOf(agenda, world.businessMetadataBindings, (fields: NewBinding) =>
      makeBinding(fields),
    ),
    entityAttributes: objectsOf(agenda, world.entityAttributes, (fields: EntityAttributes) => fields),
    schemaExporters: objectsOf(agenda, world.schemaExporters, ({ registryId, ...request }: NewExporter) =>
      newExporter(world, registryId, request),
    ),
  };
}

/** The objects whose request bodies the platform keeps. Tests create them from the body of a request. */
function keptOf(world: World): Record<KeptName, Objects<KeptObject, Json>> {
  const opened = keptNames.map((name) => [
    name,
    objectsOf(world.hub.agenda, world.kept[name], (body: Json) =>
      createKept(world, name, keptKinds[name], body, { atOnce: true }),
    ),
  ]);
  return Object.fromEntries(opened) as Record<KeptName, Objects<KeptObject, Json>>;
}
