import { type Reply, send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";

let platform: StreamprovSimulator;
let registryId: string;
let call: (method: string, path: string, body?: unknown) => Promise<Reply>;
beforeEach(async () => {
  platform = await startSimulator();
  const environment = await platform.state.environments.create({ displayName: "e" });
  const registry = await platform.state.schemaRegistryClusters.create({ environmentId: environment.id });
  const key = await platform.state.apiKeys.create({
    ownerId: platform.credentials.userId,
    scope: { kind: "schema-registry", id: registry.id, environmentId: environment.id },
  });
  registryId = registry.id;
  call = (method, path, body) =>
    send(registry.restEndpoint + path, method, body === undefined ? { key } : { key, body });
});
afterEach(() => platform.close());

const avro = (...names: string[]) =>
  JSON.stringify({ type: "record", name: "Order", fields: names.map((name) => ({ name, type: "string" })) });
const avroBody = (...names: string[]) => ({ schemaType: "AVRO", schema: avro(...names), references: [] });
const register = (subject: string, body: unknown) =>
  call("POST", `/subjects/${encodeURIComponent(subject)}/versions`, body);

describe("registering", () => {
  it("makes versions, gives equal schemas one ID, and leaves the type out when it is AVRO", async () => {
    const first = await register("a", avroBody("x", "y"));
    const same = await register("a", avroBody("x", "y"));
    const elsewhere = await register("b", avroBody("x", "y"));
    const second = await register("a", avroBody("x"));
    const latest = await call("GET", "/subjects/a/versions/latest");

    expect(same.body.id).toBe(first.body.id);
    expect(elsewhere.body.id).toBe(first.body.id);
    expect(second.body.id).not.toBe(first.body.id);
    expect(latest.body).toEqual({ subject: "a", version: 2, id: second.body.id, schema: avro("x") });
    expect((await call("GET", "/subjects/a/versions")).body).toEqual([1, 2]);
  });

  it("gives a schema back without the spacing it came with", async () => {
    await register("a", { schema: JSON.stringify(JSON.parse(avro("x")), null, 4) });

    expect((await call("GET", "/subjects/a/versions/1")).body.schema).toBe(avro("x"));
  });

  it("rejects what is not compatible, and says why", async () => {
    await register("a", avroBody("x"));
    const refused = await register("a", avroBody("x", "y"));

    expect(refused).toMatchObject({ status: 409, body: { error_code: 409 } });
    expect(refused.body.message).toContain("field 'y' has no default value");
    expect((await call("GET", "/subjects/a/versions")).body).toEqual([1]);
  });

  it.each([
    ["a text that is no JSON", { schema: "{" }, 42201],
    ["an AVRO schema with an unknown type", { schema: '{"type":"Money"}' }, 42201],
    ["a JSON schema that is a list", { schemaType: "JSON", schema: "[]" }, 42201],
    ["an empty PROTOBUF schema", { schemaType: "PROTOBUF", schema: " " }, 42201],
    ["an unknown type", { schemaType: "XML", schema: "<a/>" }, 42201],
    ["a reference to version 0", { schema: avro("x"), references: [{ name: "r", subject: "r", version: 0 }] }, 42202],
    ["a reference to nothing", { schema: avro("x"), references: [{ name: "r", subject: "r", version: 1 }] }, 42201],
  ])("rejects %s", async (_, body, code) => {
    expect(await register("a", body)).toMatchObject({ status: 422, body: { error_code: code } });
  });

  it("takes JSON, PROTOBUF and AVRO that refers to other subjects", async () => {
    await register("money", { schema: '{"type":"record","name":"Money","fields":[]}' });
    const order = {
      schema: '{"type":"record","name":"Order","fields":[{"name":"price","type":"Money"}]}',
      references: [{ name: "Money", subject: "money", version: 1 }],
    };
    const statuses = [
      (await register("j", { schemaType: "JSON", schema: '{"type":"object"}' })).status,
      (await register("p", { schemaType: "PROTOBUF", schema: 'syntax = "proto3"; message M { string a = 1; }' }))
        .status,
      (await register("orders/v1", order)).status,
    ];

    expect(statuses).toEqual([200, 200, 200]);
    expect((await call("GET", "/subjects/j/versions/1")).body.schemaType).toBe("JSON");
    expect((await call("GET", "/subjects/orders%2Fv1/versions/1")).body.references).toEqual(order.references);
    expect((await call("GET", "/subjects/money/versions/1/referencedby")).body).toHaveLength(1);
  });

  it("keeps metadata and rules when a request leaves them out, and clears rules that are sent empty", async () => {
    const rules = { domainRules: [{ name: "r", kind: "CONDITION", mode: "WRITE", type: "CEL", expr: "true" }] };
    await register("a", { ...avroBody("x", "y"), metadata: { properties: { owner: "me" } }, ruleSet: rules });
    await register("a", avroBody("x"));
    const kept = await call("GET", "/subjects/a/versions/2");
    const cleared = await register("a", { ...avroBody("x"), ruleSet: { domainRules: [], migrationRules: [] } });
    const now = await call("GET", "/subjects/a/versions/latest");

    expect(kept.body).toMatchObject({ metadata: { properties: { owner: "me" } }, ruleSet: rules });
    expect(cleared.body.version).toBe(3);
    expect(now.body.ruleSet).toEqual({ domainRules: [], migrationRules: [] });
  });

  it("takes the registry's own media types, and no other", async () => {
    const post = (type: string) =>
      send(`${platform.state.schemaRegistryClusters.get(registryId)?.restEndpoint}/subjects/a/versions`, "POST", {
        key: platform.state.apiKeys.list().find((one) => one.scope.kind === "schema-registry") ?? {
          id: "",
          secret: "",
        },
        body: avroBody("x"),
        headers: { "Content-Type": type },
      });

    expect((await post("application/vnd.schemaregistry.v1+json")).status).toBe(200);
    expect((await post("text/plain")).status).toBe(400);
  });
});

describe("looking a schema up", () => {
  it("finds it by its text, and by its meaning when normalized", async () => {
    const { body } = await register("a", { schemaType: "JSON", schema: '{"type":"object","title":"t"}' });
    const swapped = { schemaType: "JSON", schema: '{"title":"t","type":"object"}' };
    const spaced = await call("POST", "/subjects/a", { schemaType: "JSON", schema: '{ "type":"object","title":"t" }' });
    const exact = await call("POST", "/subjects/a?normalize=false", swapped);
    const normalized = await call("POST", "/subjects/a?normalize=true", swapped);

    expect(spaced.body.id).toBe(body.id);
    expect(exact).toMatchObject({ status: 404, body: { error_code: 40403 } });
    expect(normalized.body).toMatchObject({ id: body.id, subject: "a", version: 1 });
  });

  it("distinguishes a schema that the subject lacks from a subject that does not exist", async () => {
    await register("a", avroBody("x"));

    expect((await call("POST", "/subjects/a", avroBody("z"))).body.error_code).toBe(40403);
    expect((await call("POST", "/subjects/b", avroBody("x"))).body.error_code).toBe(40401);
  });
});

describe("checking compatibility", () => {
  const check = (body: unknown, query = "?verbose=true") =>
    call("POST", `/compatibility/subjects/a/versions${query}`, body);

  it("says yes for a new subject", async () => {
    expect((await check(avroBody("x"))).body).toEqual({ is_compatible: true, messages: [] });
  });

  it("goes by the level of the subject, against the latest or all versions", async () => {
    await platform.state.schemas.create({ registryId, subject: "a", schema: avro("x", "y") });
    await platform.state.schemas.create({ registryId, subject: "a", schema: avro("x") });
    const verdict = async (compatibility: string, ...names: string[]) => {
      await call("PUT", "/config/a", { compatibility });
      return (await check(avroBody(...names))).body.is_compatible;
    };

    expect(await verdict("BACKWARD", "x", "z")).toBe(false);
    expect(await verdict("NONE", "x", "z")).toBe(true);
    expect(await verdict("FORWARD", "x", "z")).toBe(true);
    expect(await verdict("FORWARD_TRANSITIVE", "x", "z")).toBe(false);
    expect(await verdict("FULL", "x")).toBe(true);
    expect(await verdict("FULL_TRANSITIVE", "x")).toBe(false);
  });

  it("gives messages only when asked, and compares with one version when named", async () => {
    await register("a", avroBody("x"));

    expect((await check(avroBody("x", "y"), "")).body).toEqual({ is_compatible: false });
    expect((await check(avroBody("x"), "/1?verbose=true")).body.is_compatible).toBe(true);
    expect((await check(avroBody("x"), "/2?verbose=true")).body.error_code).toBe(40402);
  });
});

describe("listing", () => {
  it("finds schemas by prefix, latest only, with soft-deleted ones when asked", async () => {
    await register("orders", avroBody("x", "y"));
    await register("orders", avroBody("x"));
    await register("orders-v2", avroBody("z"));
    await register("users", avroBody("z"));
    await call("DELETE", "/subjects/users/versions/1");
    const list = async (query: string) =>
      (await call("GET", `/schemas?${query}`)).body.map(
        (one: { subject: string; version: number }) => `${one.subject} ${one.version}`,
      );

    expect(await list("subjectPrefix=orders&deleted=false&latestOnly=false")).toEqual([
      "orders 1",
      "orders 2",
      "orders-v2 1",
    ]);
    expect(await list("subjectPrefix=orders&latestOnly=true")).toEqual(["orders 2", "orders-v2 1"]);
    expect(await list("subjectPrefix=users")).toEqual([]);
    expect(await list("subjectPrefix=users&deleted=true")).toEqual(["users 1"]);
    expect((await call("GET", "/subjects")).body).toEqual(["orders", "orders-v2"]);
    expect((await call("GET", "/subjects?deletedOnly=true")).body).toEqual(["users"]);
  });
});

describe("deleting", () => {
  it("a version wants the soft delete before the permanent one", async () => {
    await register("a", avroBody("x"));
    const hardFirst = await call("DELETE", "/subjects/a/versions/1?permanent=true");
    const soft = await call("DELETE", "/subjects/a/versions/1?permanent=false");
    const softAgain = await call("DELETE", "/subjects/a/versions/1");
    const hidden = await call("GET", "/subjects/a/versions/1");
    const shown = await call("GET", "/subjects/a/versions/1?deleted=true");
    const hard = await call("DELETE", "/subjects/a/versions/1?permanent=true");
    const gone = await call("GET", "/subjects/a/versions/1?deleted=true");

    expect(hardFirst.body.error_code).toBe(40407);
    expect(soft).toMatchObject({ status: 200, body: 1 });
    expect(softAgain.body.error_code).toBe(40406);
    expect(hidden.body.error_code).toBe(40401);
    expect(shown.status).toBe(200);
    expect(hard.status).toBe(200);
    expect(gone.status).toBe(404);
  });

  it("a subject takes all its versions", async () => {
    await register("a", avroBody("x", "y"));
    await register("a", avroBody("x"));

    expect((await call("DELETE", "/subjects/a?permanent=true")).body.error_code).toBe(40405);
    expect((await call("DELETE", "/subjects/a")).body).toEqual([1, 2]);
    expect((await call("DELETE", "/subjects/a")).body.error_code).toBe(40404);
    expect((await call("DELETE", "/subjects/a?permanent=true")).body).toEqual([1, 2]);
    expect((await call("DELETE", "/subjects/a")).body.error_code).toBe(40401);
  });

  it("is rejected while another schema refers to the version", async () => {
    await register("money", { schema: '{"type":"record","name":"Money","fields":[]}' });
    await register("a", { schema: '"Money"', references: [{ name: "Money", subject: "money", version: 1 }] });

    expect((await call("DELETE", "/subjects/money/versions/1")).body.error_code).toBe(42206);
  });

  it("distinguishes an invalid version from one that does not exist", async () => {
    await register("a", avroBody("x"));

    expect((await call("DELETE", "/subjects/a/versions/zero")).body.error_code).toBe(42202);
    expect((await call("DELETE", "/subjects/a/versions/2")).body.error_code).toBe(40402);
  });
});

describe("a subject's settings", () => {
  it("are set, merged, read with and without the global ones, and dropped", async () => {
    const none = await call("GET", "/config/a?defaultToGlobal=false");
    const set = await call("PUT", "/config/a", { compatibility: "FULL", compatibilityGroup: "" });
    await call("PUT", "/config/a", { normalize: true, alias: "b" });
    const own = await call("GET", "/config/a?defaultToGlobal=false");
    const global = await call("GET", "/config/other?defaultToGlobal=true");
    const dropped = await call("DELETE", "/config/a");
    const again = await call("DELETE", "/config/a");

    expect(none).toMatchObject({ status: 404, body: { error_code: 40401 } });
    expect(set.body).toEqual({ compatibility: "FULL", compatibilityGroup: "" });
    expect(own.body).toEqual({ compatibilityLevel: "FULL", compatibilityGroup: "", normalize: true, alias: "b" });
    expect(global.body).toEqual({ compatibilityLevel: "BACKWARD" });
    expect(dropped).toMatchObject({ status: 200, body: "FULL" });
    expect(again.status).toBe(404);
  });

  it("reject an unknown level, and take null as a removal", async () => {
    await call("PUT", "/config/a", { compatibility: "NONE", alias: "b" });
    await call("PUT", "/config/a", { alias: null });

    expect((await call("PUT", "/config/a", { compatibility: "SOME" })).body.error_code).toBe(42203);
    expect((await call("GET", "/config/a")).body).toEqual({ compatibilityLevel: "NONE" });
  });

  it("make normalized registration the rule", async () => {
    await call("PUT", "/config/a", { normalize: true });
    const first = await register("a", { schemaType: "JSON", schema: '{"type":"object","title":"t"}' });
    const swapped = await register("a", { schemaType: "JSON", schema: '{"title":"t","type":"object"}' });

    expect(swapped.body.id).toBe(first.body.id);
  });

  it("can be those of the whole registry", async () => {
    await call("PUT", "/config", { compatibility: "NONE" });
    await register("a", avroBody("x"));

    expect((await register("a", avroBody("x", "y"))).status).toBe(200);
  });
});

describe("modes", () => {
  it("are the registry's until a subject has its own", async () => {
    const first = await call("GET", "/mode");
    const none = await call("GET", "/mode/a");
    const set = await call("PUT", "/mode/a?force=false", { mode: "READONLY" });
    const own = await call("GET", "/mode/a");
    await call("PUT", "/mode", { mode: "READONLY_OVERRIDE" });
    const global = await call("GET", "/mode/other?defaultToGlobal=true");
    const dropped = await call("DELETE", "/mode/a");
    const again = await call("DELETE", "/mode/a");

    expect([first, set, own, global, dropped].map(({ body }) => body.mode)).toEqual([
      "READWRITE",
      "READONLY",
      "READONLY",
      "READONLY_OVERRIDE",
      "READONLY",
    ]);
    expect([none, again].map(({ status, body }) => [status, body.error_code])).toEqual([
      [404, 40401],
      [404, 40401],
    ]);
  });

  it("are rejected when they do not exist, and IMPORT where there are schemas, unless by force", async () => {
    await register("a", avroBody("x"));
    const codeOf = async (path: string, mode: string) => (await call("PUT", path, { mode })).body.error_code;

    expect(await codeOf("/mode", "readonly")).toBe(42204);
    expect(await codeOf("/mode/a", "IMPORT")).toBe(42205);
    expect(await codeOf("/mode", "IMPORT")).toBe(42205);
    expect(await codeOf("/mode/other", "IMPORT")).toBeUndefined();
    expect(await codeOf("/mode?force=true", "IMPORT")).toBeUndefined();
  });
});

describe("keys", () => {
  const keks = "/dek-registry/v1/keks";
  const deks = `${keks}/k/deks`;
  const kek = { name: "k", kmsType: "AWS", kmsKeyId: "arn" };

  it("are hidden first, and deleted for good then: DEKs before their KEK", async () => {
    const made = await call("POST", keks, { ...kek, shared: true });
    const dek = await call("POST", deks, { subject: "a/b" });
    const codes = [];
    for (const [path, permanent] of [
      [`${keks}/k`, "false"],
      [`${deks}/a%2Fb/versions/1`, "true"],
      [`${deks}/a%2Fb/versions/1`, "false"],
      [`${deks}/a%2Fb/versions/1`, "false"],
      [`${keks}/k`, "false"],
      [`${keks}/k`, "true"],
      [`${deks}/a%2Fb/versions/1`, "true"],
      [`${keks}/k`, "true"],
      [`${keks}/k`, "true"],
    ]) {
      const { status, body } = await call("DELETE", `${path}?permanent=${permanent}`);
      codes.push(status === 204 ? 204 : body.error_code);
    }

    expect(made.body).toMatchObject({ kmsType: "aws-kms", kmsProps: {}, doc: "", shared: true, deleted: false });
    expect(dek.body).toMatchObject({ kekName: "k", subject: "a/b", version: 1, algorithm: "AES256_GCM" });
    expect(Buffer.from(dek.body.keyMaterial, "base64")).toHaveLength(32);
    expect(codes).toEqual([42272, 40471, 204, 40470, 204, 42272, 204, 204, 40470]);
  });

  it("that are hidden are there again when the same are created, and take their names from others", async () => {
    await call("POST", keks, kek);
    const twice = await call("POST", keks, kek);
    await call("DELETE", `${keks}/k`);
    const hidden = [(await call("GET", keks)).body, (await call("GET", `${keks}?deleted=true`)).body];
    const other = await call("POST", keks, { ...kek, kmsKeyId: "other" });
    const again = await call("POST", keks, kek);

    expect([twice, other].map(({ body }) => body.error_code)).toEqual([40971, 40971]);
    expect(hidden).toEqual([[], ["k"]]);
    expect(again).toMatchObject({ status: 200, body: { deleted: false } });
    expect((await call("GET", `${keks}/k`)).status).toBe(200);
  });

  it("of a KEK that the registry may not use must be given", async () => {
    await call("POST", keks, kek);

    expect((await call("POST", deks, { subject: "a" })).body.error_code).toBe(42271);
    const given = await call("POST", deks, { subject: "a", encryptedKeyMaterial: "abc" });
    expect(given.body).toMatchObject({ encryptedKeyMaterial: "abc" });
    expect(given.body.keyMaterial).toBeUndefined();
    expect((await call("GET", `${deks}/a/versions?algorithm=AES256_GCM`)).body).toEqual([1]);
    expect((await call("GET", deks)).body).toEqual(["a"]);
  });
});
