import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { describe, expect, it } from "vitest";
import { startWithRegistry } from "../schema-registry/registry.ts";
import { schemaVersionOf, topicOf } from "./entities.ts";

/** The differences between the two kinds of bindings. */
const kinds = [
  {
    type: "TagBinding",
    lookup: "getTagBinding",
    path: "tags",
    store: "tagBindings",
    definitions: "tagDefinitions",
    by: "tagName",
    own: {},
    attributes: {},
  },
  {
    type: "BusinessMetadataBinding",
    lookup: "getBusinessMetadataBinding",
    path: "businessmetadata",
    store: "businessMetadataBindings",
    definitions: "businessMetadataDefinitions",
    by: "businessMetadataName",
    own: { attributes: { owner: "logistics" } },
    attributes: { attributes: { owner: "logistics" } },
  },
] as const;

type Kind = (typeof kinds)[number];

async function given(kind: Kind, settings: StreamprovOptions = {}) {
  const test = await startWithRegistry(settings);
  const { platform, registry, connection } = test;
  const define = (name: string) =>
    platform.state[kind.definitions].create({
      registryId: registry.id,
      name,
      attributeDefs: kind.type === "TagBinding" ? [] : [{ name: "owner" }, { name: "site" }],
    });
  await define("PII");
  const entity = await topicOf(platform, registry, "orders");
  const inputs = (changes: Values = {}): Values => ({
    ...connection,
    [kind.by]: "PII",
    ...entity,
    ...kind.own,
    ...changes,
  });
  const it = test.host.resource(kind.type, "orders");
  const made = async (changes: Values = {}) => {
    await it.create(inputs(changes));
    platform.journal.clear();
  };
  const sent = (method: string) => platform.journal.find({ method }).map(({ requestBody }) => requestBody);
  const kept = platform.state[kind.store];
  const keptId = [registry.id, entity.entityType, entity.entityName, "PII"].join("/");
  const id = [registry.id, "PII", entity.entityName, entity.entityType].join("/");
  const below = `/catalog/v1/entity/type/kafka_topic/name/${entity.entityName}/${kind.path}`;
  return { ...test, inputs, it, made, sent, kept, keptId, id, entity, define, below };
}

