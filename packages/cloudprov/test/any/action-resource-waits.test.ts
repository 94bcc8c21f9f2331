import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refuses, says } from "../scripted-platform.ts";
import { task } from "./programs.ts";
import { type ActionScript, startScriptedProvider } from "./scripted-provider.ts";

const made = says({ ThingId: "t-1" });
const shown = (more: object = {}) => says({ ThingSet: [{ ThingId: "t-1", Name: "a", ...more }] });

/** A thing of a service that nobody knows. */
function thing(more: Values = {}, create: Values = {}): Values {
  return {
    service: "things",
    version: "2020-01-01",
    properties: { Name: "a" },
    create: { action: "CreateThing", id: ["ThingId"], ...create },
    read: { action: "DescribeThings", parameters: { Ids: ["{id}"] }, at: "ThingSet" },
    delete: { action: "DeleteThing", parameters: { Id: "{id}" } },
    ...more,
  };
}

async function given(actions: Readonly<Record<string, ActionScript>>) {
  const test = await startScriptedProvider({
    CreateThing: made,
    DescribeThings: shown(),
    DeleteThing: says({}),
    ...actions,
  });
  return { ...test, it: test.host.resource("ActionResource", "it") };
}

describe("an ActionResource waits", () => {
  it("until a member of the object has one of the expected values", async () => {
    await using test = await given({ DescribeThings: (time) => shown({ State: time < 2 ? 1 : 2 }) });
    await test.it.create(thing({ ready: { member: "State", done: [2], pending: [1] } }));
    expect(test.sent("DescribeThings").length).toBeGreaterThan(2);
  });

  it("only until that member has a final value", async () => {
    await using test = await given({ DescribeThings: shown({ State: "BROKEN" }) });
    const ready = { member: "State", done: ["RUNNING"], failed: ["BROKEN"] };
    const { message } = await failure(test.it.create(thing({ ready })));
    expect(message).toContain(
      "Waiting for things t-1 to be ready (State) ended in the state BROKEN (expected: RUNNING)",
    );
    expect(test.it.state).toMatchObject({ id: "t-1", initErrors: [expect.stringContaining("BROKEN")] });
  });

  it("for the task that creates it, and uses the task's ID of the object", async () => {
    await using test = await given({
      CreateThing: says({ TaskId: 7 }),
      DescribeTask: (time) => says({ Task: time < 1 ? { Status: "RUNNING" } : { Status: "DONE", Ids: ["t-1"] } }),
    });
    const { id } = await test.it.create(thing({}, { id: undefined, idFromTask: ["Ids"], task }));
    expect(id).toBe("t-1");
    expect(test.sent("DescribeTask")).toEqual([{ TaskId: 7 }, { TaskId: 7 }]);
  });

  it("for the task of a change and of a delete, and until the object disappears", async () => {
    await using test = await given({
      ModifyThing: says({ TaskId: 8 }),
      DeleteThing: says({ TaskId: 9 }),
      DescribeTask: says({ Task: { Status: "DONE" } }),
      DescribeThings: (time) => (time < 5 ? shown({ Name: time < 2 ? "a" : "b" }) : says({ ThingSet: [] })),
    });
    const update = [{ action: "ModifyThing", parameters: { Id: "{id}" }, task }];
    const remove = { action: "DeleteThing", parameters: { Id: "{id}" }, task, untilGone: true };
    await test.it.create(thing({ update, delete: remove }));
    await test.it.update(thing({ update, delete: remove, properties: { Name: "b" } }));
    await test.it.delete();
    expect(test.sent("ModifyThing")).toEqual([{ Name: "b", Id: "t-1" }]);
    expect(test.sent("DescribeTask")).toEqual([{ TaskId: 8 }, { TaskId: 9 }]);
  });

  it("and reports why a task failed", async () => {
    await using test = await given({
      CreateThing: says({ ThingId: "t-1", TaskId: 7 }),
      DescribeTask: says({ Task: { Status: "FAILED", Reason: "There is no room.", Secret: "hidden" } }),
    });
    const { message } = await failure(test.it.create(thing({}, { task })));
    expect(message).toContain(
      "Waiting for the task 7 (Status) ended in the state FAILED: There is no room (expected: DONE)",
    );
    expect(message).not.toContain("hidden");
    expect(test.it.state).toMatchObject({ id: "t-1" });
  });
});

