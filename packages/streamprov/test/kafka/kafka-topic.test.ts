import { secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startWithCluster } from "./cluster.ts";

/** A topic, and the configuration that gives its cluster to all resources. */
async function given() {
  const test = await startWithCluster();
  const [key, keySecret] = [test.importEnv.IMPORT_KAFKA_API_KEY, test.importEnv.IMPORT_KAFKA_API_SECRET];
  const providerSettings = {
    endpoint: test.platform.url,
    kafkaId: test.cluster.id,
    kafkaRestEndpoint: test.cluster.restEndpoint,
    kafkaApiKey: secret(key),
    kafkaApiSecret: secret(keySecret),
  };
  return { ...test, providerSettings, topic: test.host.resource("KafkaTopic", "orders") };
}

describe("creating a KafkaTopic that exists", () => {
  it("fails with the command that imports it, and keeps it unchanged", async () => {
    await using test = await given();
    await test.host.resource("KafkaTopic", "first").create({ topicName: "orders", ...test.connection });

    const made = test.topic.create({ topicName: "orders", partitionsCount: 3, ...test.connection });

    await expect(made).rejects.toThrow('KafkaTopic "orders" exists already.');
    const command = `pulumi import streamprov:index/kafkaTopic:KafkaTopic orders ${test.cluster.id}/orders`;
    const { restEndpoint } = test.cluster;
    const variables = `IMPORT_KAFKA_REST_ENDPOINT=${restEndpoint} IMPORT_KAFKA_API_KEY='<API key>' IMPORT_KAFKA_API_SECRET='<its secret>'`;
    await expect(made).rejects.toThrow(`import it: \`${variables} ${command}\``);
    await expect(made).rejects.toThrow("set the resource option aliases");
    expect(test.platform.state.topics.list()).toMatchObject([{ partitions: 6 }]);
  });
});

describe("the cluster of a KafkaTopic", () => {
  it("is the provider's when it configures one, and the topic reads back as its preview showed", async () => {
    await using test = await given();
    await test.host.configure(test.providerSettings);
    const inputs = {
      topicName: "orders",
      kafkaCluster: { id: "lkc-other" },
      restEndpoint: "https://other.example",
      credentials: { key: "other", secret: secret("other") },
    };

    const { id, outputs } = await test.topic.create(inputs);

    expect(id).toBe(`${test.cluster.id}/orders`);
    expect(outputs).toMatchObject({ kafkaCluster: { id: "lkc-other" }, restEndpoint: "https://other.example" });
    await test.topic.read();
    expect((await test.topic.preview(inputs)).action).toBe("same");
  });

  it("does not change when the provider configures the same one and the program still sets it", async () => {
    await using test = await given();
    const inputs = { topicName: "orders", ...test.connection };
    await test.topic.create(inputs);

    await test.host.configure(test.providerSettings);

    expect((await test.topic.preview(inputs)).action).toBe("same");
    await test.topic.read();
    await test.topic.delete();
    expect(test.platform.state.topics.list()).toEqual([]);
  });

  it("is stored in the state of an import unless the provider configures it", async () => {
    await using test = await given();
    const { id } = await test.host
      .resource("KafkaTopic", "elsewhere")
      .create({ topicName: "orders", ...test.connection });
    await test.host.configure(test.providerSettings);

    await test.topic.import(id);

    expect(Object.keys(test.topic.outputs).sort()).toEqual(["config", "partitionsCount", "topicName"]);
    expect((await test.topic.preview({ topicName: "orders" })).action).toBe("same");
  });

  it("changes its key and address in place, without a write", async () => {
    await using test = await given();
    await test.topic.create({ topicName: "orders", ...test.connection });
    const before = test.platform.journal.requests;
    const inputs = { topicName: "orders", ...test.connection, restEndpoint: `${test.cluster.restEndpoint}/` };

    const { action } = await test.topic.update(inputs);

    expect(action).toBe("update");
    expect(test.platform.journal.requests).toBeGreaterThan(before);
    expect(test.platform.journal.find({ method: "PATCH" })).toEqual([]);
    expect((await test.topic.preview(inputs)).action).toBe("same");
  });
});

describe("the settings of a KafkaTopic", () => {
  it("are not quoted when one of them is secret", async () => {
    await using test = await given();
    const wrong = {
      topicName: "orders",
      ...test.connection,
      config: {
        "retention.ms": "a-week",
        "cleanup.policy": "shred",
        preallocate: "maybe",
        "min.cleanable.dirty.ratio": "half",
        "delete.retention.ms": secret("hunter2"),
      },
    };

    const { failures } = await test.topic.check(wrong);

    expect(failures.map(({ reason }) => reason)).toEqual([
      'config["cleanup.policy"] must be one of "delete", "compact", "delete,compact", "compact,delete", not [secret]',
      'config["delete.retention.ms"] must be a whole number, not [secret]',
      'config["min.cleanable.dirty.ratio"] must be a number, not [secret]',
      'config["preallocate"] must be "true" or "false", not [secret]',
      'config["retention.ms"] must be a whole number, not [secret]',
    ]);
  });

  it("may have a name that all JavaScript objects have", async () => {
    await using test = await given();
    const config = Object.fromEntries(["constructor", "toString"].map((name) => [name, "1"]));

    expect((await test.topic.check({ topicName: "orders", ...test.connection, config })).failures).toEqual([]);
    expect(
      test.host.logs.filter(({ message }) => message.includes("is not a topic setting that this version knows")),
    ).toHaveLength(2);
  });

  it("are quoted if none of them is secret", async () => {
    await using test = await given();
    const wrong = { topicName: "orders", ...test.connection, config: { "retention.ms": "a-week" } };

    expect((await test.topic.check(wrong)).failures.map(({ reason }) => reason)).toEqual([
      'config["retention.ms"] must be a whole number, not "a-week"',
    ]);
  });

  it("that cannot be changed are named with their value, unless it is secret", async () => {
    await using test = await given();
    const inputs = (flush: unknown) => ({ topicName: "orders", ...test.connection, config: { "flush.ms": flush } });
    const refused = "is a read-only topic setting and cannot be updated; restore its value";
    await test.topic.create(inputs("100"));
    await expect(test.topic.preview(inputs("2"))).rejects.toThrow(`config["flush.ms"] ${refused} "100", or replace`);
    const kept = test.host.resource("KafkaTopic", "kept");
    await kept.create({ ...inputs(secret("100")), topicName: "payments" });

    await expect(kept.preview({ ...inputs(secret("2")), topicName: "payments" })).rejects.toThrow(
      `config["flush.ms"] ${refused} [secret], or replace`,
    );
  });
});
