import { failure, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/streamprov-simulator";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startWithRegistry } from "../schema-registry/registry.ts";

/** The differences between the two kinds of definitions. */
const kinds = [
  {
    type: "Tag",
    lookup: "getTag",
    path: "/catalog/v1/types/tagdefs",
    store: "tagDefinitions",
    inputs: { name: "PII", description: "Identifies a person" },
    made: { name: "PII", description: "Identifies a person", entityTypes: ["cf_entity"] },
    changed: { name: "PII", description: "" },
    outputs: { version: 1, entityTypes: ["cf_entity"] },
    endpoint: "update",
  },
  {
    type: "BusinessMetadata",
    lookup: "getBusinessMetadata",
    path: "/catalog/v1/types/businessmetadatadefs",
    store: "businessMetadataDefinitions",
    inputs: { name: "PII", description: "Identifies a person", attributeDefinitions: [{ name: "owner" }] },
    made: {
      name: "PII",
      description: "Identifies a person",
      attributeDefs: [{ name: "owner", typeName: "string", isOptional: false, defaultValue: "", description: "" }],
    },
    changed: {
      name: "PII",
      description: "",
      attributeDefs: [{ name: "owner", typeName: "string", isOptional: false, defaultValue: "", description: "" }],
    },
    outputs: {
      version: 1,
      attributeDefinitions: [
        {
          name: "owner",
          isOptional: false,
          defaultValue: "",
          description: "",
          type: "string",
          options: { applicableEntityTypes: '["cf_entity"]', maxStrLength: "5000" },
        },
      ],
    },
    endpoint: "replace",
  },
] as const;

type Kind = (typeof kinds)[number];

async function given({ type, inputs: own, store, path }: Kind, settings: StreamprovOptions = {}) {
  const test = await startWithRegistry(settings);
  const inputs = (changes: Values = {}): Values => ({ ...test.connection, ...own, ...changes });
  const it = test.host.resource(type, "pii");
  const made = async (changes: Values = {}) => {
    await it.create(inputs(changes));
    test.platform.journal.clear();
  };
  const sent = (method: string) => test.platform.journal.find({ method }).map(({ requestBody }) => requestBody);
  const kept = test.platform.state[store];
  return { ...test, inputs, it, made, sent, kept, id: `${test.registry.id}/PII`, path };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(kinds)("a $type", (kind) => {
  it("is created from the program's inputs, waits until it can be read, and shows no diff afterwards", async () => {
    await using test = await given(kind, { visibilityLagMs: 200 });

    const { id, outputs } = await test.it.create(test.inputs());

    expect(id).toBe(test.id);
    expect(test.sent("POST")).toEqual([[kind.made]]);
    expect(outputs).toMatchObject(kind.outputs);
    expect(await test.it.preview(test.inputs())).toMatchObject({ action: "same" });
    await test.it.read();
    expect(await test.it.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("gets a name that the catalog accepts when the program gives none", async () => {
    await using test = await given(kind);
    const one = test.host.resource(kind.type, "private-data");

    const { outputs } = await one.create(test.inputs({ name: undefined }));

    expect(outputs["name"]).toMatch(/^private_data_[0-9a-f]{7}$/);
    expect(await one.preview(test.inputs({ name: undefined }))).toMatchObject({ action: "same" });
  });

  it("is not adopted when it exists already, but must be imported", async () => {
    await using test = await given(kind);
    await test.kept.create({ registryId: test.registry.id, name: "PII" });

    const { message } = await failure(test.it.create(test.inputs()));

    expect(message).toContain(`${kind.type} "PII" exists already. If it belongs to a resource that was renamed`);
    expect(message).toContain(test.id);
    expect(test.it.state).toBeUndefined();
  });

  it("is imported with the catalog's settings from the environment, and shows no diff afterwards", async () => {
    await using test = await given(kind);
    await test.made();
    for (const [name, value] of Object.entries(test.importEnv)) vi.stubEnv(name, value);
    const other = test.host.resource(kind.type, "imported");

    await other.import(test.id);

    expect(await other.preview(test.inputs())).toMatchObject({ action: "same" });
  });

  it("is imported with the provider's settings, the catalog's own address among them", async () => {
    await using test = await given(kind);
    await test.made();
    const { schemaRegistryRestEndpoint, ...settings } = test.providerSettings;
    await test.host.configure({ ...settings, catalogRestEndpoint: schemaRegistryRestEndpoint });
    const other = test.host.resource(kind.type, "imported");

    await other.import(test.id);

    expect(await other.preview(kind.inputs)).toMatchObject({ action: "same" });
  });

  it("reports that none has the name", async () => {
    await using test = await given(kind);
    await test.host.configure(test.providerSettings);

    expect((await failure(test.it.import(test.id))).message).toContain(
      `there is no ${kind.type} with the ID ${test.id}`,
    );
    expect((await failure(test.it.import("PII"))).message).toContain("<Schema Registry cluster ID>/<name>");
  });

  it("is sent completely when its description changes or is removed", async () => {
    await using test = await given(kind, { updateLagMs: 100 });
    await test.made();

    const { action, outputs } = await test.it.update(test.inputs({ description: undefined }));

    expect(action).toBe("update");
    expect(test.sent("PUT")).toEqual([[kind.changed]]);
    expect(outputs["version"]).toBe(2);
    expect(await test.it.preview(test.inputs({ description: undefined }))).toMatchObject({ action: "same" });
  });

  it("accepts other credentials without a change on the platform", async () => {
    await using test = await given(kind);
    await test.made();
    const scope = { kind: "schema-registry", id: test.registry.id, environmentId: test.environment.id } as const;
    const key = await test.platform.state.apiKeys.create({ ownerId: test.platform.credentials.userId, scope });
    const credentials = { key: key.id, secret: key.secret };

    expect((await test.it.update(test.inputs({ credentials }))).action).toBe("update");
    expect(test.requests().filter((request) => !request.startsWith("GET"))).toEqual([]);
  });

  it(`plans the action ${kind.endpoint} for another address`, async () => {
    await using test = await given(kind);
    await test.made();

    const preview = await test.it.preview(test.inputs({ restEndpoint: "https://psrc-other.example" }));

    expect(preview.action).toBe(kind.endpoint);
    expect(await test.it.preview(test.inputs({ name: "Private" }))).toMatchObject({ action: "replace" });
  });

  it("finds drift, and leaves the state when it no longer exists", async () => {
    await using test = await given(kind);
    await test.made();
    test.kept.change(test.id, { description: "Other" });
    await test.it.read();
    expect((await test.it.diff(test.inputs())).changes).toEqual(["description"]);

    test.kept.remove(test.id);
    expect(await test.it.read()).toBeUndefined();
  });

  it("stays in the state when the platform responds with 403, but lists it", async () => {
    await using test = await given(kind);
    await test.made();
    const { kept } = test.it;
    test.platform.failNext({ method: "GET", path: /PII/, kind: "status403" });

    expect(await test.it.read()).toBeDefined();
    expect(test.it.kept).toEqual(kept);
  });

  it("leaves the state when the platform responds to an administrator with 403 and does not list it", async () => {
    await using test = await given(kind);
    await test.made();
    for (const { id } of test.kept.list()) test.kept.remove(id);
    test.platform.failNext({ method: "GET", path: /PII/, kind: "status403" });

    expect(await test.it.read()).toBeUndefined();
  });

  it("is read from one listing when there are many", async () => {
    await using test = await given(kind);
    const names = ["a", "b", "c", "d"];
    const all = names.map((name) => test.host.resource(kind.type, name));
    for (const [at, one] of all.entries()) await one.create(test.inputs({ name: names[at] }));
    test.platform.journal.clear();

    const read = await Promise.all(all.map((one) => one.read()));

    expect(read.map((one) => one?.outputs["name"])).toEqual(names);
    expect(test.requests()).toEqual([`GET ${kind.path}`]);
  });

  it("is deleted, and the deletion waits until it no longer exists", async () => {
    await using test = await given(kind, { deleteLagMs: 200 });
    await test.made();

    await test.it.delete();

    expect(test.kept.list()).toEqual([]);
    expect(test.requests().slice(0, 2)).toEqual([`DELETE ${kind.path}/PII`, `GET ${kind.path}/PII`]);
    const { message } = await failure(test.host.invoke(kind.lookup, { ...test.connection, name: "PII" }));
    expect(message).toContain("does not exist");
  });

  it("is deleted without an error when the platform rejects the deletion because it no longer exists", async () => {
    await using test = await given(kind);
    await test.made();
    test.kept.remove(test.id);
    test.platform.failNext({ method: "DELETE", kind: "status400" });

    await test.it.delete();

    expect(test.it.state).toBeUndefined();
  });

  it("is listed", async () => {
    await using test = await given(kind);
    await test.made({ name: "My data" });

    expect(await test.host.list(kind.type, test.connection)).toEqual([
      { id: `${test.registry.id}/My data`, name: "My data" },
    ]);
  });

  it.each([
    ["name", { name: "private-data" }],
    ["name", { name: "1st" }],
    ["restEndpoint", { restEndpoint: "psrc.example" }],
    ["restEndpoint", { restEndpoint: undefined }],
    ["credentials.secret", { credentials: { key: "key", secret: "" } }],
    ["credentials", { credentials: undefined }],
    ["schemaRegistryCluster.id", { schemaRegistryCluster: undefined }],
  ] as const)("names %s when it is wrong: %j", async (path, changes) => {
    await using test = await given(kind);

    const { failures } = await test.it.check(test.inputs(changes));

    expect(failures.map(({ property }) => property)).toEqual([path]);
  });

  it("names all variables that can set the provider's address", async () => {
    await using test = await given(kind);

    const { failures } = await test.it.check(test.inputs({ restEndpoint: undefined }));

    expect(failures[0]?.reason).toContain(
      "the provider's catalogRestEndpoint or schemaRegistryRestEndpoint (environment CATALOG_REST_ENDPOINT, SCHEMA_REGISTRY_REST_ENDPOINT)",
    );
  });

  it("rejects credentials while the provider signs in with a token, and removes old ones", async () => {
    await using test = await given(kind);
    await test.made();
    await test.host.configure(test.oauthSettings);

    const { failures } = await test.it.check(test.inputs());
    const { action } = await test.it.update(test.inputs({ credentials: undefined }));

    expect(failures.map(({ property }) => property)).toEqual(["credentials"]);
    expect(action).toBe("update");
  });

  it("is looked up by its name", async () => {
    await using test = await given(kind);
    await test.made({ name: "My data" });

    const found = await test.host.invoke(kind.lookup, { ...test.connection, name: "My data" });

    expect(found).toMatchObject({
      ...kind.outputs,
      id: `${test.registry.id}/My data`,
      name: "My data",
      description: "Identifies a person",
    });
  });

  it("is reported as missing by a lookup, with the ID that it would have", async () => {
    await using test = await given(kind);

    const { message } = await failure(test.host.invoke(kind.lookup, { ...test.connection, name: "PII" }));

    expect(message).toMatch(/the (tag|business metadata) "PII" does not exist in the Stream Catalog/);
    expect(message).toContain(test.id);
  });
});

describe("a change that the catalog rejects", () => {
  it("fails with the catalog's message, although the status says success", async () => {
    await using test = await given(kinds[1]);
    await test.made();
    const attributeDefs = [{ name: "owner" }, { name: "site" }];
    test.kept.change(test.id, { attributeDefs });

    const { message } = await failure(test.it.update(test.inputs({ description: "Other" })));

    expect(message).toContain("400 Bad Request: Attribute site cannot be removed (PUT /catalog/v1/types/business");
  });

  it("is rejected at preview if it is known: an attribute can neither be removed nor become mandatory", async () => {
    await using test = await given(kinds[1]);
    const optional = [{ name: "owner" }, { name: "site", isOptional: true }];
    await test.made({ attributeDefinitions: optional });
    const preview = (attributeDefinitions: Values[]) => test.it.preview(test.inputs({ attributeDefinitions }));

    const gone = await failure(preview([{ name: "site", isOptional: true }]));
    const mandatory = await failure(preview([{ name: "site" }, { name: "owner" }]));

    expect(gone.message).toContain('attributeDefinitions must still contain "owner"');
    expect(mandatory.message).toContain("attributeDefinitions[0].isOptional must stay true");
    expect(
      await preview([
        { name: "site", isOptional: true },
        { name: "owner", isOptional: true },
      ]),
    ).toMatchObject({
      action: "update",
    });
  });
});

describe("the attributes of business metadata", () => {
  it("have no order, and their defaults show no diff", async () => {
    await using test = await given(kinds[1]);
    await test.made({ attributeDefinitions: [{ name: "owner" }, { name: "site", description: "" }] });

    const { changes } = await test.it.diff(
      test.inputs({
        attributeDefinitions: [
          { name: "site", isOptional: false },
          { name: "owner", defaultValue: "" },
        ],
      }),
    );

    expect(changes).toEqual([]);
  });

  it("stay the same when the program omits them", async () => {
    await using test = await given(kinds[1]);
    await test.made();

    await test.it.update(test.inputs({ attributeDefinitions: undefined, description: "Other" }));

    expect(test.sent("PUT")).toMatchObject([[{ attributeDefs: [{ name: "owner", typeName: "string" }] }]]);
  });

  it("can be empty", async () => {
    await using test = await given(kinds[1]);

    await test.it.create(test.inputs({ attributeDefinitions: undefined }));

    expect(test.sent("POST")).toMatchObject([[{ attributeDefs: [] }]]);
  });
});
