import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const longAgo = Date.parse("2020-01-01T00:00:00Z");

async function given(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const environment = await state.environments.create({ displayName: "staging" });
  const look = (args: Values = {}) =>
    simulated.host.invoke("getSchemaRegistryCluster", { environment: { id: environment.id }, ...args });
  return { ...simulated, environment, look };
}

describe("getSchemaRegistryCluster", () => {
  it("finds the only cluster of an environment", async () => {
    await using test = await given();
    const registry = await test.platform.state.schemaRegistryClusters.create({ environmentId: test.environment.id });

    expect(await test.look()).toMatchObject({
      id: registry.id,
      apiVersion: "srcm/v3",
      kind: "Cluster",
      package: "ESSENTIALS",
      restEndpoint: registry.restEndpoint,
      catalogEndpoint: registry.restEndpoint,
      privateRestEndpoint: "",
      privateRegionalRestEndpoints: {},
      environment: { id: test.environment.id },
    });
  });

  it.each(["id", "displayName"])("finds a cluster by its %s", async (by) => {
    await using test = await given();
    const registry = await test.platform.state.schemaRegistryClusters.create({ environmentId: test.environment.id });
    const displayName = "Stream Governance Package";

    expect(await test.look(by === "id" ? { id: registry.id } : { displayName })).toMatchObject({ id: registry.id });
  });

  it("waits in a fresh environment until the cluster is listed and can be reached", async () => {
    await using test = await given({ schemaRegistryAppearMs: 600, provisionMs: { schemaRegistryCluster: 600 } });
    const creating = test.host.resource("KafkaCluster", "orders").create({
      displayName: "orders",
      availability: "SINGLE_ZONE",
      cloud: "AWS",
      region: "us-east-1",
      basic: {},
      environment: { id: test.environment.id },
    });

    await expect.poll(() => test.platform.state.kafkaClusters.list()).toHaveLength(1);

    const [found] = await Promise.all([test.look(), creating]);

    expect(found["restEndpoint"]).toMatch(/^http/);
  });

  it("reports at once that none exists before the first Kafka cluster, even in a new environment", async () => {
    await using test = await given();

    const { message } = await failure(test.look());

    expect(message).toContain(
      "the platform creates it with the first Kafka cluster, and the environment has none. Create a Kafka cluster, and let the lookup depend on it",
    );
  });

  it("reports at once that an old environment without Stream Governance has none", async () => {
    await using test = await given();
    const { environments, kafkaClusters } = test.platform.state;
    await kafkaClusters.create({ environmentId: test.environment.id, displayName: "orders" });
    for (const registry of test.platform.state.schemaRegistryClusters.list())
      test.platform.state.schemaRegistryClusters.remove(registry.id);
    environments.change(test.environment.id, { streamGovernance: undefined, createdAt: longAgo });

    const { message } = await failure(test.look());

    expect(message).toContain(`the environment "${test.environment.id}" has no Schema Registry clusters`);
  });

  it("names the displayName that no cluster has", async () => {
    await using test = await given();
    await test.platform.state.schemaRegistryClusters.create({ environmentId: test.environment.id });

    const { message } = await failure(test.look({ displayName: "other" }));

    expect(message).toContain('no Schema Registry cluster with the displayName "other"');
  });
});
