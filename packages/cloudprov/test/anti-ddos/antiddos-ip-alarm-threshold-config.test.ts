import { unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "AntiddosIpAlarmThresholdConfig";
const inputs = { instanceId: "bgp-00000ry7", instanceIp: "203.0.113.7", alarmType: 1, alarmThreshold: 100 };
const id = "bgp-00000ry7#203.0.113.7#1";

const given = (settings?: CloudprovOptions) => givenResource(kind, settings);

describe(`an ${kind}`, () => {
  it("is written and read by address and alarm type, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    expect(await test.it.create(inputs)).toMatchObject({
      id,
      outputs: { ...inputs, antiddosIpAlarmThresholdConfigId: id },
    });
    const InstanceDetailList = [{ EipList: ["203.0.113.7"], InstanceId: "bgp-00000ry7" }];
    expect(test.sent("CreateIPAlarmThresholdConfig")).toEqual([
      { IpAlarmThresholdConfigList: [{ AlarmType: 1, AlarmThreshold: 100, InstanceDetailList }] },
    ]);
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
    expect(test.sent("DescribeListIPAlarmConfig").at(-1)).toMatchObject({
      FilterInstanceId: "bgp-00000ry7",
      FilterIp: "203.0.113.7",
      FilterAlarmType: 1,
    });
  });

  it("changes its threshold in place, and is replaced for all other changes", async () => {
    await using test = await given();
    await test.it.create(inputs);
    expect((await test.it.update({ ...inputs, alarmThreshold: 200 })).action).toBe("update");
    expect(test.platform.state.ipThresholds.list()).toMatchObject([{ id, threshold: 200 }]);
    for (const change of [{ instanceId: "bgp-1" }, { instanceIp: "203.0.113.8" }, { alarmType: 2 }]) {
      expect((await test.it.preview({ ...inputs, ...change })).diff?.replaces).toEqual(Object.keys(change));
    }
  });

  it("removes the threshold with the value 0, without a diff or a missing object", async () => {
    await using test = await given();
    await test.platform.state.ipThresholds.create({});
    const none = { ...inputs, alarmThreshold: 0 };
    await test.it.create(none);
    expect(test.platform.state.ipThresholds.list()).toEqual([]);
    await test.it.read();
    expect(test.it.outputs).toMatchObject(none);
    expect((await test.it.preview(none)).action).toBe("same");
    await test.it.delete();
    expect(test.warnings()).toEqual([]);
  });

  it("shows drift if it was changed elsewhere, and leaves the state if it was removed", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.state.ipThresholds.change(id, { threshold: 5 });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("update");
    test.platform.state.ipThresholds.remove(id);
    expect(await test.it.read()).toBeUndefined();
  });

  it.each(["InstanceDetailList", "EipList"])(
    "keeps its state when the platform returns null as %s",
    async (member) => {
      await using test = await given();
      await test.it.create(inputs);
      const before = test.it.kept;
      test.platform.alterResponses((body) =>
        JSON.stringify(JSON.parse(body, (name, value: unknown) => (name === member ? null : value))),
      );
      await expect(test.it.read()).rejects.toThrow(`${member} is null`);
      expect(test.it.kept).toEqual(before);
      test.platform.alterResponses();
      await test.it.read();
      expect((await test.it.preview(inputs)).action).toBe("same");
    },
    60_000,
  );

  it("is kept on deletion, and the warning shows how to remove it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    await test.it.delete();
    expect(test.platform.state.ipThresholds.list()).toHaveLength(1);
    expect(test.warnings()).toEqual([
      `the alarm threshold ${id} stays on the platform, at 100 Mbps. To have none, set alarmThreshold to 0 and run \`pulumi up\` first`,
    ]);
  });

  it("is imported without a diff", async () => {
    await using test = await given();
    await test.platform.state.ipThresholds.create({});
    await test.it.import(id);
    expect(test.it.inputs).toEqual(inputs);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it.each(["bgp-1#203.0.113.7", "bgp-1#203.0.113.7#high", "bgp-1#203.0.113.7#1#2", "##1"])(
    "is not imported by %s",
    async (wrong) => {
      await using test = await given();
      await expect(test.it.import(wrong)).rejects.toThrow("<instanceId>#<instanceIp>#<alarmType>");
      expect(test.platform.calls()).toEqual([]);
    },
  );

  it("is rejected when another resource of the program has it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    const copy = test.host.resource(kind, "copy");
    await expect(copy.create({ ...inputs, alarmThreshold: 5 })).rejects.toThrow("is declared twice");
    expect(test.platform.state.ipThresholds.list()).toMatchObject([{ threshold: 100 }]);
  });

  it.each([
    [{ instanceIp: "here" }, ["instanceIp"]],
    [{ instanceIp: "2001:db8::1" }, []],
    [{ instanceIp: unknown }, []],
    [{ instanceId: "" }, ["instanceId"]],
    [{ instanceId: "bgp#1" }, ["instanceId"]],
    [{ alarmType: 0 }, ["alarmType"]],
    [{ alarmThreshold: -1 }, ["alarmThreshold"]],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...more })).toEqual(refused);
  });

  it("is listed with all others, of all types", async () => {
    await using test = await given();
    const { ipThresholds } = test.platform.state;
    await ipThresholds.create({});
    await ipThresholds.create({ instanceId: "bgpip-00000001", alarmType: 2 });
    expect(await test.host.list(kind)).toEqual([
      { id, name: "203.0.113.7" },
      { id: "bgpip-00000001#203.0.113.7#2", name: "203.0.113.7" },
    ]);
  });

  it("is refreshed from a listing if there are many: 200 require a few requests", async () => {
    await using test = await given({ callsPerSecond: { antiddos: 1_000 } });
    const all = Array.from({ length: 200 }, (_, at) => ({ ...inputs, instanceIp: `203.0.113.${at}` }));
    const resources = all.map(({ instanceIp }) => test.host.resource(kind, instanceIp));
    await Promise.all(resources.map((one, at) => one.create(all[at] ?? {})));
    // A setting that changed after a listing began is not read from that listing.
    const before = test.platform.calls().length;
    await Promise.all(resources.map((one) => one.read()));
    expect(test.platform.calls().length - before).toBeLessThan(15);
    for (const [at, one] of resources.entries()) expect(one.outputs).toMatchObject(all[at] ?? {});
  });
});
