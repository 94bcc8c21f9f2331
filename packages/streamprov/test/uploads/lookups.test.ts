import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { uploadLives } from "./lives.ts";

/** An existing artifact, its location, and the expected outputs of its lookup. */
async function given(type: "FlinkArtifact" | "ConnectArtifact" | "Plugin") {
  const simulated = await startSimulatedProvider();
  const { inputs } = await uploadLives[type](simulated.platform);
  const it = simulated.host.resource(type, "it");
  const { id } = await it.create(inputs);
  const { artifactFile, contentHash, ...told }: Values = it.outputs;
  const lookUp = (args: Values) => simulated.host.invoke(`get${type}`, { ...where, ...args });
  const { cloud, environment, region } = { region: undefined, ...inputs };
  const where: Values = { cloud, environment, ...(region === undefined ? {} : { region }) };
  const error = async (args: Values) => (await failure(lookUp(args))).message;
  return { ...simulated, inputs, id, told, lookUp, error };
}

describe("getFlinkArtifact", () => {
  it("returns the outputs of the resource by ID and by name, for any class in the arguments", async () => {
    await using test = await given("FlinkArtifact");
    const told = { ...test.told, id: test.id };

    expect(await test.lookUp({ id: test.id })).toEqual(told);
    expect(await test.lookUp({ displayName: "orders", class: "com.example.Other" })).toMatchObject(told);
  });

  it("reports that no artifact or several match, or that the arguments do not identify one", async () => {
    await using test = await given("FlinkArtifact");
    const { error } = test;
    const where = /in cloud AWS, region us-east-2, environment env-/;

    expect(await error({ id: "cfa-none" })).toMatch(/no artifact has the id "cfa-none"/);
    expect(await error({ displayName: "Orders" })).toMatch(/no artifact has the displayName "Orders"/);
    expect(await error({ displayName: "Orders" })).toMatch(where);
    expect(await error({ id: test.id, region: "us-west-2" })).toMatch(/no artifact has/);
    expect(await error({ displayName: "orders", region: "us-west-2" })).toMatch(/no artifact has/);
    expect(await error({})).toMatch(/Give exactly one of id and displayName/);
    expect(await error({ id: "", displayName: "" })).toMatch(/Give exactly one of id and displayName/);
    expect(await error({ id: test.id, displayName: "orders" })).toMatch(/displayName cannot be combined with id/);
    expect(await error({ id: test.id, cloud: "aws" })).toMatch(/cloud/);
    const { artifactFile, ...body }: Values = { ...test.inputs, display_name: "orders", environment: "" };
    const { environment } = test.inputs as { environment: { id: string } };
    await test.platform.state.flinkArtifacts.create({ ...body, environment: environment.id });
    expect(await error({ displayName: "orders" })).toMatch(/2 objects .* have the displayName "orders"/);
  });
});

describe("getConnectArtifact", () => {
  it("returns the outputs of the resource, with the cloud in the spelling of programs", async () => {
    await using test = await given("ConnectArtifact");

    expect(await test.lookUp({ id: test.id })).toEqual({ ...test.told, id: test.id });
    expect(test.told["cloud"]).toBe("AZURE");
  });

  it("reports an ID that does not exist, and requires an ID", async () => {
    await using test = await given("ConnectArtifact");

    expect(await test.error({ id: "cca-none" })).toMatch(
      /no artifact has the id "cca-none" in cloud AZURE, environment env-/,
    );
    expect(await test.error({ id: test.id, cloud: "AWS" })).toMatch(/no artifact has/);
    expect(await test.error({ id: "" })).toMatch(/id must/);
  });
});

describe("getPlugin", () => {
  it("returns the outputs of the resource, and reports an ID that does not exist", async () => {
    await using test = await given("Plugin");
    const { environment } = test.inputs;
    const lookUp = (id: string) => test.host.invoke("getPlugin", { id, environment });

    expect(await lookUp(test.id)).toEqual({ ...test.told, id: test.id });
    expect((await failure(lookUp("ccp-none"))).message).toMatch(/no plugin has the id "ccp-none"/);
    expect((await failure(lookUp(""))).message).toMatch(/id must/);
  });
});
