import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startWithRegistry } from "./registry.ts";

async function given() {
  const test = await startWithRegistry();
  const { schemas } = test.platform.state;
  const register = (subject: string, schema: string, more = {}) =>
    schemas.create({ registryId: test.registry.id, subject, schema, ...more });
  return { ...test, register };
}

describe("getSchema", () => {
  it("returns all outputs of one schema", async () => {
    await using test = await given();
    const metadata = { tags: { id: ["PII"] }, properties: { owner: "orders" }, sensitive: ["owner"] };
    const { schemaId } = await test.register("orders", '"string"', { metadata });
    await test.register("orders-value", '"int"');

    const args = { ...test.connection, subjectName: "orders", schemaIdentifier: schemaId };
    const found = await test.host.invoke("getSchema", args);

    expect(found).toMatchObject({
      id: `${test.registry.id}/orders/${schemaId}`,
      format: "AVRO",
      schema: '"string"',
      version: 1,
      schemaReferences: [],
      metadata: {
        tags: [{ key: "id", values: ["PII"] }],
        properties: { owner: "orders" },
        sensitives: ["owner"],
      },
      hardDelete: false,
      recreateOnUpdate: true,
      skipValidationDuringPlan: false,
    });
    expect(found).not.toHaveProperty("ruleset");
  });

  it("does not find a schema of another subject whose name has the same prefix", async () => {
    await using test = await given();
    const { schemaId } = await test.register("orders-value", '"string"');

    const args = { ...test.connection, subjectName: "orders", schemaIdentifier: schemaId };
    const { message } = await failure(test.host.invoke("getSchema", args));

    expect(message).toContain(`schema ${schemaId} was not found in subject "orders"`);
  });
});

describe("getSchemas", () => {
  const summary = (result: Record<string, unknown>) =>
    (result["schemas"] as { subjectName: string; version: number; format: string }[]).map(
      ({ subjectName, version, format }) => `${subjectName} ${version} ${format}`,
    );

  it("lists all schemas, with the format of Avro", async () => {
    await using test = await given();
    await test.register("a", '"string"');
    await test.register("a", '"int"');
    await test.register("b", '{"type":"object"}', { schemaType: "JSON" });

    expect(summary(await test.host.invoke("getSchemas", test.connection))).toEqual([
      "a 1 AVRO",
      "a 2 AVRO",
      "b 1 JSON",
    ]);
  });

  it("lists the schemas that match the filter", async () => {
    await using test = await given();
    await test.register("a", '"string"');
    await test.register("a", '"int"');
    await test.register("b", '"int"');

    const filter = { subjectPrefix: "a", latestOnly: true };
    const found = await test.host.invoke("getSchemas", { ...test.connection, filter });

    expect(summary(found)).toEqual(["a 2 AVRO"]);
    const [request] = test.platform.journal.find({ path: /^\/schemas$/ });
    expect(request?.query).toBe("subjectPrefix=a&latestOnly=true&deleted=false&offset=0&limit=1000");
  });

  it("lists more schemas than the registry returns at once", async () => {
    await using test = await given();
    for (let i = 0; i < 1_001; i++) await test.register(`subject-${i}`, '"string"');

    const found = await test.host.invoke("getSchemas", test.connection);

    expect(new Set(summary(found)).size).toBe(1_001);
  });

  it("returns an empty list when nothing matches", async () => {
    await using test = await given();

    expect(await test.host.invoke("getSchemas", test.connection)).toMatchObject({ schemas: [] });
  });
});
