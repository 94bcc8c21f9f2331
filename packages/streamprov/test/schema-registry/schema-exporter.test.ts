import { failure, secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegistry } from "./registry.ts";

const elsewhere = "https://psrc-00000.europe-west1.gcp.confluent.cloud";

/** The subject names, with the platform's placeholder for the name. */
const renamed = ["dr_$", "{subject}"].join("");

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithRegistry(settings);
  const destination = (changes: Values = {}): Values => ({
    restEndpoint: elsewhere,
    credentials: { key: secret("ABC"), secret: secret("hunter2") },
    ...changes,
  });
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    name: "to-dr",
    subjects: ["orders-value", "customers-value"],
    destinationSchemaRegistryCluster: destination(),
    ...changes,
  });
  const exporter = test.host.resource("SchemaExporter", "to-dr");
  const made = async (changes: Values = {}) => {
    await exporter.create(inputs(changes));
    test.platform.journal.clear();
    return exporter;
  };
  const id = `${test.registry.id}/to-dr`;
  const { state, journal } = test.platform;
  const there = () => state.schemaExporters.get(id);
  const writes = () =>
    journal.entries.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  /** An exporter that was created elsewhere. */
  const madeElsewhere = async () => {
    const config = { "schema.registry.url": elsewhere, "basic.auth.user.info": "ABC:hunter2", "retry.ms": "100" };
    await state.schemaExporters.create({ registryId: test.registry.id, name: "to-dr", config });
    state.schemaExporters.change(id, { state: "RUNNING" });
  };
  /** The provider signs in with a token. */
  const withOauth = async () => {
    await test.host.configure(test.oauthSettings);
    const { credentials: _, ...connection } = inputs();
    return { ...connection, destinationSchemaRegistryCluster: { id: "lsrc-abc123", restEndpoint: elsewhere } };
  };
  const warnings = () =>
    test.host.logs
      .filter(({ severity }) => severity === "warning")
      .map(({ message }) => message)
      .join();
  return { ...test, warnings, destination, inputs, exporter, made, id, there, writes, madeElsewhere, withOauth };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating a SchemaExporter", () => {
  it("sends the subjects and the destination, waits until it runs, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200, exporterStartMs: 1_200 });
    const inputs = test.inputs({ config: { "retry.ms": "100" } });

    const { id, outputs } = await test.exporter.create(inputs);

    expect(id).toBe(test.id);
    const [post] = test.platform.journal.find({ method: "POST" });
    expect(Object.keys(post?.requestBody as object).sort()).toEqual(["config", "name", "subjects"]);
    expect(test.there()?.config).toEqual({
      "retry.ms": "100",
      "schema.registry.url": elsewhere,
      "basic.auth.credentials.source": "USER_INFO",
      "basic.auth.user.info": "ABC:hunter2",
    });
    expect(test.there()?.state).toBe("RUNNING");
    expect(outputs).toMatchObject({
      contextType: "AUTO",
      context: "",
      subjectRenameFormat: "",
      config: { "retry.ms": "100" },
      status: "RUNNING",
      resetOnUpdate: false,
    });
    expect((await test.exporter.diff(inputs)).changes).toEqual([]);
    await test.exporter.read();
    expect((await test.exporter.diff(inputs)).changes).toEqual([]);
    const turned = { ...inputs, subjects: ["customers-value", "orders-value"] };
    expect((await test.exporter.diff(turned)).changes).toEqual([]);
  });

  it("sends omitted subjects as an empty list, and all other inputs", async () => {
    await using test = await given();
    const more = { contextType: "CUSTOM", context: "dr", subjectRenameFormat: renamed };

    await test.exporter.create(test.inputs({ ...more, subjects: undefined }));

    expect(test.platform.journal.find({ method: "POST" })).toMatchObject([{ requestBody: { ...more, subjects: [] } }]);
  });

  it("pauses it when the program sets it to paused", async () => {
    await using test = await given();
    const inputs = test.inputs({ status: "PAUSED" });

    const { outputs } = await test.exporter.create(inputs);

    expect(outputs).toMatchObject({ status: "PAUSED" });
    expect(test.there()?.state).toBe("PAUSED");
    expect((await test.exporter.diff(inputs)).changes).toEqual([]);
  });

  it("creates it once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /exporters$/, kind: "resetAfter" });

    await test.exporter.create(test.inputs({ config: { "retry.ms": "100" } }));

    expect(test.platform.state.schemaExporters.list()).toHaveLength(1);
  });

  it("does not adopt one that exists, which must be imported", async () => {
    await using test = await given();
    await test.madeElsewhere();

    const { message } = await failure(test.exporter.create(test.inputs()));

    expect(message).toContain(`SchemaExporter "to-dr" exists already. If it belongs to a resource that was renamed`);
  });

  it("keeps one whose start was not seen, and continues from there", async () => {
    await using test = await given();
    test.platform.failNext({ method: "GET", path: /status$/, kind: "status400" });

    const { message } = await failure(test.exporter.create(test.inputs()));
    expect(message).toContain(`It exists with the ID ${test.id} and stays in the state`);
    await test.exporter.update(test.inputs());

    expect(test.writes()).toEqual(["POST /exporters"]);
    expect(test.exporter.state?.outputs).toMatchObject({ status: "RUNNING" });
  });

  it("warns about its errors", async () => {
    await using test = await given({ exporterTrace: "the destination refuses the key" });

    await test.exporter.create(test.inputs());

    expect(test.warnings()).toContain("reports an error: the destination refuses the key");
  });

  it("reports all mistakes with their properties", async () => {
    await using test = await given();

    const { failures } = await test.exporter.check({
      name: "a/b",
      status: "STARTING",
      destinationSchemaRegistryCluster: { id: "", restEndpoint: "x" },
    });

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "destinationSchemaRegistryCluster.credentials",
      "destinationSchemaRegistryCluster.id",
      "destinationSchemaRegistryCluster.restEndpoint",
      "name",
      "schemaRegistryCluster.id",
      "status",
    ]);
    expect(failures.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining("schemaRegistryCluster.id, restEndpoint and credentials are required"),
    );
  });

  it("warns of settings that the destination determines", async () => {
    await using test = await given();

    await test.exporter.check(test.inputs({ config: { "schema.registry.url": "https://x.example" } }));

    expect(test.warnings()).toContain('config["schema.registry.url"] has no effect');
  });
});

