import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refuses, says } from "../scripted-platform.ts";
import { task } from "./programs.ts";
import { type ActionScripts, startAfterKill } from "./scripted-provider.ts";

/** A thing of which only the task knows the ID that makes it. */
function thing(create: Values = {}, more: Values = {}): Values {
  return {
    service: "things",
    version: "2020-01-01",
    properties: { Name: "a" },
    create: { action: "CreateThing", idFromTask: ["Ids"], task, ...create },
    read: { action: "DescribeThings", parameters: { Ids: ["{id}"] }, at: "ThingSet" },
    update: [{ action: "ModifyThing", parameters: { Id: "{id}" } }],
    delete: { action: "DeleteThing", parameters: { Id: "{id}" } },
    ...more,
  };
}

const find = { action: "ListThings", at: "ThingSet", by: ["Name"], id: ["ThingId"] };

const running = says({ Task: { Status: "RUNNING" } });
const done = says({ Task: { Status: "DONE", Ids: ["t-1"] } });
const failed = says({ Task: { Status: "FAILED", Reason: "There is no room." } });
const shown = says({ ThingSet: [{ ThingId: "t-1", Name: "a" }] });
const none = says({ ThingSet: [] });
const made = says({ TaskId: 7 });
const taskGone = refuses("ResourceNotFound.Task");

/** The provider of the next run after a plugin was killed, by default at the first request for the state of the task. */
async function given(actions: ActionScripts, inputs: Values, at = "DescribeTask") {
  const scripts = { CreateThing: made, DescribeThings: shown, DescribeTask: running, ...actions };
  const test = await startAfterKill(scripts, { kind: "ActionResource", inputs, at });
  return { ...test, it: test.host.resource("ActionResource", "it") };
}

const waysOfFinding: readonly [string, Values][] = [
  ["nothing else", {}],
  ["a token", { clientToken: true }],
  ["a search", { find }],
];

describe("a create after one whose plugin was killed while it waited for the task that returns the ID", () => {
  it.each(waysOfFinding)("continues the task, with %s", async (_with, create) => {
    await using test = await given(
      { DescribeTask: (time) => (time < 2 ? running : done), ListThings: none },
      thing(create),
    );

    expect((await test.it.create(thing(create))).id).toBe("t-1");

    expect(test.sent("CreateThing")).toHaveLength(1);
    // The plugin listed the earlier objects, and nothing since.
    expect(test.sent("ListThings")).toHaveLength("find" in create ? 1 : 0);
    expect(test.sent("DescribeTask")).toEqual([{ TaskId: 7 }, { TaskId: 7 }, { TaskId: 7 }]);
    expect((await test.it.preview(thing(create))).action).toBe("same");
  });

  it("updates the task's object to match the current program", async () => {
    let name = "a";
    await using test = await given(
      {
        DescribeTask: (time) => (time < 1 ? running : done),
        DescribeThings: () => says({ ThingSet: [{ ThingId: "t-1", Name: name }] }),
        ModifyThing: () => {
          name = "b";
          return says({});
        },
      },
      thing(),
    );
    const { outputs } = await test.it.create(thing({}, { properties: { Name: "b" } }));
    expect(outputs["properties"]).toEqual({ Name: "b" });
    expect(test.sent("ModifyThing")).toEqual([{ Name: "b", Id: "t-1" }]);
  });

  it.each(waysOfFinding)("creates the object again when the task has failed, with %s", async (_with, create) => {
    await using test = await given(
      {
        CreateThing: (time) => says({ TaskId: 7 + time }),
        DescribeTask: (time) => [running, failed, done][time] ?? done,
        ListThings: none,
      },
      thing(create),
    );

    expect((await test.it.create(thing(create))).id).toBe("t-1");

    const [first, second] = test.sent("CreateThing");
    expect(test.sent("DescribeTask")).toEqual([{ TaskId: 7 }, { TaskId: 7 }, { TaskId: 8 }]);
    // The platform would answer the same task to the same token.
    if ("clientToken" in create) expect(second?.["ClientToken"]).not.toBe(first?.["ClientToken"]);
  });

  it("reports the remedy if the task no longer exists, and then creates the object again", async () => {
    await using test = await given({ DescribeTask: (time) => [running, taskGone, done][time] ?? done }, thing());

    const { message } = await failure(test.it.create(thing()));

    expect(message).toContain("it called CreateThing, and it is unknown whether the object was created");
    expect(message).toContain('import it with the resource option `{ import: "<its ID>" }`');
    expect(test.sent("CreateThing")).toHaveLength(1);
    expect((await test.it.create(thing())).id).toBe("t-1");
    expect(test.sent("CreateThing")).toHaveLength(2);
  });

  it("repeats the request with the same token if the task no longer exists", async () => {
    await using test = await given(
      { DescribeTask: (time) => [running, taskGone, done][time] ?? done },
      thing({ clientToken: true }),
    );
    expect((await test.it.create(thing({ clientToken: true }))).id).toBe("t-1");
    const [first, second] = test.sent("CreateThing");
    expect(second).toEqual(first);
  });

  it("finds the created object if the task no longer exists", async () => {
    await using test = await given(
      { DescribeTask: (time) => (time === 0 ? running : taskGone), ListThings: (time) => (time === 0 ? none : shown) },
      thing({ find }),
    );
    expect((await test.it.create(thing({ find }))).id).toBe("t-1");
    expect(test.sent("CreateThing")).toHaveLength(1);
  });
});

