import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Registry } from "./registry.ts";

interface Schema {
  readonly type: "AVRO" | "JSON" | "PROTOBUF";
  readonly schema: string;
  readonly references?: readonly { readonly name: string; readonly subject: string; readonly version: number }[];
}

/** The used part of the client for Node.js. */
interface Client {
  register(
    schema: Schema,
    options: { readonly subject: string; readonly compatibility: string },
  ): Promise<{ readonly id: number }>;
  getRegistryId(subject: string, version: number | string): Promise<number>;
  getRegistryIdBySchema(subject: string, schema: Schema): Promise<number>;
  getLatestSchemaId(subject: string): Promise<number>;
  encode(id: number, value: unknown): Promise<Buffer>;
  decode(message: Buffer): Promise<unknown>;
}

interface Package {
  readonly SchemaRegistry: new (options: {
    readonly host: string;
    readonly auth: { readonly username: string; readonly password: string };
    readonly retry: { readonly retries: number };
    readonly middlewares: readonly (() => { request(request: ClientRequest): ClientRequest })[];
  }) => Client;
}

/** A request of the client, before it is sent. */
interface ClientRequest {
  enhance(changes: { readonly params: Readonly<Record<string, unknown>> }): ClientRequest;
}

/** Of what a schema refers to, the client sends the name as a parameter, which the platform's documents do not have. */
const asDocumented = () => ({
  request: (request: ClientRequest) => request.enhance({ params: { name: undefined } }),
});

const record = (name: string, type: string): Schema => ({
  type: "AVRO",
  schema: JSON.stringify({ type: "record", name, namespace: "shop", fields: [{ name: "of", type }] }),
});

const money = record("Money", "long");
const cents = record("Money", "int");
const price: Schema = {
  ...record("Price", "shop.Money"),
  references: [{ name: "shop.Money", subject: "shop/money", version: 1 }],
};
const order: Schema = { type: "JSON", schema: '{"type":"object","properties":{"id":{"type":"string"}}}' };
const event: Schema = { type: "PROTOBUF", schema: 'syntax = "proto3"; message Event { string id = 1; }' };

/** Calls a Schema Registry with the public client for Node.js. Returns the problems. */
export async function callByNode({ url, key }: Registry, folder: string): Promise<string[]> {
  const load = createRequire(join(folder, "package.json"));
  const { SchemaRegistry } = load("@kafkajs/confluent-schema-registry") as Package;
  const problems: string[] = [];
  // A new client each time: it knows nothing of what was asked before.
  const client = (password = key.secret) =>
    new SchemaRegistry({
      ...{ host: url, auth: { username: key.id, password }, retry: { retries: 0 } },
      middlewares: [asDocumented],
    });
  const register = async (schema: Schema, subject: string, compatibility = "BACKWARD") =>
    (await client().register(schema, { subject, compatibility })).id;
  const expect = async (what: string, wanted: unknown, call: () => Promise<unknown>) => {
    const found = await call().catch((error: unknown) => error);
    if (!isDeepStrictEqual(found, wanted)) problems.push(`${what}: ${String(found)} is not ${JSON.stringify(wanted)}`);
  };
  const expectRefused = async (
    what: string,
    status: number | undefined,
    message: string,
    call: () => Promise<unknown>,
  ) => {
    const found = await call().catch((error: { readonly status?: number; readonly message: string }) => error);
    const { status: actual, message: text = "" } = found as { readonly status?: number; readonly message?: string };
    if (actual !== status || !text.includes(message)) problems.push(`${what}: ${String(found)} is not ${status}`);
  };

  const subject = "shop/money";
  const first = await register(money, subject, "FULL");
  await expect("registered again", first, () => register(money, subject, "FULL"));
  await expectRefused("an incompatible schema", 409, "incompatible", () => register(cents, subject, "FULL"));
  const second = await register(price, "price");
  const third = await register(order, "order");
  const fourth = await register(event, "event");

  await expect("the ID of a version", first, () => client().getRegistryId(subject, 1));
  await expect("the ID of a schema", first, () => client().getRegistryIdBySchema(subject, money));
  await expect("the ID of the latest", second, () => client().getLatestSchemaId("price"));
  for (const [id, value] of [
    [first, { of: 7 }],
    [second, { of: { of: 7 } }],
    [third, { id: "a" }],
    [fourth, { id: "a" }],
  ] as const) {
    await expect(`a message of schema ${id}`, value, async () => {
      const message = await client().encode(id, value);
      return JSON.parse(JSON.stringify(await client().decode(message)));
    });
  }

  await expectRefused("a subject that is not there", 404, "not found", () => client().getLatestSchemaId("none"));
  await expectRefused("a version that is not there", 404, "not found", () => client().getRegistryId(subject, 9));
  await expectRefused("a schema that is not there", 404, "not found", () => client().encode(999_999, {}));
  // The client turns this response into an error without the status.
  await expectRefused("a schema of another subject", undefined, "Schema not found", () =>
    client().getRegistryIdBySchema("price", money),
  );
  await expectRefused("a wrong secret", 401, "Unauthorized", () => client("wrong").getLatestSchemaId(subject));
  return problems;
}
