import { failure, secret } from "@org/core-provider/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithCluster } from "./cluster.ts";
import { connectedCluster, dedicated } from "./connected-cluster.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A Dedicated cluster, and settings for it that can be made. */
async function given() {
  const test = await startWithCluster({}, dedicated);
  const inputs = { ...test.connection, config: { "log.retention.ms": "1000", "num.partitions": "3" } };
  const it = test.host.resource("KafkaClusterConfig", "it");
  const onCluster = () => test.platform.state.kafkaClusters.get(test.cluster.id)?.brokerConfigs;
  const setElsewhere = (brokerConfigs: Record<string, string>) =>
    test.platform.state.kafkaClusters.change(test.cluster.id, { brokerConfigs });
  const alterations = () =>
    test.platform.journal.find({ method: "POST", path: /:alter$/ }).map(({ requestBody }) => requestBody);
  return { ...test, inputs, it, onCluster, setElsewhere, alterations };
}

/** The same with the settings made. */
async function made() {
  const test = await given();
  await test.it.create(test.inputs);
  return test;
}

describe("a KafkaClusterConfig", () => {
  it("sets the program's settings, and shows no diff afterwards", async () => {
    await using test = await given();

    const { id, outputs } = await test.it.create(test.inputs);

    expect(id).toBe(test.cluster.id);
    expect(outputs["config"]).toEqual(test.inputs.config);
    expect(test.alterations()).toEqual([
      {
        data: [
          { name: "log.retention.ms", value: "1000" },
          { name: "num.partitions", value: "3" },
        ],
      },
    ]);
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("is changed in place, with all settings again", async () => {
    await using test = await made();
    const config = { "log.retention.ms": "1000", "num.partitions": "4", "auto.create.topics.enable": "true" };

    const { action } = await test.it.update({ ...test.inputs, config });

    expect(action).toBe("update");
    expect(test.alterations()[1]).toEqual({
      data: expect.arrayContaining(Object.entries(config).map(([name, value]) => ({ name, value }))),
    });
    expect(test.onCluster()).toEqual(config);
  });

  it("accepts another key without a write", async () => {
    await using test = await made();
    const { id: ownerId } = await test.platform.state.serviceAccounts.create({ displayName: "other" });
    const scope = { kind: "kafka", id: test.cluster.id, environmentId: test.environment.id } as const;
    const key = await test.platform.state.apiKeys.create({ ownerId, scope });

    const credentials = { key: secret(key.id), secret: secret(key.secret) };
    const { action } = await test.it.update({ ...test.inputs, credentials });

    expect(action).toBe("update");
    expect(test.alterations()).toHaveLength(1);
  });

  it("shows a setting that was added elsewhere, and does not remove it", async () => {
    await using test = await made();
    test.setElsewhere({ ...test.inputs.config, "ssl.cipher.suites": "TLS_AES_256_GCM_SHA384" });

    await test.it.read();

    expect(test.it.outputs["config"]).toMatchObject({ "ssl.cipher.suites": "TLS_AES_256_GCM_SHA384" });
    expect((await failure(test.it.preview(test.inputs))).message).toContain(
      'config["ssl.cipher.suites"] is set to "TLS_AES_256_GCM_SHA384", and removing a cluster setting does not reset it; set it to the value that it should have',
    );
  });

  it("rejects the removal of a setting, and does not show its value if that is secret", async () => {
    await using test = await given();
    await test.it.create({ ...test.inputs, config: { ...test.inputs.config, "num.partitions": secret("3") } });

    const error = await failure(test.it.preview({ ...test.inputs, config: { "log.retention.ms": "1000" } }));

    expect(error.message).toContain('config["num.partitions"] is set to [secret]');
    expect(test.alterations()).toHaveLength(1);
  });

  it("is not created if other settings exist, which the message names", async () => {
    await using test = await given();
    test.setElsewhere({ "auto.create.topics.enable": "true", "num.partitions": "5" });

    const error = await failure(test.it.create(test.inputs));

    expect(error.message).toContain('add { "auto.create.topics.enable": "true" } to config');
    expect(test.alterations()).toEqual([]);
  });

  it("is not created for a cluster whose settings another resource manages", async () => {
    await using test = await made();
    const other = test.host.resource("KafkaClusterConfig", "other");

    const error = await failure(
      other.create({ ...test.inputs, config: { "log.retention.ms": "9", "num.partitions": "9" } }),
    );

    expect(error.message).toContain(`KafkaClusterConfig ${test.cluster.id} is declared twice`);
    expect(test.onCluster()).toEqual(test.inputs.config);
  });

  it("restores a value that was changed elsewhere", async () => {
    await using test = await made();
    test.setElsewhere({ ...test.inputs.config, "num.partitions": "9" });
    await test.it.read();

    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "update" });
    await test.it.update(test.inputs);

    expect(test.onCluster()).toEqual(test.inputs.config);
  });

  it("keeps the settings when it is deleted", async () => {
    await using test = await made();

    await test.it.delete();

    expect(test.onCluster()).toEqual(test.inputs.config);
  });

  it("leaves the state when the cluster no longer has settings", async () => {
    await using test = await made();
    test.setElsewhere({});

    await test.it.read();

    expect(test.it.state).toBeUndefined();
  });

  it("is imported by the ID of its cluster", async () => {
    await using test = await made();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const imported = test.host.resource("KafkaClusterConfig", "imported");

    await imported.import(test.cluster.id);

    expect(Object.keys(imported.outputs).sort()).toEqual(Object.keys(test.it.outputs).sort());
    expect(await imported.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("is found by a listing of its cluster if a setting exists", async () => {
    await using test = await given();
    expect(await test.host.list("KafkaClusterConfig", test.connection)).toEqual([]);

    await test.it.create(test.inputs);

    const { id } = test.cluster;
    expect(await test.host.list("KafkaClusterConfig", test.connection)).toEqual([{ id, name: id }]);
  });

  it("is replaced on another cluster", async () => {
    await using test = await made();
    const other = await connectedCluster(test.platform, dedicated);

    expect(await test.it.preview({ ...test.inputs, ...other.connection })).toMatchObject({ action: "replace" });
  });

  it.each([
    ["config", { config: {} }, "config must have at least one setting"],
    [
      'config["compression.type"]',
      { config: { "compression.type": "gzip" } },
      'config["compression.type"] is a read-only cluster setting and cannot be updated; the settings that can be updated are auto.create.topics.enable, ssl.enabled.protocols',
    ],
    [
      'config["num.partition"]',
      { config: { "num.partition": "6" } },
      "cannot be updated; did you mean num.partitions?",
    ],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }, "kafkaCluster.id must begin with lkc-"],
    ["kafkaCluster.id", { kafkaCluster: undefined }, "kafkaCluster.id is required"],
    ["restEndpoint", { restEndpoint: "localhost" }, "restEndpoint must"],
    ["restEndpoint", { restEndpoint: undefined }, "restEndpoint is required"],
    ["credentials", { credentials: undefined }, "credentials is required"],
  ])("names %s when it is wrong", async (path, changes, message) => {
    await using test = await given();

    const { failures } = await test.it.check({ ...test.inputs, ...changes });

    expect(failures).toMatchObject([{ property: path, reason: expect.stringContaining(message) }]);
  });

  it("shows the platform's message for a value outside the limits", async () => {
    await using test = await given();

    const error = await failure(test.it.create({ ...test.inputs, config: { "num.partitions": "1000" } }));

    expect(error.message).toMatch(/400 .*Value must be no more than 100/s);
  });
});
