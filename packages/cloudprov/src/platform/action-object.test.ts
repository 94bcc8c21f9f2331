import { type Expectation, field, UnexpectedResponse } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import { operation, refuses, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import { type ActionObject, actionObject } from "./action-object.ts";
import { bindClients } from "./clients.ts";
import { responseList, textAt } from "./responses.ts";

const fields = {
  name: field.string({ required: true, wire: "Name", docs: "Name." }),
  tags: field.map(field.string({ docs: "Value." }), { wire: "Tags", docs: "Tags." }),
};

const urn = "urn:pulumi:test::test::cloudprov:index/thing:Thing::it";

const things: ActionObject = {
  service: "apigateway",
  create: "CreateThing",
  update: "ModifyThing",
  delete: "DeleteThing",
  withOwnActions: ["tags"],
  idOf: ({ ThingId }) => String(ThingId),
  key: (id) => ({ ThingId: id }),
  read: async () => undefined,
};

/** An operation whose calls are only written down. */
function given(op: object) {
  const sent: unknown[] = [];
  const record = async (action: string, parameters: unknown) => {
    sent.push([action, parameters]);
    return { ThingId: "thing-1" };
  };
  return { sent, op: { urn, ...op, apigateway: { create: record, write: record } } as never };
}

describe("properties with separate actions", () => {
  const args = { name: "one", tags: { team: "payments" } };

  it("are not sent to the action that creates an object", async () => {
    const { sent, op } = given({ args });
    expect(await actionObject({ fields, ...things }).create(op)).toBe("thing-1");
    expect(sent).toEqual([["CreateThing", { Name: "one" }]]);
  });

  it("are not sent to the main update action, which is skipped when nothing else changed", async () => {
    const changing = (...changed: string[]) =>
      given({
        id: "thing-1",
        args,
        state: {},
        changed: (...names: string[]) => names.some((n) => changed.includes(n)),
      });
    const both = changing("name", "tags");
    await actionObject({ fields, ...things }).update?.(both.op);
    expect(both.sent).toEqual([["ModifyThing", { Name: "one", ThingId: "thing-1" }]]);
    const tagsOnly = changing("tags");
    await actionObject({ fields, ...things }).update?.(tagsOnly.op);
    expect(tagsOnly.sent).toEqual([]);
  });
});

describe("an object that is created", () => {
  it("is expected to be returned with its ID", async () => {
    const expected: (Expectation | undefined)[] = [];
    const create = async (_action: string, _parameters: unknown, { expects }: { expects?: Expectation }) => {
      expected.push(expects);
      return { ThingId: "thing-1" };
    };
    const named: ActionObject = { ...things, idOf: textAt("ThingId") };
    await actionObject({ fields, ...named }).create({ urn, args: { name: "one" }, apigateway: { create } } as never);
    expect(expected.map((expects) => expects?.({ ThingId: "thing-1" }))).toEqual([undefined]);
    for (const response of [{}, { ThingId: "" }, { ThingId: 1 }, null]) {
      expect(expected[0]?.(response)).toBeInstanceOf(UnexpectedResponse);
    }
  });
});

describe("objects that are refreshed from one listing", () => {
  it("all show the reason for a wait", async () => {
    const ids = ["thing-1", "thing-2", "thing-3"];
    const all = responseList("Things", fields);
    const listed: ActionObject = {
      ...things,
      service: "vpc",
      idOf: textAt("ThingId"),
      listing: {
        name: "Name",
        find: (op) => op.vpc.pages("DescribeThings", {}, all),
        whole: { page: (op, offset) => op.vpc.page("DescribeThings", {}, all, { offset }), asRead: (found) => found },
      },
    };
    await using platform = await startScriptedPlatform((_call, number) =>
      number === 0
        ? refuses("ResourceBusy")
        : says({ Things: ids.map((id) => ({ ThingId: id, Name: id })), TotalCount: ids.length }),
    );
    const connected = await platform.connect();
    const phases = ids.map((): string[] => []);
    const refresh = (id: string, index: number) => {
      const op = { ...operation(), urn, id, purpose: "refresh", args: {}, state: {} };
      const told = { ...op, progress: (phase: string) => void phases[index]?.push(phase) };
      return actionObject({ fields, ...listed }).read({ ...told, ...bindClients(connected, told) } as never);
    };
    expect(await Promise.all(ids.map(refresh))).toMatchObject(ids.map((id) => ({ name: id })));
    expect(phases).toEqual(ids.map(() => [expect.stringMatching(/ResourceBusy.*; attempt 2 in \d+s$/)]));
    expect(platform.calls).toHaveLength(2);
  });
});