describe("a create after one whose plugin was killed while a task created an object with a known ID", () => {
  const program = thing({ id: ["ThingId"], idFromTask: undefined });
  const answer = { CreateThing: says({ ThingId: "t-1", TaskId: 7 }) };

  it("continues the task, although the object is not visible before", async () => {
    let isDone = false;
    await using test = await given(
      {
        ...answer,
        DescribeTask: (time) => {
          isDone = time > 1;
          return isDone ? done : running;
        },
        DescribeThings: () => (isDone ? shown : none),
      },
      program,
    );
    expect((await test.it.create(program)).id).toBe("t-1");
    expect(test.sent("CreateThing")).toHaveLength(1);
    expect((await test.it.preview(program)).action).toBe("same");
  });

  it("adopts the existing object if the task no longer exists", async () => {
    await using test = await given({ ...answer, DescribeTask: (time) => (time === 0 ? running : taskGone) }, program);
    expect((await test.it.create(program)).id).toBe("t-1");
    expect(test.sent("CreateThing")).toHaveLength(1);
  });
});

describe("a create whose task fails", () => {
  it("is requested again by the next run, with another token", async () => {
    const program = thing({ clientToken: true });
    await using test = await given(
      {
        CreateThing: (time) => says({ TaskId: 7 + time }),
        DescribeTask: (time) => [running, failed, failed, done][time] ?? done,
      },
      program,
    );
    const { message } = await failure(test.it.create(program));
    expect(message).toContain("Waiting for the task 8 (Status) ended in the state FAILED: There is no room");
    await test.it.create(program);
    expect(test.sent("DescribeTask").map(({ TaskId }) => TaskId)).toEqual([7, 7, 8, 9]);
    expect(new Set(test.sent("CreateThing").map(({ ClientToken }) => ClientToken)).size).toBe(3);
  });
});

describe("a create after one whose plugin was killed before the response arrived", () => {
  it("is not requested if its outcome is unknown, until the user has checked it", async () => {
    const program = thing({ id: ["ThingId"], idFromTask: undefined, task: undefined });
    await using test = await given(
      { CreateThing: (time) => (time === 0 ? "lost" : says({ ThingId: "t-1" })) },
      program,
      "CreateThing",
    );

    const { message } = await failure(test.it.create(program));

    expect(message).toContain(
      'an earlier run was interrupted after it called CreateThing, and it is unknown whether the object was created. If it exists, import it with the resource option `{ import: "<its ID>" }`, or delete it by hand. If it does not exist, run `pulumi up` again to create it. To resolve this automatically, set create.find (how to find the object), create.clientToken (the action supports a ClientToken) or create.repeatable (the action may be repeated).',
    );
    expect(test.sent("CreateThing")).toHaveLength(1);
    expect((await test.it.create(program)).id).toBe("t-1");
    expect(test.sent("CreateThing")).toHaveLength(2);
  });

  it("is requested with the same token if the action has one", async () => {
    const program = thing({ clientToken: true });
    await using test = await given({ DescribeTask: done }, program, "CreateThing");
    expect((await test.it.create(program)).id).toBe("t-1");
    const [first, second] = test.sent("CreateThing");
    expect(first?.["ClientToken"]).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toEqual(first);
  });
});
