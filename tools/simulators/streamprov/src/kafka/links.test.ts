import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { kafkaCluster } from "../testing/client.ts";

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

/** Two clusters, and the body of a link from the first to the second. */
async function given(changes: Readonly<Record<string, string>> = {}) {
  const [source, destination] = [await kafkaCluster(platform, "Dedicated"), await kafkaCluster(platform, "Dedicated")];
  await platform.state.topics.create({ clusterId: source.cluster.id, name: "orders", partitions: 3 });
  const configs = {
    "bootstrap.servers": "SASL_SSL://source.example.com:9092",
    "security.protocol": "SASL_SSL",
    "sasl.mechanism": "PLAIN",
    "sasl.jaas.config": `PlainLoginModule required username="${source.key.id}" password="${source.key.secret}";`,
    ...changes,
  };
  const body = {
    source_cluster_id: source.cluster.id,
    configs: Object.entries(configs).map(([name, value]) => ({ name, value })),
  };
  return { source, destination, body, call: destination.call };
}

/** The same with the link and a mirror topic made. */
async function mirrored() {
  const test = await given();
  await test.call("POST", "/links?link_name=dr", test.body);
  await test.call("POST", "/links/dr/mirrors", { source_topic_name: "orders" });
  const tell = (verb: string) => test.call("POST", `/links/dr/mirrors:${verb}`, { mirror_topic_names: ["orders"] });
  const status = async () => (await test.call("GET", "/links/dr/mirrors/orders")).body.mirror_status;
  return { ...test, tell, status };
}

describe("cluster links", () => {
  it("are created, read with settings but no secrets, altered and deleted", async () => {
    const { call, body, source } = await given({ "acl.sync.enable": "false" });

    const made = await call("POST", "/links?link_name=dr", body);
    const altered = await call("PUT", "/links/dr/configs:alter", { data: [{ name: "acl.sync.ms", value: "10000" }] });
    const read = await call("GET", "/links/dr");
    const configs = await call("GET", "/links/dr/configs");
    const list = await call("GET", "/links");
    const deleted = await call("DELETE", "/links/dr");

    expect([made.status, altered.status, deleted.status]).toEqual([204, 204, 200]);
    expect(read.body).toMatchObject({ source_cluster_id: source.cluster.id, link_state: "ACTIVE", topic_names: [] });
    expect(list.body.data).toEqual([read.body]);
    const own = configs.body.data.filter((one: { source: string }) => one.source === "DYNAMIC_CLUSTER_LINK_CONFIG");
    const values = Object.fromEntries(own.map((one: { name: string; value: string }) => [one.name, one.value]));
    expect(values).toMatchObject({ "acl.sync.enable": "false", "acl.sync.ms": "10000", "sasl.jaas.config": "" });
    expect((await call("GET", "/links/dr")).status).toBe(404);
    expect(platform.journal.violations).toEqual([]);
  });

  it("are unavailable with a wrong key", async () => {
    const { call, body } = await given({ "sasl.jaas.config": 'PlainLoginModule required username="a" password="b";' });

    await call("POST", "/links?link_name=dr", body);

    expect((await call("GET", "/links/dr")).body).toMatchObject({
      link_state: "UNAVAILABLE",
      link_error: "AUTHENTICATION_ERROR",
    });
  });

  it.each([
    ["an unknown setting", { "acl.synch.ms": "1" }, "Unknown cluster link config name"],
    ["a wrong value", { "acl.sync.ms": "soon" }, "Not a number of type INT"],
    ["another member for the other cluster", { "link.mode": "BIDIRECTIONAL" }, "is made with remote_cluster_id"],
  ])("reject %s", async (_, changes, message) => {
    const { call, body } = await given(changes);

    expect(await call("POST", "/links?link_name=dr", body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  });

  it("reject a name that is taken, a change of mode, and a deletion while topics are mirrored", async () => {
    const { call, body } = await mirrored();

    const again = await call("POST", "/links?link_name=dr", body);
    const mode = await call("PUT", "/links/dr/configs:alter", { data: [{ name: "link.mode", value: "SOURCE" }] });
    const deleted = await call("DELETE", "/links/dr");

    expect(again.body.message).toBe("Cluster link 'dr' already exists.");
    expect(mode.body.message).toContain("cannot be updated");
    expect(deleted.body.message).toContain("is in use by topics: [orders]");
    expect((await call("DELETE", "/links/dr?force=true")).status).toBe(200);
  });
});

describe("mirror topics", () => {
  it("have the partitions of their source, are paused, resumed and promoted, and go with their topic", async () => {
    const { call, tell, status } = await mirrored();

    expect((await call("GET", "/topics/orders")).body.partitions_count).toBe(3);
    await tell("pause");
    expect(await status()).toBe("PAUSED");
    await tell("resume");
    expect(await status()).toBe("ACTIVE");
    platform.set({ mirrorStopMs: 60_000 });
    await tell("promote");
    expect(await status()).toBe("PENDING_STOPPED");
    const [refused] = (await tell("failover")).body.data;
    expect(refused).toMatchObject({ error_code: 400, error_message: expect.stringContaining("already stopped") });
    await call("DELETE", "/topics/orders");
    expect((await call("GET", "/links/dr/mirrors/orders")).status).toBe(404);
    expect((await call("GET", "/links/-/mirrors")).body.data).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("reject a source that does not exist, a name besides the link's prefix, and a topic that exists", async () => {
    const { call } = await mirrored();
    const refusal = async (body: object) => (await call("POST", "/links/dr/mirrors", body)).body.message;

    expect(await refusal({ source_topic_name: "payments" })).toContain("Source topic 'payments' does not exist");
    expect(await refusal({ source_topic_name: "orders", mirror_topic_name: "x" })).toContain("must be 'orders'");
    expect(await refusal({ source_topic_name: "orders" })).toBe("Topic 'orders' already exists.");
  });
});
