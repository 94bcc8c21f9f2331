import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startProviderOn } from "../simulated-provider.ts";
import { given, made } from "./given.ts";
import { aCluster, datagen, withSettings } from "./lives.ts";

const allSettings = { ...datagen.configNonsensitive, "kafka.api.key": "key-of-orders", "kafka.api.secret": "[secret]" };

describe("a Connector", () => {
  it("is created with all its settings, and shows no diff afterwards", async () => {
    await using test = await given();

    const { id, outputs } = await test.it.create(test.inputs);

    expect(test.sent("POST", /connectors/)).toEqual([{ name: "orders", config: allSettings }]);
    expect(id).toBe(test.kept().id);
    expect(outputs).toMatchObject({ configNonsensitive: datagen.configNonsensitive, status: "RUNNING" });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    expect(test.platform.journal.violations).toEqual([]);
  });

  it("waits until it is listed with its ID", async () => {
    await using test = await given({ visibilityLagMs: 800 });

    const { id } = await test.it.create(test.inputs);

    expect(id).toBe(test.kept().id);
  });

  it("is found by the next run when its ID could not be read", async () => {
    await using test = await given();
    const folder = mkdtempSync(join(tmpdir(), "connector-"));
    await using host = await startProviderOn(test.platform, {}, { env: { PULUMI_CREATION_NOTES: folder } });
    const it = host.resource("Connector", "it");
    test.platform.failNext({ method: "GET", path: /\/connectors$/, kind: "status400" });

    const error = await failure(it.create(test.inputs));
    await it.create(test.inputs);
    rmSync(folder, { recursive: true });

    expect(error.message).toContain('the platform created connector "orders", but its ID is unknown');
    expect(it.id).toBe(test.kept().id);
    expect(test.sent("POST", /connectors/)).toHaveLength(1);
  });

  it("shows how to import one that has its name already", async () => {
    await using test = await made();

    const error = await failure(test.host.resource("Connector", "other").create(test.inputs));

    expect(error.message).toContain('Connector "orders" exists already');
    expect(error.message).toContain(`pulumi import streamprov:index/connector:Connector other ${test.place}/orders`);
  });

  it("sends all settings when some differ, and keeps sensitive ones that the program omits", async () => {
    await using test = await made();
    const changed = withSettings(test.inputs, { "output.data.format": "AVRO" });

    await test.it.update(changed);
    await test.it.update({ ...withSettings(changed, { "tasks.max": "2" }), configSensitive: undefined });

    const settings = { ...allSettings, "output.data.format": "AVRO" };
    expect(test.sent("PUT", /orders\/config/)).toEqual([settings, { ...settings, "tasks.max": "2" }]);
    expect(test.kept().config["kafka.api.secret"]).toBe("secret-of-orders");
  });

  it("deletes the settings that are removed from the program", async () => {
    const auth = { "kafka.auth.mode": "SERVICE_ACCOUNT", "kafka.service.account.id": "sa-abc123" };
    await using test = await made();
    const wanted = { ...withSettings(test.inputs, auth), configSensitive: {} };

    await test.it.update(wanted);
    await test.it.update(withSettings(wanted, { "kafka.auth.mode": "SERVICE_ACCOUNT" }));

    expect(test.kept().config).toEqual({ ...datagen.configNonsensitive, ...auth });
    await test.it.read();
    expect(await test.it.preview(wanted)).toMatchObject({ action: "same" });
  });

  it("finds settings that were changed, added or deleted elsewhere", async () => {
    await using test = await made();
    const { id, config } = test.kept();
    const { quickstart: _, ...rest } = config;
    test.platform.state.connectors.change(id, { config: { ...rest, "tasks.max": "3", transforms: "mask" } });

    const found = await test.it.read();

    const { quickstart: __, ...told } = datagen.configNonsensitive;
    expect(found?.outputs["configNonsensitive"]).toEqual({ ...told, "tasks.max": "3", transforms: "mask" });
    expect((await test.it.diff(test.inputs)).changes).toEqual(["configNonsensitive"]);
  });

  it("rejects another name, which would be another connector", async () => {
    await using test = await made();
    const renamed = withSettings(test.inputs, { name: "customers" });

    for (const attempt of [test.it.preview(renamed), test.it.update(renamed)])
      expect((await failure(attempt)).message).toContain(
        'configNonsensitive.name cannot be changed from "orders" to "customers", because the platform would create a second connector',
      );

    expect(test.sent("PUT", /config/)).toEqual([]);
  });

  it("is replaced by one of another cluster, with the same or another name", async () => {
    await using test = await made();
    const moved = { ...withSettings(test.inputs, { name: "customers" }), ...(await aCluster(test.platform)) };

    expect(await test.it.update(moved)).toMatchObject({ action: "replace" });
    expect(test.platform.state.connectors.list().map(({ name }) => name)).toEqual(["customers"]);
  });

  it("is deleted before one of the same name is created", async () => {
    await using test = await made({}, { deleteLagMs: 300 });

    const moved = await test.it.diff({ ...test.inputs, environment: { id: "env-other" } });
    const same = await test.it.diff(test.inputs);

    expect([moved.deleteBeforeReplace, same.deleteBeforeReplace]).toEqual([false, true]);
    await test.it.delete();
    await test.it.create(test.inputs);
    expect(test.platform.state.connectors.list()).toHaveLength(1);
  });

  it("leaves the state when it or its cluster no longer exists, and its deletion does not fail", async () => {
    await using test = await made();
    const [kept, other] = ["kept", "other"].map((name) => test.host.resource("Connector", name));
    kept?.adopt(test.it);
    other?.adopt(test.it);
    test.platform.state.connectors.remove(test.it.id ?? "");

    expect(await test.it.read()).toBeUndefined();
    await kept?.delete();
    test.platform.state.kafkaClusters.remove(test.place.split("/")[1] ?? "");
    expect(await other?.read()).toBeUndefined();
  });

  it.each<[string, (inputs: Values) => Values]>([
    ["other settings", (inputs) => withSettings(inputs, { "tasks.max": "2" })],
    ["another status", (inputs) => ({ ...inputs, status: "PAUSED" })],
    ["other offsets", (inputs) => ({ ...inputs, offsets: [{ partition: { a: "1" }, offset: { b: "2" } }] })],
  ])("is not recreated under its name by an update when it no longer exists: %s", async (_what, changed) => {
    await using test = await made();
    test.platform.state.connectors.remove(test.it.id ?? "");

    const error = await failure(test.it.update(changed(test.inputs)));

    expect(error.message).toContain("no longer exists on the platform. Run `pulumi refresh`");
    expect(test.platform.state.connectors.list()).toEqual([]);
  });

  it("cannot be imported while it is being deleted, and its name is taken", async () => {
    await using test = await made();
    test.platform.state.connectors.change(test.kept().id, { state: "DELETED" });
    const other = test.host.resource("Connector", "other");

    const error = await failure(other.create(test.inputs));

    expect(error.message).toContain("Connector orders already exists");
    expect(error.message).not.toContain("pulumi import");
  });

  it("leaves the state while it is being deleted, by its own read and by a listing", async () => {
    await using test = await made();
    const all = await Promise.all(
      ["a", "b", "c"].map(async (name) => {
        const one = test.host.resource("Connector", name);
        await one.create(withSettings(test.inputs, { name }));
        return one;
      }),
    );
    const { connectors } = test.platform.state;
    for (const { id } of connectors.list()) connectors.change(id, { state: "DELETED" });

    const { environment, kafkaCluster } = test.inputs;
    expect(await test.host.list("Connector", { environment, kafkaCluster })).toEqual([]);
    expect(await test.it.read()).toBeUndefined();
    expect(await Promise.all(all.map((one) => one.read()))).toEqual([undefined, undefined, undefined]);
  });

  it("is not deleted when the response body contains an error, regardless of its status", async () => {
    await using test = await made();
    test.platform.alterResponses((body, { method }) =>
      method === "DELETE" ? '{"error":{"message":"it is being upgraded"}}' : body,
    );

    expect((await failure(test.it.delete())).message).toContain(
      'the platform could not delete connector "orders": it is being upgraded',
    );
    expect(test.it.state).toBeDefined();
  });

  it("is read from one listing with the others of its cluster", async () => {
    await using test = await made();
    const all = await Promise.all(
      ["a", "b", "c", "d"].map(async (name) => {
        const one = test.host.resource("Connector", name);
        await one.create(withSettings(test.inputs, { name }));
        return one;
      }),
    );
    test.platform.journal.clear();

    await Promise.all(all.map((one) => one.read()));

    expect(test.platform.journal.find({ method: "GET" }).map(({ query }) => query)).toEqual([
      "expand=info%2Cstatus%2Cid",
    ]);
    expect(all.map(({ outputs }) => outputs["status"])).toEqual(Array(4).fill("RUNNING"));
    const { environment, kafkaCluster } = test.inputs;
    expect(await test.host.list("Connector", { environment, kafkaCluster })).toEqual(
      [test.it, ...all].map(({ id }, i) => ({ id, name: ["orders", "a", "b", "c", "d"][i] })),
    );
  });
});

