import { failure, secret, type TestedResource, unknown, type Values, withoutSecrets } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegistry } from "./registry.ts";

const subject = "orders-value";

/** An Avro record with these fields, each of type string. */
function record(...fields: readonly string[]): string {
  return JSON.stringify({ type: "record", name: "Order", fields: fields.map((name) => ({ name, type: "string" })) });
}

/** A compatible successor of `record("id")`: the new field has a default. */
const withNote = JSON.stringify({
  type: "record",
  name: "Order",
  fields: [
    { name: "id", type: "string" },
    { name: "note", type: "string", default: "" },
  ],
});

async function given(settings: StreamprovOptions = {}) {
  const test = await startWithRegistry(settings);
  const inputs = (changes: Values = {}): Values => ({
    ...test.connection,
    subjectName: subject,
    format: "AVRO",
    schema: record("id"),
    ...changes,
  });
  const schema = test.host.resource("Schema", "order");
  const made = async (changes: Values = {}): Promise<TestedResource> => {
    await schema.create(inputs(changes));
    test.platform.journal.clear();
    return schema;
  };
  const registered = () => test.platform.state.schemas.list().filter((one) => one.registryId === test.registry.id);
  return { ...test, inputs, schema, made, registered };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("registering a Schema", () => {
  it("represents the latest version of its subject, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 200 });

    const { id, outputs } = await test.schema.create(test.inputs());

    expect(id).toBe(`${test.registry.id}/${subject}/latest`);
    expect(outputs).toMatchObject({
      schemaIdentifier: test.registered()[0]?.schemaId,
      version: 1,
      schema: record("id"),
      hardDelete: false,
      recreateOnUpdate: false,
      metadata: { tags: [], properties: {}, sensitives: [] },
    });
    expect((await test.schema.diff(test.inputs())).changes).toEqual([]);
  });

  it("sends only the registration and one read", async () => {
    await using test = await given();

    await test.schema.create(test.inputs());

    const asked = test.requests();
    expect(asked.slice(asked.indexOf(`POST /subjects/${subject}/versions`))).toEqual([
      `POST /subjects/${subject}/versions`,
      "GET /schemas",
    ]);
  });

  it("has the schema's ID as the last part of its own ID when it represents one version", async () => {
    await using test = await given();

    const { id, outputs } = await test.schema.create(test.inputs({ recreateOnUpdate: true }));

    expect(id).toBe(`${test.registry.id}/${subject}/${outputs["schemaIdentifier"]}`);
  });

  it("registers once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ method: "POST", path: /\/versions$/, kind: "resetAfter" });

    await test.schema.create(test.inputs());

    expect(test.registered()).toHaveLength(1);
  });

  it("keeps references and metadata in any order, and rules in their order", async () => {
    await using test = await given();
    const { state } = test.platform;
    for (const name of ["a", "b"]) {
      const text = JSON.stringify({ type: "record", name, fields: [] });
      await state.schemas.create({ registryId: test.registry.id, subject: name, schema: text });
    }
    const a = { subjectName: "a", name: "a", version: 1 };
    const b = { subjectName: "b", name: "b", version: 1 };
    const rule = (name: string) => ({ name, kind: "CONDITION", mode: "WRITE", type: "CEL", expr: "true" });
    const inputs = (turned: boolean) => {
      const order = <T>(items: T[]) => (turned ? items.toReversed() : items);
      return test.inputs({
        schemaReferences: order([a, b]),
        ruleset: { domainRules: [rule("one"), rule("two")] },
        metadata: {
          properties: { owner: "orders" },
          sensitives: order(["owner", "team"]),
          tags: order([
            { key: "id", values: order(["PII", "KEY"]) },
            { key: "note", values: ["FREE"] },
          ]),
        },
      });
    };

    await test.schema.create(inputs(false));

    const [found] = test.registered().filter((one) => one.subject === subject);
    expect(found?.metadata).toEqual({
      properties: { owner: "orders" },
      sensitive: ["owner", "team"],
      tags: { id: ["PII", "KEY"], note: ["FREE"] },
    });
    expect(found?.ruleSet).toEqual({
      domainRules: ["one", "two"].map((name) => ({
        ...rule(name),
        doc: "",
        onSuccess: "NONE,NONE",
        onFailure: "ERROR,ERROR",
        disabled: false,
        tags: [],
        params: {},
      })),
      migrationRules: [],
      encodingRules: [],
    });
    expect((await test.schema.diff(inputs(true))).changes).toEqual([]);
    await test.schema.read();
    expect((await test.schema.diff(inputs(true))).changes).toEqual([]);
  });

  it("shows the incompatibilities when the registry rejects the schema", async () => {
    await using test = await given();
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject, schema: record("id") });

    const { message } = await failure(test.schema.create(test.inputs({ schema: record("id", "customer") })));

    expect(message).toContain(`not compatible with earlier versions of subject "${subject}"`);
    expect(message).toContain("customer");
    expect(test.registered()).toHaveLength(1);
  });

  it("names the references when a version of them is not valid", async () => {
    await using test = await given();
    const schemaReferences = [{ subjectName: "a", name: "a", version: -2 }];

    const { message } = await failure(test.schema.create(test.inputs({ schemaReferences })));

    expect(message).toContain("Check the versions in schemaReferences");
  });

  it("rejects a text of an older version for the latest version", async () => {
    await using test = await given();
    const { schemas } = test.platform.state;
    await schemas.create({ registryId: test.registry.id, subject, schema: record("id") });
    await schemas.create({ registryId: test.registry.id, subject, schema: withNote });

    const { message } = await failure(test.schema.create(test.inputs()));

    expect(message).toContain(`version 1 of subject "${subject}"`);
    expect(message).toContain("set recreateOnUpdate to true to manage version 1 itself");
    await test.schema.update(test.inputs({ recreateOnUpdate: true }));
    expect(test.schema.outputs).toMatchObject({ version: 1 });
  });
});