describe.each(kinds)("a $type", (kind) => {
  it("is created from the program's inputs, waits until it can be read, and shows no diff afterwards", async () => {
    await using test = await given(kind, { visibilityLagMs: 200 });

    const { id } = await test.it.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.sent("POST")).toEqual([[{ typeName: "PII", ...test.entity, ...kind.attributes }]]);
    expect(await test.it.preview(test.inputs())).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("waits for a definition that the catalog does not know yet, which only the element of the response shows", async () => {
    await using test = await given(kind);

    const creation = test.it.create(test.inputs({ [kind.by]: "Late" }));
    await expect.poll(() => test.sent("POST")).not.toEqual([]);
    await test.define("Late");
    await creation;

    expect(test.kept.list()).toMatchObject([{ typeName: "Late" }]);
  });

  it("is not adopted when it exists already, but must be imported", async () => {
    await using test = await given(kind);
    const { entityType, entityName } = test.entity;
    await test.kept.create({ registryId: test.registry.id, entityType, entityName, typeName: "PII" });

    const { message } = await failure(test.it.create(test.inputs()));

    expect(message).toContain(`${kind.type} ${test.id} exists already. If it belongs to a resource that was renamed`);
    expect(test.sent("POST")).toEqual([]);
  });

  it("is imported with the provider's settings, and shows no diff afterwards", async () => {
    await using test = await given(kind);
    await test.made();
    await test.host.configure(test.providerSettings);
    const other = test.host.resource(kind.type, "imported");

    await other.import(test.id);

    const { schemaRegistryCluster: _, restEndpoint: __, credentials: ___, ...own } = test.inputs();
    expect(await other.preview(own)).toMatchObject({ action: "same" });
  });

  it.each([
    ["PII", "<Schema Registry cluster ID>/<name>/<entity name>/<entity type>"],
    ["lsrc-1/PII/lsrc-1:lkc-1:none/kafka_topic", "belongs to the Schema Registry cluster lsrc-1, but"],
    ["<registry>/PII/lsrc-1:lkc-1:none/kafka_topic", "there is no"],
  ])("is not imported as %s: %s", async (id, says) => {
    await using test = await given(kind);
    await test.host.configure(test.providerSettings);

    const importing = test.it.import(id.replaceAll("<registry>", test.registry.id));
    expect((await failure(importing)).message).toContain(says);
  });

  it("accepts other credentials without a change on the platform", async () => {
    await using test = await given(kind);
    await test.made();

    expect((await test.it.update(test.inputs({ credentials: await test.anotherKey() }))).action).toBe("update");
    expect(test.requests().filter((request) => !request.startsWith("GET"))).toEqual([]);
  });

  it.each([
    [kind.by, "Other"],
    ["entityType", "sr_schema"],
    ["restEndpoint", "https://psrc-other.example"],
  ])("is replaced when %s changes", async (property, value) => {
    await using test = await given(kind);
    await test.made();

    expect(await test.it.preview(test.inputs({ [property]: value }))).toMatchObject({ action: "replace" });
  });

  it("does not become the binding of another entity", async () => {
    await using test = await given(kind);
    await test.made();
    const { entityName } = await topicOf(test.platform, test.registry, "customers");

    const { message } = await failure(test.it.preview(test.inputs({ entityName })));

    expect(message).toContain(`entityName cannot be changed to "${entityName}"`);
    expect(message).toContain("or replace this one with `pulumi up --replace`");
    expect(await test.it.preview(test.inputs({ entityName, [kind.by]: "Other" }))).toMatchObject({ action: "replace" });
  });

  it("moves to a newer version of its schema, but not back to an older one", async () => {
    await using test = await given(kind);
    const old = await schemaVersionOf(test, '"string"');
    await test.made(old);
    const young = await schemaVersionOf(test, '"int"');

    const { action, outputs } = await test.it.update(test.inputs(young));

    expect(action).toBe("update");
    expect(outputs).toMatchObject(young);
    expect(await test.it.preview(test.inputs(young))).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs(young))).toMatchObject({ action: "same" });
    await expect(test.it.preview(test.inputs(old))).rejects.toThrow("entityName cannot be changed");
    await test.it.delete();
    expect(test.kept.list().map(({ entityName }) => entityName)).not.toContain(young.entityName);
  });

  it("leaves the state when it or its entity no longer exists", async () => {
    await using test = await given(kind);
    await test.made();
    const kept = test.host.resource(kind.type, "kept");
    kept.adopt(test.it);
    test.kept.remove(test.keptId);
    expect(await test.it.read()).toBeUndefined();

    for (const { id } of test.platform.state.topics.list()) test.platform.state.topics.remove(id);
    expect(await kept.read()).toBeUndefined();
  });

  it("stays in the state when the platform responds with 403, because no listing proves that it was deleted", async () => {
    await using test = await given(kind);
    await test.made();
    const { kept } = test.it;
    test.platform.failNext({ method: "GET", path: /\/name\//, kind: "status403" });

    expect(await test.it.read()).toBeDefined();
    expect(test.it.kept).toEqual(kept);
  });

  it("is deleted, and the deletion waits until it no longer exists", async () => {
    await using test = await given(kind, { deleteLagMs: 200 });
    await test.made();

    await test.it.delete();

    expect(test.kept.list()).toEqual([]);
    expect(test.requests().slice(0, 2)).toEqual([`DELETE ${test.below}/PII`, `GET ${test.below}`]);
    const args = { ...test.connection, [kind.by]: "PII", ...test.entity };
    expect((await failure(test.host.invoke(kind.lookup, args))).message).toContain("has no");
  });

  it("is deleted without an error when its entity no longer exists", async () => {
    await using test = await given(kind);
    await test.made();
    for (const { id } of test.platform.state.topics.list()) test.platform.state.topics.remove(id);

    await test.it.delete();

    expect(test.it.state).toBeUndefined();
  });

  it.each([
    [kind.by, { [kind.by]: "not-a-name" }],
    ["entityName", { entityName: "" }],
    ["entityType", { entityType: "" }],
    ["restEndpoint", { restEndpoint: "psrc.example" }],
    ["credentials.key", { credentials: { key: "", secret: "s" } }],
  ] as const)("names %s when it is wrong", async (path, changes) => {
    await using test = await given(kind);

    const { failures } = await test.it.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("rejects credentials while the provider signs in with a token", async () => {
    await using test = await given(kind);
    await test.host.configure(test.oauthSettings);

    expect((await test.it.check(test.inputs())).failures.map(({ property }) => property)).toEqual(["credentials"]);
    await test.it.create(test.inputs({ credentials: undefined }));
    expect(test.kept.list()).toHaveLength(1);
  });

  it("is listed", async () => {
    await using test = await given(kind);
    await test.made();

    expect(await test.host.list(kind.type, test.connection)).toEqual([
      { id: test.id, name: `PII ${test.entity.entityName}` },
    ]);
  });

  it("is looked up, and a missing one is reported with the ID that it would have", async () => {
    await using test = await given(kind);
    const args = { ...test.connection, [kind.by]: "PII", ...test.entity };
    const { message } = await failure(test.host.invoke(kind.lookup, args));
    await test.made();

    expect(message).toContain(`kafka_topic "${test.entity.entityName}" has no`);
    expect(message).toContain(test.id);
    expect(await test.host.invoke(kind.lookup, args)).toMatchObject({
      id: test.id,
      ...test.entity,
      [kind.by]: "PII",
      ...kind.attributes,
    });
  });
});

describe("a TagBinding", () => {
  const [kind] = kinds;

  it("waits for an entity that the catalog does not know yet, and shows this on the status line", async () => {
    await using test = await given(kind, { catalogLagMs: 60_000 });
    const says =
      /waiting for the Stream Catalog to know kafka_topic "[^"]+": not known yet \(Instance kafka_topic .* does not exist\)/;

    const creation = test.it.create(test.inputs());
    await expect.poll(() => test.host.logs.map(({ message }) => message)).toContainEqual(expect.stringMatching(says));
    test.platform.set({ catalogLagMs: 0 });
    await creation;

    expect(test.kept.list()).toHaveLength(1);
  });

  it("fails at once with disableWaitForReady", async () => {
    await using test = await given(kind, { catalogLagMs: 60_000 });

    const { message } = await failure(test.it.create(test.inputs({ disableWaitForReady: true })));

    expect(message).toContain("404 Not Found: Instance kafka_topic");
    expect(test.sent("POST")).toHaveLength(1);
  });

  it("is read from the search for its tag when many entities have it", async () => {
    await using test = await given(kind);
    const names = ["a", "b", "c", "d"];
    const all = names.map((name) => test.host.resource("TagBinding", name));
    for (const [at, one] of all.entries()) {
      await one.create(test.inputs(await topicOf(test.platform, test.registry, names[at] ?? "")));
    }
    test.platform.journal.clear();

    const read = await Promise.all(all.map((one) => one.read()));

    expect(read.every((one) => one !== undefined)).toBe(true);
    expect(test.requests()).toEqual(["GET /catalog/v1/search/attribute"]);
  });

  it("needs no write for a newer version, because the platform copies tags to it", async () => {
    await using test = await given(kind);
    const fields = (name: string) => JSON.stringify({ type: "record", name: "Order", fields: [{ name, type: "int" }] });
    const old = await schemaVersionOf(test, fields("id"));
    const field = (one: Values, name: string) => ({
      entityName: `${one["entityName"]}:${name}`,
      entityType: "sr_field",
    });
    await test.made(field(old, "Order.id"));
    const young = await schemaVersionOf(test, fields("id").replace('"int"', '"long"'));

    await test.it.update(test.inputs(field(young, "Order.id")));

    expect(test.requests().filter((request) => !request.startsWith("GET"))).toEqual([]);
    await expect(test.it.preview(test.inputs(field(young, "Order.other")))).rejects.toThrow("cannot be changed");
  });
});

describe("a BusinessMetadataBinding", () => {
  const [, kind] = kinds;

  it("sends all its attributes when one changes, and finds drift", async () => {
    await using test = await given(kind, { updateLagMs: 100 });
    await test.made();
    const wanted = test.inputs({ attributes: { owner: "shop", site: "here" } });

    await test.it.update(wanted);

    expect(test.sent("PUT")).toEqual([
      [{ typeName: "PII", ...test.entity, attributes: { owner: "shop", site: "here" } }],
    ]);
    test.kept.change(test.keptId, { attributes: { owner: "shop" } });
    await test.it.read();
    expect((await test.it.diff(wanted)).changes).toEqual(["attributes"]);
  });

  it("shows values of any type as texts, and keeps them when the program gives none", async () => {
    await using test = await given(kind);
    await test.made();
    test.kept.change(test.keptId, { attributes: { owner: 7, site: null } });

    await test.it.read();

    expect(test.it.outputs["attributes"]).toEqual({ owner: "7", site: "" });
    expect(await test.it.preview(test.inputs({ attributes: undefined }))).toMatchObject({ action: "same" });
  });

  it("writes to the newer version, and keeps the attributes of the older one", async () => {
    await using test = await given(kind);
    const [old, young] = [await schemaVersionOf(test, '"string"'), await schemaVersionOf(test, '"int"')];
    await test.made(old);

    await test.it.update(test.inputs(young));

    expect(test.sent("PUT")).toEqual([[{ typeName: "PII", ...young, ...kind.attributes }]]);
    expect(test.kept.list().map(({ entityName }) => entityName)).toEqual([old.entityName, young.entityName]);
  });

  it("shows the platform's message for an attribute that does not exist", async () => {
    await using test = await given(kind);

    const { message } = await failure(test.it.create(test.inputs({ attributes: { age: "1" } })));

    expect(message).toContain("400 Bad Request: Business metadata PII has no attribute age");
  });
});
