import { ManualClock } from "@org/simulator";
import { type Reply, send } from "@org/simulator/plain-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";

let clock: ManualClock;
let platform: StreamprovSimulator;
let registryId: string;
let clusterId: string;
let environmentId: string;
let call: (method: string, path: string, body?: unknown) => Promise<Reply>;
beforeEach(async () => {
  clock = new ManualClock();
  platform = await startSimulator({ clock });
  const environment = await platform.state.environments.create({ displayName: "e" });
  const registry = await platform.state.schemaRegistryClusters.create({ environmentId: environment.id });
  const cluster = await platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "c" });
  const key = await platform.state.apiKeys.create({
    ownerId: platform.credentials.userId,
    scope: { kind: "schema-registry", id: registry.id, environmentId: environment.id },
  });
  registryId = registry.id;
  clusterId = cluster.id;
  environmentId = environment.id;
  call = (method, path, body) =>
    send(`${registry.restEndpoint}/catalog/v1${path}`, method, body === undefined ? { key } : { key, body });
});
afterEach(() => platform.close());

const topic = (name: string) => platform.state.topics.create({ clusterId, name });
const topicName = (name: string) => `${registryId}:${clusterId}:${name}`;
const entity = (type: string, name: string) => `/entity/type/${type}/name/${encodeURIComponent(name)}`;

describe("a definition", () => {
  it("is created, listed by its beginning, changed and removed", async () => {
    const made = await call("POST", "/types/tagdefs", [{ name: "My data", entityTypes: ["cf_entity"] }]);
    const again = await call("POST", "/types/tagdefs", [{ name: "My data" }]);
    const changed = await call("PUT", "/types/tagdefs", [{ name: "My data", description: "d" }]);
    const listed = await call("GET", "/types/tagdefs?prefix=My");
    const others = await call("GET", "/types/tagdefs?prefix=Your");
    const removed = await call("DELETE", "/types/tagdefs/My%20data");
    const gone = await call("GET", "/types/tagdefs/My%20data");

    expect(made.body).toMatchObject([{ name: "My data", description: "", entityTypes: ["cf_entity"], version: 1 }]);
    expect(again).toMatchObject({ status: 200, body: [{ error: { error_code: 409 } }] });
    expect(changed.body).toMatchObject([{ description: "d", version: 2 }]);
    expect(listed.body).toHaveLength(1);
    expect(others.body).toEqual([]);
    expect(removed.status).toBe(204);
    expect(gone).toMatchObject({ status: 404, body: { error_code: 404 } });
  });

  it("keeps its attributes, and does not make them mandatory", async () => {
    const attribute = { name: "a", typeName: "string", isOptional: true };
    const path = "/types/businessmetadatadefs";
    const made = await call("POST", path, [{ name: "Team", attributeDefs: [attribute] }]);
    const less = await call("PUT", path, [{ name: "Team", attributeDefs: [] }]);
    const mandatory = await call("PUT", path, [{ name: "Team", attributeDefs: [{ ...attribute, isOptional: false }] }]);
    const more = await call("PUT", path, [{ name: "Team", attributeDefs: [attribute, { ...attribute, name: "b" }] }]);

    expect(made.body[0].attributeDefs[0].options).toMatchObject({ maxStrLength: "5000" });
    expect(less.body[0].error.message).toBe("Attribute a cannot be removed");
    expect(mandatory.body[0].error.message).toBe("Attribute a cannot be made mandatory");
    expect(more.body[0]).toMatchObject({ version: 2, attributeDefs: [{ name: "a" }, { name: "b" }] });
  });

  it("has a name that begins with a letter", async () => {
    expect((await call("POST", "/types/tagdefs", [{ name: "a-b" }])).status).toBe(400);
  });
});

describe("an entity", () => {
  it("is there for topics, schemas with their fields, the cluster and the environment", async () => {
    await topic("orders");
    const schema = JSON.stringify({
      type: "record",
      name: "Order",
      namespace: "n",
      fields: [{ name: "id", type: "int" }],
    });
    const { schemaId } = await platform.state.schemas.create({ registryId, subject: "orders-value", schema });
    const found = await call("GET", "/search/attribute");
    const names = found.body.entities.map((one: { typeName: string; attributes: { qualifiedName: string } }) => [
      one.typeName,
      one.attributes.qualifiedName,
    ]);

    expect(names).toEqual([
      ["cf_environment", `${registryId}:${environmentId}`],
      ["kafka_logical_cluster", `${registryId}:${clusterId}`],
      ["kafka_topic", topicName("orders")],
      ["sr_schema", `${registryId}:.:${schemaId}`],
      ["sr_record", `${registryId}:.:${schemaId}:n.Order`],
      ["sr_field", `${registryId}:.:${schemaId}:n.Order.id`],
    ]);
    expect((await call("GET", "/search/attribute?type=kafka_topic&limit=1&offset=1")).body.entities).toEqual([]);
  });

  it("is not known for a while", async () => {
    platform.set({ catalogLagMs: 60_000 });
    await topic("orders");
    const early = await call("GET", entity("kafka_topic", topicName("orders")));
    clock.advance(60_000);
    const later = await call("GET", entity("kafka_topic", topicName("orders")));

    expect(early).toMatchObject({ status: 404, body: { error_code: 404 } });
    expect(later.body.entity.attributes).toMatchObject({ qualifiedName: topicName("orders"), name: "orders" });
  });

  it("also accepts a short name, and keeps values that a request omits", async () => {
    const update = (attributes: object) =>
      call("PUT", "/entity", {
        entity: { typeName: "cf_environment", attributes: { ...attributes, qualifiedName: environmentId } },
      });
    await update({ owner: "me", description: "d" });
    await update({ owner: "" });
    const { body } = await call("GET", entity("cf_environment", environmentId));

    expect(body.entity.attributes).toMatchObject({ owner: null, description: "d" });
    expect(body.entity.attributes.qualifiedName).toBe(`${registryId}:${environmentId}`);
    expect(platform.state.entityAttributes.list()).toHaveLength(1);
    await update({ description: "" });
    expect(platform.state.entityAttributes.list()).toEqual([]);
  });
});

