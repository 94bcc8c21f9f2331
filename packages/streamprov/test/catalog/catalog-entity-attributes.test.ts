import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connectedRegistry } from "../schema-registry/connected-registry.ts";
import { startWithRegistry } from "../schema-registry/registry.ts";
import { topicOf } from "./entities.ts";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithRegistry(settings);
  const entity = await topicOf(test.platform, test.registry, "orders");
  const attributes = { owner: "logistics", description: "Orders of the shop" };
  const inputs = (changes: Values = {}): Values => ({ ...test.connection, ...entity, attributes, ...changes });
  const it = test.host.resource("CatalogEntityAttributes", "orders");
  const made = async (changes: Values = {}) => {
    await it.create(inputs(changes));
    test.platform.journal.clear();
  };
  const sent = () => test.platform.journal.find({ method: "PUT" }).map(({ requestBody }) => requestBody);
  const body = (values: Values, { entityType, entityName } = entity) => ({
    entity: { typeName: entityType, attributes: { ...values, qualifiedName: entityName } },
  });
  const keptId = [test.registry.id, entity.entityType, entity.entityName].join("/");
  const written = () => test.platform.state.entityAttributes.get(keptId)?.values;
  const write = (values: Values) =>
    test.platform.state.entityAttributes.create({ id: keptId, registryId: test.registry.id, values });
  const id = `${entity.entityType}/${entity.entityName}`;
  return { ...test, entity, attributes, inputs, it, made, sent, body, written, write, id };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("CatalogEntityAttributes", () => {
  it("are written beside the entity's other attributes, wait until they read back, and show no diff afterwards", async () => {
    await using test = await given({ updateLagMs: 200, visibilityLagMs: 200 });
    await test.write({ ownerEmail: "a@example.com", owner: "somebody" });

    const { id } = await test.it.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.sent()).toEqual([test.body(test.attributes)]);
    expect(test.written()).toEqual({ ...test.attributes, ownerEmail: "a@example.com" });
    expect(test.it.outputs["attributes"]).toEqual(test.attributes);
    await test.it.read();
    expect(await test.it.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("belong to an entity even if the program uses its short name", async () => {
    await using test = await given();
    const short = { entityType: "cf_environment", entityName: test.environment.id };

    const { id, outputs } = await test.it.create(test.inputs(short));

    expect(id).toBe(`cf_environment/${test.environment.id}`);
    expect(outputs).toMatchObject(short);
    expect(test.platform.state.entityAttributes.list().map((one) => one.id)).toEqual([
      `${test.registry.id}/cf_environment/${test.registry.id}:${test.environment.id}`,
    ]);
    await test.it.read();
    expect(await test.it.preview(test.inputs(short))).toMatchObject({ action: "same" });
  });

  it("wait for an entity that the catalog does not know yet", async () => {
    await using test = await given({ catalogLagMs: 60_000 });

    const creation = test.it.create(test.inputs());
    await expect.poll(() => test.sent()).not.toEqual([]);
    test.platform.set({ catalogLagMs: 0 });
    await creation;

    expect(test.written()).toEqual(test.attributes);
  });

  it("are all sent when one changes; an empty value clears one", async () => {
    await using test = await given();
    await test.made();
    const attributes = { owner: "", description: "Orders" };

    await test.it.update(test.inputs({ attributes }));

    expect(test.sent()).toEqual([test.body(attributes)]);
    expect(test.written()).toEqual({ description: "Orders" });
    await test.it.read();
    expect(await test.it.preview(test.inputs({ attributes }))).toMatchObject({ action: "same" });
  });

  it("keep the value of an attribute that is removed from the program, with a warning", async () => {
    await using test = await given();
    await test.made();
    const wanted = test.inputs({ attributes: { owner: "shop" } });

    await test.it.update(wanted);

    expect(test.written()).toEqual({ owner: "shop", description: "Orders of the shop" });
    expect(test.host.logs.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        "keep their values on the platform: description. To clear an attribute, set it to an empty value",
      ),
    );
    await test.it.read();
    expect(await test.it.preview(wanted)).toMatchObject({ action: "same" });
  });

  it("detect drift only in the attributes that the program sets", async () => {
    await using test = await given();
    await test.made();
    await test.write({ owner: 7, ownerEmail: "b@example.com" });

    await test.it.read();

    expect(test.it.outputs["attributes"]).toEqual({ owner: "7", description: "" });
    expect((await test.it.diff(test.inputs())).changes).toEqual(["attributes"]);
  });

  it("accept other credentials without a change on the platform", async () => {
    await using test = await given();
    await test.made();

    expect((await test.it.update(test.inputs({ credentials: await test.anotherKey() }))).action).toBe("update");
    expect(test.sent()).toEqual([]);
  });

  it.each([
    ["entityName", "lsrc-1:lkc-1:other"],
    ["entityType", "sr_schema"],
    ["restEndpoint", "https://psrc-other.example"],
    ["schemaRegistryCluster", { id: "lsrc-other" }],
  ])("are replaced when %s changes", async (property, value) => {
    await using test = await given();
    await test.made();

    expect(await test.it.preview(test.inputs({ [property]: value }))).toMatchObject({ action: "replace" });
  });

  it("leave the state when the entity no longer exists, and their deletion does not fail", async () => {
    await using test = await given();
    await test.made();
    const kept = test.host.resource("CatalogEntityAttributes", "kept");
    kept.adopt(test.it);
    for (const { id } of test.platform.state.topics.list()) test.platform.state.topics.remove(id);

    expect(await test.it.read()).toBeUndefined();
    await kept.delete();
    expect(kept.state).toBeUndefined();
  });

  it("are cleared when they are deleted; the entity's others stay", async () => {
    await using test = await given();
    await test.write({ ownerEmail: "a@example.com" });
    await test.made();

    await test.it.delete();

    expect(test.sent()).toEqual([test.body({ owner: "", description: "" })]);
    expect(test.written()).toEqual({ ownerEmail: "a@example.com" });
  });

  it("are distinguished if two registries have a schema with the same short name", async () => {
    await using test = await given();
    const other = await connectedRegistry(test.platform);
    const registries = [test, other];
    const schemaId = 100_001;
    for (const { registry } of registries) {
      const { schemas } = test.platform.state;
      const { id } = await schemas.create({ registryId: registry.id, subject: "orders-value", schema: '"string"' });
      schemas.change(id, { schemaId });
    }
    const entityName = `.:${schemaId}`;
    const [one, another] = registries.map((_, at) => test.host.resource("CatalogEntityAttributes", `orders-${at}`));
    const inputsOf = ({ connection }: Pick<typeof other, "connection">) =>
      test.inputs({ ...connection, entityType: "sr_schema", entityName });
    const ids = [await one?.create(inputsOf(test)), await another?.create(inputsOf(other))].map((made) => made?.id);

    await one?.delete();

    expect(ids).toEqual(registries.map(({ registry }) => `sr_schema/${registry.id}:${entityName}`));
    const left = test.platform.state.entityAttributes.list();
    expect(left.map(({ registryId, values }) => ({ registryId, values }))).toEqual([
      { registryId: other.registry.id, values: test.attributes },
    ]);
    expect(another?.outputs["entityName"]).toBe(entityName);
    await another?.read();
    expect(await another?.preview(inputsOf(other))).toMatchObject({ action: "same" });
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const imported = test.host.resource("CatalogEntityAttributes", "imported");
    await imported.import(`${test.registry.id}/sr_schema/${entityName}/owner`);
    expect(imported).toMatchObject({ id: ids[0], outputs: { entityName, attributes: { owner: "" } } });
  });

  it("are imported by their names", async () => {
    await using test = await given();
    await test.made();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);

    const other = test.host.resource("CatalogEntityAttributes", "imported");

    await other.import(`${test.registry.id}/${test.id}/owner, description,qualifiedName`);

    expect(other.id).toBe(test.id);
    expect(other.outputs["attributes"]).toEqual(test.attributes);
    expect(await other.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("are imported with the provider's settings, and no attribute is imported when none is named", async () => {
    await using test = await given();
    await test.made();
    await test.host.configure(test.providerSettings);

    const other = test.host.resource("CatalogEntityAttributes", "imported");

    await other.import(`${test.registry.id}/${test.id}/`);

    expect(other.outputs["attributes"]).toEqual({});
    expect(await other.preview(test.entity)).toMatchObject({ action: "same" });
  });

  it.each([
    ["kafka_topic/lsrc-1:lkc-1:orders", "<Schema Registry cluster ID>/<entity type>/<entity name>/<attribute>"],
    ["lsrc-1/kafka_topic/lsrc-1:lkc-1:none/owner", "belongs to the Schema Registry cluster lsrc-1, but"],
    ["<registry>/kafka_topic/<registry>:lkc-1:none/owner", "there is no CatalogEntityAttributes"],
  ])("are not imported as %s", async (id, says) => {
    await using test = await given();
    await test.host.configure(test.providerSettings);

    const importing = test.it.import(id.replaceAll("<registry>", test.registry.id));
    expect((await failure(importing)).message).toContain(says);
  });

  it.each([
    ["entityName", { entityName: "" }],
    ["entityType", { entityType: "" }],
    ["entityType", { entityType: "kafka/topic" }],
    ["restEndpoint", { restEndpoint: "psrc.example" }],
    ["credentials", { credentials: undefined }],
    ['attributes["qualifiedName"]', { attributes: { qualifiedName: "orders" } }],
  ] as const)("name %s when it is wrong", async (path, changes) => {
    await using test = await given();

    const { failures } = await test.it.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("reject credentials while the provider signs in with a token", async () => {
    await using test = await given();
    await test.host.configure(test.oauthSettings);

    expect((await test.it.check(test.inputs())).failures.map(({ property }) => property)).toEqual(["credentials"]);
    await test.it.create(test.inputs({ credentials: undefined }));
    expect(test.written()).toEqual(test.attributes);
  });

  it("are listed with the existing entities, or with those of one type", async () => {
    await using test = await given();

    const topics = await test.host.list("CatalogEntityAttributes", { ...test.connection, entityType: "kafka_topic" });
    const all = await test.host.list("CatalogEntityAttributes", test.connection);

    expect(topics).toEqual([{ id: test.id, name: test.entity.entityName }]);
    expect(all.length).toBeGreaterThan(1);
  });
});
