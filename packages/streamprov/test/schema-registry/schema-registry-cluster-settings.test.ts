import { failure, type Values } from "@org/core-provider/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegistry } from "./registry.ts";

/** The settings and the mode of a registry. */
async function given() {
  const test = await startWithRegistry();
  const { id } = test.registry;
  const { subjectConfigs, subjectModes } = test.platform.state;
  return {
    ...test,
    id,
    config: test.host.resource("SchemaRegistryClusterConfig", "registry"),
    mode: test.host.resource("SchemaRegistryClusterMode", "registry"),
    inputs: (values: Values): Values => ({ ...test.connection, ...values }),
    settings: () => subjectConfigs.get(`${id}/`)?.values,
    changeSettings: (values: Values) => subjectConfigs.change(`${id}/`, { values }),
    modeNow: () => subjectModes.get(`${id}/`)?.mode,
    puts: () => test.platform.journal.find({ method: "PUT" }).map(({ requestBody, query }) => ({ requestBody, query })),
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a SchemaRegistryClusterConfig", () => {
  it("writes the program's settings, adopts the others, and shows no diff afterwards", async () => {
    await using test = await given();
    test.changeSettings({ compatibilityLevel: "BACKWARD", compatibilityGroup: "major" });
    const inputs = test.inputs({ compatibilityLevel: "FULL", normalize: false });

    const { id, outputs } = await test.config.create(inputs);

    expect(id).toBe(test.id);
    expect(test.puts()).toMatchObject([{ requestBody: { compatibility: "FULL", normalize: false } }]);
    expect(outputs).toMatchObject({ compatibilityLevel: "FULL", compatibilityGroup: "major", normalize: false });
    expect((await test.config.diff(inputs)).changes).toEqual([]);
    await test.config.read();
    expect((await test.config.diff(inputs)).changes).toEqual([]);
  });

  it("writes nothing when nothing is set", async () => {
    await using test = await given();

    const { outputs } = await test.config.create(test.inputs({}));

    expect(test.puts()).toEqual([]);
    expect(outputs).toMatchObject({ compatibilityLevel: "BACKWARD", compatibilityGroup: "", normalize: false });
  });

  it("changes in place, and clears a group", async () => {
    await using test = await given();
    await test.config.create(test.inputs({ compatibilityLevel: "FULL", compatibilityGroup: "major", normalize: true }));
    test.platform.journal.clear();
    const wanted = test.inputs({ compatibilityLevel: "FULL", compatibilityGroup: "", normalize: true });

    await test.config.update(wanted);

    expect(test.puts()).toMatchObject([{ requestBody: { compatibility: "FULL", compatibilityGroup: "" } }]);
    expect((await test.config.diff(wanted)).changes).toEqual([]);
  });

  it("finds drift", async () => {
    await using test = await given();
    const inputs = test.inputs({ compatibilityLevel: "FULL" });
    await test.config.create(inputs);
    test.changeSettings({ compatibilityLevel: "NONE" });

    await test.config.read();

    expect((await test.config.diff(inputs)).changes).toEqual(["compatibilityLevel"]);
  });

  it("keeps the settings when it is deleted", async () => {
    await using test = await given();
    await test.config.create(test.inputs({ compatibilityLevel: "FULL" }));
    test.platform.journal.clear();

    await test.config.delete();

    expect(test.requests()).toEqual([]);
    expect(test.settings()).toMatchObject({ compatibilityLevel: "FULL" });
    expect(test.host.logs.map(({ message }) => message)).toContain(
      `the Schema Registry cluster ${test.id} keeps its settings: only the resource is deleted`,
    );
  });

  it("is imported by the registry's ID, listed and looked up", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    test.changeSettings({ compatibilityLevel: "FULL" });

    await test.config.import(test.id);

    expect((await test.config.diff(test.inputs({ compatibilityLevel: "FULL" }))).changes).toEqual([]);
    expect(await test.host.list("SchemaRegistryClusterConfig", test.connection)).toEqual([
      { id: test.id, name: test.id },
    ]);
    expect(await test.host.invoke("getSchemaRegistryClusterConfig", test.connection)).toMatchObject({
      id: test.id,
      compatibilityLevel: "FULL",
      compatibilityGroup: "",
      normalize: false,
    });
  });

  it("accepts only levels that exist", async () => {
    await using test = await given();

    const { failures } = await test.config.check({ ...test.connection, compatibilityLevel: "full" });

    expect(failures.map(({ property }) => property)).toEqual(["compatibilityLevel"]);
  });
});

describe("a SchemaRegistryClusterMode", () => {
  it("writes the mode, changes it in place, and keeps it when it is deleted", async () => {
    await using test = await given();

    const { id } = await test.mode.create(test.inputs({ mode: "READONLY" }));
    expect(id).toBe(test.id);
    expect((await test.mode.diff(test.inputs({ mode: "READONLY" }))).changes).toEqual([]);
    await test.mode.update(test.inputs({ mode: "IMPORT", force: true }));
    expect(test.puts()).toEqual([
      { requestBody: { mode: "READONLY" }, query: "force=false" },
      { requestBody: { mode: "IMPORT" }, query: "force=true" },
    ]);
    test.platform.journal.clear();
    await test.mode.delete();

    expect(test.requests()).toEqual([]);
    expect(test.modeNow()).toBe("IMPORT");
  });

  it("adopts the existing mode when none is set", async () => {
    await using test = await given();

    const { outputs } = await test.mode.create(test.inputs({}));

    expect(test.puts()).toEqual([]);
    expect(outputs).toMatchObject({ mode: "READWRITE", force: false });
  });

  it("becomes IMPORT with existing schemas only by force", async () => {
    await using test = await given();
    await test.platform.state.schemas.create({ registryId: test.id, subject: "orders", schema: '"string"' });

    const { message } = await failure(test.mode.create(test.inputs({ mode: "IMPORT" })));

    expect(message).toContain("only with force: true");
    expect(test.modeNow()).toBe("READWRITE");
  });

  it("is imported by the registry's ID, listed and looked up", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);

    await test.mode.import(test.id);

    expect((await test.mode.diff(test.inputs({ mode: "READWRITE" }))).changes).toEqual([]);
    expect(await test.host.list("SchemaRegistryClusterMode", test.connection)).toEqual([
      { id: test.id, name: test.id },
    ]);
    expect(await test.host.invoke("getSchemaRegistryClusterMode", test.connection)).toMatchObject({
      id: test.id,
      mode: "READWRITE",
    });
  });
});
