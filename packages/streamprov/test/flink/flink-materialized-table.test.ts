import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegion } from "./region.ts";

const query = "SELECT customer, SUM(price) AS total FROM orders GROUP BY customer";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithRegion(settings);
  const { environmentId, platform } = test;
  const cluster = await platform.state.kafkaClusters.create({ environmentId, displayName: "shop" });
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    kafkaCluster: { id: cluster.id },
    displayName: "totals",
    query,
    ...changes,
  });
  const id = `${environmentId}/${cluster.id}/totals`;
  const totals = test.host.resource("FlinkMaterializedTable", "totals");
  const onPlatform = () => platform.state.flinkTables.get(id);
  const sent = (method: string) => platform.journal.find({ method, service: /^flink / });
  const made = async (changes: Values = {}) => {
    await totals.create(inputs(changes));
    platform.journal.clear();
  };
  return { ...test, cluster, inputs, id, totals, onPlatform, sent, made };
}

const physical = (name: string, type: string, more: Values = {}) => ({
  columnsPhysicals: [{ columnPhysicalName: name, columnPhysicalType: type, ...more }],
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a FlinkMaterializedTable", () => {
  it("is created from the program's inputs, and shows no diff afterwards", async () => {
    await using test = await given({ flinkStartMs: 100 });
    const inputs = test.inputs({ tableOptions: { "value.format": "json-registry" } });

    const { id, outputs } = await test.totals.create(inputs);

    expect(id).toBe(test.id);
    expect(test.sent("POST").map(({ requestBody }) => requestBody)).toEqual([
      {
        name: "totals",
        organization_id: test.platform.credentials.organizationId,
        environment_id: test.environmentId,
        spec: {
          kafka_cluster_id: test.cluster.id,
          compute_pool_id: test.pool.id,
          principal: test.principal.id,
          query,
          stopped: false,
          table_options: { "value.format": "json-registry" },
        },
      },
    ]);
    expect(outputs).toMatchObject({
      query,
      stopped: false,
      tableOptions: { "value.format": "json-registry" },
      sessionOptions: { "sql.current-database": test.cluster.id },
      distribution: { kind: "HASH", keys: ["customer"], bucketCount: 6 },
    });
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
    await test.totals.read();
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("is created with all optional settings of a table", async () => {
    await using test = await given();
    const inputs = test.inputs({
      columns: [
        physical("id", "BIGINT NOT NULL", { columnPhysicalComment: "The customer" }),
        physical("total", '{"type":"DECIMAL","precision":10,"scale":2,"nullable":true}'),
        {
          columnsComputeds: [
            { columnComputedName: "double", columnComputedType: "INT", columnComputedExpression: "total * 2" },
          ],
        },
        {
          columnsMetadatas: [
            {
              columnMetadataName: "at",
              columnMetadataType: "TIMESTAMP(3)",
              columnMetadataKey: "timestamp",
              columnMetadataVirtual: true,
            },
          ],
        },
      ],
      watermark: { column: "at", expression: "at - INTERVAL '5' SECOND" },
      constraints: [{ name: "pk", type: "PRIMARY_KEY", columns: ["id"] }],
      distribution: { kind: "HASH", keys: ["id"], bucketCount: 3 },
      sessionOptions: { "sql.local-time-zone": "UTC" },
      stopped: true,
    });

    await test.totals.create(inputs);

    expect(test.sent("POST")[0]?.requestBody).toMatchObject({
      spec: {
        stopped: true,
        columns: [
          { kind: "Physical", name: "id", type: "BIGINT NOT NULL", comment: "The customer" },
          { kind: "Physical", name: "total", type: { type: "DECIMAL", precision: 10, scale: 2, nullable: true } },
          { kind: "Computed", name: "double", type: "INT", expression: "total * 2", virtual: false },
          { kind: "Metadata", name: "at", type: "TIMESTAMP(3)", metadata_key: "timestamp", virtual: true },
        ],
        watermark: { column: "at", expression: "at - INTERVAL '5' SECOND" },
        constraints: [{ name: "pk", type: "PRIMARY_KEY", columns: ["id"], enforced: false }],
        distribution: { kind: "HASH", keys: ["id"], bucket_count: 3 },
        session_options: { "sql.local-time-zone": "UTC" },
      },
    });
    expect(test.onPlatform()).toMatchObject({ phase: "STOPPED" });
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
    await test.totals.read();
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("has columns that show no diff in any of the platform's spellings of their types", async () => {
    await using test = await given();
    const inputs = test.inputs({ columns: [physical("id", "bigint not null"), physical("name", "VARCHAR(10)")] });
    await test.totals.create(inputs);
    const columns = [
      { kind: "Physical", name: "id", type: { type: "BIGINT", nullable: false } },
      { kind: "Physical", name: "name", type: { type: "VARCHAR", nullable: true, length: 10 } },
    ];
    test.platform.state.flinkTables.change(test.id, { spec: { ...test.onPlatform()?.spec, columns } });

    await test.totals.read();

    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
    const other = test.inputs({ columns: [physical("id", "BIGINT"), physical("name", "VARCHAR(10)")] });
    expect((await test.totals.diff(other)).changes).not.toEqual([]);
  });

  it.each<[string, Values, Values]>([
    ["an empty watermark", { watermark: { column: "", expression: "" } }, { watermark: undefined }],
    ["an empty watermark object", { watermark: {} }, { watermark: undefined }],
    [
      "a constraint without a name",
      { constraints: [{ name: "", type: "PRIMARY_KEY", columns: ["customer"] }] },
      { constraints: [{ type: "PRIMARY_KEY", columns: ["customer"], enforced: false }] },
    ],
    ["no constraints", { constraints: [] }, { constraints: undefined }],
    ["no columns", { columns: [] }, { columns: undefined }],
  ])("sends no empty values: %s", async (_name, changes, sent) => {
    await using test = await given();
    const inputs = test.inputs(changes);

    await test.totals.create(inputs);

    const body = test.sent("POST")[0]?.requestBody as { readonly spec: Values };
    expect(body.spec).toEqual({ ...body.spec, ...sent });
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
    await test.totals.read();
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
  });

  it.each<[string, Values]>([
    ["query", { query: undefined }],
    ["query", { query: "" }],
    ["displayName", { displayName: ".." }],
    ["displayName", { displayName: "a b" }],
    ["displayName", { displayName: "t".repeat(250) }],
    ["kafkaCluster.id", { kafkaCluster: { id: "cluster" } }],
    ["distribution.kind", { distribution: { keys: ["a"] } }],
    ["distribution.bucketCount", { distribution: { kind: "HASH", bucketCount: 0 } }],
    ["restEndpoint", { restEndpoint: "flink" }],
    ["organization.id", { organization: undefined }],
    ["environment.id", { environment: undefined }],
    ["principal.id", { principal: undefined }],
    ["credentials", { credentials: undefined }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    const { failures } = await test.totals.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it.each<[string, Values]>([
    ["displayName", { displayName: "other" }],
    ["kafkaCluster", { kafkaCluster: { id: "lkc-other" } }],
    ["environment", { environment: { id: "env-other" } }],
    ["distribution", { distribution: { kind: "HASH", keys: ["total"] } }],
    ["sessionOptions", { sessionOptions: { "sql.current-database": "other" } }],
    ["restEndpoint", { restEndpoint: "https://flink.example" }],
  ])("is replaced when its %s changes", async (_name, changes) => {
    await using test = await given();
    await test.made();

    expect(await test.totals.preview(test.inputs(changes))).toMatchObject({ action: "replace" });
  });

  it("that fails shows the platform's reason, and stays in the state", async () => {
    await using test = await given({ flinkFailure: "Column 'price' not found" });

    const { message } = await failure(test.totals.create(test.inputs()));

    expect(message).toContain("ended in the state FAILED: Column 'price' not found");
    expect(test.totals.id).toBe(test.id);
  });

  it("that exists already fails with the command that imports it", async () => {
    await using test = await given();
    await test.made();

    const { message } = await failure(test.host.resource("FlinkMaterializedTable", "second").create(test.inputs()));

    expect(message).toContain('FlinkMaterializedTable "totals" exists already');
    expect(message).toContain(
      `pulumi import streamprov:index/flinkMaterializedTable:FlinkMaterializedTable second ${test.id}`,
    );
  });

  it.each([query, "SELECT a FROM b"])(
    "is imported without a diff, with the connection settings of the environment: %s",
    async (text) => {
      await using test = await given();
      const inputs = test.inputs({
        query: text,
        constraints: [{ name: "pk", type: "PRIMARY_KEY", columns: ["customer"] }],
      });
      await test.totals.create(inputs);
      for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
      const other = test.host.resource("FlinkMaterializedTable", "imported");

      await other.import(test.id);

      expect(await other.preview(inputs)).toMatchObject({ action: "same" });
    },
  );

  it("leaves the state when it no longer exists, and its deletion does not fail", async () => {
    await using test = await given();
    await test.made();
    const kept = test.host.resource("FlinkMaterializedTable", "kept");
    kept.adopt(test.totals);
    test.platform.state.flinkTables.remove(test.id);

    await test.totals.read();
    await kept.delete();

    expect(test.totals.state).toBeUndefined();
  });

  it("is listed, and one listing refreshes many", async () => {
    await using test = await given();
    const names = ["a", "b", "c"];
    const made = names.map((name) => test.host.resource("FlinkMaterializedTable", name));
    for (const [at, name] of names.entries()) await made[at]?.create(test.inputs({ displayName: name }));
    test.platform.journal.clear();

    await Promise.all(made.map((one) => one.read()));

    expect(test.requests()).toEqual(["GET /materialized-tables"]);
    const { organization, environment, restEndpoint, credentials } = test.connection;
    expect(
      await test.host.list("FlinkMaterializedTable", { organization, environment, restEndpoint, credentials }),
    ).toEqual(names.map((name) => ({ id: `${test.environmentId}/${test.cluster.id}/${name}`, name })));
  });
});

describe("changing a FlinkMaterializedTable", () => {
  it("is not needed for another layout of the query", async () => {
    await using test = await given();
    await test.made();

    const laidOut = "-- totals\nSELECT `customer`,\n  SUM(price) AS total\nFROM orders GROUP BY customer";
    // A blank after a comma is one of the layout, none at all would be another text.
    expect(await test.totals.preview(test.inputs({ query: laidOut }))).toMatchObject({ action: "same" });
  });

  it.each<[string, Values, Values]>([
    ["the query", { query: "SELECT customer FROM orders" }, { query: "SELECT customer FROM orders" }],
    ["a stop", { stopped: true }, { stopped: true }],
    ["options", { tableOptions: { "value.format": "json" } }, { table_options: { "value.format": "json" } }],
    ["a watermark", { watermark: { column: "a", expression: "a" } }, { watermark: { column: "a", expression: "a" } }],
    [
      "constraints",
      { constraints: [{ type: "PRIMARY_KEY", columns: ["a"], enforced: true }] },
      { constraints: [{ type: "PRIMARY_KEY", columns: ["a"], enforced: true }] },
    ],
    ["columns", { columns: [physical("a", "INT")] }, { columns: [{ kind: "Physical", name: "a", type: "INT" }] }],
    ["the principal", { principal: { id: "sa-other" } }, { principal: "sa-other" }],
  ])("sends the whole table with %s", async (_name, changes, sent) => {
    await using test = await given({ flinkStartMs: 20 });
    await test.made();

    const { action } = await test.totals.update(test.inputs(changes));

    expect(action).toBe("update");
    const [put] = test.sent("PUT");
    expect(put?.requestBody).toMatchObject({
      kind: "MaterializedTable",
      metadata: { resource_version: "2" },
      spec: { kafka_cluster_id: test.cluster.id, session_options: {}, ...sent },
    });
    expect(test.onPlatform()).toMatchObject({ active: 2, latest: 2 });
    expect(await test.totals.preview(test.inputs(changes))).toMatchObject({ action: "same" });
    await test.totals.read();
    expect(await test.totals.preview(test.inputs(changes))).toMatchObject({ action: "same" });
  });

  it("deletes the settings that the program no longer gives", async () => {
    await using test = await given();
    await test.made({
      watermark: { column: "a", expression: "a" },
      constraints: [{ type: "PRIMARY_KEY", columns: ["a"] }],
      columns: [physical("a", "INT", { columnPhysicalComment: "first" })],
      stopped: true,
    });

    await test.totals.update(test.inputs());

    const body = test.sent("PUT")[0]?.requestBody as { readonly spec: Values };
    expect(body.spec).toMatchObject({ constraints: [], columns: [], stopped: false });
    expect(body.spec).not.toHaveProperty("watermark");
    expect(test.onPlatform()).toMatchObject({ phase: "RUNNING" });
    expect(await test.totals.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("reads the table again when it has changed meanwhile, and waits while it is busy", async () => {
    await using test = await given();
    await test.made();
    test.platform.failNext({
      method: "PUT",
      kind: "slow",
      met: () => test.platform.state.flinkTables.change(test.id, { version: 7 }),
    });

    await test.totals.update(test.inputs({ stopped: true }));

    expect(test.sent("PUT").map(({ status }) => status)).toEqual([409, 200]);
    expect(test.onPlatform()).toMatchObject({ phase: "STOPPED" });
  });

  it("fails with the platform's reason", async () => {
    await using test = await given();
    await test.made();
    test.platform.set({ flinkFailure: "Table 'nothing' not found" });

    const { message } = await failure(test.totals.update(test.inputs({ query: "SELECT a FROM nothing" })));

    expect(message).toContain("ended in the state FAILED: Table 'nothing' not found");
  });

  it("ends while the table is stopped, because a stopped table uses its new query only when it runs again", async () => {
    await using test = await given();
    await test.made({ stopped: true });
    test.platform.set({ flinkStartMs: 60_000 });
    const inputs = test.inputs({ stopped: true, query: "SELECT customer FROM orders" });
    const changing = test.totals.update(inputs);
    await expect.poll(() => test.onPlatform()).toMatchObject({ latest: 2 });
    test.platform.state.flinkTables.change(test.id, { phase: "STOPPED" });

    await changing;

    expect(test.onPlatform()).toMatchObject({ active: 1, latest: 2 });
    expect(await test.totals.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("sends nothing when only the Flink key changes", async () => {
    await using test = await given();
    await test.made();
    const { credentials } = test.connection;

    await test.totals.update(test.inputs({ credentials: { ...credentials, secret: credentials.secret } }));

    expect(test.sent("PUT")).toEqual([]);
  });
});

describe("deleting a FlinkMaterializedTable", () => {
  it("waits until the table is no longer busy, and then until it no longer exists", async () => {
    await using test = await given({ flinkDeleteMs: 100 });
    await test.made();
    test.platform.state.flinkTables.change(test.id, { phase: "ALTERING" });

    const deletion = test.totals.delete();
    await expect.poll(() => test.sent("DELETE")[0]?.status).toBe(409);
    test.platform.state.flinkTables.change(test.id, { phase: "RUNNING" });
    await deletion;

    expect(test.onPlatform()).toBeUndefined();
  });
});

describe("the lookup of a FlinkMaterializedTable", () => {
  it("returns its outputs in any Kafka cluster", async () => {
    await using test = await given();
    await test.made({ watermark: { column: "a", expression: "a" } });
    const { principal, computePool, ...connection } = test.connection;

    const found = await test.host.invoke("getFlinkMaterializedTable", { ...connection, displayName: "totals" });

    expect(found).toMatchObject({
      id: test.id,
      ...{ principal, computePool },
      kafkaClusters: [{ id: test.cluster.id }],
      stopped: false,
      watermarks: [{ column: "a", expression: "a" }],
      distributions: [{ kind: "HASH", keys: ["customer"], bucketCount: 6 }],
      constraints: [],
      columns: [
        { columnsComputeds: [], columnsMetadatas: [], columnsPhysicals: [{ columnPhysicalName: "customer" }] },
        { columnsPhysicals: [{ columnPhysicalName: "total", columnPhysicalKind: "Physical" }] },
      ],
      tableOptions: { connector: "confluent", "changelog.mode": "upsert" },
    });
  });

  it("names a table that does not exist, and a name with two matches", async () => {
    await using test = await given();
    await test.made({ query: "SELECT a FROM b" });
    const error = async (displayName: string) =>
      (await failure(test.host.invoke("getFlinkMaterializedTable", { ...test.connection, displayName }))).message;

    expect(await error("Totals")).toContain(
      `the table "Totals" does not exist in the environment ${test.environmentId}`,
    );
    expect(await error("")).toContain("displayName must not be empty");
    const args = { ...test.connection, displayName: "totals" };
    expect(await test.host.invoke("getFlinkMaterializedTable", args)).toMatchObject({
      distributions: [],
      watermarks: [],
    });
    const other = await test.platform.state.kafkaClusters.create({
      environmentId: test.environmentId,
      displayName: "other",
    });
    const spec = { kafka_cluster_id: other.id, query: "SELECT a FROM b" };
    await test.platform.state.flinkTables.create({ environmentId: test.environmentId, name: "totals", spec });
    expect(await error("totals")).toContain(`in the Kafka clusters ${test.cluster.id}, ${other.id}`);
  });
});
