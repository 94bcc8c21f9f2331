import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegistry } from "./registry.ts";

const kmsKeyId = "arn:aws:kms:us-west-2:012345678901:key/abc123";
const path = "/dek-registry/v1/keks";

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithRegistry(settings);
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    name: "orders",
    kmsType: "aws-kms",
    kmsKeyId,
    ...changes,
  });
  const kek = test.host.resource("SchemaRegistryKek", "orders");
  const made = async (changes: Values = {}) => {
    await kek.create(inputs(changes));
    test.platform.journal.clear();
    return kek;
  };
  const id = `${test.registry.id}/orders`;
  const there = () => test.platform.state.keks.get(id);
  const bodies = (method: string) => test.platform.journal.find({ method }).map(({ requestBody }) => requestBody);
  return { ...test, inputs, kek, made, id, there, bodies };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating a SchemaRegistryKek", () => {
  it("sends its properties, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.kek.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.bodies("POST")).toEqual([{ name: "orders", kmsType: "aws-kms", kmsKeyId, kmsProps: {}, doc: "" }]);
    expect(outputs).toMatchObject({ properties: {}, doc: "", shared: false, hardDelete: false });
    expect((await test.kek.diff(test.inputs())).changes).toEqual([]);
    await test.kek.read();
    expect((await test.kek.diff(test.inputs())).changes).toEqual([]);
  });

  it("sends all inputs", async () => {
    await using test = await given();
    const more = { properties: { region: "us-west-2" }, doc: "Orders", shared: true };

    const { outputs } = await test.kek.create(test.inputs(more));

    const kmsProps = { region: "us-west-2" };
    expect(test.bodies("POST")).toMatchObject([{ kmsProps, doc: "Orders", shared: true }]);
    expect(outputs).toMatchObject(more);
  });

  it("names it after the resource when it has no name", async () => {
    await using test = await given();
    const { inputs } = await test.kek.check(test.inputs({ name: undefined }));

    expect(inputs["name"]).toMatch(/^orders-[0-9a-f]{7}$/);
  });

  it("treats other spellings of the type of a cloud's service as equal", async () => {
    await using test = await given();
    const kek = await test.made({ kmsType: "AWS" });

    await kek.read();

    expect(test.there()?.kmsType).toBe("aws-kms");
    expect((await kek.diff(test.inputs({ kmsType: "AWS" }))).changes).toEqual([]);
    expect((await kek.diff(test.inputs({ kmsType: "hcvault" }))).replaces).toEqual(["kmsType"]);
  });

  it("creates it once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /keks$/, kind: "resetAfter" });

    const { id } = await test.kek.create(test.inputs({ kmsType: "AWS", shared: true }));

    expect(id).toBe(test.id);
    expect(test.platform.state.keks.list()).toHaveLength(1);
  });

  it("does not adopt one that exists, which must be imported", async () => {
    await using test = await given();
    await test.platform.state.keks.create({
      registryId: test.registry.id,
      name: "orders",
      kmsType: "x",
      kmsKeyId: "y",
    });

    const { message } = await failure(test.kek.create(test.inputs()));

    expect(message).toContain(
      `SchemaRegistryKek "orders" exists already. If it belongs to a resource that was renamed`,
    );
    expect(message).toContain(`pulumi import streamprov:index/schemaRegistryKek:SchemaRegistryKek orders ${test.id}`);
  });

  it("restores a deleted one that is equal, and names the next step for a different one", async () => {
    await using test = await given();
    const kek = await test.made();
    await kek.delete();
    expect(test.there()?.deleted).toBe(true);

    const { message } = await failure(test.kek.create(test.inputs({ kmsKeyId: "other" })));
    await test.kek.create(test.inputs());

    expect(message).toContain("A different, soft-deleted key has this name");
    expect(message).toContain("Restore it by creating a key with its values");
    expect(test.there()?.deleted).toBe(false);
  });

  it("reports all mistakes with their properties", async () => {
    await using test = await given();

    const { failures } = await test.kek.check({ name: "a/b", kmsType: "", kmsKeyId: "", restEndpoint: "x" });

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "kmsKeyId",
      "kmsType",
      "name",
      "restEndpoint",
      "schemaRegistryCluster.id",
    ]);
    expect(failures.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining("schemaRegistryCluster.id and credentials are required"),
    );
  });
});

