import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { givenTrigger } from "./given-trigger.ts";

const key = { FunctionName: "orders", Namespace: "default", TriggerName: "hourly", Type: "timer" };
const inputs = { functionName: "orders", triggerName: "hourly", type: "timer" };

async function given() {
  const simulated = await startSimulatedProvider();
  const { scfFunctions } = simulated.platform.state;
  const owner = await scfFunctions.create({
    name: "orders",
    triggers: [
      givenTrigger({ type: "timer", name: "hourly", desc: '{"cron":"0 0 * * * * *"}' }),
      givenTrigger({ type: "timer", name: "hourly-2", desc: '{"cron":"0 15 * * * * *"}' }),
      givenTrigger({ type: "http", name: "site", desc: '{"AuthType":"NONE"}' }),
    ],
  });
  return {
    ...simulated,
    hourly: simulated.host.resource("ScfTriggerConfig", "hourly"),
    trigger: (name: string) => scfFunctions.get(owner.id)?.triggers.find((one) => one.name === name),
    remove: () => scfFunctions.remove(owner.id),
    withoutTriggers: () => scfFunctions.change(owner.id, { triggers: [] }),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
    warnings: () => simulated.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

describe("a ScfTriggerConfig", () => {
  it("changes a trigger by one request, and reads the one with exactly its name", async () => {
    await using test = await given();
    const { id, outputs } = await test.hourly.create({ ...inputs, enable: "CLOSE", description: "Holidays" });
    expect(id).toBe("orders#default#hourly");
    expect(test.sent("UpdateTrigger")).toEqual([
      { ...key, Enable: "CLOSE", Description: "Holidays", CustomArgument: "" },
    ]);
    expect(outputs).toMatchObject({ enable: "CLOSE", qualifier: "$LATEST", triggerDesc: "0 0 * * * * *" });
    expect(test.trigger("hourly-2")?.enabled).toBe(true);
    expect((await test.hourly.preview({ ...inputs, enable: "CLOSE", description: "Holidays" })).action).toBe("same");
  });

  it("keeps the state of a trigger that the program does not set", async () => {
    await using test = await given();
    await test.hourly.create({ ...inputs, enable: "CLOSE" });
    await test.hourly.update({ ...inputs, customArgument: "all" });
    expect(test.trigger("hourly")).toMatchObject({ enabled: false, customArgument: "all" });
    await test.hourly.update(inputs);
    expect(test.trigger("hourly")).toMatchObject({ enabled: false, customArgument: "" });
  });

  it("shows no diff for JSON in the platform's form, and one for other parameters", async () => {
    await using test = await given();
    const site = test.host.resource("ScfTriggerConfig", "site");
    const http = { functionName: "orders", triggerName: "site", type: "http", triggerDesc: '{ "AuthType": "CAM" }' };
    const { outputs } = await site.create(http);
    expect(outputs["triggerDesc"]).toBe('{ "AuthType": "CAM" }');
    expect((await site.preview({ ...http, triggerDesc: '{"AuthType":"CAM"}' })).action).toBe("same");
    expect((await site.preview({ ...http, triggerDesc: '{"AuthType":"NONE"}' })).action).toBe("update");
  });

  it("shows how to create a trigger that does not exist", async () => {
    await using test = await given();
    await expect(test.hourly.create({ ...inputs, triggerName: "daily" })).rejects.toThrow(
      "Declare the trigger in triggers of the ScfFunction",
    );
  });

  it("keeps the trigger when it is deleted, with a warning", async () => {
    await using test = await given();
    await test.hourly.create({ ...inputs, enable: "CLOSE" });
    await test.hourly.delete();
    expect(test.trigger("hourly")?.enabled).toBe(false);
    expect(test.warnings()).toContainEqual(expect.stringContaining("the trigger orders#default#hourly stays as it is"));
  });

  it.each(["remove", "withoutTriggers"] as const)("leaves the state after %s", async (change) => {
    await using test = await given();
    await test.hourly.create(inputs);
    test[change]();
    expect(await test.hourly.read()).toBeUndefined();
  });

  it("is imported by the names of its function and itself", async () => {
    await using test = await given();
    const imported = await test.hourly.import("orders#default#hourly");
    expect(imported?.inputs).toMatchObject({ ...inputs, enable: "OPEN", triggerDesc: "0 0 * * * * *" });
    expect((await test.hourly.preview(inputs)).action).toBe("same");
  });

  it.each([
    ["a type that cannot be changed", { type: "cos" }, "type"],
    ["another switch", { enable: "ON" }, "enable"],
  ])("with %s is rejected during preview", async (_what, wrong, property) => {
    await using test = await given();
    const { failures } = await test.hourly.check({ ...inputs, ...wrong });
    expect(failures.map((one) => one.property)).toEqual([property]);
  });
});
