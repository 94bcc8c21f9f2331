import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { storageOf } from "../../src/resources/tables/tableflow-storage.ts";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { startProviderOn } from "../simulated-provider.ts";
import { without } from "../without.ts";
import { given, idWithin, keyed, warnings, where, withTableflowKey } from "./given.ts";

const config = (inputs: Values, sent: Values, more: Values = {}) => ({
  spec: { ...where(inputs), config: sent, ...more },
});

describeOrdinaryLife("TableflowTopic", {
  prepare: keyed("TableflowTopic"),
  config: withTableflowKey,
  path: "/tableflow/v1/tableflow-topics",
  store: "tableflowTopics",
  importId: (id, inputs) => (id === "none" ? idWithin(inputs, id) : id),
  body: (inputs) =>
    config(
      inputs,
      { retention_ms: "86400000", error_handling: { mode: "LOG", target: "lost" } },
      { display_name: "tables", table_formats: ["DELTA", "ICEBERG"], storage: { kind: "Managed" } },
    ),
  outputs: {
    dataRetentionMs: "",
    recordFailureStrategy: "SUSPEND",
    metadataColumnNamingScheme: "DEFAULT",
    enableCompaction: true,
    enablePartitioning: true,
    suspended: false,
    writeMode: "APPEND",
    tablePath: expect.stringMatching(/^managed\//),
  },
  inPlace: [
    ["snapshots kept", { retentionMs: "604800000" }, (inputs) => config(inputs, { retention_ms: "604800000" })],
    ["data kept", { dataRetentionMs: "2592000000" }, (inputs) => config(inputs, { data_retention_ms: "2592000000" })],
    ["formats", { tableFormats: ["DELTA"] }, (inputs) => config(inputs, {}, { table_formats: ["DELTA"] })],
    [
      "columns' names",
      { metadataColumnNamingScheme: "PORTABLE" },
      (inputs) => config(inputs, { metadata_column_naming_scheme: "PORTABLE" }),
    ],
    [
      "lost records omitted",
      { errorHandling: { mode: "SKIP" } },
      (inputs) => config(inputs, { error_handling: { mode: "SKIP" } }),
    ],
    [
      "another topic for lost records",
      { errorHandling: { mode: "LOG", logTarget: "others" } },
      (inputs) => config(inputs, { error_handling: { mode: "LOG", target: "others" } }),
    ],
  ],
  replacing: [
    ["another topic", { displayName: "customers" }],
    ["a bucket", { managedStorages: undefined, byobAws: { bucketName: "orders", providerIntegrationId: "cspi-1" } }],
    ["another environment", { environment: { id: "env-other" } }],
    ["another Kafka cluster", { kafkaCluster: { id: "lkc-other" } }],
  ],
  refused: [
    ["displayName", { displayName: "" }],
    ["displayName", { displayName: "orders/new" }],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }],
    ["retentionMs", { retentionMs: "1 day" }],
    ["retentionMs", { retentionMs: "86399999" }],
    ["dataRetentionMs", { dataRetentionMs: "86400000" }],
    ["tableFormats[0]", { tableFormats: ["iceberg"] }],
    ["metadataColumnNamingScheme", { metadataColumnNamingScheme: "portable" }],
    ["errorHandling.mode", { errorHandling: { mode: "STOP" } }],
    ["recordFailureStrategy", { recordFailureStrategy: "SKIP" }],
    ["Give exactly one of byobAws, azureDataLakeStorageGen2 and managedStorages", { managedStorages: undefined }],
    ["managedStorages", { managedStorages: [{}, {}] }],
    [
      "byobAws.bucketName",
      { managedStorages: undefined, byobAws: { bucketName: "", providerIntegrationId: "cspi-1" } },
    ],
  ],
});

/** A storage: its property, the values with an integration, the values that are sent, the additional outputs, and another one. */
const storages = [
  [
    "byobAws",
    (providerIntegrationId: string) => ({ bucketName: "orders", providerIntegrationId }),
    (provider_integration_id: string) => ({ kind: "ByobAws", bucket_name: "orders", provider_integration_id }),
    { bucketRegion: "us-east-2" },
    { bucketName: "customers" },
    { byobAws: "byobAws" },
  ],
  [
    "azureDataLakeStorageGen2",
    (providerIntegrationId: string) => ({ storageAccountName: "shop", containerName: "orders", providerIntegrationId }),
    (provider_integration_id: string) => ({
      kind: "AzureDataLakeStorageGen2",
      storage_account_name: "shop",
      container_name: "orders",
      provider_integration_id,
    }),
    { storageRegion: "centralus" },
    { containerName: "customers" },
    { azureDataLakeStorageGen2: "azureDataLakeStorageGen2s" },
  ],
] as const;

