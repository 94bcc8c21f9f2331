import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider({ diskTaskMs: 200 });
  const { platform, host } = simulated;
  const { state } = platform;
  const { id: storageId } = await state.disks.create({});
  const { id: instanceId } = await state.machines.create({});
  const sent = (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody as Values);
  return {
    ...simulated,
    inputs: { storageId, instanceId },
    attachment: host.resource("CbsStorageAttachment", "data"),
    state,
    sent,
  };
}

describe("a CbsStorageAttachment", () => {
  it("attaches the disk, and waits until it is attached", async () => {
    await using test = await given();
    const { id, outputs } = await test.attachment.create(test.inputs);
    expect(id).toBe(test.inputs.storageId);
    expect(outputs).toMatchObject({ ...test.inputs, cbsStorageAttachmentId: id });
    expect(test.sent("AttachDisks")).toEqual([{ DiskIds: [id], InstanceId: test.inputs.instanceId }]);
    expect(test.state.disks.list()).toMatchObject([{ state: "ATTACHED", instanceId: test.inputs.instanceId }]);
    expect((await test.attachment.preview(test.inputs)).action).toBe("same");
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/AttachDisks$/, kind: "resetAfter" });
    await test.attachment.create(test.inputs);
    expect(test.sent("AttachDisks")).toHaveLength(1);
  });

  it("does not detach a disk from another machine, and adopts no attachment", async () => {
    await using test = await given();
    const other = await test.state.machines.create({});
    const { storageId, instanceId } = test.inputs;
    test.state.disks.change(storageId, { instanceId: other.id, state: "ATTACHED" });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow(
      `the disk ${storageId} is attached to ${other.id}: detach it there first`,
    );
    test.state.disks.change(storageId, { instanceId });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow("pulumi import");
    expect(test.sent("AttachDisks")).toEqual([]);
  });

  it("reports the remedy if the disk does not exist or is in another zone", async () => {
    await using test = await given();
    await expect(test.attachment.create({ ...test.inputs, storageId: "disk-00000000" })).rejects.toThrow(
      "the disk disk-00000000 does not exist",
    );
    test.state.disks.change(test.inputs.storageId, { zone: "ap-guangzhou-4" });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow("in the availability zone of the machine");
    expect(test.sent("AttachDisks")).toHaveLength(1);
  });

  it("is deleted before its replacement is created, because a disk has one machine", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const { id: instanceId } = await test.state.machines.create({});
    const plan = await test.attachment.preview({ ...test.inputs, instanceId });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
    await test.attachment.update({ ...test.inputs, instanceId });
    expect(test.state.disks.list()).toMatchObject([{ instanceId }]);
  });

  it("does not exist any more when the disk is attached to another machine, which keeps it", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const { storageId } = test.inputs;
    const { id: instanceId } = await test.state.machines.create({});
    test.state.disks.change(storageId, { instanceId });
    expect(await test.attachment.read()).toBeUndefined();
    await expect(test.attachment.create(test.inputs)).rejects.toThrow(
      `the disk ${storageId} is attached to ${instanceId}`,
    );
    expect(test.sent("DetachDisks")).toEqual([]);
  });

  it("does not exist when the disk is detached", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.state.disks.change(test.inputs.storageId, { instanceId: "", state: "UNATTACHED" });
    expect(await test.attachment.read()).toBeUndefined();
  });

  it("stays in the state while the disk is being attached", async () => {
    await using test = await given();
    const { storageId, instanceId } = test.inputs;
    await test.attachment.create(test.inputs);
    test.state.disks.change(storageId, { instanceId: "", state: "ATTACHING" });
    expect((await test.attachment.read())?.outputs).toMatchObject({ storageId, instanceId });
  });

  it("detaches the disk, except if it is attached elsewhere by now", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    await test.attachment.delete();
    expect(test.state.disks.list()).toMatchObject([{ state: "UNATTACHED", instanceId: "" }]);

    await test.attachment.create(test.inputs);
    const other = await test.state.machines.create({});
    test.state.disks.change(test.inputs.storageId, { instanceId: other.id });
    await test.attachment.delete();
    expect(test.sent("DetachDisks")).toHaveLength(1);
    expect(test.state.disks.list()).toMatchObject([{ instanceId: other.id }]);
  });

  it("is detached although an interrupted create was still attaching it", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const { storageId, instanceId } = test.inputs;
    test.state.disks.change(storageId, { instanceId: "", state: "ATTACHING" });
    test.platform.journal.clear();
    const deleted = test.attachment.delete();
    await expect.poll(() => test.sent("DescribeDisks").length).toBeGreaterThan(0);
    test.state.disks.change(storageId, { instanceId, state: "ATTACHED" });
    await deleted;
    expect(test.state.disks.list()).toMatchObject([{ state: "UNATTACHED", instanceId: "" }]);
  });

  it("is detached once although the response is lost", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.platform.failNext({ path: /\/DetachDisks$/, kind: "resetAfter" });
    await test.attachment.delete();
    expect(test.state.disks.list()).toMatchObject([{ state: "UNATTACHED" }]);
  });

  it("is imported by the ID of the disk", async () => {
    await using test = await given();
    test.state.disks.change(test.inputs.storageId, { instanceId: test.inputs.instanceId, state: "ATTACHED" });
    await test.attachment.import(test.inputs.storageId);
    expect((await test.attachment.preview(test.inputs)).action).toBe("same");
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = await Promise.all(
      Array.from({ length: 15 }, async (_, i) => {
        const { id: storageId } = await test.state.disks.create({});
        const one = test.host.resource("CbsStorageAttachment", `data-${i}`);
        await one.create({ ...test.inputs, storageId });
        return one;
      }),
    );
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeDisks"]);
  });
});
