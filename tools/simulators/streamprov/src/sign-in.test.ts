import { type Key, send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "./simulator.ts";
import { kafkaCluster } from "./testing/client.ts";

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

const cloudKey = (): Key => ({ id: platform.credentials.cloudApiKey, secret: platform.credentials.cloudApiSecret });

describe("the control plane", () => {
  const ask = (options: Parameters<typeof send>[2]) => send(`${platform.url}/org/v2/environments`, "GET", options);

  it("answers 401 to a missing, an unknown and a wrong key", async () => {
    const replies = [
      await ask({}),
      await ask({ key: { id: "NOBODY", secret: "x" } }),
      await ask({ key: { ...cloudKey(), secret: "wrong" } }),
    ];

    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401]);
    expect(replies[0]?.headers.get("www-authenticate")).toContain("invalid_key");
    expect(platform.journal.foreign).toEqual([]);
  });

  it("answers 403 to the key of a cluster, and writes it down", async () => {
    const { key, cluster } = await kafkaCluster(platform);
    const reply = await ask({ key });

    expect(reply.status).toBe(403);
    expect(reply.body.errors[0].detail).toContain("invalid API key");
    expect(platform.journal.foreign).toMatchObject([
      { service: "control-plane", credential: key.id, belongsTo: `kafka ${cluster.id}` },
    ]);
  });
});

describe("Kafka REST", () => {
  it("answers 401 with a page of HTML, or with JSON when that is set, to a wrong key", async () => {
    const { cluster } = await kafkaCluster(platform);
    const ask = () =>
      send(`${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`, "GET", { key: { id: "K", secret: "x" } });
    const html = await ask();
    platform.set({ kafkaUnauthorizedBody: "json" });
    const json = await ask();

    expect(html).toMatchObject({ status: 401, body: expect.stringContaining("<html>") });
    expect(json).toMatchObject({ status: 401, body: { error_code: 40101 } });
  });

  it("answers 403 to a Cloud key and to another cluster's key, and writes them down", async () => {
    const { cluster } = await kafkaCluster(platform);
    const other = await kafkaCluster(platform);
    const topics = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`;
    const statuses = [
      (await send(topics, "GET", { key: cloudKey() })).status,
      (await send(topics, "GET", { key: other.key })).status,
    ];

    expect(statuses).toEqual([403, 403]);
    expect(platform.journal.foreign.map((one) => one.belongsTo)).toEqual(["cloud API", `kafka ${other.cluster.id}`]);
  });

  it("opens to a Global key", async () => {
    const { cluster } = await kafkaCluster(platform);
    const key = await platform.state.apiKeys.create({
      ownerId: platform.credentials.userId,
      scope: { kind: "global" },
    });

    expect((await send(`${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}/topics`, "GET", { key })).status).toBe(
      200,
    );
    expect((await send(`${platform.url}/org/v2/environments`, "GET", { key })).status).toBe(200);
    expect(platform.journal.foreign).toEqual([]);
  });
});

describe("the identity provider", () => {
  it("writes down a key that is sent to it", async () => {
    await send(platform.tokenUrl, "POST", { key: cloudKey(), form: { grant_type: "client_credentials" } });

    expect(platform.journal.foreign).toMatchObject([
      { service: "identity-provider", credential: platform.credentials.cloudApiKey },
    ]);
  });
});
