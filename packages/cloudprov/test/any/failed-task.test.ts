import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refuses, says } from "../scripted-platform.ts";
import { task } from "./programs.ts";
import { type ActionScripts, startAfterKill, startScriptedProvider } from "./scripted-provider.ts";

/** A thing whose ID is in the response, and which a task creates. */
const thing: Values = {
  service: "things",
  version: "2020-01-01",
  properties: { Name: "a" },
  create: { action: "CreateThing", id: ["ThingId"], task },
  read: { action: "DescribeThings", parameters: { Ids: ["{id}"] }, at: "ThingSet" },
  delete: { action: "DeleteThing", parameters: { Id: "{id}" } },
};

const running = says({ Task: { Status: "RUNNING" } });
const done = says({ Task: { Status: "DONE" } });
const failed = says({ Task: { Status: "FAILED", Reason: "There is no room." } });
const none = says({ ThingSet: [] });

function shown(id: string) {
  return says({ ThingSet: [{ ThingId: id, Name: "a" }] });
}

async function given(actions: ActionScripts) {
  const test = await startScriptedProvider({
    CreateThing: (time) => says({ ThingId: `t-${time + 1}`, TaskId: 7 + time }),
    ...actions,
  });
  return { ...test, it: test.host.resource("ActionResource", "it") };
}

describe("a create whose task failed", () => {
  it("leaves nothing in the state if the object does not exist, and the next create starts again", async () => {
    await using test = await given({
      DescribeTask: (time) => (time === 0 ? failed : done),
      DescribeThings: () => (test.sent("CreateThing").length < 2 ? none : shown("t-2")),
    });

    expect((await failure(test.it.create(thing))).message).toContain(
      "Waiting for the task 7 (Status) ended in the state FAILED: There is no room",
    );
    expect(test.it.state).toBeUndefined();

    expect((await test.it.create(thing)).id).toBe("t-2");
    expect(test.sent("DescribeTask")).toEqual([{ TaskId: 7 }, { TaskId: 8 }]);
  });

  it("keeps an object that exists, and the message says what to do", async () => {
    await using test = await given({ DescribeTask: failed, DescribeThings: shown("t-1") });

    const { message } = await failure(test.it.create(thing));

    expect(message).toContain("There is no room");
    expect(message).toMatch(
      /things t-1 exists nevertheless: check it on the platform\. If it is complete, remove create\.task from your program and run `pulumi up`\. Otherwise, run `pulumi up --replace 'urn:.*'`/,
    );
    expect(test.it.state).toMatchObject({ id: "t-1" });
    const withoutTask = { ...thing, create: { action: "CreateThing", id: ["ThingId"] } };
    await test.it.update(withoutTask);
    expect((await test.it.preview(thing)).action).toBe("update");
    expect(test.sent("CreateThing")).toHaveLength(1);
    expect(test.it.initErrors).toEqual([]);
  });
});

describe("an object in the state whose task is still pending", () => {
  /** The state after a run that ended while the task was running. */
  async function interrupted(later: ActionScripts) {
    let isLater = false;
    const test = await given({
      DescribeTask: (time) => (isLater ? answerOf(later["DescribeTask"], time) : refuses("InvalidParameter")),
      DescribeThings: (time) => (isLater ? answerOf(later["DescribeThings"], time) : none),
    });
    await failure(test.it.create(thing));
    expect(test.it.outputs).toMatchObject({ pendingTask: "7" });
    isLater = true;
    return test;
  }

  function answerOf(script: ActionScripts[string] | undefined, time: number) {
    return typeof script === "function" ? script(time) : (script ?? {});
  }

  it("is created again by the next run when the task has failed and the object does not exist", async () => {
    await using test = await interrupted({ DescribeTask: failed, DescribeThings: none });
    const { message } = await failure(test.it.update(thing));
    expect(message).toContain("things t-1 does not exist.");
    expect(message).toContain(
      "The ID t-1 stays in the state until the next `pulumi up`, which reads the object again and recreates it.",
    );
  });

  it.each([
    ["has failed", failed],
    ["no longer exists", refuses("ResourceNotFound.Task")],
  ])("is removed from the state by a refresh when the task %s and the object does not exist", async (_, answer) => {
    await using test = await interrupted({ DescribeTask: answer, DescribeThings: none });
    await test.it.read();
    expect(test.it.state).toBeUndefined();
  });

  it("stays in the state while the task is running", async () => {
    await using test = await interrupted({ DescribeTask: running, DescribeThings: none });
    await test.it.read();
    expect(test.it.outputs).toMatchObject({ pendingTask: "7" });
  });

  it("is used when the task no longer exists and the object does", async () => {
    await using test = await interrupted({
      DescribeTask: refuses("ResourceNotFound.Task"),
      DescribeThings: shown("t-1"),
    });
    await test.it.update(thing);
    expect(test.it.initErrors).toEqual([]);
  });
});

describe("a call whose task failed", () => {
  const call = { service: "things", version: "2020-01-01", action: "StartThing", task, clientToken: true };

  it("leaves nothing in the state, and is called again", async () => {
    await using test = await given({
      StartThing: (time) => says({ TaskId: 7 + time }),
      DescribeTask: (time) => (time === 0 ? failed : done),
    });
    const it = test.host.resource("ActionCall", "start");
    expect((await failure(it.create(call))).message).toContain("There is no room");
    expect(it.state).toBeUndefined();
    await it.create(call);
    const [first, second] = test.sent("StartThing");
    expect(second?.["ClientToken"]).not.toBe(first?.["ClientToken"]);
  });

  it("is removed from the state by a refresh after an interrupted wait", async () => {
    let isLater = false;
    await using test = await given({
      StartThing: says({ TaskId: 7 }),
      DescribeTask: () => (isLater ? failed : refuses("InvalidParameter")),
    });
    const it = test.host.resource("ActionCall", "start");
    await failure(it.create(call));
    isLater = true;
    expect((await failure(it.update(call))).message).toContain("recreates it");
    await it.read();
    expect(it.state).toBeUndefined();
  });
});

describe("a create after a killed one whose task failed", () => {
  it("creates the object again if it does not exist", async () => {
    let created = 0;
    await using test = await startAfterKill(
      {
        CreateThing: (time) => {
          created = time + 1;
          return says({ ThingId: `t-${created}`, TaskId: 7 + time });
        },
        DescribeTask: (time) => [running, failed, done][time] ?? done,
        DescribeThings: () => (created < 2 ? none : shown("t-2")),
      },
      { kind: "ActionResource", inputs: thing, at: "DescribeTask" },
    );
    expect((await test.host.resource("ActionResource", "it").create(thing)).id).toBe("t-2");
  });
});
