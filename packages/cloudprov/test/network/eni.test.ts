import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { givenSubnet } from "./given-network.ts";

async function given() {
  const network = await givenSubnet({ securityGroupQuotas: { groups: 50, rules: 100 } });
  const { vpcId, subnetId, host, state } = network;
  const first = () => state.networkInterfaces.list()[0];
  return {
    ...network,
    inputs: { name: "web", vpcId, subnetId },
    eni: host.resource("Eni", "web"),
    first,
    ips: () => first()?.addresses.map(({ ip }) => ip) ?? [],
  };
}

/** Addresses of a program. The first one is primary. */
function addresses(count: number, description = "") {
  return Array.from({ length: count }, (_, at) => ({ ip: `10.1.1.${at + 10}`, primary: at === 0, description }));
}

describe("an Eni", () => {
  it("is created by one request with as many addresses as requested, and shows what the platform adds", async () => {
    await using test = await given();
    const { id: group } = await test.state.securityGroups.create({ name: "web" });
    const inputs = {
      ...test.inputs,
      ipv4Count: 3,
      description: "Web",
      orderlySecurityGroups: [group],
      tags: { team: "shop" },
    };
    const { id, outputs } = await test.eni.create(inputs);
    expect(test.sent("CreateNetworkInterface")).toEqual([
      {
        NetworkInterfaceName: "web",
        VpcId: test.vpcId,
        SubnetId: test.subnetId,
        NetworkInterfaceDescription: "Web",
        SecurityGroupIds: [group],
        SecondaryPrivateIpAddressCount: 2,
        Tags: [{ Key: "team", Value: "shop" }],
        ClientToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(outputs).toMatchObject({
      eniId: id,
      state: "AVAILABLE",
      primary: false,
      ipv4Count: 3,
      mac: test.first()?.mac,
      ipv4Infos: [
        { ip: "10.1.1.2", primary: true, description: "" },
        { ip: "10.1.1.3", primary: false, description: "" },
        { ip: "10.1.1.4", primary: false, description: "" },
      ],
    });
    expect(outputs).not.toHaveProperty("ipv4s");
    expect((await test.eni.preview(inputs)).action).toBe("same");
  });

  it("gets the first ten of its addresses when it is created, with the primary one, and the others afterwards", async () => {
    await using test = await given();
    test.platform.set({ networkInterfaceTaskMs: 200 });
    const ipv4s = addresses(23).toReversed();
    const { outputs } = await test.eni.create({ ...test.inputs, ipv4s });
    const [{ PrivateIpAddresses: first = [] } = {}] = test.sent("CreateNetworkInterface") as [
      { PrivateIpAddresses?: readonly object[] },
    ];
    expect(first).toHaveLength(10);
    expect(first[0]).toEqual({ PrivateIpAddress: "10.1.1.10", Primary: true, Description: "" });
    expect(test.sent("AssignPrivateIpAddresses")).toHaveLength(2);
    expect(test.ips().toSorted()).toEqual(ipv4s.map(({ ip }) => ip).toSorted());
    expect(outputs).not.toHaveProperty("ipv4Count");
    expect((await test.eni.preview({ ...test.inputs, ipv4s })).action).toBe("same");
  });

  it("is created with the same token after a lost response, and only once", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/AssignPrivateIpAddresses$/, kind: "resetAfter" });
    await test.eni.create({ ...test.inputs, ipv4Count: 15 });
    expect(test.ips()).toHaveLength(15);
    const [first, second] = test.sent("AssignPrivateIpAddresses");
    expect(second).toEqual(first);
  });

  it("with an address of another interface is rejected at once, with the command that imports that one", async () => {
    await using test = await given();
    const [first] = addresses(1);
    const { id } = await test.state.networkInterfaces.create({
      subnetId: test.subnetId,
      addresses: [{ ip: first?.ip ?? "", isPrimary: true, description: "", state: "AVAILABLE" }],
    });
    await expect(test.eni.create({ ...test.inputs, ipv4s: addresses(8) })).rejects.toThrow(
      `an address of ipv4s belongs to the network interface ${id}`,
    );
    expect(test.sent("CreateNetworkInterface")).toEqual([]);
  });

  it("that the platform could not create is created again by the next update", async () => {
    await using test = await given();
    test.platform.set({ failedTasks: ["CreateNetworkInterface"] });
    await expect(test.eni.create({ ...test.inputs, ipv4Count: 1 })).rejects.toThrow(
      'reports "CreateNetworkInterface failed in this simulator."',
    );
    expect(test.state.networkInterfaces.list()).toEqual([]);
  });

  it("sends only what changes", async () => {
    await using test = await given();
    const { id: NetworkInterfaceId } = await test.eni.create({ ...test.inputs, ipv4Count: 1 });
    const { id: group } = await test.state.securityGroups.create({ name: "web" });
    await test.eni.update({ ...test.inputs, name: "site", ipv4Count: 1, orderlySecurityGroups: [group] });
    expect(test.sent("ModifyNetworkInterfaceAttribute")).toEqual([
      { NetworkInterfaceId, NetworkInterfaceName: "site", SecurityGroupIds: [group] },
    ]);
    await test.eni.update({ ...test.inputs, name: "site", ipv4Count: 1 });
    expect(test.first()?.securityGroupIds).toEqual([group]);
    expect(test.sent("AssignPrivateIpAddresses")).toEqual([]);
  });

  it("removes addresses before it adds others, and updates the descriptions of the rest", async () => {
    await using test = await given();
    const before = addresses(3);
    const { id: NetworkInterfaceId } = await test.eni.create({ ...test.inputs, ipv4s: before });
    const [one, two] = before;
    const other = { ip: "10.1.1.99", primary: false, description: "Other" };
    await test.eni.update({ ...test.inputs, ipv4s: [one, { ...two, description: "Kept" }, other] });
    expect(test.sent("ModifyPrivateIpAddressesAttribute")).toEqual([
      { NetworkInterfaceId, PrivateIpAddresses: [{ PrivateIpAddress: "10.1.1.11", Description: "Kept" }] },
    ]);
    expect(test.sent("UnassignPrivateIpAddresses")).toEqual([
      { NetworkInterfaceId, PrivateIpAddresses: [{ PrivateIpAddress: "10.1.1.12" }] },
    ]);
    expect(test.first()?.addresses).toEqual([
      { ip: "10.1.1.10", isPrimary: true, description: "", state: "AVAILABLE" },
      { ip: "10.1.1.11", isPrimary: false, description: "Kept", state: "AVAILABLE" },
      { ip: "10.1.1.99", isPrimary: false, description: "Other", state: "AVAILABLE" },
    ]);
  });

  it("never changes its primary address", async () => {
    await using test = await given();
    await test.eni.create({ ...test.inputs, ipv4s: addresses(2) });
    const ipv4s = addresses(2).map(({ ip, primary }) => ({ ip, primary: !primary }));
    await expect(test.eni.preview({ ...test.inputs, ipv4s })).rejects.toThrow("must keep the primary address");
    expect((await test.eni.preview({ ...test.inputs, ipv4s, subnetId: "subnet-00000000" })).action).toBe("replace");
  });

  it("removes only addresses without public ones when their number decreases", async () => {
    await using test = await given();
    const { id } = await test.eni.create({ ...test.inputs, ipv4Count: 4 });
    const [, , , last = ""] = test.ips();
    const address = await test.state.addresses.create({
      ip: "203.0.113.9",
      networkInterfaceId: id,
      privateIp: last,
      status: "BIND_ENI",
    });
    await test.eni.preview({ ...test.inputs, ipv4Count: 2 });
    expect(test.warnings()).toContainEqual(expect.stringContaining("loses 2 of its 4 addresses"));
    await test.eni.update({ ...test.inputs, ipv4Count: 2 });
    expect(test.ips()).toEqual(["10.1.1.2", last]);
    await expect(test.eni.update({ ...test.inputs, ipv4Count: 1 })).rejects.toThrow(
      "public addresses are bound to them: 203.0.113.9",
    );
    expect(test.state.addresses.get(address.id)?.status).toBe("BIND_ENI");
  });

  it("keeps addresses that were added elsewhere since it was read", async () => {
    await using test = await given();
    const { id } = await test.eni.create({ ...test.inputs, ipv4s: addresses(2) });
    const present = test.first()?.addresses ?? [];
    const added = { ip: "10.1.1.77", isPrimary: false, description: "", state: "AVAILABLE" } as const;
    test.state.networkInterfaces.change(id, { addresses: [...present, added] });
    // The preview did not know of the other address.
    const update = test.eni.update({ ...test.inputs, ipv4s: addresses(1) });
    await expect(update).rejects.toThrow("promised what did not come true");
    expect(test.ips()).toEqual(["10.1.1.10", "10.1.1.77"]);
    expect(test.warnings()).toContainEqual(expect.stringContaining("If another product has added addresses"));
  });

  it("removes addresses that the program does not have, after a warning", async () => {
    await using test = await given();
    await test.eni.create({ ...test.inputs, ipv4Count: 1 });
    const { id = "", addresses: present = [] } = test.first() ?? {};
    const added = { ip: "10.1.1.77", isPrimary: false, description: "", state: "AVAILABLE" } as const;
    test.state.networkInterfaces.change(id, { addresses: [...present, added] });
    await test.eni.read();
    await test.eni.preview({ ...test.inputs, ipv4Count: 1 });
    expect(test.warnings()).toEqual([expect.stringContaining("some of which other products may have added")]);
    await test.eni.update({ ...test.inputs, ipv4Count: 1 });
    expect(test.ips()).toEqual(["10.1.1.2"]);
  });

  it("reports a task of the platform that fails", async () => {
    await using test = await given();
    await test.eni.create({ ...test.inputs, ipv4Count: 1 });
    test.platform.set({ failedTasks: ["AssignPrivateIpAddresses"] });
    await expect(test.eni.update({ ...test.inputs, ipv4Count: 2 })).rejects.toThrow(
      'reports "AssignPrivateIpAddresses failed in this simulator."',
    );
  });

  it("is rejected during preview with addresses that contradict each other", async () => {
    await using test = await given();
    const failuresOf = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.eni.check({ ...test.inputs, ...inputs })).failures.map(({ property }) => property);
    expect(await failuresOf({})).toHaveLength(1);
    expect(await failuresOf({ ipv4Count: 1, ipv4s: addresses(1) })).toHaveLength(1);
    expect(await failuresOf({ ipv4s: [{ ip: "10.1.1.300", primary: true }] })).toEqual(["ipv4s[0].ip"]);
    expect(await failuresOf({ ipv4s: addresses(2).map((one) => ({ ...one, primary: true })) })).toEqual(["ipv4s"]);
    expect(await failuresOf({ ipv4s: [...addresses(1), { ip: "10.1.1.10", primary: false }] })).toEqual([
      "ipv4s[1].ip",
    ]);
    expect(await failuresOf({ ipv4Count: 31 })).toEqual(["ipv4Count"]);
    expect(await failuresOf({ ipv4s: addresses(30) })).toEqual([]);
  });

  it("is deleted when the platform has detached it", async () => {
    await using test = await given();
    const { id } = await test.eni.create({ ...test.inputs, ipv4Count: 1 });
    test.state.networkInterfaces.change(id, { state: "DETACHING" });
    test.platform.failNext({
      path: /\/DeleteNetworkInterface$/,
      kind: "status500",
      after: 1,
      met: () => test.state.networkInterfaces.change(id, { state: "AVAILABLE" }),
    });
    await test.eni.delete();
    expect(test.state.networkInterfaces.list()).toEqual([]);
  });

  it("is listed unless it is the first interface of a machine", async () => {
    await using test = await given();
    const { id } = await test.eni.create({ ...test.inputs, ipv4Count: 1 });
    await test.state.networkInterfaces.create({ subnetId: test.subnetId, isPrimary: true });
    expect(await test.host.list("Eni")).toEqual([{ id, name: "web" }]);
  });

  it("is imported with the number of its addresses", async () => {
    await using test = await given();
    const { id } = await test.state.networkInterfaces.create({ subnetId: test.subnetId });
    const { inputs } = await test.eni.import(id);
    expect(inputs).toMatchObject({ name: "web", vpcId: test.vpcId, ipv4Count: 1 });
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("Eni", `web-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, name: `web-${i}`, ipv4Count: 1 })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeNetworkInterfaces"]);
  });
});