describe("a SchemaExporter whose provider signs in with a token", () => {
  it("signs in at the destination with the provider's settings, unless the program gives others", async () => {
    await using test = await given();
    const inputs = { ...(await test.withOauth()), config: { "bearer.auth.client.id": "mine", "retry.ms": "100" } };

    const { outputs } = await test.exporter.create(inputs);

    const { oauthClientSecret, oauthIdentityPoolId } = test.platform.credentials;
    expect(test.there()?.config).toEqual({
      "retry.ms": "100",
      "schema.registry.url": elsewhere,
      "bearer.auth.client.id": "mine",
      "bearer.auth.client.secret": oauthClientSecret,
      "bearer.auth.issuer.endpoint.url": test.platform.tokenUrl,
      "bearer.auth.identity.pool.id": oauthIdentityPoolId,
      "bearer.auth.credentials.source": "OAUTHBEARER",
      "bearer.auth.logical.cluster": "lsrc-abc123",
    });
    expect(outputs).toMatchObject({
      config: inputs.config,
      destinationSchemaRegistryCluster: { id: "lsrc-abc123", restEndpoint: elsewhere },
    });
    await test.exporter.read();
    expect((await test.exporter.diff(inputs)).changes).toEqual([]);
    const moved = { id: "lsrc-other", restEndpoint: elsewhere };
    expect((await test.exporter.diff({ ...inputs, destinationSchemaRegistryCluster: moved })).replaces).toEqual([
      "destinationSchemaRegistryCluster",
    ]);
  });

  it("requires the destination's ID, rejects credentials of the source, and does not use those of the destination", async () => {
    await using test = await given();
    await test.withOauth();

    const { failures } = await test.exporter.check(test.inputs());

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "credentials",
      "destinationSchemaRegistryCluster.id",
    ]);
    expect(test.warnings()).toContain("destinationSchemaRegistryCluster.credentials has no effect");
  });

  it("warns of missing client credentials when the provider has a ready token", async () => {
    await using test = await given();
    const inputs = await test.withOauth();
    const { oauth } = test.oauthSettings as { readonly oauth: Values };
    const { oauthIdentityPoolId } = oauth;
    const oauthExternalAccessToken = secret(test.platform.tokens.issueExternal(3_600).token);
    await test.host.configure({ ...test.oauthSettings, oauth: { oauthIdentityPoolId, oauthExternalAccessToken } });

    await test.exporter.check({ ...inputs, config: { "bearer.auth.client.id": "mine" } });

    expect(test.warnings()).toContain(
      "config does not contain bearer.auth.client.secret or bearer.auth.issuer.endpoint.url",
    );
  });

  it("switches from a key without being replaced", async () => {
    await using test = await given();
    await test.made();
    const inputs = await test.withOauth();

    expect((await test.exporter.diff(inputs)).replaces).toEqual([]);
    await test.exporter.update(inputs);

    expect(test.there()?.config["bearer.auth.logical.cluster"]).toBe("lsrc-abc123");
    expect((await test.exporter.diff(inputs)).changes).toEqual([]);
  });
});

