import { expect, it } from "vitest";
import type { Kind } from "../discover/kind.ts";
import { sampleKind } from "../discover/sample-kind.ts";
import type { FoundObject } from "../discover/walk.ts";
import { type CopiedObject, copyAccount } from "./copy-account.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** Copies objects of an account, which are given by kind and ID with their inputs. */
async function copied(
  account: readonly (readonly [kind: string, id: string, inputs: Inputs, secrets?: readonly string[]])[],
  create: (kind: string, inputs: Inputs) => string = () => "",
) {
  const created: string[] = [];
  let count = 0;
  const copyKinds = [...new Set(account.map(([kind]) => kind))].map((name) =>
    sampleKind(name, {
      create: async (inputs) => {
        create(name, inputs);
        created.push(`${name} ${JSON.stringify(inputs)}`);
        return { id: `${name.toLowerCase()}-copy${++count}`, outputs: {} };
      },
    }),
  );
  const objects = account.map(([name, id, inputs, secrets = []]): CopiedObject => {
    const kind: Kind = sampleKind(name, { read: async () => ({ id, inputs, outputs: {}, secrets }) });
    const one: FoundObject = { kind, id, importId: id, name: id, outputs: {}, parents: [] };
    return { one, kind, service: undefined };
  });
  const result = await copyAccount(objects, {
    account: {
      environment: () => ({}),
      add: async (kind) => `${kind.toLowerCase()}-added`,
      finish: async () => ({ created }),
      close: async () => undefined,
    },
    kindsWith: async () => copyKinds,
    related: {
      first: async () => [{ kind: "User", id: "user-1", fields: {} }],
      of: async () => [],
    },
    onCopied: () => undefined,
  });
  return { ...result, created };
}

it("creates each object after those that it refers to, and gives the copies the IDs of the originals", async () => {
  const {
    created,
    snapshot,
    copied: count,
    left,
  } = await copied([
    ["Box", "box-1", { shelf: { id: "shelf-1" }, owner: "user-1" }],
    ["Shelf", "shelf-1", { room: "room-1" }],
    ["Room", "room-1", {}],
  ]);

  expect(created).toEqual([
    "Room {}",
    'Shelf {"room":"room-copy1"}',
    'Box {"shelf":{"id":"shelf-copy2"},"owner":"user-added"}',
  ]);
  expect(snapshot).toEqual({
    created: ["Room {}", 'Shelf {"room":"room-1"}', 'Box {"shelf":{"id":"shelf-1"},"owner":"user-1"}'],
  });
  expect([count, left]).toEqual([3, []]);
});

it("retries failed creates, because references by name are not visible, and reports the remaining ones", async () => {
  let isThere = false;
  const { created, left } = await copied(
    [
      ["Label", "label-1", { of: "tools" }],
      ["Box", "box-1", { name: "tools" }],
      ["Lamp", "lamp-1", {}],
    ],
    (kind) => {
      if (kind === "Lamp") throw new Error("there is no lamp like this");
      if (kind === "Label" && !isThere) {
        isThere = true;
        throw new Error("there is no box with this name");
      }
      return "";
    },
  );

  expect(created).toEqual(['Box {"name":"tools"}', 'Label {"of":"tools"}']);
  expect(left).toEqual([{ kind: "Lamp", name: "lamp-1", reason: "there is no lamp like this" }]);
});

it("creates objects that refer to each other, and settings after the object whose ID they have", async () => {
  const { created } = await copied([
    ["Left", "left-1", { right: "right-1" }],
    ["Right", "right-1", { left: "left-1" }],
    ["Permission", "room-1", { room: "room-1" }],
    ["Room", "room-1", {}],
  ]);

  expect(created.slice(0, 2)).toEqual(["Room {}", 'Permission {"room":"room-copy1"}']);
  expect(created).toHaveLength(4);
});

it("names the properties whose values are secret", async () => {
  const { secrets } = await copied([
    ["Key", "key-1", { secret: "not_copied" }, ["secret"]],
    ["Key", "key-2", { env: { A: "not_copied" } }, ["env.A", 'env["x.y"]']],
  ]);

  expect(secrets).toEqual([{ kind: "Key", properties: ["env", "secret"] }]);
});