describe("previewing a Schema", () => {
  const checks = (requests: readonly string[]) => requests.filter((r) => r.includes("/compatibility/"));

  it("checks a new text's compatibility exactly once, and sends nothing else", async () => {
    await using test = await given();
    const schema = await test.made();

    const { action, outputs } = await schema.preview(test.inputs({ schema: withNote }));

    expect(action).toBe("update");
    expect(outputs["schemaIdentifier"]).toBe(unknown);
    expect(checks(test.requests())).toHaveLength(1);
  });

  it("fails with the registry's reasons when the text is not compatible", async () => {
    await using test = await given();
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject, schema: record("id") });

    const { message } = await failure(test.schema.preview(test.inputs({ schema: record("id", "customer") })));

    expect(message).toContain("customer");
  });

  it("skips the check with skipValidationDuringPlan", async () => {
    await using test = await given();

    await test.schema.preview(test.inputs({ skipValidationDuringPlan: true }));

    expect(test.requests()).toEqual([]);
  });

  it.each([
    ["the text", { schema: unknown }],
    ["the endpoint", { restEndpoint: unknown }],
    ["the key", { credentials: unknown }],
    ["a reference's version", { schemaReferences: [{ subjectName: "a", name: "a", version: unknown }] }],
  ])("sends nothing while %s is not known", async (_what, changes) => {
    await using test = await given();

    await test.schema.preview(test.inputs(changes));

    expect(test.requests()).toEqual([]);
  });

  it("sends nothing for another layout of the same text", async () => {
    await using test = await given();
    const schema = await test.made();
    const laidOut = JSON.stringify(JSON.parse(record("id")), undefined, 4);

    expect((await schema.preview(test.inputs({ schema: laidOut }))).action).toBe("same");
    expect(test.requests()).toEqual([]);
  });

  it("shows no diff for a text that the registry treats as equal", async () => {
    await using test = await given();
    const proto = 'syntax = "proto3"; message Order { string id = 1; }';
    const schema = await test.made({ format: "PROTOBUF", schema: proto });
    const commented = proto.replace("message", "// An order.\nmessage");

    expect((await schema.preview(test.inputs({ format: "PROTOBUF", schema: commented }))).action).toBe("same");
    expect(checks(test.requests())).toEqual([]);
  });

  it("sends nothing after the registry has reformatted the text", async () => {
    await using test = await given();
    // The registry stores {"type": "string"} as "string".
    const wordy = record("id").replace('"string"', '{"type":"string"}');
    const schema = await test.made({ schema: wordy });

    await schema.read();
    test.platform.journal.clear();

    expect((await schema.preview(test.inputs({ schema: wordy }))).action).toBe("same");
    expect(test.requests()).toEqual([]);
  });

  it("rejects a change of a version that never changes, and names the next step", async () => {
    await using test = await given();
    const schema = await test.made({ recreateOnUpdate: true });

    const change = test.inputs({ schema: withNote, recreateOnUpdate: true });
    const { message } = await failure(schema.preview(change));

    expect(message).toContain("schema cannot be changed while recreateOnUpdate is true");
    expect(message).toContain("set recreateOnUpdate to false");
  });

  it("reports all mistakes with their properties", async () => {
    await using test = await given();

    const { failures } = await test.schema.check({
      restEndpoint: "psrc",
      credentials: { key: "", secret: "s" },
      format: "avro",
      subjectName: "",
      metadata: { tags: [{ values: ["PII"] }] },
    });

    expect(failures.map(({ property }) => property).sort()).toEqual([
      "credentials.key",
      "format",
      "metadata.tags[0].key",
      "restEndpoint",
      "schema",
      "schemaRegistryCluster.id",
      "subjectName",
    ]);
  });
});