describe.for(storages)("a topic with tables in %s", ([property, values, sent, told, other, lists]) => {
  async function made() {
    const test = await given("TableflowTopic");
    const { environment } = test.inputs as { readonly environment: { readonly id: string } };
    const { id: integration } = await test.platform.state.providerIntegrationSetups.create({
      display_name: "tables",
      environment,
      provider: "AZURE",
    });
    const storage = values(integration);
    const inputs: Values = { ...without(test.inputs, "managedStorages"), [property]: storage };
    await test.it.create(inputs);
    return { ...test, inputs, storage, integration };
  }

  it("is created, imported, and replaced by one in another place", async () => {
    await using test = await made();

    expect(test.sent("POST")).toEqual([{ spec: expect.objectContaining({ storage: sent(test.integration) }) }]);
    expect(test.it.outputs[property]).toEqual({ ...test.storage, ...told });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    const imported = test.host.resource("TableflowTopic", "imported");
    await imported.import(test.it.id ?? "");
    expect(await imported.preview(test.inputs)).toMatchObject({ action: "same" });
    for (const changes of [
      { [property]: { ...test.storage, ...other } },
      { [property]: undefined, managedStorages: [{}] },
    ])
      expect(await test.it.preview({ ...test.inputs, ...changes })).toMatchObject({ action: "replace" });
  });

  it("appears in a list in the lookup", async () => {
    await using test = await made();
    const { environment, kafkaCluster, displayName } = test.inputs;
    const { tablePath } = test.it.outputs;

    const found = await test.host.invoke("getTableflowTopic", { displayName, environment, kafkaCluster });

    const path = property === "byobAws" ? {} : { tablePath };
    expect(found).toMatchObject({
      id: test.it.id,
      tablePath,
      byobAws: [],
      azureDataLakeStorageGen2s: [],
      managedStorages: [],
      ...Object.fromEntries(Object.values(lists).map((list) => [list, [{ ...test.storage, ...told, ...path }]])),
    });
  });
});

