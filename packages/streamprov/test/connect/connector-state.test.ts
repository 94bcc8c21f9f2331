import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { given, made } from "./given.ts";
import { withSettings } from "./lives.ts";

type Made = Awaited<ReturnType<typeof made>>;

/** The changes that were requested from the platform, in order. */
function asked({ platform }: Made): string[] {
  return platform.journal
    .find({ method: "PUT" })
    .map(({ path }) => path.slice(path.lastIndexOf("/") + 1))
    .filter((last) => last !== "validate");
}

/** A refresh finds the connector in a state. */
async function found({ platform, it, kept }: Made, state: "PROVISIONING" | "DEGRADED" | "FAILED", trace = "") {
  platform.state.connectors.change(kept().id, { state, trace });
  await it.read();
}

describe("the status of a Connector", () => {
  it("follows the program to PAUSED and back to RUNNING, waits for each, and sends nothing else", async () => {
    await using test = await made({}, { connectorMs: 600 });

    const paused = await test.it.update({ ...test.inputs, status: "PAUSED" });
    const resumed = await test.it.update({ ...test.inputs, status: "RUNNING" });

    expect([paused.outputs["status"], resumed.outputs["status"]]).toEqual(["PAUSED", "RUNNING"]);
    expect(asked(test)).toEqual(["pause", "resume"]);
  });

  it("is PAUSED from the beginning when the program sets it", async () => {
    await using test = await given({ provisionMs: { connector: 600 } });

    const { outputs } = await test.it.create({ ...test.inputs, status: "PAUSED" });

    expect([outputs["status"], test.kept().state]).toEqual(["PAUSED", "PAUSED"]);
  });

  it("is changed first, then the settings, then the offsets", async () => {
    await using test = await made();
    const offsets = [{ partition: { kafka_topic: "orders" }, offset: { kafka_offset: "7" } }];

    await test.it.update({ ...withSettings(test.inputs, { "tasks.max": "2" }), status: "PAUSED", offsets });

    const writes = test.platform.journal.entries.filter(
      ({ method, path }) => method !== "GET" && !path.endsWith("validate"),
    );
    expect(writes.map(({ path }) => path.slice(path.lastIndexOf("/") + 1))).toEqual(["pause", "config", "request"]);
    expect(test.kept()).toMatchObject({ state: "PAUSED", offsets: expect.stringContaining("7") });
  });

  it("is ignored when the program does not set it", async () => {
    await using test = await made();

    for (const state of ["PROVISIONING", "DEGRADED", "FAILED"] as const) {
      await found(test, state);
      expect(test.it.outputs["status"]).toBe(state);
      expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    }
  });

  it.each(["PROVISIONING", "DEGRADED"] as const)("counts as RUNNING while it is %s", async (state) => {
    await using test = await made({ status: "RUNNING" });

    await found(test, state);

    expect(await test.it.preview(test.inputs)).toMatchObject({ action: "same" });
    expect(await test.it.update(test.inputs)).toMatchObject({ action: "same" });
  });

  it("becomes PAUSED after the connector has started, if it is still starting", async () => {
    await using test = await made();
    await found(test, "PROVISIONING");
    test.platform.state.connectors.change(test.kept().id, { state: "RUNNING" });

    const { outputs } = await test.it.update({ ...test.inputs, status: "PAUSED" });

    expect(outputs["status"]).toBe("PAUSED");
  });

  it.each<[string, string, string]>([
    ["FAILED", "RUNNING", 'from "FAILED" to "RUNNING"'],
    ["FAILED", "PAUSED", 'from "FAILED" to "PAUSED"'],
    ["RUNNING", "STOPPED", 'from "RUNNING" to "STOPPED"'],
  ])("does not change from %s to %s, and nothing is sent", async (from, to, change) => {
    await using test = await made();
    if (from === "FAILED") await found(test, from);
    const wanted = { ...test.inputs, status: to };

    for (const attempt of [test.it.preview(wanted), test.it.update(wanted)])
      expect((await failure(attempt)).message).toContain(
        `status cannot be changed ${change}: a RUNNING connector can be PAUSED, and a PAUSED connector can be RUNNING again`,
      );

    expect(asked(test)).toEqual([]);
  });

  it("cannot have another value for a new connector, which the preview reports", async () => {
    await using test = await given();
    const stopped: Values = { ...test.inputs, status: "STOPPED" };

    expect((await failure(test.it.preview(stopped))).message).toContain(
      "status must be RUNNING or PAUSED for a new connector",
    );
  });
});

const trace = "org.apache.kafka.common.errors.TopicAuthorizationException: Not authorized to access topics: [orders]";

describe("a Connector that fails", () => {
  it("stays in the state with the platform's trace, and the next run starts it again when the cause is removed", async () => {
    await using test = await given({ provisionFailure: { connector: trace }, provisionMs: { connector: 300 } });

    const error = await failure(test.it.create(test.inputs));
    const again = await failure(test.it.update(test.inputs));
    test.platform.set({ provisionFailure: { connector: undefined } });
    await test.it.update({ ...test.inputs, configSensitive: undefined });

    expect(error.message).toContain(`ended in the state FAILED: ${trace}`);
    expect(error.message).toContain("remove the cause and run `pulumi up` again");
    expect(again.message).toContain(trace);
    expect(test.it.outputs["status"]).toBe("RUNNING");
    expect(test.it.initErrors).toEqual([]);
    expect(test.kept().config["kafka.api.secret"]).toBe("secret-of-orders");
    expect(test.platform.state.connectors.list()).toHaveLength(1);
  });

  it("is not waited for after it was deleted elsewhere", async () => {
    await using test = await given({ provisionFailure: { connector: trace } });
    await failure(test.it.create(test.inputs));
    test.platform.state.connectors.remove(test.it.id ?? "");

    const error = await failure(test.it.update(test.inputs));

    expect(error.message).toMatch(/resource not found|no longer exists on the platform/);
    expect(test.platform.state.connectors.list()).toEqual([]);
  });

  it("is deleted when the program no longer contains it", async () => {
    await using test = await given({ provisionFailure: { connector: trace } });
    await failure(test.it.create(test.inputs));

    await test.it.delete();

    expect(test.platform.state.connectors.list()).toEqual([]);
  });

  it("shows the reason in a refresh, starts again as RUNNING with other settings, and is waited for", async () => {
    await using test = await made({ status: "RUNNING" });
    await found(test, "FAILED", trace);
    test.platform.set({ provisionMs: { connector: 600 } });

    const { outputs } = await test.it.update(withSettings(test.inputs, { "kafka.topic": "customers" }));

    expect(test.warnings()).toContain(`connector "orders" is FAILED: ${trace}`);
    expect(outputs["status"]).toBe("RUNNING");
    expect(asked(test)).toEqual(["config"]);
  });
});
