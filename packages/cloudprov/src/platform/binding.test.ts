import { compositeId, field } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { operation, refuses, type ScriptedAnswer, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import { type Binding, bindingObject, responseFields } from "./binding.ts";
import { bindClients } from "./clients.ts";
import { responseList } from "./responses.ts";

const fields = {
  houseId: field.string({ required: true, replaceOnChange: true, wire: "HouseId", docs: "The house." }),
  lampId: field.string({ required: true, replaceOnChange: true, wire: "LampId", docs: "The lamp." }),
};

const hung = responseFields({ lampId: "LampId" });
const lamps = responseList("Lamps", hung);

const lampBindings: Binding = {
  what: "lamp",
  service: "apigateway",
  id: compositeId({
    separator: "#",
    parts: [
      { property: "houseId", wire: "HouseId" },
      { property: "lampId", wire: "LampId" },
    ],
  }),
  bind: { action: "HangLamp", parameters: (parts) => parts },
  unbind: { action: "TakeLamp", parameters: (parts) => parts },
  listing: {
    parent: ["houseId"],
    page: (op, { HouseId }, offset) => op.apigateway.page("DescribeLamps", { HouseId }, lamps, { offset }),
    responseFields: hung,
  },
};

const values = { houseId: "house-1", lampId: "lamp-1" };

/** The platform's responses to each action, in order; the last one repeats. */
type Script = Readonly<Record<string, readonly ScriptedAnswer[]>>;

async function given(script: Script, more: Partial<Binding> = {}) {
  const asked = new Map<string, number>();
  const platform = await startScriptedPlatform(({ action }) => {
    const number = asked.get(action) ?? 0;
    asked.set(action, number + 1);
    return script[action]?.[Math.min(number, script[action].length - 1)] ?? null;
  });
  const connected = await platform.connect();
  const told = {
    ...operation(),
    urn: "urn:pulumi:test::test::cloudprov:index/lampAttachment:LampAttachment::it",
    id: "house-1#lamp-1",
    args: values,
    state: values,
  };
  return {
    actions: () => platform.calls.map(({ action }) => action),
    op: { ...told, ...bindClients(connected, told) } as never,
    handlers: bindingObject({ fields, ...lampBindings, ...more }),
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

const done = says({ Result: true });
const refused = says({ Result: false });
const listing = (...ids: string[]) =>
  says({ Result: { TotalCount: ids.length, Lamps: ids.map((LampId) => ({ LampId })) } });
const houseGone = refuses("ResourceNotFound.House");

describe("deleting a binding", () => {
  it("waits while the platform still shows it", async () => {
    const script = { TakeLamp: [done], DescribeLamps: [listing("lamp-1"), listing()] };
    await using test = await given(script, { shownAfterDelete: true });
    await test.handlers.delete(test.op);
    expect(test.actions()).toEqual(["TakeLamp", "DescribeLamps", "DescribeLamps"]);
  });

  it("succeeds once it is no longer shown, even if the platform responds with an error", async () => {
    await using test = await given({ TakeLamp: [refused], DescribeLamps: [listing("lamp-2")] });
    await test.handlers.delete(test.op);
    expect(test.actions()).toEqual(["TakeLamp", "DescribeLamps"]);
  });

  it("is requested again while the platform temporarily returns false", async () => {
    const unbind = { ...lampBindings.unbind, untilTrue: true } as const;
    await using test = await given({ TakeLamp: [refused, done] }, { unbind });
    await test.handlers.delete(test.op);
    expect(test.actions()).toEqual(["TakeLamp", "TakeLamp"]);
  });

  it("leaves the state with its parent", async () => {
    await using test = await given({ TakeLamp: [houseGone] });
    await test.handlers.delete(test.op);
    expect(test.actions()).toEqual(["TakeLamp"]);
  });
});

describe("a binding that is searched for before it is created", () => {
  it("does not exist while its parent is not visible, unless that must be reported", async () => {
    await using quiet = await given({ DescribeLamps: [houseGone] });
    expect(await quiet.handlers.findExisting.exists(quiet.op)).toBe(false);
    await using strict = await given({ DescribeLamps: [houseGone] }, { parent: ({ HouseId }) => `house ${HouseId}` });
    await expect(strict.handlers.findExisting.exists(strict.op)).rejects.toThrow("house house-1 does not exist");
  });

  it("is found only among those of its parent", async () => {
    await using test = await given({ DescribeLamps: [listing("lamp-2"), listing("lamp-2", "lamp-1")] });
    expect(await test.handlers.findExisting.exists(test.op)).toBe(false);
    expect(await test.handlers.findExisting.exists(test.op)).toBe(true);
  });
});