describe("changing a Schema", () => {
  it("registers a compatible text as the new latest version", async () => {
    await using test = await given({ visibilityLagMs: 200 });
    const schema = await test.made();

    const { action, outputs } = await schema.update(test.inputs({ schema: withNote }));

    expect(action).toBe("update");
    expect(outputs).toMatchObject({ version: 2, schema: withNote });
    expect((await schema.diff(test.inputs({ schema: withNote }))).changes).toEqual([]);
  });

  it("clears rules that the program no longer gives", async () => {
    await using test = await given();
    const domainRules = [{ name: "one", kind: "CONDITION", mode: "WRITE", type: "CEL" }];
    const schema = await test.made({ ruleset: { domainRules } });

    const { outputs } = await schema.update(test.inputs());

    expect(test.registered().at(-1)?.ruleSet).toEqual({ domainRules: [], migrationRules: [], encodingRules: [] });
    expect(outputs).not.toHaveProperty("ruleset");
    expect((await schema.diff(test.inputs())).changes).toEqual([]);
  });

  it("sends rules when only their order has changed, because clients run them in their order", async () => {
    await using test = await given();
    const rule = (name: string) => ({ name, kind: "CONDITION", mode: "WRITE", type: "CEL" });
    const schema = await test.made({ ruleset: { domainRules: [rule("one"), rule("two")] } });
    const turned = test.inputs({ ruleset: { domainRules: [rule("two"), rule("one")] } });

    const { action, outputs } = await schema.update(turned);

    expect(action).toBe("update");
    expect(outputs["version"]).toBe(2);
    expect(test.registered().at(-1)?.ruleSet).toMatchObject({ domainRules: [{ name: "two" }, { name: "one" }] });
    expect((await schema.diff(turned)).changes).toEqual([]);
  });

  it("shows no diff when the registry returns the rules in another order", async () => {
    await using test = await given();
    const rule = (name: string) => ({ name, kind: "CONDITION", mode: "WRITE", type: "CEL" });
    const inputs = test.inputs({ ruleset: { domainRules: [rule("two"), rule("one")] } });
    await test.schema.create(inputs);
    const [found] = test.registered();
    const { domainRules = [] } = (found?.ruleSet ?? {}) as { domainRules?: unknown[] };
    test.platform.state.schemas.change(found?.id ?? "", {
      ruleSet: { ...found?.ruleSet, domainRules: domainRules.toReversed() },
    });

    await test.schema.read();

    expect((await test.schema.diff(inputs)).changes).toEqual([]);
  });

  it("sends the metadata of the state with a new text without metadata", async () => {
    await using test = await given();
    const schema = await test.made({ metadata: { properties: { owner: "orders" } } });

    await schema.update(test.inputs({ schema: withNote }));

    const [registration] = test.platform.journal.find({ method: "POST", path: /\/versions$/ });
    expect(registration?.requestBody).toMatchObject({ metadata: { properties: { owner: "orders" } } });
  });

  it("changes recreateOnUpdate without a request that changes anything", async () => {
    await using test = await given();
    const schema = await test.made();
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject, schema: withNote });

    await schema.update(test.inputs({ recreateOnUpdate: true }));

    expect(schema.outputs).toMatchObject({ version: 1, recreateOnUpdate: true });
    expect(test.requests()).toEqual(["GET /schemas"]);
  });

  it("replaces when the subject or the format changes, and deletes first when the subject stays the same", async () => {
    await using test = await given();
    const schema = await test.made();

    const other = await schema.diff(test.inputs({ subjectName: "other" }));
    const json = await schema.diff(test.inputs({ format: "JSON" }));

    expect(other).toMatchObject({ replaces: ["subjectName"], deleteBeforeReplace: false });
    expect(json).toMatchObject({ replaces: ["format"], deleteBeforeReplace: true });
  });
});

