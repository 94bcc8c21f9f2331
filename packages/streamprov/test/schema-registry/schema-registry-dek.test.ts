import { failure, secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegistry } from "./registry.ts";

const subject = "orders/value";

/** A registry with a KEK that it may use. */
async function given({ shared = true, ...settings }: StreamprovOptions & { readonly shared?: boolean } = {}) {
  const test = await startWithRegistry(settings);
  const { state, journal } = test.platform;
  const kek = { registryId: test.registry.id, kmsType: "aws-kms", kmsKeyId: "arn:aws:kms:us-west-2:1:key/abc123" };
  await state.keks.create({ ...kek, name: "orders", shared });
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    kekName: "orders",
    subjectName: subject,
    ...changes,
  });
  const dek = test.host.resource("SchemaRegistryDek", "orders");
  const made = async (changes: Values = {}) => {
    await dek.create(inputs(changes));
    journal.clear();
    return dek;
  };
  const id = `${test.registry.id}/orders/${subject}/1/AES256_GCM`;
  return { ...test, inputs, dek, made, id, there: () => state.deks.get(id) };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("creating a SchemaRegistryDek", () => {
  it("lets the registry generate the key, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.dek.create(test.inputs());

    expect(id).toBe(test.id);
    const [post] = test.platform.journal.find({ method: "POST" });
    expect(post?.requestBody).toEqual({ subject, version: 1, algorithm: "AES256_GCM" });
    const { encryptedKeyMaterial, keyMaterial } = test.there() ?? {};
    expect(outputs).toMatchObject({ encryptedKeyMaterial, version: 1, algorithm: "AES256_GCM" });
    expect(outputs["keyMaterial"]).toEqual(secret(keyMaterial));
    expect((await test.dek.diff(test.inputs())).changes).toEqual([]);
    await test.dek.read();
    expect((await test.dek.diff(test.inputs())).changes).toEqual([]);
  });

  it("keeps the given key, and has no raw key", async () => {
    await using test = await given({ shared: false });
    const wanted = { version: 2, algorithm: "AES128_GCM", encryptedKeyMaterial: "abc" };

    const { id, outputs } = await test.dek.create(test.inputs(wanted));

    expect(id).toBe(`${test.registry.id}/orders/${subject}/2/AES128_GCM`);
    expect(outputs).toMatchObject({ ...wanted, keyMaterial: secret("") });
  });

  it("fails with the registry's reason without a key that the registry cannot generate", async () => {
    await using test = await given({ shared: false });

    expect((await failure(test.dek.create(test.inputs()))).message).toContain("Invalid key: encryptedKeyMaterial");
  });

  it("creates it once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /deks$/, kind: "resetAfter" });

    await test.dek.create(test.inputs());

    expect(test.platform.state.deks.list()).toHaveLength(1);
  });

  it("does not adopt one that exists, which must be imported", async () => {
    await using test = await given();
    await test.platform.state.deks.create({ registryId: test.registry.id, kekName: "orders", subject });

    const { message } = await failure(test.dek.create(test.inputs()));

    expect(message).toContain(`exists already. If it belongs to a resource that was renamed`);
    expect(message).toContain(test.id);
  });

  it("restores a deleted one, and names the next step for a different one", async () => {
    await using test = await given();
    const dek = await test.made();
    await dek.delete();
    expect(test.there()?.deleted).toBe(true);

    const { message } = await failure(test.dek.create(test.inputs({ encryptedKeyMaterial: "other" })));
    await test.dek.create(test.inputs());

    expect(message).toContain("A different, soft-deleted key has this name");
    expect(test.there()?.deleted).toBe(false);
  });

  it("reports all mistakes with their properties", async () => {
    await using test = await given();

    const { failures } = await test.dek.check({
      ...test.connection,
      kekName: "a/b",
      subjectName: "",
      version: 0,
      algorithm: "AES",
    });

    expect(failures.map(({ property }) => property).sort()).toEqual(["algorithm", "kekName", "subjectName", "version"]);
  });
});

