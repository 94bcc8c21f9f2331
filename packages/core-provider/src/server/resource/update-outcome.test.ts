import { expect, it } from "vitest";
import { definitions, field, type ProviderDefinition } from "../../index.ts";
import { secret, startProvider } from "../../testing/index.ts";

const { resource } = definitions<object>();

/** A key whose secret the platform returns only when it creates a new one. */
const key = resource("Key", {
  docs: "A key.",
  example: "",
  fields: {
    generation: field.integer({ required: true, docs: "Which secret." }),
    secret: field.string({ output: true, secret: true, changesWith: ["generation"], docs: "The secret." }),
  },
  create: async (op) => ({ id: "key-1", known: { secret: `secret ${op.args.generation}` } }),
  read: async (op) => ({ generation: op.args.generation ?? 0, secret: op.state.secret ?? "" }),
  update: async (op) => ({ secret: `secret ${op.args.generation}` }),
  delete: async () => {},
});

const provider: ProviderDefinition<Record<string, never>, object, object> = {
  name: "toy",
  npmPackage: "@org/toy",
  version: "1.0.0",
  displayName: "Toy",
  docs: "A toy.",
  homepage: "https://org.example",
  repository: "https://org.example",
  license: "Apache-2.0",
  config: { fields: {} },
  connect: async () => ({}),
  bind: () => ({}),
  resources: [key],
  functions: [],
};

it("passes the result of an update to the following read", async () => {
  await using host = await startProvider(provider);
  const resource = host.resource("Key", "orders");
  await resource.create({ generation: 1 });

  await resource.update({ generation: 2 });

  expect(resource.outputs["secret"]).toEqual(secret("secret 2"));
});
