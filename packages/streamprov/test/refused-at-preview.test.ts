import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "./simulated-provider.ts";

const credentials = { key: "key", secret: "secret" };
const kafka = { kafkaCluster: { id: "lkc-1" }, restEndpoint: "https://kafka.example", credentials };
const registry = { schemaRegistryCluster: { id: "lsrc-1" }, restEndpoint: "https://registry.example", credentials };
const owner = { id: "sa-1", kind: "ServiceAccount", apiVersion: "iam/v2" };
const environment = { id: "env-1" };

/** Valid inputs of each resource. */
const right: Readonly<Record<string, Values>> = {
  Environment: { displayName: "staging-1" },
  ApiKey: { owner, managedResource: { id: "lkc-1", kind: "Cluster", apiVersion: "cmk/v2", environment } },
  RoleBinding: { principal: "User:sa-1", roleName: "Operator", crnPattern: "crn://confluent.cloud/organization=o" },
  IdentityProvider: {
    displayName: "login",
    description: "signs in",
    issuer: "https://login.example.com/",
    jwksUri: "https://login.example.com/keys",
  },
  IdentityPool: {
    identityProvider: { id: "op-1" },
    displayName: "writers",
    description: "write",
    identityClaim: "claims.sub",
    filter: "true",
  },
  KafkaCluster: {
    displayName: "orders",
    availability: "HIGH",
    cloud: "AWS",
    region: "us-east-2",
    standard: {},
    environment,
  },
  KafkaTopic: { ...kafka, topicName: "orders" },
  Schema: { ...registry, subjectName: "orders", format: "AVRO", schema: '"string"' },
  SubjectConfig: { ...registry, subjectName: "orders", compatibilityLevel: "FULL" },
};

/** The results of a check of these inputs: the rejected paths and the warnings. */
async function checked(type: string, changes: Values) {
  await using test = await startSimulatedProvider();
  const { failures } = await test.host.resource(type, "one").check({ ...right[type], ...changes });
  const warnings = test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
  return { refused: failures.map(({ property }) => property), warnings };
}

describe("a check at preview", () => {
  it("quotes the beginning of a long value", async () => {
    await using test = await startSimulatedProvider();
    const topic = { ...right["KafkaTopic"], topicName: "a b ".repeat(5000) };
    const [failure] = (await test.host.resource("KafkaTopic", "one").check(topic)).failures;
    expect(failure?.reason).toMatch(/not "(a b ){50}…" \(20000 characters\)$/);
  });

  it.each(Object.keys(right))("finds nothing in a valid %s", async (type) => {
    expect(await checked(type, {})).toEqual({ refused: [], warnings: [] });
  });

  it.each<[string, string, Values]>([
    ["KafkaTopic", "restEndpoint", { restEndpoint: "http://kafka.example" }],
    ["KafkaTopic", "httpEndpoint", { restEndpoint: undefined, httpEndpoint: "http://kafka.example:8090" }],
    ["KafkaTopic", "restEndpoint", { restEndpoint: "http://localhost@kafka.example" }],
    ["Schema", "restEndpoint", { restEndpoint: "http://registry.example" }],
    ["SubjectConfig", "restEndpoint", { restEndpoint: "http://registry.example" }],
    ["Environment", "displayName", { displayName: "-staging" }],
    ["Environment", "displayName", { displayName: "my staging" }],
    ["ApiKey", "owner.kind", { owner: { ...owner, kind: "User" } }],
    ["ApiKey", "owner.id", { owner: { ...owner, id: "sa-1/x" } }],
    [
      "ApiKey",
      "managedResource.id",
      { managedResource: { id: "lsrc-1", kind: "Cluster", apiVersion: "cmk/v2", environment } },
    ],
    ["ApiKey", "managedResource.id", { managedResource: { id: "all", kind: "Global", apiVersion: "global/v1" } }],
    ["ApiKey", "managedResource.id", { managedResource: { id: "all", kind: "Tableflow", apiVersion: "tableflow/v1" } }],
    [
      "ApiKey",
      "managedResource.id",
      { managedResource: { id: "us-east-1", kind: "Region", apiVersion: "fcpm/v2", environment } },
    ],
    [
      "ApiKey",
      "managedResource.apiVersion",
      { managedResource: { id: "lkc-1", kind: "Region", apiVersion: "cmk/v2" } },
    ],
    ["IdentityProvider", "issuer", { issuer: "login.example.com" }],
    ["IdentityProvider", "jwksUri", { jwksUri: "keys" }],
    ["IdentityPool", "identityProvider.id", { identityProvider: { id: "op-1/x" } }],
    ["KafkaCluster", "standard.maxEcku", { standard: { maxEcku: 1 } }],
    ["KafkaCluster", "enterprises[0].maxEcku", { standard: undefined, enterprises: [{ maxEcku: 1 }] }],
    ["KafkaCluster", "cloud", { standard: undefined, freights: [{}], cloud: "GCP" }],
    ["KafkaCluster", "network.id", { network: { id: "network" } }],
    ["KafkaCluster", "environment.id", { environment: { id: "env 1" } }],
    ["KafkaTopic", "kafkaCluster.id", { kafkaCluster: { id: "lkc-1/x" } }],
    ["KafkaTopic", 'config["confluent.topic.type"]', { config: { "confluent.topic.type": "standard" } }],
    ["Schema", "schemaReferences[0].version", { schemaReferences: [{ subjectName: "a", name: "a", version: 0 }] }],
    ["SubjectConfig", "schemaRegistryCluster.id", { schemaRegistryCluster: { id: "lsrc-1/x" } }],
  ])("rejects a %s whose %s the platform would reject", async (type, path, changes) => {
    expect((await checked(type, changes)).refused).toEqual([path]);
  });

  it.each<[string, string, Values]>([
    [
      "ApiKey",
      "managedResource.environment.id",
      { managedResource: { id: "lkc-1", kind: "Cluster", apiVersion: "cmk/v2", environment: { id: "staging" } } },
    ],
    ["RoleBinding", "principal", { principal: "User:orders" }],
    ["IdentityPool", "identityProvider.id", { identityProvider: { id: "login" } }],
    ["IdentityPool", "filter", { filter: "true || ".repeat(50) }],
    ["KafkaCluster", "environment.id", { environment: { id: "staging" } }],
    ["SubjectConfig", "schemaRegistryCluster.id", { schemaRegistryCluster: { id: "registry" } }],
  ])("only warns of a %s whose %s the platform may support after all", async (type, path, changes) => {
    const { refused, warnings } = await checked(type, changes);

    expect(refused).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(path)]);
  });
});