describe("changing a SchemaRegistryKek", () => {
  it("sends all changeable properties, and keeps the platform's values of omitted ones", async () => {
    await using test = await given();
    const kek = await test.made({ properties: { a: "1" }, doc: "Orders" });

    await kek.update(test.inputs({ shared: true }));

    expect(test.bodies("PUT")).toEqual([{ kmsProps: { a: "1" }, doc: "Orders", shared: true }]);
    expect((await kek.diff(test.inputs({ shared: true }))).changes).toEqual([]);
  });

  it("clears properties and doc", async () => {
    await using test = await given();
    const kek = await test.made({ properties: { a: "1" }, doc: "Orders", shared: true });

    await kek.update(test.inputs({ properties: {}, doc: "" }));

    expect(test.there()).toMatchObject({ kmsProps: {}, doc: "", shared: false });
  });

  it("changes nothing on the platform when only hardDelete, the credentials or the endpoint change", async () => {
    await using test = await given();
    const kek = await test.made();
    const restEndpoint = `${test.registry.restEndpoint}/`;
    const wanted = test.inputs({ hardDelete: true, credentials: await test.anotherKey(), restEndpoint });

    await kek.update(wanted);

    expect(test.bodies("PUT")).toEqual([]);
    expect((await kek.diff(wanted)).changes).toEqual([]);
  });

  it.each([
    ["kmsKeyId", { kmsKeyId: "other" }, true],
    ["kmsType", { kmsType: "gcp-kms" }, true],
    ["name", { name: "other" }, false],
    ["schemaRegistryCluster", { schemaRegistryCluster: { id: "lsrc-other" } }, false],
  ])("replaces it when %s changes", async (property, change, deleteBeforeReplace) => {
    await using test = await given();
    const kek = await test.made();

    expect(await kek.diff(test.inputs(change))).toMatchObject({ replaces: [property], deleteBeforeReplace });
  });
});

describe("another key for a SchemaRegistryKek", () => {
  const other = { kmsKeyId: "other" };

  it("is rejected at preview while the old one would be soft-deleted and keep its name", async () => {
    await using test = await given();
    const kek = await test.made();

    const { message } = await failure(kek.preview(test.inputs({ ...other, hardDelete: true })));

    expect(message).toContain("kmsKeyId cannot be changed under the same name");
    expect(message).toContain("First run `pulumi up` with hardDelete: true");
  });

  it("replaces it once it is deleted permanently or has another name", async () => {
    await using test = await given();
    const kek = await test.made();

    expect((await kek.preview(test.inputs({ ...other, name: "new" }))).action).toBe("replace");
    await kek.update(test.inputs({ hardDelete: true }));
    await kek.update(test.inputs({ ...other, hardDelete: true }));

    expect(test.there()).toMatchObject({ ...other, deleted: false });
  });

  it("gets its own name when names are generated", async () => {
    await using test = await given();
    const kek = await test.made({ name: undefined });

    await kek.update(test.inputs({ ...other, name: undefined }));

    const found = test.platform.state.keks.list().map(({ kmsKeyId: id, deleted }) => [id, deleted]);
    expect(found.sort()).toEqual([
      [kmsKeyId, true],
      ["other", false],
    ]);
  });
});