describe("a TableflowTopic", () => {
  it("keeps the platform's defaults for omitted inputs", async () => {
    await using test = await given("TableflowTopic");
    const inputs = without(test.inputs, "tableFormats", "errorHandling", "retentionMs");

    const { outputs } = await test.it.create(inputs);

    expect(test.sent("POST")).toEqual([
      config(inputs, { retention_ms: "604800000" }, { display_name: "tables", storage: { kind: "Managed" } }),
    ]);
    expect(outputs).toMatchObject({ tableFormats: ["ICEBERG"], errorHandling: { mode: "", logTarget: "" } });
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    await test.it.update({ ...inputs, errorHandling: { mode: "LOG" } });
    expect(test.it.outputs["errorHandling"]).toEqual({ mode: "LOG", logTarget: "error_log" });
    expect(await test.it.preview({ ...inputs, errorHandling: { mode: "LOG" } })).toMatchObject({ action: "same" });
  });

  it("accepts a mode in either case, and sends it in upper case", async () => {
    await using test = await given("TableflowTopic");
    const inputs = { ...test.inputs, errorHandling: { mode: "log", logTarget: "lost" } };

    await test.it.create(inputs);

    expect(test.sent("POST")).toEqual([
      {
        spec: expect.objectContaining({
          config: { retention_ms: "86400000", error_handling: { mode: "LOG", target: "lost" } },
        }),
      },
    ]);
    await test.it.read();
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect(await test.it.preview({ ...inputs, errorHandling: { mode: "LOG", logTarget: "lost" } })).toMatchObject({
      action: "same",
    });
  });

  it("warns of a topic for lost records that is not used, and sends none", async () => {
    await using test = await given("TableflowTopic");
    const inputs = { ...test.inputs, errorHandling: { mode: "SKIP", logTarget: "lost" } };
    await test.it.check(inputs);

    expect(warnings(test)).toEqual(["errorHandling.logTarget has no effect without mode: LOG, and is not sent"]);
    await test.it.create(inputs);
    expect(test.sent("POST")).toEqual([
      { spec: expect.objectContaining({ config: { retention_ms: "86400000", error_handling: { mode: "SKIP" } } }) },
    ]);
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("is changed in place by the former strategy when the program does not use the current property", async () => {
    await using test = await given("TableflowTopic");
    const inputs = without(test.inputs, "errorHandling");
    await test.it.create(inputs);

    await test.it.update({ ...inputs, recordFailureStrategy: "SKIP" });

    expect(test.sent("PATCH")).toEqual([config(inputs, { record_failure_strategy: "SKIP" })]);
    expect(await test.it.preview({ ...inputs, recordFailureStrategy: "SKIP" })).toMatchObject({ action: "same" });
  });

  it("ignores the order of formats", async () => {
    await using test = await given("TableflowTopic");
    const inputs = { ...test.inputs, tableFormats: ["ICEBERG", "DELTA"] };
    await test.it.create(inputs);
    await test.it.read();

    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("is distinguished from one of the same name in another cluster", async () => {
    await using test = await given("TableflowTopic");
    const { environment } = test.inputs as { readonly environment: { readonly id: string } };
    const { id } = await test.platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "b" });
    const other = test.host.resource("TableflowTopic", "other");

    await test.it.create(test.inputs);
    await other.create({ ...test.inputs, kafkaCluster: { id } });
    await other.delete();

    expect(test.it.id).toBe(idWithin(test.inputs, "tables"));
    expect(test.platform.state.tableflowTopics.list().map((one) => one.id)).toEqual([test.it.id]);
  });

  /** Two clusters, each with a topic of the same name, and their states as the bridged package writes them. */
  async function bridged() {
    const test = await given("TableflowTopic");
    const { environment } = test.inputs as { readonly environment: { readonly id: string } };
    const { id } = await test.platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "b" });
    // A run recognizes the objects that it created by their current IDs.
    await using earlier = await startProviderOn(test.platform, withTableflowKey(test.platform));
    const of = async (name: string, inputs: Values) => {
      const made = await earlier.resource("TableflowTopic", name).create(inputs);
      const it = test.host.resource("TableflowTopic", name);
      it.adopt({ ...made, id: "tables", inputs });
      return { it, inputs, id: made.id };
    };
    return {
      ...test,
      one: await of("one", test.inputs),
      other: await of("b", { ...test.inputs, kafkaCluster: { id } }),
    };
  }

  it("of the bridged package, whose ID is only the topic's name, continues in place", async () => {
    await using test = await bridged();
    const { it, inputs, id } = test.one;
    const wanted = { ...inputs, retentionMs: "604800000" };

    expect(await it.preview(inputs)).toMatchObject({ action: "same" });
    expect(await it.update(wanted)).toMatchObject({ action: "update", id: "tables" });
    expect(test.sent("PATCH")).toEqual([config(inputs, { retention_ms: "604800000" })]);
    await Promise.all([it.read(), test.other.it.read()]);

    expect([it.id, test.other.it.id]).toEqual([id, test.other.id]);
    expect(await it.preview(wanted)).toMatchObject({ action: "same" });
  });

  it("of the bridged package is deleted, while its namesake in another cluster stays", async () => {
    await using test = await bridged();
    const { one, other } = test;
    expect(await other.it.preview(other.inputs)).toMatchObject({ action: "same" });

    await one.it.delete();

    expect(test.platform.state.tableflowTopics.list().map((one) => one.id)).toEqual([other.id]);
  });

  it("that has failed causes a warning in a refresh, with the platform's message", async () => {
    await using test = await given("TableflowTopic", { provisionFailure: { tableflowTopics: "there is no schema" } });
    const { id } = await test.it.create(test.inputs);

    await test.it.read();

    expect(warnings(test)).toEqual([`${id} is FAILED: there is no schema`]);
  });

  it("is not treated as one without a storage when the platform returns an unknown storage", () => {
    expect(() => storageOf({ spec: { storage: { kind: "Cloud" } } })).toThrow(/is not supported by this version/);
  });

  it("is imported without the property that was renamed", async () => {
    await using test = await given("TableflowTopic");
    await test.it.create(test.inputs);
    const other = test.host.resource("TableflowTopic", "imported");

    await other.import(test.it.id ?? "");

    expect(other.inputs).not.toHaveProperty("recordFailureStrategy");
  });
});

describe("the lookup of a TableflowTopic", () => {
  it("returns the outputs of the resource", async () => {
    await using test = await given("TableflowTopic");
    const { id, outputs } = await test.it.create(test.inputs);
    const { environment, kafkaCluster, displayName } = test.inputs as Values;
    const { errorHandling, ...others } = outputs;

    expect(await test.host.invoke("getTableflowTopic", { displayName, environment, kafkaCluster })).toEqual({
      ...others,
      id,
      errorHandlings: [errorHandling],
      byobAws: [],
      azureDataLakeStorageGen2s: [],
    });
  });

  it("returns no error handling when the platform returns none", async () => {
    await using test = await given("TableflowTopic");
    await test.it.create(without(test.inputs, "errorHandling"));
    const { environment, kafkaCluster, displayName } = test.inputs as Values;

    const found = await test.host.invoke("getTableflowTopic", { displayName, environment, kafkaCluster });

    expect(found["errorHandlings"]).toEqual([]);
  });

  it("fails with its name and place when it does not exist", async () => {
    await using test = await given("TableflowTopic");
    const { environment, kafkaCluster } = test.inputs as Values;
    const error = async (displayName: string) =>
      (await failure(test.host.invoke("getTableflowTopic", { displayName, environment, kafkaCluster }))).message;

    expect(await error("none")).toMatch(
      /no Tableflow topic has the displayName "none" in environment env-\S+, kafka cluster lkc-/,
    );
    expect(await error("")).toMatch(/displayName/);
  });
});
