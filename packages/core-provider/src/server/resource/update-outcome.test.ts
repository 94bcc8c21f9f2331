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

/** An object that is paid for some months, and whose second request fails until the program renames it. */
const lease = resource("Lease", {
  docs: "A lease.",
  example: "",
  fields: {
    name: field.string({ required: true, docs: "Name." }),
    months: field.integer({ required: true, writeOnly: true, docs: "Months." }),
    fails: field.string({ required: true, docs: "When an update fails: `early`, `late` or `never`." }),
  },
  create: async () => "lease-1",
  read: async (op) => ({ name: op.args.name ?? "", fails: op.args.fails ?? "" }),
  async update(op) {
    op.achieved({ months: op.state.months });
    if (op.args.fails === "early") throw new Error("out of order");
    if (op.changed("months")) bought.push(op.args.months);
    op.achieved({ months: op.args.months });
    if (op.args.fails === "late") throw new Error("out of order");
  },
  delete: async () => {},
});

const bought: number[] = [];

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
  resources: [key, lease],
  functions: [],
};

it("passes the result of an update to the following read", async () => {
  await using host = await startProvider(provider);
  const resource = host.resource("Key", "orders");
  await resource.create({ generation: 1 });

  await resource.update({ generation: 2 });

  expect(resource.outputs["secret"]).toEqual(secret("secret 2"));
});

it("repeats a recorded change only if it failed", async () => {
  await using host = await startProvider(provider);
  const resource = host.resource("Lease", "office");
  await resource.create({ name: "office", months: 1, fails: "never" });

  await expect(resource.update({ name: "office", months: 2, fails: "early" })).rejects.toThrow("out of order");
  expect(resource.outputs["months"]).toBe(1);
  await expect(resource.update({ name: "office", months: 2, fails: "late" })).rejects.toThrow("out of order");
  expect(resource.outputs["months"]).toBe(2);
  await resource.update({ name: "site", months: 2, fails: "never" });

  expect(bought).toEqual([2]);
});
