import { describe, expect, it } from "vitest";
import { givenEntry } from "./given-entry.ts";

const kind = "AntiddosDdosBlackWhiteIp";

describe(`an ${kind}`, () => {
  it("moves to the other list, and to another mask, in place: the request contains the old values", async () => {
    await using test = await givenEntry(kind);
    const { instanceId } = test.inputs;
    await test.it.create(test.inputs);
    expect(test.it.id).toBe(`${String(instanceId)}#198.51.100.0`);
    expect((await test.it.update(test.changed)).action).toBe("update");
    expect(test.sent("ModifyDDoSBlackWhiteIpList")).toEqual([
      {
        InstanceId: instanceId,
        OldIpType: "black",
        OldIp: { Ip: "198.51.100.0", Mask: 24 },
        NewIpType: "white",
        NewIp: { Ip: "198.51.100.0", Mask: 0 },
      },
    ]);
    await test.it.delete();
    expect(test.sent("DeleteDDoSBlackWhiteIpList")).toEqual([
      { InstanceId: instanceId, IpList: [{ Ip: "198.51.100.0", Mask: 0 }], Type: "white" },
    ]);
  });

  it("is deleted with its current values, even if it was changed elsewhere", async () => {
    await using test = await givenEntry(kind);
    await test.it.create(test.inputs);
    const [{ id } = { id: "" }] = test.platform.state.instanceAddresses.list();
    test.platform.state.instanceAddresses.change(id, { mask: 16, type: "white" });
    await test.it.delete();
    expect(test.platform.state.instanceAddresses.list()).toEqual([]);
  });

  it("is deleted only from its list if the address is in both", async () => {
    await using test = await givenEntry(kind);
    await test.it.create(test.inputs);
    const { instanceAddresses } = test.platform.state;
    const [{ id: own } = { id: "" }] = instanceAddresses.list();
    const { instanceId, ip } = test.inputs;
    await instanceAddresses.create({ instanceId: String(instanceId), address: String(ip), type: "white", mask: 0 });
    await test.it.delete();
    expect(instanceAddresses.list()).toMatchObject([{ type: "white" }]);
    expect(instanceAddresses.list()).not.toMatchObject([{ id: own }]);
  });

  it("is the first entry of the allow list if the address is in both lists", async () => {
    await using test = await givenEntry(kind);
    const instanceId = String(test.inputs["instanceId"]);
    const entries = [
      { type: "white", mask: 16 },
      { type: "white", mask: 24 },
      { type: "black", mask: 8 },
    ];
    for (const entry of entries) {
      await test.platform.state.instanceAddresses.create({ instanceId, address: "198.51.100.0", ...entry });
    }
    await test.it.import(`${instanceId}#198.51.100.0`);
    expect(test.it.inputs).toMatchObject({ type: "white", mask: 16 });
  });

  it("is unique for an address: an entry with another mask conflicts", async () => {
    await using test = await givenEntry(kind);
    const instanceId = String(test.inputs["instanceId"]);
    await test.platform.state.instanceAddresses.create({ instanceId, address: "198.51.100.0", mask: 8 });
    await expect(test.it.create(test.inputs)).rejects.toThrow("exists already");
    expect(test.sent("CreateDDoSBlackWhiteIpList")).toEqual([]);
  });

  it("is replaced for another address or instance, and is checked at preview", async () => {
    await using test = await givenEntry(kind);
    await test.it.create(test.inputs);
    for (const change of [{ ip: "198.51.100.8" }, { instanceId: "bgp-1" }]) {
      expect((await test.it.preview({ ...test.inputs, ...change })).diff?.replaces).toEqual(Object.keys(change));
    }
    expect(await test.refused({ ...test.inputs, ip: "198.51.100", mask: 33, type: "grey" })).toEqual([
      "mask",
      "type",
      "ip",
    ]);
  });
});
