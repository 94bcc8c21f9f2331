import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("ClbTargetGroup", settings);
  const { state } = test.platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  return {
    ...test,
    state,
    older: { targetGroupName: "web", vpcId, port: 8080 },
    newer: { targetGroupName: "web", vpcId, port: 8080, type: "v2", protocol: "HTTP" },
  };
}

describe("a ClbTargetGroup", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const inputs = { ...test.older, sessionExpireTime: 60, tags: { team: "shop" } };
    const { id, outputs } = await test.it.create(inputs);
    expect(id).toMatch(/^lbtg-/);
    expect(test.sent("CreateTargetGroup")).toEqual([
      {
        TargetGroupName: "web",
        VpcId: test.older.vpcId,
        Port: 8080,
        SessionExpireTime: 60,
        Tags: [{ TagKey: "team", TagValue: "shop" }],
      },
    ]);
    expect(outputs).toMatchObject({
      clbTargetGroupId: id,
      type: "v1",
      ipVersion: "IPv4",
      snatEnable: false,
      tags: { team: "shop" },
    });
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("with a protocol of its own has a health check, which is sent as a whole", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create({ ...test.newer, weight: 0, keepaliveEnable: true });
    expect(test.sent("CreateTargetGroup")).toMatchObject([{ Type: "v2", Protocol: "HTTP", Weight: 0 }]);
    expect(outputs).toMatchObject({
      scheduleAlgorithm: "WRR",
      healthCheck: { healthSwitch: true, protocol: "HTTP", gapTime: 5 },
    });
    const after = {
      ...test.newer,
      targetGroupName: "site",
      weight: 20,
      healthCheck: { healthSwitch: true, httpCheckPath: "/health", gapTime: 10 },
      tags: { team: "shop" },
    };
    await test.it.update(after);
    expect(test.sent("ModifyTargetGroupAttribute")).toEqual([
      {
        TargetGroupId: id,
        TargetGroupName: "site",
        Weight: 20,
        KeepaliveEnable: false,
        HealthCheck: { HealthSwitch: true, HttpCheckPath: "/health", GapTime: 10 },
      },
    ]);
    expect((await test.it.preview(after)).action).toBe("same");
  });

  it("is replaced when its network changes, and the preview warns about its targets", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({ name: "other", cidrBlock: "10.2.0.0/16" });
    const { id } = await test.it.create(test.older);
    expect((await test.it.preview({ ...test.older, vpcId })).action).toBe("replace");
    expect(test.warnings()).toContainEqual(expect.stringContaining(`the targets of the group ${id}`));
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateTargetGroup$/, kind: "resetAfter" });
    await test.it.create(test.older);
    expect(test.state.targetGroups.list()).toHaveLength(1);
  });

  it("is deleted once although the response is lost", async () => {
    await using test = await given();
    await test.it.create(test.older);
    test.platform.failNext({ path: /\/DeleteTargetGroups$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.state.targetGroups.list()).toEqual([]);
  });

  it("is imported, and shows no change", async () => {
    await using test = await given();
    const { id } = await test.it.create({ ...test.newer, fullListenSwitch: false });
    const other = test.host.resource("ClbTargetGroup", "imported");
    const { inputs } = await other.import(id);
    expect((await other.preview(inputs)).action).toBe("same");
  });

  it.each([
    ["no port", { port: undefined }, "port"],
    ["a protocol", { protocol: "HTTP" }, "protocol"],
    ["the type v2 without a protocol", { type: "v2" }, "protocol"],
    ["a weight of 101", { type: "v2", protocol: "TCP", weight: 101 }, "weight"],
    ["sessions of 10 seconds", { sessionExpireTime: 10 }, "sessionExpireTime"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.older, ...wrong })).toEqual([property]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("ClbTargetGroup", `web-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.older, targetGroupName: `web-${i}` })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeTargetGroupList"]);
  });
});
