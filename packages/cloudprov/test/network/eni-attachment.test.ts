import { describe, expect, it } from "vitest";
import { bindClients } from "../../src/platform/clients.ts";
import { eniAttachment } from "../../src/resources/network/eni-attachment.ts";
import { refreshed } from "../refreshed.ts";
import { operation, says, startScriptedPlatform } from "../scripted-platform.ts";
import { givenSubnet } from "./given-network.ts";

async function given() {
  const network = await givenSubnet();
  const { vpcId, subnetId, host, state } = network;
  const machine = await state.machines.create({ vpcId, subnetId });
  const { id: eniId } = await state.networkInterfaces.create({ subnetId });
  return {
    ...network,
    machine,
    eniId,
    inputs: { eniId, instanceId: machine.id },
    attachment: host.resource("EniAttachment", "web"),
    instanceOf: (id: string) => state.networkInterfaces.get(id)?.instanceId,
  };
}

describe("an EniAttachment", () => {
  it("is created by one request, and is complete when the interface is attached", async () => {
    await using test = await given();
    test.platform.set({ networkInterfaceTaskMs: 700 });
    const { id, outputs } = await test.attachment.create(test.inputs);
    expect(id).toBe(`${test.eniId}+${test.machine.id}`);
    expect(outputs).toEqual({ ...test.inputs, eniAttachmentId: id });
    expect(test.sent("AttachNetworkInterface")).toEqual([
      {
        NetworkInterfaceId: test.eniId,
        InstanceId: test.machine.id,
        ClientToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(test.state.networkInterfaces.get(test.eniId)?.state).toBe("AVAILABLE");
    expect((await test.attachment.preview(test.inputs)).action).toBe("same");
  });

  it("is retried until the new machine runs", async () => {
    await using test = await given();
    test.state.machines.change(test.machine.id, { state: "PENDING" });
    test.platform.failNext({
      path: /\/AttachNetworkInterface$/,
      kind: "status500",
      after: 1,
      met: () => test.state.machines.change(test.machine.id, { state: "RUNNING" }),
    });
    await test.attachment.create(test.inputs);
    expect(test.instanceOf(test.eniId)).toBe(test.machine.id);
  });

  it("fails at once if the interface is attached to another machine", async () => {
    await using test = await given();
    const other = await test.state.machines.create({ vpcId: test.vpcId });
    test.state.networkInterfaces.change(test.eniId, { instanceId: other.id });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow("is attached to another machine");
    expect(test.instanceOf(test.eniId)).toBe(other.id);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    test.state.networkInterfaces.change(test.eniId, { instanceId: test.machine.id });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow(
      `pulumi import cloudprov:index/eniAttachment:EniAttachment web ${test.eniId}+${test.machine.id}`,
    );
  });

  it("reports a task of the platform that fails", async () => {
    await using test = await given();
    test.platform.set({ failedTasks: ["AttachNetworkInterface"] });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow(
      'reports "AttachNetworkInterface failed in this simulator."',
    );
  });

  it("is deleted before its replacement is created, because an interface has one machine", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const plan = await test.attachment.preview({ ...test.inputs, instanceId: "ins-2qol3a80" });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
  });

  it("is deleted when the interface is free", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.platform.set({ networkInterfaceTaskMs: 700 });
    await test.attachment.delete();
    expect(test.state.networkInterfaces.get(test.eniId)).toMatchObject({ instanceId: "", state: "AVAILABLE" });
  });

  it("leaves the interface to another machine when it is deleted", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const other = await test.state.machines.create({ vpcId: test.vpcId });
    test.state.networkInterfaces.change(test.eniId, { instanceId: other.id });
    await test.attachment.delete();
    expect(test.instanceOf(test.eniId)).toBe(other.id);
    expect(test.sent("DetachNetworkInterface")).toEqual([]);
  });

  it("does not exist without its interface or its machine", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.state.machines.remove(test.machine.id);
    expect(await test.attachment.read()).toBeUndefined();
  });

  it("stays in the state if a response reports that the interface is in use, but not by what", async () => {
    const own = { NetworkInterfaceId: "eni-gtlvkjvz", State: "AVAILABLE", PrivateIpAddressSet: [] };
    const InUse = { ...own, NetworkInterfaceState: "INUSE" };
    const attached = { ...InUse, Attachment: { InstanceId: "ins-0h3a5new" } };
    await using platform = await startScriptedPlatform((_, number) =>
      says({ TotalCount: 1, NetworkInterfaceSet: [number === 0 ? InUse : attached] }),
    );
    const op = { ...operation(), id: "eni-gtlvkjvz+ins-0h3a5new", args: {}, state: {}, purpose: "import" };
    const connected = await platform.connect();
    const read = eniAttachment.spec.read({ ...op, ...bindClients(connected, op) } as never);
    expect(await read).toMatchObject({ eniId: "eni-gtlvkjvz", instanceId: "ins-0h3a5new" });
  });

  it("is listed unless it belongs to a machine's first interface", async () => {
    await using test = await given();
    const { id } = await test.attachment.create(test.inputs);
    await test.state.networkInterfaces.create({
      subnetId: test.subnetId,
      isPrimary: true,
      instanceId: test.machine.id,
    });
    expect(await test.host.list("EniAttachment")).toEqual([{ id, name: `web ${test.machine.id}` }]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = [];
    for (let i = 0; i < 20; i++) {
      const { id: eniId } = await test.state.networkInterfaces.create({ subnetId: test.subnetId });
      all.push({ one: test.host.resource("EniAttachment", `web-${i}`), eniId });
    }
    await Promise.all(all.map(({ one, eniId }) => one.create({ ...test.inputs, eniId })));
    await refreshed(
      test,
      all.map(({ one }) => one),
    );
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeNetworkInterfaces"]);
  });
});