describe("changing a SchemaRegistryDek", () => {
  it.each([
    ["version", { version: 2 }],
    ["algorithm", { algorithm: "AES256_SIV" }],
    ["encryptedKeyMaterial", { encryptedKeyMaterial: "other" }],
  ])("rejects another %s at preview, unless it is replaced anyway", async (property, change) => {
    await using test = await given();
    const dek = await test.made();

    const { message } = await failure(dek.preview(test.inputs(change)));

    expect(message).toContain(`${property} cannot be changed, because a DEK cannot be changed`);
    expect((await dek.preview(test.inputs({ ...change, subjectName: "other" }))).action).toBe("replace");
  });

  it("changes nothing on the platform when only hardDelete or the credentials change", async () => {
    await using test = await given();
    const dek = await test.made();
    const wanted = test.inputs({ hardDelete: true, credentials: await test.anotherKey() });

    await dek.update(wanted);

    expect(test.platform.journal.entries.filter(({ method }) => method !== "GET")).toEqual([]);
    expect((await dek.diff(wanted)).changes).toEqual([]);
  });

  it.each([
    ["kekName", { kekName: "other" }],
    ["subjectName", { subjectName: "other" }],
    ["restEndpoint", { restEndpoint: "https://other.example" }],
    ["schemaRegistryCluster", { schemaRegistryCluster: { id: "lsrc-other" } }],
  ])("replaces it when %s changes", async (property, change) => {
    await using test = await given();
    const dek = await test.made();

    expect((await dek.diff(test.inputs(change))).replaces).toEqual([property]);
  });
});

describe("replacing a SchemaRegistryDek", () => {
  it.each([
    [true, "data that was encrypted with it can never be decrypted again"],
    [false, ""],
  ])("shows the right warning about lost data when hardDelete is %s", async (hardDelete, says) => {
    await using test = await given();
    const dek = await test.made({ hardDelete });

    const { action } = await dek.preview(test.inputs({ hardDelete, restEndpoint: "https://other.example" }));

    expect(action).toBe("replace");
    const warnings = test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
    expect(warnings).toEqual(says === "" ? [] : [expect.stringContaining(says)]);
  });
});

describe("reading a SchemaRegistryDek", () => {
  it("removes a soft-deleted one from the state", async () => {
    await using test = await given();
    const dek = await test.made();
    test.platform.state.deks.change(test.id, { deleted: true });

    expect(await dek.read()).toBeUndefined();
  });

  it("imports it by its five parts, where the subject may contain slashes, without a diff afterwards", async () => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    await test.platform.state.deks.create({ registryId: test.registry.id, kekName: "orders", subject });

    await test.dek.import(test.id);

    expect(test.dek.inputs).toMatchObject({ kekName: "orders", subjectName: subject });
    expect((await test.dek.diff(test.inputs())).changes).toEqual([]);
    const { message } = await failure(test.host.resource("SchemaRegistryDek", "other").import("lsrc-1/orders/a/1"));
    expect(message).toContain("<Schema Registry cluster ID>/<KEK name>/<subject>/<version>/<algorithm>");
  });
});

it("is soft-deleted, and deleted permanently with hardDelete", async () => {
  await using test = await given();
  const dek = await test.made();
  const deletions = () => test.platform.journal.find({ method: "DELETE" }).map(({ query }) => query);

  await dek.delete();
  expect(test.there()).toMatchObject({ deleted: true });
  expect(deletions()).toEqual(["algorithm=AES256_GCM&permanent=false"]);
  await test.made({ hardDelete: true });
  await dek.delete();

  expect(test.there()).toBeUndefined();
  expect(deletions()).toEqual(["algorithm=AES256_GCM&permanent=false", "algorithm=AES256_GCM&permanent=true"]);
});

it("is listed with its versions and algorithms, and looked up", async () => {
  await using test = await given();
  await test.made();
  const where = { registryId: test.registry.id, kekName: "orders", subject };
  await test.platform.state.deks.create({ ...where, version: 2 });
  await test.platform.state.deks.create({ ...where, algorithm: "AES256_SIV" });
  const lookUp = (args: Values) =>
    test.host.invoke("getSchemaRegistryDek", {
      ...test.connection,
      kekName: "orders",
      subjectName: subject,
      ...args,
    });

  const found = await test.host.list("SchemaRegistryDek", test.connection);

  const start = `${test.registry.id}/orders/${subject}`;
  expect(found.map(({ id }) => id)).toEqual([
    `${start}/1/AES256_GCM`,
    `${start}/2/AES256_GCM`,
    `${start}/1/AES256_SIV`,
  ]);
  const { encryptedKeyMaterial } = test.there() ?? {};
  expect(await lookUp({})).toMatchObject({ id: `${start}/1/AES256_GCM`, encryptedKeyMaterial, hardDelete: false });
  expect(await lookUp({ algorithm: "AES256_SIV" })).toMatchObject({ id: `${start}/1/AES256_SIV`, version: 1 });
  expect((await failure(lookUp({ version: 3 }))).message).toContain("not found");
});
