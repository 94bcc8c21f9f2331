import { secret, testFormats } from "@org/core-provider/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { provider } from "../src/provider.ts";
import { startWithRegion } from "./flink/region.ts";
import { lives, setup } from "./lives.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";

testFormats({ describe, it }, { provider, setup, lives });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("an existing object whose name this provider would not accept", () => {
  it("is imported, refreshed, updated and deleted: an Environment", async () => {
    await using test = await startSimulatedProvider();
    const environment = test.host.resource("Environment", "its");
    const { id } = await test.platform.state.environments.create({
      displayName: "it's",
      streamGovernance: "ESSENTIALS",
    });

    await environment.import(id);
    await environment.read();
    await environment.update({ displayName: "it's", streamGovernance: { package: "ADVANCED" } });

    expect(environment.outputs).toMatchObject({ displayName: "it's", streamGovernance: { package: "ADVANCED" } });
    await environment.delete();
    expect(environment.state).toBeUndefined();
  });

  it("is imported, refreshed, previewed and deleted: a FlinkConnection", async () => {
    await using test = await startWithRegion();
    const endpoint = "https://api.openai.com/v1/chat/completions";
    const fields = { type: "OPENAI", endpoint, data: "{}" };
    await test.platform.state.flinkConnections.create({
      environmentId: test.environmentId,
      name: "Connection1",
      ...fields,
    });
    for (const [name, value] of Object.entries({ ...test.importEnv, API_KEY: "first-key" })) vi.stubEnv(name, value);
    const connection = test.host.resource("FlinkConnection", "imported");

    await connection.import(`${test.platform.credentials.organizationId}/${test.environmentId}/Connection1`);
    await connection.read();
    const inputs = { ...test.connection, displayName: "Connection1", type: "OPENAI", endpoint };
    const previewed = await connection.preview({ ...inputs, apiKey: secret("second-key") });

    expect(previewed.action).toBe("update");
    await connection.delete();
    expect(test.platform.state.flinkConnections.list()).toEqual([]);
  });
});