describe("an ActionResource whose create gets no response", () => {
  it("is requested again with the same token if the action has one", async () => {
    await using test = await given({ CreateThing: (time) => (time === 0 ? "lost" : made) });
    await test.it.create(thing({}, { clientToken: true }));
    const [first, second] = test.sent("CreateThing");
    expect(first).toEqual({ Name: "a", ClientToken: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(second).toEqual(first);
  });

  it("is not requested again if its outcome is unknown, and the message has the remedy", async () => {
    await using test = await given({ CreateThing: (time) => (time === 0 ? "lost" : made) });
    const { message } = await failure(test.it.create(thing()));
    expect(message).toMatch(/not known whether the CreateThing took effect.*`\{ import: "<its ID>" \}`/s);
    expect(test.sent("CreateThing")).toHaveLength(1);
    expect((await test.it.create(thing())).id).toBe("t-1");
  });
});

describe("an ActionResource whose ID is not at the program's path", () => {
  it("is kept with the whole response, from which a corrected program reads the ID", async () => {
    await using test = await given({ CreateThing: says({ Made: { ThingId: "t-1", Password: "very-hidden" } }) });
    const { message } = await failure(test.it.create(thing()));
    expect(message).toContain("CreateThing created the object, but its response has no ID at ThingId");
    expect(message).not.toContain("very-hidden");
    expect(test.it.id).toMatch(/^unknown-/);
    expect(test.it.outputs["createAnswer"]).toEqual(secret(expect.objectContaining({ Made: expect.anything() })));

    await test.it.read();
    await test.it.update(thing({}, { id: ["Made.ThingId"] }));
    expect(test.it.outputs).toMatchObject({ objectId: "t-1" });
    expect(JSON.stringify(test.it.kept)).not.toContain("very-hidden");
    expect(test.sent("CreateThing")).toHaveLength(1);
    await test.it.read();
    expect(test.it.id).toBe("t-1");
    await test.it.delete();
    expect(test.sent("DeleteThing")).toEqual([{ Id: "t-1" }]);
  });
});

describe("an ActionResource whose ID is a number that is too large to be read exactly", () => {
  it("is not confused with another one, and the message has the remedy", async () => {
    await using test = await given({ CreateThing: says({ ThingId: 2 ** 60 }) });
    const { message } = await failure(test.it.create(thing()));
    expect(message).toContain(
      "its ID at ThingId is a number that is too large to be read exactly. Look up its ID on the platform",
    );
    expect(message).toContain('import it with the resource option `{ import: "<its ID>" }`');
    expect(test.it.id).toMatch(/^unknown-/);
  });
});

describe("reading an ActionResource", () => {
  it("warns about outputs that the response does not contain, when it is created", async () => {
    await using test = await given({ DescribeThings: shown({ Port: null }) });
    await test.it.create(thing({ outputs: ["Name", "Port", "port"], secretOutputs: ["Key.Text"] }));
    await test.it.read();
    const warnings = test.host.logs.filter(({ severity }) => severity === "warning");
    expect(warnings.map(({ message }) => message)).toEqual([
      "outputs[2]: DescribeThings returns nothing at port of the object",
      "secretOutputs[0]: DescribeThings returns nothing at Key.Text of the object",
    ]);
  });

  it("does not count as deleted after a response of another form, and the message names possible mistakes", async () => {
    await using test = await startScriptedProvider(
      { CreateThing: made, DescribeThings: says({ Things: [{ ThingId: "t-1" }] }) },
      { CLOUDPROV_READ_RETRY_TIMEOUT: "0" },
    );
    const it = test.host.resource("ActionResource", "it");
    const { message } = await failure(it.create(thing()));
    expect(message).toMatch(
      /Response\.ThingSet is missing \(DescribeThings .*\)\. The response was not used\. If DescribeThings always responds like this, correct at, where and map of read\./,
    );
    expect(it.id).toBe("t-1");
  });

  it("must be the only selected object", async () => {
    await using test = await given({
      DescribeThings: says({
        ThingSet: [
          { ThingId: "t-0", Name: "a" },
          { ThingId: "t-1", Name: "a" },
        ],
      }),
    });
    const where = { Name: "{properties.Name}" };
    const { message } = await failure(test.it.create(thing({ read: { ...(thing()["read"] as Values), where } })));
    expect(message).toContain(
      "DescribeThings returned 2 elements at ThingSet that match read.where: give values that match exactly one",
    );
  });

  it("does not exist if the response has one of the program's codes", async () => {
    const code = "InvalidThing.NotFound";
    await using test = await given({ DescribeThings: (time) => (time < 3 ? shown() : refuses(code)) });
    const program = thing({ read: { ...(thing()["read"] as Values), goneCodes: [code] } });
    await test.it.create(program);
    for (let i = 0; i < 4 && test.it.state; i++) await test.it.read();
    expect(test.it.state).toBeUndefined();
  });

  it("is selected from several by the program's values", async () => {
    await using test = await given({
      DescribeThings: says({ ThingSet: [{ ThingId: "t-0" }, { ThingId: "t-1", Name: "a" }] }),
    });
    const { message } = await failure(test.it.create(thing()));
    expect(message).toContain("DescribeThings returned 2 elements at ThingSet: select one with `where`");
    const where = { ThingId: "{id}" };
    await test.it.update(thing({ read: { ...(thing()["read"] as Values), where } }));
    expect(test.it.initErrors).toEqual([]);
  });
});
