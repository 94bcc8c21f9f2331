import { failure, secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegion } from "./region.ts";

const sql = "INSERT INTO orders_copy SELECT * FROM orders;";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithRegion(settings);
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    statementName: "orders-copy",
    statement: sql,
    properties: { "sql.current-catalog": "staging" },
    ...changes,
  });
  const copy = test.host.resource("FlinkStatement", "orders-copy");
  const onPlatform = (name = "orders-copy") => test.platform.state.flinkStatements.get(`${test.environmentId}/${name}`);
  const sent = (method: string) => test.platform.journal.find({ method, service: /^flink / });
  const made = async (changes: Values = {}) => {
    await copy.create(inputs(changes));
    test.platform.journal.clear();
  };
  return { ...test, inputs, copy, onPlatform, sent, made };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a FlinkStatement", () => {
  it("is created from the program's inputs, and shows no diff afterwards", async () => {
    await using test = await given({ flinkStartMs: 100 });
    const inputs = test.inputs();

    const { id, outputs } = await test.copy.create(inputs);

    expect(id).toBe(`${test.environmentId}/${test.pool.id}/orders-copy`);
    expect(test.sent("POST").map(({ requestBody }) => requestBody)).toEqual([
      {
        name: "orders-copy",
        spec: {
          statement: sql,
          properties: { "sql.current-catalog": "staging" },
          compute_pool_id: test.pool.id,
          principal: test.principal.id,
        },
      },
    ]);
    const { credentials, ...others } = inputs;
    expect(outputs).toMatchObject({
      ...others,
      stopped: false,
      latestOffsets: {},
      latestOffsetsTimestamp: "0001-01-01T00:00:00Z",
    });
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
    await test.copy.read();
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("gets a name from its resource, and the platform's pool and properties, when the program gives none", async () => {
    await using test = await given();
    const { computePool, statementName, properties, ...inputs } = test.inputs();

    const { outputs } = await test.copy.create(inputs);

    expect(outputs["statementName"]).toMatch(/^orders-copy-[0-9a-f]{7}$/);
    expect(outputs).toMatchObject({ computePool, properties: {} });
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
  });

  it.each<[string, Values]>([
    ["statement", { statement: "" }],
    ["statementName", { statementName: "Orders" }],
    ["restEndpoint", { restEndpoint: "flink" }],
    ["organization.id", { organization: undefined }],
    ["environment.id", { environment: undefined }],
    ["principal.id", { principal: undefined }],
    ["credentials", { credentials: undefined }],
  ])("names %s when it is wrong", async (path, changes) => {
    await using test = await given();

    const { failures } = await test.copy.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("rejects credentials while the provider signs in with a token, which is used instead", async () => {
    await using test = await given();
    await test.host.configure(test.oauthSettings);
    const { credentials, ...inputs } = test.inputs();

    expect((await test.copy.check({ ...inputs, credentials })).failures.map(({ property }) => property)).toEqual([
      "credentials",
    ]);
    await test.copy.create(inputs);
    expect(test.onPlatform()).toMatchObject({ phase: "RUNNING" });
  });

  it("reports that the key is for another environment", async () => {
    await using test = await given();
    const { id: environmentId } = await test.platform.state.environments.create({ displayName: "other" });

    const elsewhere = failure(test.copy.create(test.inputs({ environment: { id: environmentId } })));

    expect((await elsewhere).message).toContain(
      "invalid API key: it is not one for Flink in this region and environment",
    );
    expect(test.platform.journal.foreign).toHaveLength(1);
    test.platform.journal.foreign.length = 0;
  });

  it("that fails shows the platform's reason, and stays in the state", async () => {
    await using test = await given();

    const { message } = await failure(test.copy.create(test.inputs({ statement: "SELEKT * FROM orders" })));

    expect(message).toContain("FlinkStatement orders-copy");
    expect(message).toContain('FAILED: SQL parse failed. Encountered "SELEKT" at line 1, column 1');
    expect(message).toContain("pulumi up --replace");
    expect(test.copy.id).toContain("orders-copy");
  });

  it("that is corrected after a failure replaces the failed one", async () => {
    await using test = await given();
    await failure(test.copy.create(test.inputs({ statement: "SELEKT * FROM orders" })));

    const preview = await test.copy.preview(test.inputs());

    expect(preview).toMatchObject({ action: "replace" });
    expect(await test.copy.diff(test.inputs())).toMatchObject({ deleteBeforeReplace: true });
  });

  it("that exists already fails with the command that imports it", async () => {
    await using test = await given();
    await test.copy.create(test.inputs());

    const { message } = await failure(test.host.resource("FlinkStatement", "second").create(test.inputs()));

    expect(message).toContain('FlinkStatement "orders-copy" exists already');
    expect(message).toContain("pulumi import streamprov:index/flinkStatement:FlinkStatement second orders-copy");
  });

  it("is replaced by another statement, but not by another layout of the same one", async () => {
    await using test = await given();
    await test.made();

    const laidOut = "-- a copy\nINSERT INTO orders_copy\n  SELECT *\n  FROM orders;\n";
    expect(await test.copy.preview(test.inputs({ statement: laidOut }))).toMatchObject({ action: "same" });
    const other = test.inputs({ statement: "INSERT INTO orders_copy SELECT id FROM orders;" });
    expect(await test.copy.preview(other)).toMatchObject({ action: "replace" });
    for (const [name, value] of [
      ["organization", { id: "other" }],
      ["environment", { id: "env-other" }],
      ["restEndpoint", "https://flink.example"],
    ])
      expect(await test.copy.preview(test.inputs({ [String(name)]: value }))).toMatchObject({ action: "replace" });
  });

  it.each<[string, Values]>([
    ["statementName", { statementName: "other" }],
    ['properties["sql.current-catalog"]', { properties: { "sql.current-catalog": "production" } }],
    [
      'properties["sql.current-database"]',
      { properties: { "sql.current-catalog": "staging", "sql.current-database": "a" } },
    ],
    ['properties["sql.current-catalog"]', { properties: {} }],
  ])("cannot be changed in %s", async (path, changes) => {
    await using test = await given();
    await test.made();

    const { message } = await failure(test.copy.preview(test.inputs(changes)));

    expect(message).toContain(`${path} cannot be changed, because`);
  });

  it("shows no diff when the platform adds properties", async () => {
    await using test = await given();
    await test.made();
    test.platform.state.flinkStatements.change(`${test.environmentId}/orders-copy`, {
      properties: { "sql.current-catalog": "staging", "sql.local-time-zone": "UTC" },
    });

    await test.copy.read();

    expect(test.copy.outputs["properties"]).toEqual({ "sql.current-catalog": "staging" });
    expect(await test.copy.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("is read by its name, and its deletion waits until it no longer exists", async () => {
    await using test = await given({ flinkDeleteMs: 100 });
    await test.made();

    await test.copy.delete();

    expect(test.onPlatform()).toBeUndefined();
    expect(test.requests().slice(0, 2)).toEqual(["DELETE /statements/orders-copy", "GET /statements/orders-copy"]);
  });

  it("leaves the state when it no longer exists, and its deletion does not fail", async () => {
    await using test = await given();
    await test.made();
    const kept = test.host.resource("FlinkStatement", "kept");
    kept.adopt(test.copy);
    test.platform.state.flinkStatements.remove(`${test.environmentId}/orders-copy`);

    await test.copy.read();
    await kept.delete();

    expect(test.copy.state).toBeUndefined();
  });

  it("is listed, and one listing refreshes many", async () => {
    await using test = await given();
    const names = ["a", "b", "c"];
    const made = names.map((name) => test.host.resource("FlinkStatement", name));
    for (const [at, name] of names.entries()) await made[at]?.create(test.inputs({ statementName: name }));
    test.platform.journal.clear();

    await Promise.all(made.map((one) => one.read()));

    expect(test.requests()).toEqual(["GET /statements"]);
    const { organization, environment, restEndpoint, credentials } = test.connection;
    expect(await test.host.list("FlinkStatement", { organization, environment, restEndpoint, credentials })).toEqual(
      names.map((name) => ({ id: `${test.environmentId}/${test.pool.id}/${name}`, name })),
    );
  });
});

describe("secret properties of a FlinkStatement", () => {
  const secrets = {
    propertiesSensitive: { "sql.secrets.openai": secret("key"), "sql.current-catalog": secret("hidden") },
  };

  it("are sent with the others, override them, and are never read back", async () => {
    await using test = await given();
    const inputs = test.inputs({ ...secrets, properties: { "sql.current-catalog": "staging", "client.name": "shop" } });

    await test.copy.create(inputs);

    expect(test.onPlatform()?.properties).toEqual({
      "sql.secrets.openai": "key",
      "sql.current-catalog": "hidden",
      "client.name": "shop",
    });
    await test.copy.read();
    expect(JSON.stringify(test.copy.outputs["properties"])).not.toContain("hidden");
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
    await test.copy.update({ ...inputs, propertiesSensitive: { "sql.secrets.openai": secret("key") } });
    expect(JSON.stringify(test.copy.outputs["properties"])).not.toContain("hidden");
  });

  it("change only in the state, with a warning", async () => {
    await using test = await given();
    await test.made(secrets);
    const inputs = test.inputs({ propertiesSensitive: { "sql.secrets.openai": secret("second") } });

    const { action } = await test.copy.update(inputs);

    expect(action).toBe("update");
    expect(test.sent("PUT")).toEqual([]);
    expect(test.host.logs.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("propertiesSensitive changes only in the state"),
    );
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("may change when it is stopped, but not when it is resumed", async () => {
    await using test = await given();
    await test.made(secrets);
    const second = { propertiesSensitive: { "sql.secrets.openai": secret("second") } };
    await test.copy.update(test.inputs({ ...second, stopped: true }));

    const resumed = test.copy.preview(test.inputs({ ...secrets, stopped: false }));

    await expect(resumed).rejects.toThrow("propertiesSensitive cannot be changed while the statement is resumed");
  });

  it("among the others cause a warning, and stay as they were given", async () => {
    await using test = await given();
    const inputs = test.inputs({ properties: { "sql.secrets.openai": "open" } });

    await test.copy.create(inputs);

    expect(test.host.logs.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        'properties["sql.secrets.openai"] is not encrypted in the state; move it to propertiesSensitive',
      ),
    );
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
  });
});

describe("stopping a FlinkStatement", () => {
  it("waits until it has stopped, and returns its latest offsets", async () => {
    await using test = await given({ flinkStopMs: 100 });
    await test.made();
    const inputs = test.inputs({ stopped: true });

    const { action, outputs } = await test.copy.update(inputs);

    expect(action).toBe("update");
    expect(outputs).toMatchObject({
      stopped: true,
      latestOffsets: { orders: "partition:0,offset:100;partition:1,offset:200" },
      latestOffsetsTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    const [put] = test.sent("PUT");
    expect(put?.requestBody).toMatchObject({
      api_version: "sql/v1",
      name: "orders-copy",
      organization_id: test.platform.credentials.organizationId,
      metadata: { resource_version: "2" },
      spec: { statement: sql, stopped: true, principal: test.principal.id, compute_pool_id: test.pool.id },
      status: { phase: "RUNNING" },
    });
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("follows the creation of one that is stopped from the beginning", async () => {
    await using test = await given({ flinkStartMs: 50 });

    const { outputs } = await test.copy.create(test.inputs({ stopped: true }));

    expect(outputs["stopped"]).toBe(true);
    expect(test.onPlatform()).toMatchObject({ phase: "STOPPED", stopped: true });
  });

  it("reads it again when it has changed meanwhile", async () => {
    await using test = await given();
    await test.made();
    test.platform.failNext({
      method: "PUT",
      kind: "slow",
      met: () => test.platform.state.flinkStatements.change(`${test.environmentId}/orders-copy`, { version: 7 }),
    });

    await test.copy.update(test.inputs({ stopped: true }));

    expect(test.sent("PUT").map(({ status }) => status)).toEqual([409, 202]);
    expect(test.onPlatform()).toMatchObject({ phase: "STOPPED" });
  });

  it("changes nothing when the platform has already stopped it", async () => {
    await using test = await given();
    await test.made();
    const { id } = test.onPlatform() ?? { id: "" };
    test.platform.state.flinkStatements.change(id, { stopped: true, phase: "STOPPED" });

    await test.copy.update(test.inputs({ stopped: true }));

    expect(test.sent("PUT")).toEqual([]);
  });

  it("does not wait for a completed statement, and reports it", async () => {
    await using test = await given();
    const inputs = test.inputs({ statement: "CREATE TABLE orders (id INT)" });
    await test.copy.create(inputs);

    await test.copy.update({ ...inputs, stopped: true });

    expect(test.host.logs.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("the statement orders-copy has completed, so there is nothing to stop"),
    );
    expect(await test.copy.preview({ ...inputs, stopped: true })).toMatchObject({ action: "same" });
  });

  it("fails when the statement fails instead, with the platform's message", async () => {
    await using test = await given({ flinkStopMs: 60_000 });
    await test.made();
    const stopping = failure(test.copy.update(test.inputs({ stopped: true })));
    await expect.poll(() => test.onPlatform()).toMatchObject({ phase: "STOPPING" });
    const fields = { phase: "FAILED", detail: "no more room" };
    test.platform.state.flinkStatements.change(`${test.environmentId}/orders-copy`, fields);

    const { message } = await stopping;

    expect(message).toContain("FlinkStatement orders-copy to stop ended in the state FAILED: no more room");
  });
});

describe("resuming a FlinkStatement", () => {
  async function stopped(settings: StreamprovOptions = {}) {
    const test = await given(settings);
    await test.made();
    await test.copy.update(test.inputs({ stopped: true }));
    test.platform.journal.clear();
    return test;
  }

  it("waits until it runs", async () => {
    await using test = await stopped({ flinkStartMs: 100 });

    const { outputs } = await test.copy.update(test.inputs({ stopped: false }));

    expect(outputs).toMatchObject({ stopped: false, latestOffsets: {} });
    expect(test.onPlatform()).toMatchObject({ phase: "RUNNING" });
  });

  it("can move it to another pool and another principal, under the same ID", async () => {
    await using test = await stopped();
    const pool = await test.newPool("others");
    const inputs = test.inputs({ stopped: false, computePool: { id: pool.id }, principal: { id: "sa-other" } });
    const { id } = test.copy;

    const { outputs } = await test.copy.update(inputs);

    expect(test.copy.id).toBe(id);
    expect(outputs).toMatchObject({ computePool: { id: pool.id }, principal: { id: "sa-other" } });
    await test.copy.read();
    expect(await test.copy.preview(inputs)).toMatchObject({ action: "same" });
    await test.copy.delete();
    expect(test.onPlatform()).toBeUndefined();
  });

  it("fails when the platform cannot resume it", async () => {
    await using test = await given();
    const inputs = test.inputs({ statement: "SELECT * FROM orders" });
    await test.copy.create(inputs);
    await test.copy.update({ ...inputs, stopped: true });

    const { message } = await failure(test.copy.update({ ...inputs, stopped: false }));

    expect(message).toContain("is of a statement that cannot be resumed");
  });

  it("does not happen when the program does not set stopped", async () => {
    await using test = await stopped();

    expect(await test.copy.preview(test.inputs())).toMatchObject({ action: "same" });
  });
});

describe("where a FlinkStatement runs", () => {
  it.each(["computePool", "principal"])("does not change while it runs, or is stopped: %s", async (name) => {
    await using test = await given();
    await test.made();
    const elsewhere = { [name]: { id: "other" } };

    const running = await failure(test.copy.preview(test.inputs(elsewhere)));
    const stopping = await failure(test.copy.preview(test.inputs({ ...elsewhere, stopped: true })));
    await test.copy.update(test.inputs({ stopped: true }));
    const stopped = await failure(test.copy.preview(test.inputs({ ...elsewhere, stopped: true })));

    expect(running.message).toContain(
      `${name}.id can be changed only when the statement is resumed: first stop the statement`,
    );
    expect(stopping.message).toContain(
      `${name}.id can be changed only when the statement is resumed: first stop the statement`,
    );
    expect(stopped.message).toContain(
      `${name}.id can be changed only when the statement is resumed: set stopped to false`,
    );
  });

  it("comes from the provider when it configures Flink, even if the resource sets other values", async () => {
    await using test = await given();
    await test.host.configure(test.providerSettings);
    const { statementName, statement } = test.inputs();
    const saying = { statementName, statement, computePool: { id: "lfcp-other" }, principal: { id: "sa-other" } };

    await test.copy.create(saying);

    expect(test.onPlatform()).toMatchObject({ computePoolId: test.pool.id, principal: test.principal.id });
    await test.copy.read();
    expect(await test.copy.preview(saying)).toMatchObject({ action: "same" });
    expect(await test.copy.preview({ ...saying, principal: { id: "sa-third" } })).toMatchObject({ action: "same" });
    await test.copy.update({ ...saying, stopped: true });
    expect(test.onPlatform()).toMatchObject({ phase: "STOPPED" });
  });
});

describe("a FlinkStatement that continues from another one", () => {
  const next = { statementName: "orders-next", properties: { "sql.tables.initial-offset-from": "orders-copy" } };

  it("is created while it waits for the other one, and runs when that has stopped", async () => {
    await using test = await given();
    await test.made();
    const second = test.host.resource("FlinkStatement", "next");

    await second.create(test.inputs(next));
    expect(test.onPlatform("orders-next")).toMatchObject({ phase: "PENDING" });
    await test.copy.update(test.inputs({ stopped: true }));

    expect(test.onPlatform("orders-next")).toMatchObject({ phase: "RUNNING" });
    await second.read();
    expect(await second.preview(test.inputs(next))).toMatchObject({ action: "same" });
  });
});

describe("importing a FlinkStatement", () => {
  it("uses its name, and the rest from the environment", async () => {
    await using test = await given();
    await test.made();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const other = test.host.resource("FlinkStatement", "imported");

    await other.import("orders-copy");

    expect(other.id).toBe(test.copy.id);
    expect(Object.keys(other.outputs)).toContain("restEndpoint");
    expect(await other.preview(test.inputs())).toMatchObject({ action: "same" });
    const listed = test.host.resource("FlinkStatement", "listed");
    await listed.import(test.copy.id ?? "");
    expect(listed.outputs).toEqual(other.outputs);
  });

  it("fails if the statement does not exist", async () => {
    await using test = await given();
    await test.host.configure(test.providerSettings);

    const { message } = await failure(test.copy.import("none"));

    expect(message).toContain(`the statement "none" does not exist in the environment ${test.environmentId}`);
  });

  it("names the missing environment variables", async () => {
    await using test = await given();

    const { message } = await failure(test.copy.import("orders-copy"));

    expect(message).toContain("set the environment variable IMPORT_FLINK_REST_ENDPOINT");
  });
});
