import { failure, secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { mirrorable } from "./link-ends.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A link between two clusters, and the inputs of a mirror topic. */
async function given(settings: StreamprovOptions = {}, configs: Readonly<Record<string, string>> = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { clusterId, ...inputs } = await mirrorable(simulated.platform, configs);
  const { platform } = simulated;
  const it = simulated.host.resource("KafkaMirrorTopic", "it");
  const id = `${clusterId}/dr/orders`;
  const status = () => platform.state.mirrorTopics.get(id)?.status;
  const become = (changed: string) => platform.state.mirrorTopics.change(id, { status: changed });
  const told = () =>
    platform.journal
      .find({ method: "POST", path: /\/mirrors/ })
      .map(({ path, requestBody }) => [path.slice(path.lastIndexOf("/") + 1), requestBody]);
  return { ...simulated, clusterId, inputs, it, id, status, become, told };
}

/** The same with the mirror topic created. */
async function made(settings: StreamprovOptions = {}) {
  const test = await given(settings);
  await test.it.create(test.inputs);
  return test;
}

const names = { mirror_topic_names: ["orders"] };

describe("a KafkaMirrorTopic", () => {
  it("is created under the name of its source, and shows no diff afterwards", async () => {
    await using test = await given();

    const { id, outputs } = await test.it.create(test.inputs);

    expect(id).toBe(test.id);
    expect(test.told()).toEqual([["mirrors", { source_topic_name: "orders" }]]);
    expect(outputs).toMatchObject({
      clusterLink: { linkName: "dr" },
      sourceKafkaTopic: { topicName: "orders" },
      mirrorTopicName: "orders",
      status: "ACTIVE",
    });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    expect(test.platform.journal.violations).toEqual([]);
  });

  it("requires the name with the link's prefix", async () => {
    await using test = await given({}, { "cluster.link.prefix": "east." });
    const inputs = { ...test.inputs, mirrorTopicName: "east.orders" };

    const error = await failure(test.host.resource("KafkaMirrorTopic", "unnamed").create(test.inputs));
    await test.it.create(inputs);

    expect(error.message).toContain("Mirror topic name must be 'east.orders'");
    expect(test.told().at(-1)).toEqual(["mirrors", { source_topic_name: "orders", mirror_topic_name: "east.orders" }]);
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it.each([
    ["PAUSED", "pause", "PAUSED"],
    ["PROMOTED", "promote", "STOPPED"],
    ["FAILED_OVER", "failover", "STOPPED"],
  ])("becomes %s in place", async (status, verb, onPlatform) => {
    await using test = await made({ mirrorStopMs: 100 });
    const wanted = { ...test.inputs, status };

    const { action } = await test.it.update(wanted);

    expect(action).toBe("update");
    expect(test.told().at(-1)).toEqual([`mirrors:${verb}`, names]);
    expect(test.status()).toBe(onPlatform);
    expect(await test.it.preview(wanted)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(wanted)).toMatchObject({ action: "same" });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("is resumed", async () => {
    await using test = await made();
    await test.it.update({ ...test.inputs, status: "PAUSED" });

    await test.it.update({ ...test.inputs, status: "ACTIVE" });

    expect(test.told().at(-1)).toEqual(["mirrors:resume", names]);
    expect(test.status()).toBe("ACTIVE");
  });

  it.each([
    ["PAUSED", "mirrors:pause"],
    ["PROMOTED", "mirrors:promote"],
  ])("that is created as %s has this status after one run", async (status, verb) => {
    await using test = await given({ visibilityLagMs: 100 });
    const inputs = { ...test.inputs, status };

    await test.it.create(inputs);

    expect(test.told().map(([what]) => what)).toEqual(["mirrors", verb]);
    expect(await test.it.preview(inputs)).toMatchObject({ action: "same" });
  });

  it.each([
    ["PAUSED", "mirrors:pause", "is empty"],
    ["FAILED_OVER", "mirrors:failover", "is empty"],
    ["PAUSED", "mirrors:pause", "is lost"],
    ["FAILED_OVER", "mirrors:failover", "is lost"],
  ])("becomes %s by one request %s when the response %s", async (status, verb, how) => {
    await using test = await made();
    if (how === "is lost") test.platform.failNext({ method: "POST", path: /mirrors:/, kind: "resetAfter" });
    else
      test.platform.alterResponses((body, { method, path }) =>
        method === "POST" && /mirrors:/.test(path) ? "" : body,
      );

    await test.it.update({ ...test.inputs, status });

    expect(test.told().map(([what]) => what)).toEqual(["mirrors", verb]);
    expect(await test.it.preview({ ...test.inputs, status })).toMatchObject({ action: "same" });
  });

  it("treats promoted and failed over as equal, like the platform", async () => {
    await using test = await made();
    await test.it.update({ ...test.inputs, status: "PROMOTED" });

    expect(await test.it.preview({ ...test.inputs, status: "FAILED_OVER" })).toMatchObject({ action: "same" });
  });

  it.each([
    ["STOPPED", "ACTIVE"],
    ["STOPPED", "PAUSED"],
    ["PENDING_STOPPED", "ACTIVE"],
    ["SOURCE_UNAVAILABLE", "PAUSED"],
    ["SOURCE_UNAVAILABLE", "PROMOTED"],
  ])("does not change from %s to %s, and names the possible statuses", async (from, to) => {
    await using test = await made();
    test.become(from);
    await test.it.read();

    const error = await failure(test.it.preview({ ...test.inputs, status: to }));

    expect(error.message).toContain(
      `status cannot be changed from "${from}" to "${to}", because a mirror topic can change from`,
    );
    expect(test.it.outputs["status"]).toBe(from);
  });

  it("can be failed over when its source no longer exists", async () => {
    await using test = await made();
    test.become("SOURCE_UNAVAILABLE");
    await test.it.read();

    await test.it.update({ ...test.inputs, status: "FAILED_OVER" });

    expect(test.status()).toBe("STOPPED");
  });

  it("shows no diff while the platform cannot mirror it", async () => {
    await using test = await made();
    test.become("LINK_FAILED");
    await test.it.read();

    expect(test.it.outputs["status"]).toBe("LINK_FAILED");
    expect(await test.it.preview({ ...test.inputs, status: "ACTIVE" })).toMatchObject({ action: "same" });
  });

  it("reports its status if that differs from the requested one", async () => {
    await using test = await made();
    test.platform.set({ mirrorFailure: "LINK_FAILED" });

    const error = await failure(test.it.update({ ...test.inputs, status: "PAUSED" }));

    expect(error.message).toContain('mirror topic "orders" to be PAUSED');
    expect(error.message).toContain("LINK_FAILED");
  });

  it("shows why the platform rejects a change", async () => {
    await using test = await made();
    test.become("LINK_FAILED");

    const error = await failure(test.it.update({ ...test.inputs, status: "PAUSED" }));

    expect(error.message).toContain(
      "the platform rejected the request to pause the mirror topic \"orders\", whose status is LINK_FAILED: Topic 'orders' cannot become PAUSED from LINK_FAILED (error 400)",
    );
  });

  it("sends nothing when the change is already in progress", async () => {
    await using test = await made({ mirrorStopMs: 100 });
    await test.platform.state.mirrorTopics.change(test.id, { status: "STOPPED" });
    const before = test.told().length;

    await test.it.update({ ...test.inputs, status: "PROMOTED" });

    expect(test.told()).toHaveLength(before);
  });

  it("accepts another key without a write", async () => {
    await using test = await made();
    const { id: ownerId } = await test.platform.state.serviceAccounts.create({ displayName: "other" });
    const [scope] = test.platform.state.apiKeys
      .list()
      .flatMap((key) => (key.scope.kind === "kafka" && key.scope.id === test.clusterId ? [key.scope] : []));
    const key = await test.platform.state.apiKeys.create({ ownerId, scope: scope ?? { kind: "global" } });
    const before = test.platform.journal.entries.length;
    const credentials = { key: secret(key.id), secret: secret(key.secret) };
    const wanted = { ...test.inputs, kafkaCluster: { ...test.inputs.kafkaCluster, credentials } };

    const { action } = await test.it.update(wanted);

    expect(action).toBe("update");
    expect(test.platform.journal.entries.slice(before).map(({ method }) => method)).toEqual(["GET"]);
    expect(await test.it.preview(wanted)).toMatchObject({ action: "same" });
  });

  it("is replaced when an identifying property changes, the old one first", async () => {
    await using test = await made();
    const cluster = test.inputs.kafkaCluster;
    const changes: Values[] = [
      { clusterLink: { linkName: "other" } },
      { sourceKafkaTopic: { topicName: "payments" } },
      { mirrorTopicName: "other" },
      { kafkaCluster: { ...cluster, restEndpoint: `${String(cluster["restEndpoint"])}/` } },
      { kafkaCluster: { ...cluster, id: "lkc-other" } },
    ];
    for (const change of changes)
      expect(await test.it.preview({ ...test.inputs, ...change })).toMatchObject({ action: "replace" });

    await test.it.update({ ...test.inputs, ...changes[3] });

    expect(test.platform.journal.find({ method: "DELETE" })).toHaveLength(1);
    expect(test.status()).toBe("ACTIVE");
  });

  it("warns that a replacement deletes the records that were written to it since it was promoted", async () => {
    await using test = await made();
    await test.it.update({ ...test.inputs, status: "PROMOTED" });

    await test.it.preview({ ...test.inputs, status: "PROMOTED", clusterLink: { linkName: "other" } });

    expect(test.host.logs.map(({ message }) => message).join()).toContain(
      "replacing it deletes the topic with all its data",
    );
  });

  it("needs no key while the provider signs in with OAuth", async () => {
    await using test = await given();
    const { url, tokenUrl, credentials: keys } = test.platform;
    await test.host.configure({
      endpoint: url,
      oauth: {
        oauthExternalTokenUrl: tokenUrl,
        oauthExternalClientId: keys.oauthClientId,
        oauthExternalClientSecret: secret(keys.oauthClientSecret),
        oauthIdentityPoolId: keys.oauthIdentityPoolId,
      },
    });
    const { credentials: _, ...kafkaCluster } = test.inputs.kafkaCluster;

    await test.it.create({ ...test.inputs, kafkaCluster });

    expect(test.status()).toBe("ACTIVE");
    expect(test.platform.journal.foreign).toEqual([]);
  });

  it("is deleted like a topic", async () => {
    await using test = await made({ deleteLagMs: 200 });

    await test.it.delete();

    expect(test.platform.journal.find({ method: "DELETE" }).map(({ path }) => path)).toEqual([
      `/kafka/v3/clusters/${test.clusterId}/topics/orders`,
    ]);
    expect(test.status()).toBeUndefined();
  });

  it("leaves the state when it no longer exists, and its deletion does not fail", async () => {
    await using test = await made();
    const kept = test.host.resource("KafkaMirrorTopic", "kept");
    kept.adopt(test.it);
    test.platform.state.mirrorTopics.remove(test.id);

    await test.it.read();
    await kept.delete();

    expect(test.it.state).toBeUndefined();
  });

  it("of that name is not recreated, and the message shows how to import it", async () => {
    await using test = await made();

    const error = await failure(test.host.resource("KafkaMirrorTopic", "other").create(test.inputs));

    expect(error.message).toContain(`KafkaMirrorTopic other ${test.id}`);
  });

  it("is found by a listing of its cluster, and refreshed from one when there are many", async () => {
    await using test = await given();
    const names = ["orders", "payments", "customers"];
    const all = names.map((name) => test.host.resource("KafkaMirrorTopic", name));
    for (const [at, one] of all.entries())
      await one.create({ ...test.inputs, sourceKafkaTopic: { topicName: names[at] } });
    const found = await test.host.list("KafkaMirrorTopic", { kafkaCluster: test.inputs.kafkaCluster });
    expect(found).toEqual(all.map((one, at) => ({ id: one.id, name: names[at] })));
    test.platform.journal.clear();

    await Promise.all(all.map((one) => one.read()));

    expect(test.platform.journal.count({ path: /links\/-\/mirrors$/ })).toBe(1);
  });

  it.each([
    ["kafkaCluster", { kafkaCluster: undefined }, "is required"],
    ["kafkaCluster.id", { kafkaCluster: { id: "orders" } }, "must begin with lkc-"],
    ["kafkaCluster.restEndpoint", { kafkaCluster: { restEndpoint: undefined } }, "is required"],
    ["kafkaCluster.restEndpoint", { kafkaCluster: { restEndpoint: "example.com" } }, "must be a URL"],
    ["kafkaCluster.credentials", { kafkaCluster: { credentials: undefined } }, "is required"],
    [
      "kafkaCluster.credentials.secret",
      { kafkaCluster: { credentials: { key: "x", secret: "" } } },
      "must not be empty",
    ],
    ["clusterLink.linkName", { clusterLink: { linkName: "" } }, "must not be empty"],
    ["sourceKafkaTopic.topicName", { sourceKafkaTopic: { topicName: "" } }, "must not be empty"],
    ["status", { status: "STOPPED" }, "must be ACTIVE, PAUSED, PROMOTED or FAILED_OVER"],
  ])("names %s when it is wrong", async (path, changes, message) => {
    await using test = await given();
    const { kafkaCluster } = changes as { kafkaCluster?: Values };
    const merged = kafkaCluster
      ? { ...changes, kafkaCluster: { ...test.inputs.kafkaCluster, ...kafkaCluster } }
      : changes;

    const { failures } = await test.it.check({ ...test.inputs, ...merged });

    expect(failures).toMatchObject([{ property: path, reason: expect.stringContaining(message) }]);
  });
});

describe("an import of a KafkaMirrorTopic", () => {
  it("takes the cluster from the environment", async () => {
    await using test = await made();
    const imported = test.host.resource("KafkaMirrorTopic", "imported");
    expect((await failure(imported.import(test.id))).message).toContain("IMPORT_KAFKA_REST_ENDPOINT");
    const { restEndpoint, credentials } = test.inputs.kafkaCluster;
    const { key, secret: keySecret } = credentials as { key: { value: string }; secret: { value: string } };
    vi.stubEnv("IMPORT_KAFKA_REST_ENDPOINT", String(restEndpoint));
    vi.stubEnv("IMPORT_KAFKA_API_KEY", key.value);
    vi.stubEnv("IMPORT_KAFKA_API_SECRET", keySecret.value);

    await imported.import(test.id);

    expect(Object.keys(imported.outputs).sort()).toEqual(Object.keys(test.it.outputs).sort());
    expect(await imported.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it.each([
    ["STOPPED", false],
    ["LINK_FAILED", false],
    ["PAUSED", true],
  ])("of one that is %s returns valid inputs", async (status, isInput) => {
    await using test = await made();
    test.become(status);
    const { restEndpoint, credentials } = test.inputs.kafkaCluster;
    const { key, secret: keySecret } = credentials as { key: unknown; secret: unknown };
    await test.host.configure({
      endpoint: test.platform.url,
      kafkaRestEndpoint: restEndpoint,
      kafkaApiKey: key,
      kafkaApiSecret: keySecret,
    });
    const imported = test.host.resource("KafkaMirrorTopic", "imported");

    await imported.import(test.id);

    expect("status" in imported.inputs).toBe(isInput);
    expect(imported.outputs["status"]).toBe(status);
    expect((await imported.check(imported.inputs)).failures).toEqual([]);
  });

  it("uses the cluster of the provider's configuration when it is the same", async () => {
    await using test = await made();
    const { restEndpoint, credentials } = test.inputs.kafkaCluster;
    const { key, secret: keySecret } = credentials as { key: unknown; secret: unknown };
    const settings = {
      endpoint: test.platform.url,
      kafkaRestEndpoint: restEndpoint,
      kafkaApiKey: key,
      kafkaApiSecret: keySecret,
    };
    await test.host.configure({ ...settings, kafkaId: "lkc-other" });
    const imported = test.host.resource("KafkaMirrorTopic", "imported");
    expect((await failure(imported.import(test.id))).message).toContain("IMPORT_KAFKA_REST_ENDPOINT");
    await test.host.configure({ ...settings, kafkaId: test.clusterId });

    await imported.import(test.id);

    expect(await imported.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it.each(["orders", "lkc-1/orders", "lkc-1/dr/orders/x"])("shows the form of its ID instead of %s", async (id) => {
    await using test = await given();

    expect((await failure(test.it.import(id))).message).toContain("<Kafka cluster ID>/<link name>/<mirror topic name>");
  });
});