describe("reading a SchemaRegistryKek", () => {
  it("finds drift", async () => {
    await using test = await given();
    const kek = await test.made({ doc: "Orders" });
    test.platform.state.keks.change(test.id, { doc: "Other" });

    await kek.read();

    expect((await kek.diff(test.inputs({ doc: "Orders" }))).changes).toEqual(["doc"]);
  });

  it("removes a soft-deleted one from the state", async () => {
    await using test = await given();
    const kek = await test.made();
    test.platform.state.keks.change(test.id, { deleted: true });

    expect(await kek.read()).toBeUndefined();
  });

  it.each(["its own connection", "the provider's"])("imports it by %s without a diff", async (way) => {
    await using test = await given();
    if (way === "the provider's") await test.host.configure(test.providerSettings);
    else for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const { id: registryId } = test.registry;
    await test.platform.state.keks.create({ registryId, name: "orders", kmsType: "aws-kms", kmsKeyId });

    await test.kek.import(test.id);

    expect(test.kek.inputs).toMatchObject({ name: "orders", kmsType: "aws-kms", kmsKeyId });
    const inputs = way === "the provider's" ? { name: "orders", kmsType: "aws-kms", kmsKeyId } : test.inputs();
    expect((await test.kek.diff(inputs)).changes).toEqual([]);
  });
});

describe("deleting a SchemaRegistryKek", () => {
  it("soft-deletes it", async () => {
    await using test = await given();
    const kek = await test.made();

    await kek.delete();

    expect(test.there()).toMatchObject({ deleted: true });
    expect(test.platform.journal.find({ method: "DELETE" })).toMatchObject([{ query: "permanent=false" }]);
  });

  it("soft-deletes it and then deletes it permanently with hardDelete, also when it is soft-deleted already", async () => {
    await using test = await given();
    const kek = await test.made({ hardDelete: true });
    test.platform.state.keks.change(test.id, { deleted: true });

    await kek.delete();

    expect(test.there()).toBeUndefined();
    expect(test.requests()).toEqual([
      `DELETE ${path}/orders`,
      `GET ${path}/orders`,
      `DELETE ${path}/orders`,
      `GET ${path}/orders`,
    ]);
  });

  it("fails with the registry's reason while there are DEKs", async () => {
    await using test = await given();
    const kek = await test.made({ shared: true });
    await test.platform.state.deks.create({ registryId: test.registry.id, kekName: "orders", subject: "orders-value" });

    expect((await failure(kek.delete())).message).toContain("One or more references exist to the key orders");
    expect(kek.state).toBeDefined();
  });

  it("reports that soft-deleted DEKs prevent its permanent deletion", async () => {
    await using test = await given();
    const kek = await test.made({ hardDelete: true });
    const dek = { registryId: test.registry.id, kekName: "orders", subject: "orders-value" };
    const { id } = await test.platform.state.deks.create({ ...dek, encryptedKeyMaterial: "AAAA" });
    test.platform.state.deks.change(id, { deleted: true });

    const { message } = await failure(kek.delete());

    expect(message).toContain("One or more references exist to the key orders");
    expect(message).toContain("DEKs that were deleted without hardDelete are only soft-deleted and still count");
    test.platform.state.deks.remove(id);
    await kek.delete();
    expect(test.there()).toBeUndefined();
  });
});

it("is listed and looked up while it is not soft-deleted", async () => {
  await using test = await given();
  await test.made({ doc: "Orders" });
  const lookUp = () => test.host.invoke("getSchemaRegistryKek", { ...test.connection, name: "orders" });

  expect(await test.host.list("SchemaRegistryKek", test.connection)).toEqual([{ id: test.id, name: "orders" }]);
  expect(await lookUp()).toMatchObject({
    id: test.id,
    name: "orders",
    kmsType: "aws-kms",
    kmsKeyId,
    properties: {},
    doc: "Orders",
    shared: false,
    hardDelete: false,
  });
  test.platform.state.keks.change(test.id, { deleted: true });
  expect(await test.host.list("SchemaRegistryKek", test.connection)).toEqual([]);
  expect((await failure(lookUp())).message).toContain("Key 'orders' not found");
});
