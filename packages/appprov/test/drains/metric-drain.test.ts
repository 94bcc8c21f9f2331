import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type AppprovOptions, operationBodiesOf, startSimulatedProvider } from "../simulated-provider.ts";

const outside = {
  influxdb: {
    drainType: "influxdb",
    url: "https://influx.test:8086",
    username: "u",
    password: "the-password",
    database: "db",
  },
  influxdb2: {
    drainType: "influxdb2",
    url: "https://influx.test",
    apiKey: "the-api-key",
    bucket: "b",
    organization: "o",
  },
  datadog: { drainType: "datadog", apiKey: "the-api-key", seriesUrl: "https://app.datadoghq.com/api/v1/series" },
};

/** A simulator with a database for metrics in an environment, and inputs of a drain to it. */
async function given(settings: AppprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const account = await simulated.platform.state.accounts.create({ handle: "production" });
  const database = await simulated.platform.state.databases.create({
    accountId: account.id,
    handle: "metrics",
    type: "influxdb",
  });
  const drain = simulated.host.resource("MetricDrain", "metrics");
  const inputs = (changes: Values): Values => ({ envId: Number(account.id), handle: "metrics", ...changes });
  const inside = (changes: Values = {}) =>
    inputs({ drainType: "influxdb_database", databaseId: Number(database.id), ...changes });
  return { ...simulated, account, drain, inputs, inside };
}

describe("creating a MetricDrain", () => {
  it("to a database sends no settings, and leaves no diff", async () => {
    await using test = await given({ operationMs: { provision: 300 } });
    const { id, outputs } = await test.drain.create(test.inside());
    expect(test.platform.state.metricDrains.get(id)?.drainConfiguration).toEqual({});
    expect(operationBodiesOf(test.platform, "metric_drain")).toEqual([{ type: "provision" }]);
    expect(outputs).toMatchObject({ metricDrainId: Number(id), aptibleMetricDrainId: id });
    await test.drain.read();
    expect((await test.drain.preview(test.inside())).action).toBe("same");
  });

  it.each(Object.entries(outside))("to %s sends its settings, and leaves no diff", async (_type, changes) => {
    await using test = await given();
    const { id } = await test.drain.create(test.inputs(changes));
    const sent = test.platform.state.metricDrains.get(id)?.drainConfiguration ?? {};
    const key = "apiKey" in changes ? { api_key: "the-api-key", authToken: "the-api-key" } : {};
    expect(sent).toMatchObject(key);
    expect(Object.values(sent)).not.toContain("");
    expect((await test.drain.preview(test.inputs(changes))).action).toBe("same");
    await test.drain.read();
    expect((await test.drain.preview(test.inputs(changes))).action).toBe("same");
  });

  it("keeps the password and the key secret", async () => {
    await using test = await given();
    expect((await test.drain.create(test.inputs(outside.influxdb))).outputs["password"]).toEqual(
      secret("the-password"),
    );
    const other = await test.host.resource("MetricDrain", "b").create(test.inputs({ ...outside.datadog, handle: "b" }));
    expect(other.outputs["apiKey"]).toEqual(secret("the-api-key"));
    expect(JSON.stringify(test.host.logs)).not.toMatch(/the-password|the-api-key/);
  });

  it("keeps it in the state when its provision fails, and the next up provisions it again", async () => {
    await using test = await given();
    test.platform.failNextOperation({ type: "provision", message: "Cannot connect" });
    expect((await failure(test.drain.create(test.inside()))).message).toContain("Cannot connect");
    expect(test.drain.id).toBe(test.platform.state.metricDrains.list()[0]?.id);
    await test.drain.update(test.inside());
    expect(test.platform.state.metricDrains.list()).toHaveLength(1);
    expect(operationBodiesOf(test.platform, "metric_drain")).toHaveLength(2);
  });
});