describe("changing a SchemaExporter", () => {
  it("pauses it, sends it completely, and resumes it", async () => {
    await using test = await given({ exporterStartMs: 100 });
    const exporter = await test.made({ contextType: "CUSTOM", context: "dr", config: { "retry.ms": "100" } });
    test.platform.state.schemaExporters.change(test.id, { offset: 7 });
    const wanted = test.inputs({ contextType: "CUSTOM", context: "other", subjects: ["orders-value"] });

    await exporter.update(wanted);

    const body = { contextType: "CUSTOM", context: "other", subjects: ["orders-value"] };
    const [, put] = test.platform.journal.find({ method: "PUT" });
    expect(put?.requestBody).toMatchObject({ ...body, config: { "retry.ms": "100" } });
    expect(Object.keys(put?.requestBody as object).sort()).toEqual(["config", "context", "contextType", "subjects"]);
    expect(test.writes()).toEqual([
      "PUT /exporters/to-dr/pause",
      "PUT /exporters/to-dr",
      "PUT /exporters/to-dr/resume",
    ]);
    expect(test.there()).toMatchObject({ ...body, offset: 7, state: "RUNNING" });
    expect((await exporter.diff(wanted)).changes).toEqual([]);
  });

  it("copies everything once more with resetOnUpdate", async () => {
    await using test = await given();
    const exporter = await test.made();
    test.platform.state.schemaExporters.change(test.id, { offset: 7 });

    await exporter.update(test.inputs({ subjects: ["orders-value"], resetOnUpdate: true }));

    expect(test.writes()).toContain("PUT /exporters/to-dr/reset");
    expect(test.there()?.offset).toBe(0);
  });

  it("copies everything once more the next time when an update failed at the reset", async () => {
    await using test = await given();
    const exporter = await test.made();
    test.platform.state.schemaExporters.change(test.id, { offset: 7 });
    test.platform.failNext({ method: "PUT", path: /reset$/, kind: "status400" });
    const wanted = test.inputs({ subjects: ["orders-value"], resetOnUpdate: true });

    await failure(exporter.update(wanted));
    expect(test.there()?.offset).toBe(7);
    await exporter.update(wanted);

    expect(test.there()).toMatchObject({ offset: 0, subjects: ["orders-value"], state: "RUNNING" });
  });

  it("clears the settings that the program removes", async () => {
    await using test = await given();
    const exporter = await test.made({ subjectRenameFormat: renamed, config: { "retry.ms": "100" } });
    const wanted = test.inputs({ subjectRenameFormat: "", config: {}, subjects: [] });

    await exporter.update(wanted);

    expect(test.there()).toMatchObject({ subjectRenameFormat: "", subjects: [] });
    expect(test.there()?.config).not.toHaveProperty("retry.ms");
    expect((await exporter.diff(wanted)).changes).toEqual([]);
  });

  it("accepts another key of the destination in place", async () => {
    await using test = await given();
    const exporter = await test.made();
    const credentials = { key: secret("DEF"), secret: secret("hunter3") };
    const wanted = test.inputs({ destinationSchemaRegistryCluster: test.destination({ credentials }) });

    await exporter.update(wanted);

    expect(test.there()?.config["basic.auth.user.info"]).toBe("DEF:hunter3");
    expect((await exporter.diff(wanted)).changes).toEqual([]);
  });

  it("pauses and resumes it", async () => {
    await using test = await given({ exporterStartMs: 100 });
    const exporter = await test.made({ status: "RUNNING" });

    await exporter.update(test.inputs({ status: "PAUSED" }));
    expect(test.there()?.state).toBe("PAUSED");
    await exporter.update(test.inputs({ status: "PAUSED", subjects: ["orders-value"] }));
    expect(test.there()?.state).toBe("PAUSED");
    await exporter.update(test.inputs({ status: "RUNNING", subjects: ["orders-value"] }));

    expect(test.there()?.state).toBe("RUNNING");
    expect(test.writes()).toEqual([
      "PUT /exporters/to-dr/pause",
      "PUT /exporters/to-dr/pause",
      "PUT /exporters/to-dr",
      "PUT /exporters/to-dr/resume",
    ]);
  });

  it("fails with its error when it cannot resume, and only reads it the next time", async () => {
    await using test = await given();
    const exporter = await test.made({ status: "PAUSED" });
    test.platform.set({ exporterTrace: "the destination refuses the key" });

    const { message } = await failure(exporter.update(test.inputs({ status: "RUNNING" })));

    expect(message).toContain(
      'the exporter "to-dr" was resumed, but reports an error: the destination refuses the key',
    );
    await exporter.update(test.inputs({ status: "RUNNING" }));
    expect(exporter.state?.outputs["status"]).toBe("RUNNING");
  });

  it("resumes it after a rejected update, also when the program does not set its status", async () => {
    await using test = await given();
    const exporter = await test.made();
    test.platform.failNext({ method: "PUT", path: /to-dr$/, kind: "status400" });

    await failure(exporter.update(test.inputs({ subjects: ["orders-value"] })));
    expect(test.there()?.state).toBe("PAUSED");
    await exporter.update(test.inputs());

    expect(test.there()?.state).toBe("RUNNING");
    expect(test.there()?.subjects).toEqual(["orders-value", "customers-value"]);
  });

  it("changes nothing on the platform when only resetOnUpdate, the source's credentials or the destination's ID change", async () => {
    await using test = await given();
    const exporter = await test.made();
    const wanted = test.inputs({
      resetOnUpdate: true,
      credentials: await test.anotherKey(),
      destinationSchemaRegistryCluster: test.destination({ id: "lsrc-abc123" }),
    });

    await exporter.update(wanted);

    expect(test.writes()).toEqual([]);
    expect((await exporter.diff(wanted)).changes).toEqual([]);
  });

  it.each([
    ["name", { name: "other" }],
    ["restEndpoint", { restEndpoint: "https://other.example" }],
    ["schemaRegistryCluster", { schemaRegistryCluster: { id: "lsrc-other" } }],
  ])("replaces it when %s changes", async (property, change) => {
    await using test = await given();
    const exporter = await test.made();

    expect((await exporter.diff(test.inputs(change))).replaces).toEqual([property]);
  });
});