describe("the import of a Connector", () => {
  it("uses its name, which may contain slashes, and warns that sensitive settings are not returned", async () => {
    await using test = await made(withSettings(datagen, { name: "orders/all" }));
    const other = test.host.resource("Connector", "imported");

    await other.import(`${test.place}/orders/all`);

    expect(other.id).toBe(test.it.id);
    expect(other.outputs).toMatchObject({ ...test.it.outputs, configSensitive: secret({}) });
    expect(other.inputs).not.toHaveProperty("configSensitive");
    expect(test.warnings().join()).toContain("the platform does not return configSensitive");
    expect(await other.update(test.inputs)).toMatchObject({ action: "update" });
    expect(test.sent("PUT", /config/)).toEqual([{ ...allSettings, name: "orders/all" }]);
  });

  it.each(["customers", "orders"])("fails if the connector does not exist: %s", async (name) => {
    await using test = await given();
    const error = await failure(test.it.import(`${test.place}${name === "orders" ? "x" : ""}/${name}`));

    expect(error.message).toMatch(name === "orders" ? "account not found" : "does not exist");
  });
});

describe("settings of a Connector", () => {
  it.each<[string, string, Values]>([
    ["a name", "configNonsensitive.name", withSettings(datagen, { name: "" })],
    ["a class", 'configNonsensitive["connector.class"]', withSettings(datagen, { "connector.class": undefined })],
    [
      "a plugin",
      'configNonsensitive["confluent.custom.plugin.id"]',
      withSettings(datagen, { "confluent.connector.type": "CUSTOM" }),
    ],
    [
      "another kind",
      'configNonsensitive["confluent.connector.type"]',
      withSettings(datagen, { "confluent.connector.type": "custom" }),
    ],
    [
      "another kind, secretly",
      'configSensitive["confluent.connector.type"]',
      { ...datagen, configSensitive: secret({ "confluent.connector.type": "custom" }) },
    ],
    ["a cluster", "kafkaCluster.id", { kafkaCluster: { id: "orders" } }],
  ])("are rejected without or with %s", async (_what, path, changes) => {
    await using test = await given();

    const { failures } = await test.it.check({ ...test.inputs, ...changes });

    expect(failures.map(({ property }) => property)).toEqual([path]);
    expect(JSON.stringify(failures)).not.toContain("secret-of-orders");
  });

  it("are not validated while they are unknown", async () => {
    await using test = await given();
    const classUnknown = withSettings(datagen, { "connector.class": unknown as unknown as string });

    for (const changes of [{ configNonsensitive: unknown }, { configSensitive: unknown }, classUnknown]) {
      expect((await test.it.check({ ...test.inputs, ...changes })).failures).toEqual([]);
      expect(await test.it.preview({ ...test.inputs, ...changes })).toMatchObject({ action: "create" });
    }
    expect(test.sent("PUT", /validate/)).toEqual([]);
  });

  it("are validated against their class at preview, with each error at its property, before anything is created", async () => {
    await using test = await given();
    const wrong = {
      ...withSettings(test.inputs, { quickstart: "INVOICES", "tasks.max": "many" }),
      configSensitive: secret({ "kafka.api.secret": "secret-of-orders" }),
    };

    for (const attempt of [test.it.preview(wrong), test.it.create(wrong)])
      expect((await failure(attempt)).message).toContain(
        `the platform rejects the settings of this DatagenSource connector:
1. configNonsensitive["kafka.api.key"]: Missing required configuration
2. configNonsensitive["tasks.max"]: Invalid value many: not a number of type INT
3. configNonsensitive["quickstart"]: Value "INVOICES" must be one of ORDERS, USERS, PAGEVIEWS, CLICKSTREAM`,
      );

    expect(test.platform.state.connectors.list()).toEqual([]);
  });

  it("are rejected when the platform does not have their class", async () => {
    await using test = await given();

    const error = await failure(test.it.preview(withSettings(test.inputs, { "connector.class": "Nonsense" })));

    expect(error.message).toContain(
      'configNonsensitive["connector.class"]: the platform does not have the connector class Nonsense',
    );
  });

  it("that are sensitive never appear in messages, though the platform quotes them", async () => {
    await using test = await given({ provisionFailure: { connector: "no access with secret-of-orders" } });
    const sensitive = { "kafka.api.key": "key-of-orders", "kafka.api.secret": "secret-of-orders" };
    const wrong = {
      ...withSettings(test.inputs, { quickstart: undefined }),
      configSensitive: secret({ ...sensitive, quickstart: "invoices-of-nobody" }),
    };

    const refused = await failure(test.it.preview(wrong));
    const failed = await failure(test.it.create(test.inputs));
    await test.it.read().catch(() => {});

    expect(refused.message).toContain('configSensitive["quickstart"]: Value "[secret]" must be one of');
    expect(failed.message).toContain("no access with [secret]");
    expect(test.warnings().join()).toContain('connector "orders" is FAILED: no access with [secret]');
    expect(test.host.logs.filter(({ message }) => /secret-of|invoices-of/.test(message))).toEqual([]);
  });

  it("are validated against their class when they change, but not without the permission for it", async () => {
    await using test = await made();
    const wrong = withSettings(test.inputs, { quickstart: "INVOICES" });

    expect((await failure(test.it.preview(wrong))).message).toContain('configNonsensitive["quickstart"]');
    test.platform.failNext({ method: "PUT", path: /validate$/, kind: "status403" });
    expect(await test.it.preview(wrong)).toMatchObject({ action: "update" });
  });

  it("of a custom connector are not validated, because only its plugin knows them", async () => {
    const custom = {
      name: "orders",
      "confluent.connector.type": "CUSTOM",
      "confluent.custom.plugin.id": "ccp-abc123",
      "own.setting": "1",
    };
    await using test = await made({
      configNonsensitive: custom,
      configSensitive: secret({ "own.password": "hidden" }),
    });

    expect(test.kept().config).toEqual({ ...custom, "own.password": "hidden" });
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    expect(test.sent("PUT", /validate/)).toEqual([]);
  });

  it("show no diff if the platform masks or adds them, or returns those that the program keeps secret", async () => {
    const open = { ...datagen.configNonsensitive, "kafka.api.key": "open-key", "cloud.provider": "AWS" };
    const sensitive = { "kafka.api.secret": "secret-of-orders", transforms: "hidden" };
    await using test = await made({ configNonsensitive: open, configSensitive: secret(sensitive) });

    await test.it.read();

    const outputs = test.it.outputs["configNonsensitive"];
    expect(outputs).toEqual(open);
    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    expect(test.warnings()).toEqual([
      expect.stringContaining('configNonsensitive["kafka.api.key"] is a password: move it to configSensitive'),
    ]);
  });

  it("that the platform adds on a write show no diff either", async () => {
    await using test = await given();
    test.platform.alterResponses((body, { route }) =>
      route.endsWith("{connector_name}") ? body.replace('"config":{', '"config":{"max.batch.size":"100",') : body,
    );

    await test.it.create(test.inputs);

    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    expect(test.warnings()).toEqual([]);
  });
});
