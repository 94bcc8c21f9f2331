import { failure } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with a network, and the network's outputs. */
async function given(cloud = "AWS") {
  const simulated = await startSimulatedProvider();
  const environment = await simulated.platform.state.environments.create({ displayName: "staging" });
  const network = simulated.host.resource("Network", "shared");
  const { id, outputs } = await network.create({
    displayName: "shared",
    cloud,
    region: "region",
    connectionTypes: ["PRIVATELINK"],
    environment: { id: environment.id },
  });
  return { ...simulated, environment: { id: environment.id }, id, outputs };
}

it.each(["AWS", "AZURE", "GCP"])("returns the outputs of the resource for a network in %s", async (cloud) => {
  await using test = await given(cloud);

  const byId = await test.host.invoke("getNetwork", { id: test.id, environment: test.environment });
  const byName = await test.host.invoke("getNetwork", { displayName: "shared", environment: test.environment });

  const { dnsConfig, ...same } = test.outputs;
  expect(byId).toEqual({ ...same, id: test.id, dnsConfigs: [dnsConfig] });
  expect(byName).toEqual(byId);
});

it("ignores arguments that exist for compatibility only", async () => {
  await using test = await given();

  const found = await test.host.invoke("getNetwork", {
    id: test.id,
    environment: test.environment,
    dnsConfigs: [{ resolution: "PRIVATE" }],
    gcps: [],
  });

  expect(found["dnsConfigs"]).toEqual([{ resolution: "CHASED_PRIVATE" }]);
});

it("fails when no object or several match, or the arguments do not identify one", async () => {
  await using test = await given();
  const { environment } = test;
  const lookup = (args: Record<string, unknown>) => failure(test.host.invoke("getNetwork", { environment, ...args }));

  expect((await lookup({ displayName: "Shared" })).message).toMatch(/displayName "Shared"/);
  expect((await lookup({ id: "n-none" })).message).toMatch(/n-none/);
  expect((await lookup({})).message).toMatch(/Give exactly one of id and displayName/);
  expect((await lookup({ id: test.id, displayName: "shared" })).message).toMatch(
    /displayName cannot be combined with id/,
  );
});
