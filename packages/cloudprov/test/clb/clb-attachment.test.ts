import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("ClbAttachment", settings);
  const { state } = test.platform;
  const { id: clbId } = await state.loadBalancers.create({ name: "shop" });
  const listenerAt = async (port: number, protocol = "TCP") =>
    (await state.listeners.create({ loadBalancerId: clbId, protocol, port })).id;
  const { id: instanceId } = await state.machines.create({});
  const listenerId = await listenerAt(80);
  const address = (at: number, more = {}) => ({ eniIp: `10.0.1.${at}`, port: 8080, ...more });
  return {
    ...test,
    state,
    listenerAt,
    address,
    instanceId,
    place: { clbId, listenerId },
    inputs: { clbId, listenerId, targets: [{ instanceId, port: 8080 }] },
    bound: () => state.balancerTargets.list(),
  };
}

describe("a ClbAttachment", () => {
  it("adds its targets, and waits for the platform's task", async () => {
    await using test = await given({ loadBalancerTaskMs: 200 });
    const { id, outputs } = await test.it.create(test.inputs);
    const { clbId, listenerId } = test.place;
    expect(id).toBe(`#${listenerId}#${clbId}`);
    expect(test.sent("RegisterTargets")).toEqual([
      {
        LoadBalancerId: clbId,
        ListenerId: listenerId,
        Targets: [{ InstanceId: test.instanceId, Port: 8080, Weight: 10 }],
      },
    ]);
    expect(outputs).toMatchObject({
      clbAttachmentId: id,
      protocolType: "TCP",
      targets: [{ instanceId: test.instanceId, eniIp: "", port: 8080, weight: 10 }],
    });
    expect((await test.it.preview(test.inputs)).action).toBe("same");
    await test.it.delete();
    expect(test.bound()).toEqual([]);
  });

  it("removes, weights and adds targets, and does not affect those of others", async () => {
    await using test = await given();
    const { address, place } = test;
    const { id: rule } = await test.it.create({ ...place, targets: [address(1), address(2), address(3)] });
    await test.state.balancerTargets.create({ listenerId: place.listenerId, eniIp: "10.0.1.9" });
    expect((await test.it.read())?.outputs["targets"]).toHaveLength(3);
    const after = { ...place, targets: [address(2, { weight: 50 }), address(3), address(4)] };
    await test.it.update(after);
    const own = { LoadBalancerId: place.clbId, ListenerId: place.listenerId };
    expect(test.sent("DeregisterTargets")).toEqual([{ ...own, Targets: [{ EniIp: "10.0.1.1", Port: 8080 }] }]);
    expect(test.sent("ModifyTargetWeight")).toEqual([
      { ...own, Targets: [{ EniIp: "10.0.1.2", Port: 8080, Weight: 50 }] },
    ]);
    expect(test.sent("RegisterTargets").at(-1)).toEqual({
      ...own,
      Targets: [{ EniIp: "10.0.1.4", Port: 8080, Weight: 10 }],
    });
    expect((await test.it.preview(after)).action).toBe("same");
    expect(rule).toContain(place.listenerId);
    await test.it.delete();
    expect(test.bound()).toMatchObject([{ eniIp: "10.0.1.9" }]);
  });

  it("does not take over a target that somebody else has added, and changes nothing", async () => {
    await using test = await given();
    const { address, place } = test;
    await test.it.create({ ...place, targets: [address(1), address(3)] });
    await test.state.balancerTargets.create({ listenerId: place.listenerId, eniIp: "10.0.1.2", port: 8080 });
    const taking = { ...place, targets: [address(1), address(2)] };
    for (const _ of [1, 2]) {
      await expect(test.it.update(taking)).rejects.toThrow("has added: 10.0.1.2:8080. Nothing was changed");
    }
    expect(test.bound()).toHaveLength(3);
    await test.it.read();
    await test.it.delete();
    expect(test.bound()).toMatchObject([{ eniIp: "10.0.1.2" }]);
  });

  it("continues a failed update, and removes its targets when it is deleted instead", async () => {
    await using test = await given();
    const { address, place } = test;
    await test.it.create({ ...place, targets: [address(1)] });
    const after = { ...place, targets: [address(1), address(2)] };
    test.platform.failNext({ path: /\/DescribeTargets$/, kind: "status400", after: 1 });
    await test.it.update(after).catch(() => undefined);
    expect(test.bound()).toHaveLength(2);
    const other = test.host.resource("ClbAttachment", "it");
    other.adopt(test.it);
    await other.update(after);
    expect((await other.preview(after)).action).toBe("same");
    await test.it.delete();
    expect(test.bound()).toEqual([]);
  });

  it("sends at most 20 targets at once, and adds again what is missing after an interrupted create", async () => {
    await using test = await given();
    const targets = Array.from({ length: 45 }, (_, i) => test.address(i + 1));
    const inputs = { ...test.place, targets };
    test.platform.set({ actionErrors: {} });
    test.platform.failNext({ path: /\/RegisterTargets$/, kind: "status400", after: 1 });
    await test.it.create(inputs).catch(() => undefined);
    await test.it.update(inputs);
    expect(test.bound()).toHaveLength(45);
    const sizes = test.sent("RegisterTargets").map((body) => (body as { Targets: unknown[] }).Targets.length);
    expect(Math.max(...sizes)).toBe(20);
  });

  it.each([
    ["its ID", (id: string) => ({ ruleId: id })],
    ["its domain and path", () => ({ domain: "shop.example.com", url: "/" })],
  ])("adds targets to a rule by %s, and not to others of the listener", async (_, ruleOf) => {
    await using test = await given();
    const listenerId = await test.listenerAt(8080, "HTTP");
    const rules = await Promise.all(
      ["shop.example.com", "www.example.com"].map((domain) =>
        test.state.forwardingRules.create({ listenerId, domains: [domain] }),
      ),
    );
    const inputs = { ...test.inputs, listenerId, ...ruleOf(rules[0]?.id ?? "") };
    await test.it.create(inputs);
    await test.state.balancerTargets.create({ listenerId, ruleId: rules[1]?.id ?? "", instanceId: test.instanceId });
    expect((await test.it.preview(inputs)).action).toBe("same");
    await test.it.delete();
    expect(test.bound()).toMatchObject([{ ruleId: rules[1]?.id }]);
  });

  it("is created and deleted once although the responses are lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/RegisterTargets$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.bound()).toHaveLength(1);
    test.platform.failNext({ path: /\/DeregisterTargets$/, kind: "resetAfter" });
    await test.it.delete();
    expect(test.bound()).toEqual([]);
  });

  it("adopts no target that exists already, and is imported with all targets", async () => {
    await using test = await given();
    await test.state.balancerTargets.create({ ...test.place, instanceId: test.instanceId, port: 8080 });
    await test.state.balancerTargets.create({ ...test.place, eniIp: "10.0.1.9" });
    await expect(test.it.create(test.inputs)).rejects.toThrow("pulumi import");
    const { inputs } = await test.it.import(`#${test.place.listenerId}#${test.place.clbId}`);
    expect(inputs["targets"]).toHaveLength(2);
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("shows removed targets as a change, and does not exist without any", async () => {
    await using test = await given();
    const inputs = { ...test.place, targets: [test.address(1), test.address(2)] };
    await test.it.create(inputs);
    const [first, second] = test.bound();
    test.state.balancerTargets.remove(first?.id ?? "");
    expect((await test.it.read())?.outputs["targets"]).toHaveLength(1);
    expect((await test.it.preview(inputs)).action).toBe("update");
    test.state.balancerTargets.remove(second?.id ?? "");
    expect(await test.it.read()).toBeUndefined();
  });

  it.each([
    ["an instance and an address", { targets: [{ instanceId: "ins-1", eniIp: "10.0.1.1", port: 80 }] }],
    ["a target without either", { targets: [{ port: 80 }] }],
    ["a domain without a path", { domain: "shop.example.com" }],
    ["a rule identified twice", { ruleId: "loc-1", domain: "shop.example.com", url: "/" }],
    ["a path with a comma", { domain: "shop.example.com", url: "/a,b" }],
    ["no targets", { targets: [] }],
  ])("rejects %s during preview", async (_, wrong) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toHaveLength(1);
  });

  it("is refreshed with others of its load balancer by one request", async () => {
    await using test = await given({ listenerQuota: 100 });
    const all = Array.from({ length: 30 }, (_, i) => test.host.resource("ClbAttachment", `web-${i}`));
    for (const [i, one] of all.entries()) {
      await one.create({ ...test.inputs, listenerId: await test.listenerAt(8000 + i) });
    }
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeTargets"]);
  });
});
