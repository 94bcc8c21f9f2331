import { type GivenObject, secret, type World } from "@org/core-provider/testing";
import type { ClusterConfig, StreamprovSimulator } from "@org/streamprov-simulator";

interface Reference {
  readonly id: string;
}

/** The services of keys, by the API of their resource. */
const kindsOfKeys: Readonly<Record<string, "flink" | "kafka">> = { cmk: "kafka", fcpm: "flink" };

type Create = (inputs: never) => Promise<GivenObject>;

/** Creates the objects that portable lives require directly on the simulator, which takes less time than the provider. */
export function simulatedWorld({ state, credentials }: StreamprovSimulator): Pick<World, "given" | "lookup"> {
  const organization = `crn://confluent.cloud/organization=${credentials.organizationId}`;
  const kinds: Readonly<Record<string, Create>> = {
    async Environment({ displayName }: { readonly displayName: string }) {
      const { id } = await state.environments.create({ displayName });
      // It gets one with its first Kafka cluster, and keeps it.
      await state.schemaRegistryClusters.create({ environmentId: id });
      return { id, outputs: { resourceName: `${organization}/environment=${id}` } };
    },
    async ServiceAccount({ displayName }: { readonly displayName: string }) {
      const { id } = await state.serviceAccounts.create({ displayName });
      return { id, outputs: {} };
    },
    async RoleBinding(binding: Readonly<Record<"principal" | "roleName" | "crnPattern", string>>) {
      const { id } = await state.roleBindings.create(binding);
      return { id, outputs: {} };
    },
    async ApiKey({ owner, managedResource: { id: scopeId, apiVersion, environment } }: KeyInputs) {
      const [api = ""] = apiVersion.split("/");
      const kind = kindsOfKeys[api] ?? "schema-registry";
      // Keys for Tableflow are in no environment.
      const scope = environment && ({ kind, id: scopeId, environmentId: environment.id } as const);
      const key = await state.apiKeys.create({ ownerId: owner.id, scope: scope ?? { kind: "tableflow" } });
      return { id: key.id, outputs: { secret: secret(key.secret) } };
    },
    async KafkaCluster({ displayName, environment, dedicated }: ClusterInputs) {
      const config: ClusterConfig = dedicated ? { kind: "Dedicated", cku: dedicated.cku } : { kind: "Basic" };
      const { id, restEndpoint } = await state.kafkaClusters.create({
        environmentId: environment.id,
        displayName,
        config,
      });
      return { id, outputs: { restEndpoint, bootstrapEndpoint: `SASL_SSL://${id}.example.com:9092` } };
    },
    async ClusterLink({ link, sourceKafkaCluster, destinationKafkaCluster }: ClusterLinkInputs) {
      const { id, bootstrapEndpoint, credentials: own } = sourceKafkaCluster;
      const login = `username="${own.key}" password="${own.secret.value}"`;
      await state.clusterLinks.create({
        clusterId: destinationKafkaCluster.id,
        name: link,
        peer: { member: "source_cluster_id", id },
        configs: {
          "bootstrap.servers": bootstrapEndpoint,
          "sasl.mechanism": "PLAIN",
          "sasl.jaas.config": `org.apache.kafka.common.security.plain.PlainLoginModule required ${login};`,
        },
      });
      return { id: link, outputs: {} };
    },
    async KafkaTopic({ kafkaCluster, topicName }: { readonly kafkaCluster: Reference; readonly topicName: string }) {
      await state.topics.create({ clusterId: kafkaCluster.id, name: topicName });
      return { id: `${kafkaCluster.id}/${topicName}`, outputs: {} };
    },
    async Schema({ schemaRegistryCluster, subjectName, schema }: SchemaInputs) {
      await state.schemas.create({ registryId: schemaRegistryCluster.id, subject: subjectName, schema });
      return { id: `${schemaRegistryCluster.id}/${subjectName}`, outputs: {} };
    },
    async SchemaRegistryKek({ schemaRegistryCluster, name, kmsType, kmsKeyId, shared }: KekInputs) {
      await state.keks.create({ registryId: schemaRegistryCluster.id, name, kmsType, kmsKeyId, shared });
      return { id: `${schemaRegistryCluster.id}/${name}`, outputs: {} };
    },
    async Tag({ schemaRegistryCluster, name }: DefinitionInputs) {
      await state.tagDefinitions.create({ registryId: schemaRegistryCluster.id, name });
      return { id: `${schemaRegistryCluster.id}/${name}`, outputs: {} };
    },
    async BusinessMetadata({ schemaRegistryCluster, name, attributeDefinitions }: DefinitionInputs) {
      const fields = { registryId: schemaRegistryCluster.id, name, attributeDefs: attributeDefinitions ?? [] };
      await state.businessMetadataDefinitions.create(fields);
      return { id: `${schemaRegistryCluster.id}/${name}`, outputs: {} };
    },
    async Network({ environment, cloud }: { readonly environment: Reference; readonly cloud: string }) {
      const { id } = await state.networks.create({ environmentId: environment.id, cloud });
      return { id, outputs: {} };
    },
    async Gateway({ displayName, environment }: { readonly displayName: string; readonly environment: Reference }) {
      const config = { kind: "AwsPrivateNetworkInterfaceGatewaySpec", region: "us-east-2", zones: ["use2-az1"] };
      const { id } = await state.gateways.create({ spec: { display_name: displayName, environment, config } });
      return { id, outputs: {} };
    },
    async NetworkLinkService({ displayName, environment, network }: LinkInputs) {
      const spec = { display_name: displayName, environment, network };
      const { id } = await state.networkLinkServices.create({ spec });
      return { id, outputs: {} };
    },
    async FlinkComputePool({ displayName, cloud, region, maxCfu, environment }: PoolInputs) {
      const spec = { display_name: displayName, cloud, region, max_cfu: maxCfu, environment };
      const { id } = await state.flinkComputePools.create({ spec });
      return { id, outputs: {} };
    },
    async CertificateAuthority({ displayName, description, certificateChain }: AuthorityInputs) {
      const { id } = await state.certificateAuthorities.create({
        display_name: displayName,
        description,
        certificate_chain: certificateChain.value,
        certificate_chain_filename: "ca.pem",
      });
      return { id, outputs: {} };
    },
    async IdentityProvider(inputs: Readonly<Record<"displayName" | "description" | "issuer" | "jwksUri", string>>) {
      const { id } = await state.identityProviders.create(inputs);
      return { id, outputs: {} };
    },
  };
  return {
    async given(kind, inputs) {
      const create = kinds[kind];
      if (create === undefined) throw new Error(`the simulated world cannot create a ${kind}: add it to kinds`);
      return create(inputs as never);
    },
    async lookup(name, { environment, cloud, region } = {}) {
      if (name === "getOrganization") return { id: credentials.organizationId };
      if (name === "getFlinkRegion") {
        const { id, restEndpoint } = await state.flinkRegions.create({ cloud: String(cloud), region: String(region) });
        return { id, kind: "Region", apiVersion: "fcpm/v2", restEndpoint };
      }
      const environmentId = (environment as Reference).id;
      const registry = state.schemaRegistryClusters.list().find((one) => one.environmentId === environmentId);
      return { id: registry?.id, kind: "Cluster", apiVersion: "srcm/v3", restEndpoint: registry?.restEndpoint };
    },
  };
}