describe("refreshing a Schema", () => {
  it("finds another version registered elsewhere, without a compatibility check", async () => {
    await using test = await given();
    const schema = await test.made();
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject, schema: withNote });

    await schema.read();

    expect(schema.outputs).toMatchObject({ version: 2 });
    // The text found by the refresh is compared with the program: the text may exist already, under an older version.
    expect(test.requests()).toEqual(["GET /schemas", `POST /subjects/${subject}`]);
    expect((await schema.diff(test.inputs())).changes).toContain("schema");
  });

  it("finds that the rules were deleted", async () => {
    await using test = await given();
    const domainRules = [{ name: "one", kind: "CONDITION", mode: "WRITE", type: "CEL" }];
    const schema = await test.made({ ruleset: { domainRules } });
    const ruleSet = { domainRules: [], migrationRules: [], encodingRules: [] };
    await test.platform.state.schemas.create({ registryId: test.registry.id, subject, schema: record("id"), ruleSet });

    await schema.read();

    expect((await schema.diff(test.inputs({ ruleset: { domainRules } }))).changes).toEqual(["ruleset"]);
  });

  it("leaves the state when the subject no longer exists", async () => {
    await using test = await given();
    const schema = await test.made();
    for (const { id } of test.registered()) test.platform.state.schemas.remove(id);

    expect(await schema.read()).toBeUndefined();
  });

  it("reads many subjects from few listings", async () => {
    await using test = await given();
    const many = Array.from({ length: 40 }, (_, i) => test.host.resource("Schema", `schema-${i}`));
    await Promise.all(
      many.map((schema, i) =>
        schema.create(test.inputs({ subjectName: `subject-${i}`, recreateOnUpdate: i % 2 === 0 })),
      ),
    );
    test.platform.journal.clear();

    await Promise.all(many.map((schema) => schema.read()));

    expect(test.requests().length).toBeLessThanOrEqual(6);
    expect(many.map((schema) => schema.outputs["subjectName"])).toEqual(many.map((_, i) => `subject-${i}`));
  });
});