describe("reading a SchemaExporter", () => {
  it("detects drift, including a pause", async () => {
    await using test = await given();
    const inputs = test.inputs({ status: "RUNNING", contextType: "AUTO" });
    await test.exporter.create(inputs);
    const config = { ...test.there()?.config, "schema.registry.url": "https://other.example" };
    test.platform.state.schemaExporters.change(test.id, { state: "PAUSED", contextType: "NONE", config });

    await test.exporter.read();

    expect((await test.exporter.diff(inputs)).changes).toEqual([
      "contextType",
      "destinationSchemaRegistryCluster",
      "status",
    ]);
  });

  it("does not treat a starting exporter as paused", async () => {
    await using test = await given();
    const exporter = await test.made();
    test.platform.state.schemaExporters.change(test.id, { state: "STARTING" });

    expect((await exporter.read())?.outputs).toMatchObject({ status: "RUNNING" });
  });

  it("leaves the state when it no longer exists", async () => {
    await using test = await given();
    const exporter = await test.made();
    test.platform.state.schemaExporters.remove(test.id);

    expect(await exporter.read()).toBeUndefined();
  });

  it("imports it without the destination's key, requires that, and sends it once it is given", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    await test.madeElsewhere();
    const { exporter } = test;

    await exporter.import(test.id);

    expect(test.warnings()).toContain("the platform does not return destinationSchemaRegistryCluster.credentials");
    expect(exporter.inputs).toMatchObject({ name: "to-dr", config: { "retry.ms": "100" }, status: "RUNNING" });
    const wanted = test.inputs({ subjects: [], config: { "retry.ms": "100" } });
    const without = { ...wanted, destinationSchemaRegistryCluster: { restEndpoint: elsewhere } };
    expect((await exporter.diff(without)).changes).toEqual([]);
    const { message } = await failure(exporter.preview({ ...without, subjects: ["orders-value"] }));
    expect(message).toContain("destinationSchemaRegistryCluster.credentials are required to change the exporter");
    await exporter.update(wanted);
    expect(test.there()?.config["basic.auth.user.info"]).toBe("ABC:hunter2");
    expect((await exporter.diff(wanted)).changes).toEqual([]);
  });
});

it("is paused before it is deleted", async () => {
  await using test = await given();
  const exporter = await test.made();

  await exporter.delete();

  expect(test.there()).toBeUndefined();
  expect(test.writes()).toEqual(["PUT /exporters/to-dr/pause", "DELETE /exporters/to-dr"]);
});

it("is listed", async () => {
  await using test = await given();
  await test.made();

  expect(await test.host.list("SchemaExporter", test.connection)).toEqual([{ id: test.id, name: "to-dr" }]);
});