describe("a tag of an entity", () => {
  const tags = "/entity/tags";
  const bound = (entityName: string) => [{ entityType: "kafka_topic", entityName, typeName: "PII" }];

  it("wants an entity and a tag that the catalog knows", async () => {
    const nothing = await call("POST", tags, bound(topicName("orders")));
    await topic("orders");
    const noTag = await call("POST", tags, bound(topicName("orders")));
    await platform.state.tagDefinitions.create({ registryId, name: "PII" });
    const made = await call("POST", tags, bound(topicName("orders")));
    const again = await call("POST", tags, bound(topicName("orders")));

    expect(nothing.status).toBe(404);
    expect(noTag).toMatchObject({ status: 200, body: [{ error: { error_code: 404 } }] });
    expect(made.body).toMatchObject([{ typeName: "PII", entityType: "kafka_topic", entityName: topicName("orders") }]);
    expect(again.body).toMatchObject([{ error: { error_code: 409 } }]);
    expect((await call("GET", "/search/attribute?tag=PII")).body.entities).toHaveLength(1);
  });

  it("is deleted with its topic", async () => {
    const { id } = await topic("orders");
    await platform.state.tagDefinitions.create({ registryId, name: "PII" });
    await call("POST", tags, bound(topicName("orders")));
    platform.state.topics.remove(id);

    expect(platform.state.tagBindings.list()).toEqual([]);
  });

  it("is carried over to newer versions of a schema", async () => {
    const register = (schema: string) => platform.state.schemas.create({ registryId, subject: "orders", schema });
    await platform.state.tagDefinitions.create({ registryId, name: "PII" });
    const { schemaId } = await register('"string"');
    const entityName = `${registryId}:.:${schemaId}`;
    await call("POST", tags, [{ entityType: "sr_schema", entityName, typeName: "PII" }]);
    const newer = await register('"int"');
    const found = await call("GET", `${entity("sr_schema", `${registryId}:.:${newer.schemaId}`)}/tags`);

    expect(found.body).toMatchObject([{ typeName: "PII" }]);
  });
});

describe("business metadata of an entity", () => {
  it("is created, exchanged and removed", async () => {
    await topic("orders");
    const attributeDefs = [{ name: "owner" }, { name: "site" }];
    await platform.state.businessMetadataDefinitions.create({ registryId, name: "Team", attributeDefs });
    const one = { entityType: "kafka_topic", entityName: topicName("orders"), typeName: "Team" };
    const below = `${entity("kafka_topic", topicName("orders"))}/businessmetadata`;
    await call("POST", "/entity/businessmetadata", [{ ...one, attributes: { owner: "me" } }]);
    const other = await call("PUT", "/entity/businessmetadata", [{ ...one, attributes: { site: "here" } }]);
    const wrong = await call("PUT", "/entity/businessmetadata", [{ ...one, attributes: { age: "1" } }]);
    const found = await call("GET", below);
    const removed = await call("DELETE", `${below}/Team`);
    const again = await call("DELETE", `${below}/Team`);

    expect(other.body).toMatchObject([{ attributes: { site: "here" } }]);
    expect(wrong.body[0].error.message).toBe("Business metadata Team has no attribute age");
    expect(found.body).toEqual([{ ...one, attributes: { site: "here" } }]);
    expect([removed.status, again.status]).toEqual([204, 404]);
  });
});

it("wants a role of service accounts when roles are enforced", async () => {
  platform.set({ enforceRoles: true });
  const { id } = await platform.state.serviceAccounts.create({ displayName: "a" });
  const scope = { kind: "schema-registry", id: registryId, environmentId } as const;
  const key = await platform.state.apiKeys.create({ ownerId: id, scope });
  const url = `${platform.state.schemaRegistryClusters.get(registryId)?.restEndpoint}/catalog/v1/types/tagdefs`;
  const grant = (roleName: string) =>
    platform.state.roleBindings.create({
      principal: `User:${id}`,
      roleName,
      crnPattern: `crn://confluent.cloud/organization=o/environment=${environmentId}`,
    });

  expect((await send(url, "GET", { key })).status).toBe(403);
  await grant("DataDiscovery");
  expect((await send(url, "GET", { key })).status).toBe(200);
  expect((await send(url, "POST", { key, body: [{ name: "a" }] })).status).toBe(403);
  await grant("DataSteward");
  expect((await send(url, "POST", { key, body: [{ name: "a" }] })).status).toBe(200);
});