interface KeyInputs {
  readonly owner: Reference;
  readonly managedResource: Reference & { readonly apiVersion: string; readonly environment?: Reference };
}

interface InRegistry {
  readonly schemaRegistryCluster: Reference;
}

interface SchemaInputs extends InRegistry {
  readonly subjectName: string;
  readonly schema: string;
}

interface KekInputs extends InRegistry {
  readonly name: string;
  readonly kmsType: string;
  readonly kmsKeyId: string;
  readonly shared: boolean;
}

interface DefinitionInputs extends InRegistry {
  readonly name: string;
  readonly attributeDefinitions?: readonly { readonly name: string }[];
}

interface ClusterInputs {
  readonly displayName: string;
  readonly environment: Reference;
  readonly dedicated?: { readonly cku: number };
}

interface LinkInputs {
  readonly displayName: string;
  readonly environment: Reference;
  readonly network: Reference;
}

interface PoolInputs {
  readonly displayName: string;
  readonly cloud: string;
  readonly region: string;
  readonly maxCfu: number;
  readonly environment: Reference;
}

interface AuthorityInputs {
  readonly displayName: string;
  readonly description: string;
  readonly certificateChain: { readonly value: string };
}

interface ClusterLinkInputs {
  readonly link: string;
  readonly sourceKafkaCluster: Reference & {
    readonly bootstrapEndpoint: string;
    readonly credentials: { readonly key: string; readonly secret: { readonly value: string } };
  };
  readonly destinationKafkaCluster: Reference;
}
