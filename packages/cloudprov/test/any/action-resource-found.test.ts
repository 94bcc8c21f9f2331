import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { says } from "../scripted-platform.ts";
import { type ActionScripts, startAfterKill, startScriptedProvider } from "./scripted-provider.ts";

/** A thing that is found by its name, on a platform that returns no time. */
const thing: Values = {
  service: "things",
  version: "2020-01-01",
  properties: { Name: "a", Size: 1 },
  create: {
    action: "CreateThing",
    id: ["ThingId"],
    find: { action: "ListThings", at: "ThingSet", by: ["Name"], id: ["ThingId"] },
  },
  read: { action: "DescribeThings", parameters: { Ids: ["{id}"] }, at: "ThingSet" },
  delete: { action: "DeleteThing", parameters: { Id: "{id}" } },
};

/** An answer with things, each as the program says its own. */
const listed = (...ids: readonly string[]) =>
  says({ ThingSet: ids.map((ThingId) => ({ ThingId, Name: "a", Size: 1 })) });
const shown = says({ ThingSet: [{ Name: "a", Size: 1 }] });

async function given(actions: ActionScripts) {
  const test = await startScriptedProvider({ DescribeThings: shown, ...actions });
  return { ...test, it: test.host.resource("ActionResource", "it") };
}

describe("an ActionResource that differs from others only in its members, after a lost response", () => {
  it("adopts the new object, never a similar earlier one", async () => {
    const looks = [listed("theirs"), listed("theirs"), listed("theirs", "ours")];
    await using test = await given({ CreateThing: "lost", ListThings: (time) => looks[time] ?? {} });
    expect((await test.it.create(thing)).id).toBe("ours");
    expect(test.sent("CreateThing")).toHaveLength(1);
  });

  it("adopts neither of two new objects, and the message shows how to import each", async () => {
    const looks = [listed("theirs"), listed("theirs", "one", "two")];
    await using test = await given({ CreateThing: "lost", ListThings: (time) => looks[time] ?? {} });
    const { message } = await failure(test.it.create(thing));
    expect(message).toContain("there are 2 new objects of that name. Import the right one:");
    expect(message).toContain('`{ import: "one" }` or `{ import: "two" }`');
    expect(message).not.toContain("theirs");
  });
});

describe("an ActionResource that differs from others only in its members, after its plugin was killed", () => {
  async function afterKill(...later: readonly string[]) {
    let isLater = false;
    const test = await startAfterKill(
      {
        CreateThing: "lost",
        ListThings: () => (isLater ? listed("before", ...later) : listed("before")),
        DescribeThings: shown,
      },
      { kind: "ActionResource", inputs: thing, at: "CreateThing" },
    );
    isLater = true;
    return { ...test, it: test.host.resource("ActionResource", "it") };
  }

  it("adopts the only new object", async () => {
    await using test = await afterKill("mine");
    expect((await test.it.create(thing)).id).toBe("mine");
    expect(test.sent("CreateThing")).toHaveLength(1);
  });

  it("adopts neither of two new objects, and the message shows how to import each", async () => {
    await using test = await afterKill("first", "second");
    const { message } = await failure(test.it.create(thing));
    expect(message).toContain("and 2 objects like it were created since");
    expect(message).toContain('`{ import: "first" }` or `{ import: "second" }`');
    expect(test.sent("CreateThing")).toHaveLength(1);
  });
});

describe("an ActionResource whose response contains no ID", () => {
  it("adopts the new object, never a similar earlier one", async () => {
    const looks = [listed("old"), listed("old"), listed("old", "new")];
    await using test = await given({ CreateThing: says({}), ListThings: (time) => looks[time] ?? {} });
    const { outputs } = await test.it.create(thing);
    expect(outputs).toMatchObject({ objectId: "new" });
  });

  it.each([
    ["there is no creation time", undefined],
    ["there is a creation time", "MadeAt"],
  ])("is a different object for each of two concurrent creates, if %s", async (_where, createdAt) => {
    const ids: string[] = [];
    // The new object is missing from the first listing.
    let seen: readonly string[] = [];
    let isFirstLook = true;
    await using test = await given({
      CreateThing: (time) => {
        ids.push(`twin-${time}`);
        isFirstLook = true;
        return says({});
      },
      ListThings: () => {
        if (!isFirstLook) seen = [...ids];
        isFirstLook = false;
        const MadeAt = new Date().toISOString();
        return says({ ThingSet: seen.map((ThingId) => ({ ThingId, Name: "a", Size: 1, MadeAt })) });
      },
    });
    const create = thing["create"] as Values;
    const program = { ...thing, create: { ...create, find: { ...(create["find"] as Values), createdAt } } };
    const twin = test.host.resource("ActionResource", "twin");
    const made = await Promise.all([test.it.create(program), twin.create(program)]);
    expect(made.map(({ id }) => id).sort()).toEqual(["twin-0", "twin-1"]);
  });
});
