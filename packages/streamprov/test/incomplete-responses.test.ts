import { secret } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { connectedRegion } from "./flink/region.ts";
import { startSimulatedProvider } from "./simulated-provider.ts";
import { aKafkaCluster } from "./tables/lives.ts";

/** Takes members out of every response to requests of some path. */
function without(platform: StreamprovSimulator, path: RegExp, take: (object: Record<string, never>) => void): void {
  platform.alterResponses((answer, request) => {
    if (!path.test(request.path) || answer === "") return answer;
    const body = JSON.parse(answer) as { data?: Record<string, never>[] };
    for (const object of body.data ?? [body as Record<string, never>]) take(object);
    return JSON.stringify(body);
  });
}

describe("responses that always lack what the documents call required", () => {
  it("create, refresh and delete a FlinkMaterializedTable without distribution.kind", async () => {
    await using test = await startSimulatedProvider();
    const { connection, environmentId } = await connectedRegion(test.platform);
    const { id } = await test.platform.state.kafkaClusters.create({ environmentId, displayName: "shop" });
    without(test.platform, /materialized-tables/, ({ spec }) => {
      const { distribution } = (spec ?? {}) as { distribution?: { kind?: string } };
      if (distribution !== undefined) delete distribution.kind;
    });
    const inputs = {
      ...connection,
      kafkaCluster: { id },
      displayName: "totals",
      query: "SELECT a FROM b",
      distribution: { kind: "HASH", keys: ["a"], bucketCount: 3 },
    };
    const table = test.host.resource("FlinkMaterializedTable", "totals");

    await table.create(inputs);
    await table.read();

    expect(table.outputs).toMatchObject({ distribution: inputs.distribution });
    expect((await table.diff(inputs)).changes).toEqual([]);
    expect(test.platform.journal.count({ method: "POST", path: /materialized-tables/ })).toBe(1);
    await table.delete();
  });

  it("create, refresh, look up and delete a TableflowTopic without status.write_mode", async () => {
    await using test = await startSimulatedProvider();
    const { tableflowApiKey, tableflowApiSecret } = test.platform.credentials;
    const where = {
      ...(await aKafkaCluster(test.platform)),
      displayName: "orders",
      credentials: { key: secret(tableflowApiKey), secret: secret(tableflowApiSecret) },
    };
    without(test.platform, /tableflow-topics/, ({ status }) => {
      if (status !== undefined) delete (status as { write_mode?: string }).write_mode;
    });
    const inputs = { ...where, managedStorages: [{}] };
    const topic = test.host.resource("TableflowTopic", "orders");

    await topic.create(inputs);
    await topic.read();

    expect(topic.outputs).toMatchObject({ displayName: "orders", writeMode: "" });
    expect((await topic.diff(inputs)).changes).toEqual([]);
    const found = await test.host.invoke("getTableflowTopic", where);
    expect(found).toMatchObject({ displayName: "orders", writeMode: "" });
    await topic.delete();
  });
});

describe("a response about another object", () => {
  it("fails the read and leaves the state as it is", async () => {
    await using test = await startSimulatedProvider();
    const environment = test.host.resource("Environment", "staging");
    await environment.create({ displayName: "staging" });
    const before = environment.kept;
    without(test.platform, /environments\/env-/, (object) => Object.assign(object, { id: "env-other" }));

    await expect(environment.read()).rejects.toThrow(
      `The response is about another object: id is env-other, but ${environment.id} was requested`,
    );

    expect(environment.kept).toEqual(before);
  });
});
