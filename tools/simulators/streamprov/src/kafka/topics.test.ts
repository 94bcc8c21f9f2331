import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { kafkaCluster } from "../testing/client.ts";

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

interface Config {
  readonly name: string;
  readonly value: string;
  readonly source: string;
  readonly topic_name: string;
}
const own = (data: readonly Config[]) =>
  Object.fromEntries(data.filter((one) => one.source === "DYNAMIC_TOPIC_CONFIG").map((one) => [one.name, one.value]));

describe("topics", () => {
  it("are created with settings, grown, altered and deleted", async () => {
    const { call, cluster } = await kafkaCluster(platform);
    const created = await call("POST", "/topics", {
      topic_name: "orders",
      partitions_count: 3,
      configs: [
        { name: "retention.ms", value: "3600000" },
        { name: "cleanup.policy", value: "compact,delete" },
      ],
    });
    const grown = await call("PATCH", "/topics/orders", { partitions_count: 4 });
    const altered = await call("POST", "/topics/orders/configs:alter", {
      data: [
        { name: "retention.ms", operation: "DELETE" },
        { name: "segment.ms", value: "7200000" },
      ],
    });
    const read = await call("GET", "/topics/orders");
    const configs = await call("GET", "/topics/orders/configs");
    const deleted = await call("DELETE", "/topics/orders");
    const gone = await call("GET", "/topics/orders");

    expect([created.status, grown.status, altered.status, deleted.status]).toEqual([201, 200, 204, 204]);
    expect(read.body).toMatchObject({ kind: "KafkaTopic", cluster_id: cluster.id, partitions_count: 4 });
    expect(own(configs.body.data)).toEqual({ "cleanup.policy": "compact,delete", "segment.ms": "7200000" });
    expect(configs.body.data.find((one: Config) => one.name === "retention.ms")).toMatchObject({
      value: "604800000",
      is_default: true,
      source: "DEFAULT_CONFIG",
    });
    expect(gone).toMatchObject({ status: 404, body: { error_code: 40403 } });
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["an unknown setting", [{ name: "retention", value: "1" }], "Unknown topic config name: retention"],
    ["a value that is not a number", [{ name: "retention.ms", value: "a week" }], "Not a number of type LONG"],
    ["a value below the least", [{ name: "retention.ms", value: "-2" }], "must be at least -1"],
    ["a value above the most", [{ name: "max.message.bytes", value: "9000000" }], "exceeded max limit"],
    ["a setting of Dedicated clusters", [{ name: "confluent.key.schema.validation", value: "true" }], "not supported"],
  ])("reject %s", async (_, configs, message) => {
    const { call } = await kafkaCluster(platform);
    const refused = await call("POST", "/topics", { topic_name: "orders", configs });

    expect(refused).toMatchObject({ status: 400, body: { error_code: 40002 } });
    expect(refused.body.message).toContain(message);
    expect(platform.state.topics.list()).toEqual([]);
  });

  it("reject a name that is taken, fewer partitions, and settings that cannot change", async () => {
    const { call, cluster } = await kafkaCluster(platform);
    await platform.state.topics.create({ clusterId: cluster.id, name: "orders" });

    const again = await call("POST", "/topics", { topic_name: "orders" });
    const fewer = await call("PATCH", "/topics/orders", { partitions_count: 5 });
    const same = await call("PATCH", "/topics/orders", { partitions_count: 6 });
    const fixed = await call("POST", "/topics/orders/configs:alter", {
      data: [{ name: "compression.type", value: "gzip" }],
    });

    expect(again.body.message).toBe("Topic 'orders' already exists.");
    expect(fewer.body.message).toContain("higher than the requested 5");
    expect(same.body.message).toBe("Topic already has 6 partitions.");
    expect(fixed.body.message).toContain("disallowed");
  });

  it("are listed all at once, with the settings of all in one listing", async () => {
    const { call, cluster } = await kafkaCluster(platform);
    for (let index = 0; index < 1000; index += 1) {
      const configs = { "retention.ms": String(index) };
      await platform.state.topics.create({ clusterId: cluster.id, name: `t${index}`, configs });
    }
    const list = await call("GET", "/topics");
    const before = await call("GET", "/topics/-/configs");
    await call("POST", "/topics/t7/configs:alter", { data: [{ name: "retention.ms", value: "-1" }] });
    const after = await call("GET", "/topics/-/configs");

    expect(list.body.data).toHaveLength(1000);
    expect(new Set(before.body.data.map((one: Config) => one.topic_name)).size).toBe(1000);
    const ofSeven = (data: Config[]) => own(data.filter((one) => one.topic_name === "t7"));
    expect(ofSeven(before.body.data)).toEqual({ "retention.ms": "7" });
    expect(ofSeven(after.body.data)).toEqual({ "retention.ms": "-1" });
  });

  it("are not found under another cluster's ID", async () => {
    const { call } = await kafkaCluster(platform);
    const other = await kafkaCluster(platform);
    const wrong = await call("GET", `/../${other.cluster.id}/topics`);

    expect(wrong.status).toBe(404);
    expect(wrong.body.message).toContain(other.cluster.id);
  });
});