describe("checking a MetricDrain", () => {
  it.each([
    [["databaseId"], { drainType: "influxdb_database" }],
    [
      ["url", "username", "password", "database", "apiKey", "seriesUrl"],
      {
        drainType: "influxdb_database",
        databaseId: 1,
        url: "https://a.test",
        username: "u",
        password: "p",
        database: "d",
        apiKey: "k",
        seriesUrl: "https://a.test",
      },
    ],
    [["url", "username", "password", "database"], { drainType: "influxdb" }],
    [
      ["url", "apiKey", "bucket", "organization", "databaseId", "username"],
      { drainType: "influxdb2", databaseId: 1, username: unknown },
    ],
    [["apiKey"], { drainType: "datadog" }],
    [["drainType"], { drainType: "graphite" }],
    [["url"], { ...outside.influxdb, url: "influx.test" }],
    [["seriesUrl"], { ...outside.datadog, seriesUrl: "https://" }],
  ])("rejects wrong values of %j, all at once", async (paths, changes) => {
    await using test = await given();
    const { failures } = await test.drain.check(test.inputs(changes));
    expect(failures.map(({ property }) => property).sort()).toEqual([...paths].sort());
  });

  it("names the property and the type", async () => {
    await using test = await given();
    const { failures } = await test.drain.check(test.inputs({ ...outside.influxdb, url: undefined }));
    expect(failures).toMatchObject([
      { property: "url", reason: expect.stringContaining('is required when drainType is "influxdb"') },
    ]);
  });

  it("accepts unknown values", async () => {
    await using test = await given();
    expect((await test.drain.check(test.inputs({ drainType: "datadog", apiKey: unknown }))).failures).toEqual([]);
    expect((await test.drain.check(test.inputs({ drainType: unknown, databaseId: 1 }))).failures).toEqual([]);
  });
});

describe("changing a MetricDrain", () => {
  it("replaces it, and deletes the old one first if the handle stays", async () => {
    await using test = await given();
    await test.drain.create(test.inputs(outside.influxdb));
    const diff = await test.drain.diff(test.inputs({ ...outside.influxdb, password: "another-one" }));
    expect(diff).toMatchObject({ replaces: ["password"], deleteBeforeReplace: true });
  });
});

describe("refreshing a MetricDrain", () => {
  it("detects that its database was deleted", async () => {
    await using test = await given();
    const { id } = await test.drain.create(test.inside());
    test.platform.state.metricDrains.change(id, { databaseId: undefined });
    await test.drain.read();
    expect((await test.drain.diff(test.inside())).replaces).toEqual(["databaseId"]);
  });
});

describe("deleting a MetricDrain", () => {
  it("deprovisions it", async () => {
    await using test = await given();
    await test.drain.create(test.inside());
    await test.drain.delete();
    expect(test.platform.state.metricDrains.list()).toEqual([]);
  });
});

describe("importing a MetricDrain", () => {
  it.each(Object.entries(outside))("of the type %s leaves no diff", async (_type, changes) => {
    await using test = await given();
    await test.host.resource("MetricDrain", "other").create(test.inputs(changes));
    const imported = await test.drain.import("production/metrics");
    expect((await test.drain.preview(imported.inputs)).action).toBe("same");
    expect((await test.drain.preview(test.inputs(changes))).action).toBe("same");
  });
});

describe("refreshing many MetricDrains", () => {
  it("needs only one listing of their environment, and returns the same as single reads", async () => {
    await using test = await given();
    const drains = Object.keys(outside).map((type) => test.host.resource("MetricDrain", type));
    await Promise.all(
      drains.map((drain, i) => drain.create(test.inputs({ handle: `drain-${i}`, ...Object.values(outside)[i] }))),
    );
    const [first] = drains;
    const alone = await first?.read();
    test.platform.journal.clear();

    const found = await Promise.all(drains.map((drain) => drain.read()));

    expect(found[0]).toEqual(alone);
    expect(test.platform.journal.requests).toBe(1);
  });
});
