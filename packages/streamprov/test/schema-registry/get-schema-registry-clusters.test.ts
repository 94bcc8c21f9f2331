import { failure } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

type Clusters = readonly { readonly id: string; readonly environment: { readonly id: string } }[];

/** A platform with three environments, two of which have a registry. */
async function given() {
  const simulated = await startSimulatedProvider();
  const { environments, schemaRegistryClusters } = simulated.platform.state;
  const made = [];
  for (const displayName of ["staging", "production"]) {
    const environment = await environments.create({ displayName });
    const registry = await schemaRegistryClusters.create({ environmentId: environment.id });
    made.push({ id: registry.id, environment: { id: environment.id } });
  }
  const empty = await environments.create({ displayName: "empty" });
  return { ...simulated, made, empty };
}

it("lists the clusters of all environments", async () => {
  await using test = await given();

  const found = await test.host.invoke("getSchemaRegistryClusters");

  const clusters = found["clusters"] as Clusters;
  expect(clusters.map(({ id, environment }) => ({ id, environment }))).toEqual(test.made);
  expect(clusters[0]).toMatchObject({ apiVersion: "srcm/v3", kind: "Cluster", package: "ESSENTIALS" });
  expect(found["environment"]).toEqual({ id: "" });
});

it("lists the clusters of one environment, even if it has none", async () => {
  await using test = await given();
  const of = (id: string | undefined) => test.host.invoke("getSchemaRegistryClusters", { environment: { id } });

  const [one] = test.made;
  expect(await of(one?.environment.id)).toMatchObject({ environment: one?.environment, clusters: [{ id: one?.id }] });
  expect(await of(test.empty.id)).toMatchObject({ clusters: [] });
});

it("fails when an environment cannot be read", async () => {
  await using test = await given();

  const { message } = await failure(test.host.invoke("getSchemaRegistryClusters", { environment: { id: "env-none" } }));

  expect(message).toContain("env-none");
});