describe("importing a Schema", () => {
  it.each(["latest", "id"])("by its %s shows no diff afterwards", async (identifier) => {
    await using test = await given();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const { schemas } = test.platform.state;
    const found = await schemas.create({ registryId: test.registry.id, subject: "a/b", schema: record("id") });
    const last = identifier === "latest" ? "latest" : String(found.schemaId);
    const recreateOnUpdate = identifier === "id";

    await test.schema.import(`${test.registry.id}/a/b/${last}`);

    const inputs = test.inputs({ subjectName: "a/b", ...(recreateOnUpdate ? { recreateOnUpdate } : {}) });
    expect(test.schema.outputs).toMatchObject({ subjectName: "a/b", format: "AVRO", recreateOnUpdate });
    expect((await test.schema.diff(inputs)).changes).toEqual([]);
    const { schema: _, ...withoutText } = inputs;
    expect((await test.schema.diff(withoutText)).changes).toEqual([]);
  });

  it("shows the form of the ID", async () => {
    await using test = await given();

    const { message } = await failure(test.schema.import(`${test.registry.id}/${subject}`));

    expect(message).toContain("<Schema Registry cluster ID>/<subject>/latest");
  });
});

describe("deleting a Schema", () => {
  it("soft-deletes the version that it represents, and no other", async () => {
    await using test = await given();
    const schema = await test.made();
    await schema.update(test.inputs({ schema: withNote }));

    await schema.delete();

    expect(test.registered().map(({ version, deleted }) => ({ version, deleted }))).toEqual([
      { version: 1, deleted: false },
      { version: 2, deleted: true },
    ]);
  });

  it("deletes it permanently with hardDelete", async () => {
    await using test = await given();
    const schema = await test.made({ hardDelete: true });

    await schema.delete();

    expect(test.registered()).toEqual([]);
  });

  it("succeeds when the version no longer exists", async () => {
    await using test = await given();
    const schema = await test.made({ hardDelete: true });
    for (const { id } of test.registered()) test.platform.state.schemas.remove(id);

    await schema.delete();

    expect(schema.state).toBeUndefined();
  });
});

describe("the registry of a Schema", () => {
  const content = { subjectName: subject, format: "AVRO", schema: record("id") };

  it("can come from the provider, also for an import, and is then not in the state", async () => {
    await using test = await given();
    await test.host.configure(test.providerSettings);

    const { id, outputs } = await test.schema.create(content);
    const imported = test.host.resource("Schema", "imported");
    await imported.import(id);

    for (const name of ["restEndpoint", "credentials", "schemaRegistryCluster"]) {
      expect(outputs).not.toHaveProperty(name);
    }
    expect((await imported.diff(content)).changes).toEqual([]);
  });

  it("comes from the resource if the provider configures only the Stream Catalog", async () => {
    await using test = await given();
    const { schemaRegistryRestEndpoint, ...settings } = test.providerSettings;
    await test.host.configure({ ...settings, catalogRestEndpoint: "https://catalog.example" });

    const { failures } = await test.schema.check(content);
    await test.schema.create({ ...content, restEndpoint: schemaRegistryRestEndpoint });

    expect(failures.map(({ property }) => property)).toEqual(["restEndpoint"]);
    expect(failures[0]?.reason).toContain("schemaRegistryRestEndpoint");
    expect(test.registered()).toHaveLength(1);
  });

  it("is accessed with the provider's token, and credentials are unused", async () => {
    await using test = await given();
    await test.host.configure(test.oauthSettings);

    const { outputs } = await test.schema.create(test.inputs());

    expect(outputs["credentials"]).toEqual(secret(withoutSecrets(test.connection["credentials"])));
    const [request] = test.platform.journal.find({ service: new RegExp(test.registry.id) });
    expect(request?.authorization.kind).toBe("bearer");
    expect((await test.schema.diff(test.inputs())).changes).toEqual([]);
  });
});

it("lists the subjects of a registry", async () => {
  await using test = await given();
  await test.made();

  const found = await test.host.list("Schema", test.connection);

  expect(found).toEqual([{ id: `${test.registry.id}/${subject}/latest`, name: subject }]);
});
