import { unknown } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenEntry } from "./given-entry.ts";

const addresses = "AntiddosCcBlackWhiteIp";
const policies = "AntiddosCcPrecisionPolicy";

describe(`an ${addresses}`, () => {
  it("is sent with its mask, even 0, and deleted by the ID that the listing returns", async () => {
    await using test = await givenEntry(addresses);
    const { id } = await test.it.create(test.inputs);
    const { instanceId: InstanceId } = test.inputs;
    const [{ id: PolicyId } = { id: "" }] = test.platform.state.siteAddresses.list();
    const site = { InstanceId, Ip: "203.0.113.10", Domain: "www.example.com", Protocol: "http" };
    expect(id).toBe(`${String(InstanceId)}#${PolicyId}#203.0.113.10#www.example.com#http`);
    expect(test.sent("CreateCcBlackWhiteIpList")).toEqual([
      { ...site, IpList: [{ Ip: "198.51.100.7", Mask: 0 }], Type: "black" },
    ]);
    const asked = { ...site, Business: "bgpip", Offset: 0, Limit: 20 };
    expect(test.sent("DescribeCcBlackWhiteIpList")[0]).toEqual({ ...asked, FilterIp: "198.51.100.7" });
    await test.it.delete();
    expect(test.sent("DeleteCcBlackWhiteIpList")).toEqual([{ InstanceId, PolicyId }]);
  });

  it("of a package is searched among those of packages", async () => {
    await using test = await givenEntry(addresses);
    const { id: instanceId } = await test.platform.state.bgpInstances.create({});
    await test.it.create({ ...test.inputs, instanceId });
    expect(test.sent("DescribeCcBlackWhiteIpList").at(-1)).toMatchObject({ Business: "bgp-multip" });
  });

  it("is created after reading few pages of a long list, and found on any page", async () => {
    await using test = await givenEntry(addresses);
    const instanceId = String(test.inputs["instanceId"]);
    for (let at = 0; at < 45; at++) {
      await test.platform.state.siteAddresses.create({ instanceId, address: `192.0.2.${at}` });
    }
    await test.it.create(test.inputs);
    expect(test.sent("DescribeCcBlackWhiteIpList")).toHaveLength(3);
    await test.it.read();
    expect(test.it.outputs).toMatchObject(test.inputs);
    expect(test.sent("DescribeCcBlackWhiteIpList").at(-1)).toMatchObject({ Offset: 40, Limit: 20 });
  });

  it("is replaced for every change, and the old one is deleted first", async () => {
    await using test = await givenEntry(addresses);
    await test.it.create(test.inputs);
    const changes = [
      [{ type: "white" }, ["type"]],
      [{ blackWhiteIp: { ip: "198.51.100.8", mask: 0 } }, ["blackWhiteIp"]],
      [{ blackWhiteIp: { ip: "198.51.100.7", mask: 32 } }, ["blackWhiteIp"]],
      [{ domain: "shop.example.com" }, ["domain"]],
      [{ protocol: "https" }, ["protocol"]],
      [{ ip: "203.0.113.11" }, ["ip"]],
      [{ instanceId: "bgpip-1" }, ["instanceId"]],
    ] as const;
    for (const [change, replaces] of changes) {
      expect((await test.it.preview({ ...test.inputs, ...change })).diff?.replaces).toEqual(replaces);
    }
    const { diff } = await test.it.preview({ ...test.inputs, type: "white" });
    expect(diff).toMatchObject({ deleteBeforeReplace: true });
  });

  it("ignores the case of protocol and type", async () => {
    await using test = await givenEntry(addresses);
    await test.it.create(test.inputs);
    expect((await test.it.preview({ ...test.inputs, protocol: "HTTP", type: "BLACK" })).action).toBe("same");
  });

  it("shows the platform's message if the address is in the other list", async () => {
    await using test = await givenEntry(addresses);
    const instanceId = String(test.inputs["instanceId"]);
    await test.platform.state.siteAddresses.create({ instanceId, type: "white" });
    await expect(test.it.create(test.inputs)).rejects.toThrow(
      "UnsupportedOperation: The address 198.51.100.7 is in a list already",
    );
  });

  it("is checked at preview", async () => {
    await using test = await givenEntry(addresses);
    expect(await test.refused({ ...test.inputs, blackWhiteIp: { ip: "office", mask: 33 } })).toEqual([
      "blackWhiteIp.mask",
      "blackWhiteIp.ip",
    ]);
    expect(await test.refused({ ...test.inputs, instanceId: "bgpip-*" })).toEqual(["instanceId"]);
    expect(await test.refused({ ...test.inputs, domain: "a#b" })).toEqual(["domain"]);
    expect(await test.refused({ ...test.inputs, blackWhiteIp: { ip: unknown, mask: 0 } })).toEqual([]);
    expect(test.platform.calls()).toEqual([]);
  });
});

describe(`an ${policies}`, () => {
  it("is changed in place, with both complete values", async () => {
    await using test = await givenEntry(policies);
    await test.it.create(test.inputs);
    expect((await test.it.update({ ...test.inputs, policyAction: "trans" })).action).toBe("update");
    const [{ id: PolicyId } = { id: "" }] = test.platform.state.sitePolicies.list();
    expect(test.sent("ModifyCCPrecisionPolicy")).toEqual([
      {
        InstanceId: test.inputs["instanceId"],
        PolicyId,
        PolicyAction: "trans",
        PolicyList: [{ FieldType: "value", FieldName: "ua", Value: "bot", ValueOperator: "include" }],
      },
    ]);
  });

  it("ignores the order of its conditions, and is distinguished from others by its content", async () => {
    await using test = await givenEntry(policies);
    const other = test.host.resource(policies, "other");
    const [one] = test.inputs["policyLists"] as readonly object[];
    const two = { ...one, fieldName: "referer", value: "example.net" };
    await other.create({ ...test.inputs, policyLists: [two] });
    await test.it.create({ ...test.inputs, policyLists: [one, two] });
    expect(test.it.id).not.toBe(other.id);
    expect((await test.it.preview({ ...test.inputs, policyLists: [two, one] })).action).toBe("same");
    expect((await other.preview({ ...test.inputs, policyLists: [two] })).action).toBe("same");
  });

  it("is replaced for another site", async () => {
    await using test = await givenEntry(policies);
    await test.it.create(test.inputs);
    for (const change of [
      { domain: "a.example.com" },
      { protocol: "https" },
      { ip: "1.1.1.1" },
      { instanceId: "bgpip-1" },
    ]) {
      expect((await test.it.preview({ ...test.inputs, ...change })).diff?.replaces).toEqual(Object.keys(change));
    }
  });

  it("requires a condition, and warns about an unknown one", async () => {
    await using test = await givenEntry(policies);
    expect(await test.refused({ ...test.inputs, policyLists: [] })).toEqual(["policyLists"]);
    const [one] = test.inputs["policyLists"] as readonly object[];
    await test.it.check({ ...test.inputs, policyLists: [{ ...one, fieldName: "body" }] });
    expect(test.warnings()).toEqual([expect.stringContaining("fieldName")]);
  });
});
