import { failure, secret, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { says } from "../scripted-platform.ts";
import { startAfterKill, startScriptedProvider } from "./scripted-provider.ts";

function call(more: Values = {}): Values {
  return { service: "things", version: "2020-01-01", action: "StartThing", parameters: { Id: "t-1" }, ...more };
}

const started = says({ Job: { Id: "j-1", Key: "very-hidden", Other: "untold" } });

describe("an ActionCall", () => {
  it("calls its action once, and returns the values that the program lists", async () => {
    await using test = await startScriptedProvider({ StartThing: started });
    const it = test.host.resource("ActionCall", "start");
    const program = call({
      secretParameters: { Password: secret("hidden words") },
      outputs: ["Job.Id"],
      secretOutputs: ["Job.Key"],
    });
    const { id, outputs } = await it.create(program);
    expect(outputs).toMatchObject({
      requestId: id,
      values: { "Job.Id": "j-1" },
      secretValues: secret({ "Job.Key": "very-hidden" }),
    });
    expect(JSON.stringify(it.kept)).not.toContain("untold");
    await it.read();
    expect((await it.preview(program)).action).toBe("same");
    await it.delete();
    expect(test.sent("StartThing")).toEqual([{ Id: "t-1", Password: "hidden words" }]);
  });

  it("is called again only if a trigger or a parameter changes", async () => {
    await using test = await startScriptedProvider({ StartThing: started });
    const it = test.host.resource("ActionCall", "start");
    await it.create(call({ triggers: { release: 1 } }));
    expect((await it.update(call({ triggers: { release: 1 }, repeatable: true }))).action).toBe("update");
    expect((await it.update(call({ triggers: { release: 2 } }))).action).toBe("replace");
    expect((await it.update(call({ triggers: { release: 2 }, parameters: { Id: "t-2" } }))).action).toBe("replace");
    expect(test.sent("StartThing")).toEqual([{ Id: "t-1" }, { Id: "t-1" }, { Id: "t-2" }]);
  });

  it("waits for its task, and runs undo when it is deleted", async () => {
    await using test = await startScriptedProvider({
      StartThing: says({ Job: { Id: "j-1" } }),
      DescribeJob: (time) => says({ Status: time < 1 ? "RUNNING" : "DONE" }),
      StopThing: says({}),
    });
    const it = test.host.resource("ActionCall", "start");
    const task = {
      id: "Job.Id",
      action: "DescribeJob",
      parameters: { Id: "{task}", Of: "{properties.Id}" },
      member: "Status",
      done: ["DONE"],
    };
    const undo = { action: "StopThing", parameters: { Job: "{properties.Job.Id}", Id: "{properties.Id}" } };
    await it.create(call({ task, undo, outputs: ["Job"] }));
    expect(test.sent("DescribeJob")).toHaveLength(2);
    await it.delete();
    expect(test.sent("StopThing")).toEqual([{ Job: "j-1", Id: "t-1" }]);
  });

  it("is repeated after a lost response if that is allowed; otherwise the message says that the outcome is unknown", async () => {
    await using test = await startScriptedProvider({ StartThing: (time) => (time % 2 === 0 ? "lost" : started) });
    const { message } = await failure(test.host.resource("ActionCall", "once").create(call()));
    expect(message).toMatch(/not known whether the StartThing took effect.*`pulumi up` repeats it/s);
    expect(test.sent("StartThing")).toHaveLength(1);
    await using other = await startScriptedProvider({ StartThing: (time) => (time === 0 ? "lost" : started) });
    await other.host.resource("ActionCall", "twice").create(call({ repeatable: true }));
    expect(other.sent("StartThing")).toHaveLength(2);
    await using third = await startScriptedProvider({ StartThing: (time) => (time === 0 ? "lost" : started) });
    await third.host.resource("ActionCall", "token").create(call({ clientToken: true }));
    const [first, second] = third.sent("StartThing");
    expect(first?.["ClientToken"]).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toEqual(first);
  });

  it("does not count as done if its plugin was killed while it waited for the task", async () => {
    const job = (time: number) => says({ Status: time < 1 ? "RUNNING" : "DONE" });
    const task = {
      id: "Job.Id",
      action: "DescribeJob",
      parameters: { Id: "{task}" },
      member: "Status",
      done: ["DONE"],
    };
    const killed = (inputs: Values) =>
      startAfterKill({ StartThing: started, DescribeJob: job }, { kind: "ActionCall", inputs, at: "DescribeJob" });

    const again = call({ task, outputs: ["Job.Id"], clientToken: true });
    await using test = await killed(again);
    const { outputs } = await test.host.resource("ActionCall", "it").create(again);
    expect(outputs["values"]).toEqual({ "Job.Id": "j-1" });
    const [first, second] = test.sent("StartThing");
    expect(second).toEqual(first);
    expect(test.sent("DescribeJob")).toHaveLength(2);

    const unclear = call({ task, outputs: ["Job.Id"] });
    await using other = await killed(unclear);
    const it = other.host.resource("ActionCall", "it");
    expect((await failure(it.create(unclear))).message).toMatch(
      /interrupted after it called StartThing, and the result is unknown.*`pulumi up` repeats it/s,
    );
    expect(other.sent("StartThing")).toHaveLength(1);
    await it.create(unclear);
    expect(other.sent("StartThing")).toHaveLength(2);
  });

  const pair = (more: Values = {}) =>
    call({
      action: "CreateKeyPair",
      parameters: { KeyName: "deploy" },
      outputs: ["KeyPair.KeyId"],
      undo: { action: "DeleteKeyPairs", parameters: { KeyIds: ["{properties.KeyPair.KeyId}"] } },
      ...more,
    });

  it("resolves a placeholder whose whole path is an output, before members of the same name", async () => {
    await using test = await startScriptedProvider({
      CreateKeyPair: says({ KeyPair: { KeyId: "skey-1" } }),
      DeleteKeyPairs: says({}),
    });
    const it = test.host.resource("ActionCall", "pair");
    await it.create(pair());
    await it.delete();
    expect(test.sent("DeleteKeyPairs")).toEqual([{ KeyIds: ["skey-1"] }]);
  });

  it.each([
    [
      "{properties.KeyPair.KeyIds}",
      "which is not in parameters, secretParameters, outputs or secretOutputs: there are",
    ],
    ["{properties.KeyPair.keyid}", "did you mean {properties.KeyPair.KeyId}?"],
    ["{id}", "contains the unknown placeholder {id}: use {properties.Name}, or remove it"],
  ])("rejects %s in undo.parameters during preview", async (text, message) => {
    await using test = await startScriptedProvider({});
    const undo = { action: "DeleteKeyPairs", parameters: { KeyIds: [text] } };
    const { failures } = await test.host.resource("ActionCall", "pair").check(pair({ undo }));
    expect(failures).toEqual([{ property: "undo.parameters.KeyIds[0]", reason: expect.stringContaining(message) }]);
  });

  it("fails and keeps the state when a value of undo.parameters is missing, until the program corrects it", async () => {
    await using test = await startScriptedProvider({ CreateKeyPair: says({ KeyPair: {} }), DeleteKeyPairs: says({}) });
    const it = test.host.resource("ActionCall", "pair");
    await it.create(pair());
    expect(test.host.logs.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("outputs[0]: the response of CreateKeyPair has no value at KeyPair.KeyId"),
    );
    expect((await failure(it.delete())).message).toContain(
      "DeleteKeyPairs was not called, because undo.parameters contains {properties.KeyPair.KeyId}, which has no value",
    );
    expect(test.sent("DeleteKeyPairs")).toEqual([]);
    await it.update(pair({ undo: { action: "DeleteKeyPairs", parameters: { KeyIds: ["skey-1"] } } }));
    await it.delete();
    expect(test.sent("DeleteKeyPairs")).toEqual([{ KeyIds: ["skey-1"] }]);
  });

  it("cannot be imported", async () => {
    await using test = await startScriptedProvider({ StartThing: started });
    expect((await failure(test.host.resource("ActionCall", "it").import("r-1"))).message).toContain(
      "a call leaves no object to read",
    );
  });
});
