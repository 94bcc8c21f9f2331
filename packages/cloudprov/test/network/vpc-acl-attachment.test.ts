import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { givenSubnet } from "./given-network.ts";

async function given() {
  const network = await givenSubnet();
  const { vpcId, subnetId, host, state } = network;
  const [acl, other] = [await state.networkAcls.create({ vpcId }), await state.networkAcls.create({ vpcId })];
  return {
    ...network,
    acl,
    other,
    inputs: { aclId: acl.id, subnetId },
    attachment: host.resource("VpcAclAttachment", "web"),
    subnetsOf: (id: string) => state.networkAcls.get(id)?.subnetIds,
  };
}

describe("a VpcAclAttachment", () => {
  it("is created by one request and deleted by another", async () => {
    await using test = await given();
    const { id, outputs } = await test.attachment.create(test.inputs);
    expect(id).toBe(`${test.acl.id}#${test.subnetId}`);
    expect(outputs).toEqual({ ...test.inputs, vpcAclAttachmentId: id });
    expect((await test.attachment.preview(test.inputs)).action).toBe("same");
    await test.attachment.delete();
    const request = { NetworkAclId: test.acl.id, SubnetIds: [test.subnetId] };
    expect(test.sent("AssociateNetworkAclSubnets")).toEqual([request]);
    expect(test.sent("DisassociateNetworkAclSubnets")).toEqual([request]);
    expect(test.subnetsOf(test.acl.id)).toEqual([]);
  });

  it("never detaches a subnet from another ACL", async () => {
    await using test = await given();
    test.state.networkAcls.change(test.other.id, { subnetIds: [test.subnetId] });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow(
      `the subnet ${test.subnetId} has the network ACL ${test.other.id}: remove it there first`,
    );
    expect(test.subnetsOf(test.other.id)).toEqual([test.subnetId]);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    test.state.networkAcls.change(test.acl.id, { subnetIds: [test.subnetId] });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow(
      `pulumi import cloudprov:index/vpcAclAttachment:VpcAclAttachment web '${test.acl.id}#${test.subnetId}'`,
    );
  });

  it("does not exist when the ACL has only other subnets", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const { id } = await test.state.subnets.create({ vpcId: test.vpcId, cidrBlock: "10.1.2.0/24" });
    test.state.networkAcls.change(test.acl.id, { subnetIds: [id] });
    expect(await test.attachment.read()).toBeUndefined();
  });

  it("is deleted without an error when its ACL was deleted", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.state.networkAcls.remove(test.acl.id);
    await test.attachment.delete();
  });

  it("of a subnet in another network is rejected with the remedy", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({ name: "other" });
    const { id: subnetId } = await test.state.subnets.create({ vpcId });
    await expect(test.attachment.create({ ...test.inputs, subnetId })).rejects.toThrow(
      "Both objects must be in the same network",
    );
  });

  it("is deleted before its replacement is created, because a subnet has one ACL", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const plan = await test.attachment.preview({ ...test.inputs, aclId: test.other.id });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
  });

  it("is listed, and refreshed with those of other ACLs from one listing", async () => {
    await using test = await given();
    const all = [];
    for (let i = 0; i < 20; i++) {
      const { id: subnetId } = await test.state.subnets.create({ vpcId: test.vpcId, cidrBlock: `10.1.${i + 10}.0/24` });
      const one = test.host.resource("VpcAclAttachment", `web-${i}`);
      await one.create({ aclId: i % 2 === 0 ? test.acl.id : test.other.id, subnetId });
      all.push(one);
    }
    expect(await test.host.list("VpcAclAttachment")).toHaveLength(20);
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeNetworkAcls"]);
  });
});
