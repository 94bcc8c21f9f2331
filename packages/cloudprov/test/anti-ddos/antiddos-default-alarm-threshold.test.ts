import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "AntiddosDefaultAlarmThreshold";
const threshold = (alarmType: number, alarmThreshold: number) => ({
  instanceType: "bgp",
  defaultAlarmConfig: { alarmType, alarmThreshold },
});
const inputs = threshold(1, 100);

const given = (settings?: CloudprovOptions) => givenResource(kind, settings);

describe(`an ${kind}`, () => {
  it("is written by its instance type, is read by its alarm type, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    expect(id).toBe("bgp");
    expect(outputs).toEqual({ ...inputs, antiddosDefaultAlarmThresholdId: "bgp" });
    expect(test.sent("CreateDefaultAlarmThreshold")).toEqual([
      { InstanceType: "bgp", DefaultAlarmConfig: { AlarmType: 1, AlarmThreshold: 100 } },
    ]);
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
    expect(test.sent("DescribeDefaultAlarmThreshold").at(-1)).toEqual({ InstanceType: "bgp", FilterAlarmType: 1 });
  });

  it("replaces an existing threshold, and is changed in place", async () => {
    await using test = await given();
    await test.platform.state.defaultThresholds.create({ threshold: 7 });
    await test.it.create(inputs);
    expect(test.platform.state.defaultThresholds.list()).toMatchObject([{ threshold: 100 }]);
    await test.it.update(threshold(1, 200));
    expect(test.platform.state.defaultThresholds.list()).toMatchObject([{ threshold: 200 }]);
    expect(test.it.outputs).toMatchObject(threshold(1, 200));
  });

  it("of cleaned traffic is read by its type, even if there is one of incoming traffic", async () => {
    await using test = await given();
    await test.platform.state.defaultThresholds.create({ alarmType: 1, threshold: 7 });
    await test.it.create(threshold(2, 50));
    expect(test.it.outputs).toMatchObject(threshold(2, 50));
    await test.it.read();
    expect((await test.it.preview(threshold(2, 50))).action).toBe("same");
  });

  it("is created for cleaned traffic even without one for incoming traffic", async () => {
    await using test = await given();
    await test.it.create(threshold(2, 50));
    expect(test.it.outputs).toMatchObject(threshold(2, 50));
  });

  it("reports at preview that the threshold of its former alarm type stays", async () => {
    await using test = await given();
    await test.it.create(inputs);
    expect((await test.it.preview(threshold(2, 50))).action).toBe("update");
    expect(test.warnings()).toEqual([
      expect.stringContaining("the default threshold of alarmType 1 stays on the platform, at 100 Mbps"),
    ]);
    await test.it.update(threshold(2, 50));
    expect(test.platform.state.defaultThresholds.list()).toHaveLength(2);
    await test.it.read();
    expect((await test.it.preview(threshold(2, 50))).action).toBe("same");
  });

  it("reports nothing for a former alarm type without a threshold, nor for a replacement", async () => {
    await using test = await given();
    await test.it.create(threshold(1, 0));
    await test.it.preview(threshold(2, 50));
    await test.it.update(inputs);
    await test.it.preview({ ...threshold(2, 50), instanceType: "bgpip" });
    await test.it.preview({ instanceType: "bgp", defaultAlarmConfig: { alarmType: unknown, alarmThreshold: 1 } });
    expect(test.warnings()).toEqual([]);
  });

  it("removes the threshold with the value 0, without a diff or a missing object", async () => {
    await using test = await given();
    await test.it.create(inputs);
    await test.it.update(threshold(1, 0));
    expect(test.platform.state.defaultThresholds.list()).toEqual([]);
    await test.it.read();
    expect(test.it.outputs).toMatchObject(threshold(1, 0));
    expect((await test.it.preview(threshold(1, 0))).action).toBe("same");
    await test.it.delete();
    expect(test.warnings()).toEqual([]);
  });

  it("leaves the state when the threshold no longer exists, and is recreated", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.state.defaultThresholds.remove("bgp#1");
    expect(await test.it.read()).toBeUndefined();
  });

  it("is kept on deletion, without a request, and the warning shows how to remove it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    const calls = test.platform.calls().length;
    await test.it.delete();
    expect(test.platform.calls()).toHaveLength(calls);
    expect(test.warnings()).toEqual([
      "the default alarm threshold of bgp instances stays on the platform, at 100 Mbps. To have none, set alarmThreshold to 0 and run `pulumi up` first",
    ]);
  });

  it("can exist together with one of the other alarm type, which has the same ID", async () => {
    await using test = await given();
    const other = test.host.resource(kind, "other");
    await test.it.create(inputs);
    await other.create(threshold(2, 50));
    await test.it.read();
    await other.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
    expect((await other.preview(threshold(2, 50))).action).toBe("same");
  });

  it.each([
    ["of incoming traffic, if both exist", [1, 2], 1],
    ["of cleaned traffic, if no other exists", [2], 2],
  ])("%s is imported", async (_which, types, found) => {
    await using test = await given();
    for (const type of types) await test.platform.state.defaultThresholds.create({ alarmType: type });
    await test.it.import("bgp");
    expect(test.it.inputs).toEqual(threshold(found, 100));
    expect((await test.it.preview(threshold(found, 100))).action).toBe("same");
  });

  it("is not imported if it does not exist", async () => {
    await using test = await given();
    await expect(test.it.import("bgp")).rejects.toThrow("there is no");
  });

  it("is listed once for each type of instances", async () => {
    await using test = await given();
    await test.platform.state.defaultThresholds.create({ alarmType: 1 });
    await test.platform.state.defaultThresholds.create({ alarmType: 2 });
    expect(await test.host.list(kind)).toEqual([{ id: "bgp", name: "bgp" }]);
  });

  it.each([
    [{ instanceType: "vpc" }, ["instanceType"]],
    [{ defaultAlarmConfig: { alarmThreshold: 1 } }, ["defaultAlarmConfig.alarmType"]],
    [{ defaultAlarmConfig: { alarmType: 1 } }, ["defaultAlarmConfig.alarmThreshold"]],
    [{ defaultAlarmConfig: { alarmType: 3, alarmThreshold: 1 } }, ["defaultAlarmConfig.alarmType"]],
    [{ defaultAlarmConfig: { alarmType: 1, alarmThreshold: -1 } }, ["defaultAlarmConfig.alarmThreshold"]],
    [{ defaultAlarmConfig: unknown }, []],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...more })).toEqual(refused);
  });

  it("is written again after a lost response, and does not count as written if it is rejected", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateDefaultAlarmThreshold$/, kind: "resetAfter" });
    await test.it.create(inputs);
    expect(test.sent("CreateDefaultAlarmThreshold")).toHaveLength(2);
    test.platform.failNextAction({ action: "CreateDefaultAlarmThreshold", code: "UnsupportedOperation" });
    expect((await failure(test.it.update(threshold(1, 5)))).message).toContain("UnsupportedOperation");
  });
});
