import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("ClbTargetGroupAttachment", settings);
  const { state } = test.platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const { id: clbId } = await state.loadBalancers.create({ name: "shop", targetVpcId: vpcId });
  const listenerAt = async (port: number, protocol = "TCP") => {
    const { id } = await state.listeners.create({ loadBalancerId: clbId, protocol, port });
    const one = state.listeners.get(id);
    if (one) state.listeners.change(id, { settings: { ...one.settings, TargetType: "TARGETGROUP" } });
    return id;
  };
  const { id: targetGroupId } = await state.targetGroups.create({ name: "web", vpcId });
  const listenerId = await listenerAt(80);
  return { ...test, state, vpcId, listenerAt, inputs: { targetGroupId, clbId, listenerId } };
}

describe("a ClbTargetGroupAttachment", () => {
  it("connects a group to a listener, and waits for the platform's task", async () => {
    await using test = await given({ loadBalancerTaskMs: 200 });
    const { targetGroupId, clbId, listenerId } = test.inputs;
    const { id, outputs } = await test.it.create(test.inputs);
    expect(id).toBe(`${targetGroupId}#${listenerId}#${clbId}#`);
    expect(test.sent("AssociateTargetGroups")).toEqual([
      { Associations: [{ TargetGroupId: targetGroupId, ListenerId: listenerId, LoadBalancerId: clbId }] },
    ]);
    expect(outputs).toMatchObject({ ...test.inputs, clbTargetGroupAttachmentId: id });
    expect(test.state.targetGroups.list()).toMatchObject([{ places: [{ listenerId, ruleId: "" }] }]);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
    await test.it.delete();
    expect(test.state.targetGroups.list()).toMatchObject([{ places: [] }]);
  });

  it("connects a group to a forwarding rule", async () => {
    await using test = await given();
    const listenerId = await test.listenerAt(8080, "HTTP");
    const { id: ruleId } = await test.state.forwardingRules.create({
      listenerId,
      domains: ["shop.example.com"],
      targetType: "TARGETGROUP",
    });
    const inputs = { ...test.inputs, listenerId, ruleId };
    const { id } = await test.it.create(inputs);
    expect(id).toBe(`${inputs.targetGroupId}#${listenerId}#${inputs.clbId}#${ruleId}`);
    expect((await test.it.read())?.outputs).toMatchObject(inputs);
    test.state.forwardingRules.remove(ruleId);
    test.state.targetGroups.change(inputs.targetGroupId, { places: [] });
    expect(await test.it.read()).toBeUndefined();
  });

  it("is created and deleted once although the responses are lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/AssociateTargetGroups$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.state.targetGroups.list()[0]?.places).toHaveLength(1);
    test.platform.failNext({ path: /\/DisassociateTargetGroups$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.state.targetGroups.list()[0]?.places).toEqual([]);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { targetGroupId, clbId: loadBalancerId, listenerId } = test.inputs;
    test.state.targetGroups.change(targetGroupId, { places: [{ loadBalancerId, listenerId, ruleId: "" }] });
    await expect(test.it.create(test.inputs)).rejects.toThrow("pulumi import");
  });

  it.each([
    ["rejects a second group of the type v1, and names the first one", "v1", "TARGETGROUP"],
    ["connects a second group of the type v2", "v2", "TARGETGROUP-V2"],
  ] as const)("%s", async (_, type, TargetType) => {
    await using test = await given();
    const { targetGroupId, clbId, listenerId } = test.inputs;
    const listener = test.state.listeners.get(listenerId);
    if (listener) test.state.listeners.change(listenerId, { settings: { ...listener.settings, TargetType } });
    test.state.targetGroups.change(targetGroupId, { type });
    const places = [{ loadBalancerId: clbId, listenerId, ruleId: "" }];
    const { id: other } = await test.state.targetGroups.create({ name: "other", vpcId: test.vpcId });
    test.state.targetGroups.change(other, { type, places });
    const created = test.it.create(test.inputs);
    if (type === "v1") await expect(created).rejects.toThrow(`${listenerId} has the group ${other}`);
    else await created;
    expect(test.sent("AssociateTargetGroups")).toHaveLength(type === "v1" ? 0 : 1);
    expect(test.sent("DescribeTargetGroups").length).toBeLessThanOrEqual(4);
  });

  it("says that the group is in another network than the targets of the load balancer", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({ name: "other", cidrBlock: "10.2.0.0/16" });
    test.state.targetGroups.change(test.inputs.targetGroupId, { vpcId });
    await expect(test.it.create(test.inputs)).rejects.toThrow("use a group in the same network");
    expect(test.sent("AssociateTargetGroups")).toEqual([]);
  });

  it("is deleted before its replacement", async () => {
    await using test = await given();
    const { id: targetGroupId } = await test.state.targetGroups.create({ name: "other", vpcId: test.vpcId });
    await test.it.create(test.inputs);
    expect((await test.it.preview({ ...test.inputs, targetGroupId })).action).toBe("replace");
    expect((await test.it.diff({ ...test.inputs, targetGroupId })).deleteBeforeReplace).toBe(true);
  });

  it.each([
    ["the composite ID of a listener", { listenerId: "lb-1#lbl-1" }, "listenerId"],
    ["a rule without a listener", { listenerId: undefined, ruleId: "loc-1" }, "listenerId"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toContain(property);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given({ listenerQuota: 100 });
    const all = Array.from({ length: 30 }, (_, i) => test.host.resource("ClbTargetGroupAttachment", `web-${i}`));
    for (const [i, one] of all.entries()) {
      await one.create({ ...test.inputs, listenerId: await test.listenerAt(8000 + i) });
    }
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeTargetGroups"]);
  });
});
