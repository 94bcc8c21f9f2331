import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("vpc"));
});
afterEach(() => platform.close());

const create = async (more: object = {}) =>
  (await call("CreateSecurityGroup", { GroupName: "web", GroupDescription: "", ...more })).response.SecurityGroup
    ?.SecurityGroupId as string;
const find = (params: object = {}) => call("DescribeSecurityGroups", params);
const policies = async (id: string, more: object = {}) =>
  (await call("DescribeSecurityGroupPolicies", { SecurityGroupId: id, ...more })).response.SecurityGroupPolicySet;
const about =
  (action: string) =>
  (id: string, SecurityGroupPolicySet: object, more: object = {}) =>
    call(`${action}SecurityGroupPolicies`, { SecurityGroupId: id, SecurityGroupPolicySet, ...more });
const add = about("Create");
const reset = about("Modify");
const remove = about("Delete");

const web = { Protocol: "TCP", Port: "443", CidrBlock: "0.0.0.0/0", Action: "ACCEPT" };
const ssh = { Protocol: "tcp", Port: "22", CidrBlock: "10.0.0.0/8", Action: "ACCEPT" };
const ports = (rules: readonly { readonly Port: string }[]) => rules.map(({ Port }) => Port);

describe("a security group", () => {
  it("is created, described, modified and deleted", async () => {
    const id = await create({ GroupDescription: "Web servers", Tags: [{ Key: "team", Value: "shop" }] });
    clock.advance(1_000);
    await call("ModifySecurityGroupAttribute", { SecurityGroupId: id, GroupName: "web-2" });

    expect((await find({ SecurityGroupIds: [id] })).response.SecurityGroupSet).toEqual([
      {
        SecurityGroupId: id,
        SecurityGroupName: "web-2",
        SecurityGroupDesc: "Web servers",
        ProjectId: "0",
        IsDefault: false,
        CreatedTime: "2030-01-01 08:00:00",
        TagSet: [{ Key: "team", Value: "shop" }],
        UpdateTime: "2030-01-01 08:00:01",
      },
    ]);
    expect((await call("DeleteSecurityGroup", { SecurityGroupId: id })).code).toBeUndefined();
    expect((await find()).response).toMatchObject({ TotalCount: 0, SecurityGroupSet: [] });
    expect((await find({ SecurityGroupIds: [id] })).code).toBe("ResourceNotFound");
    expect(platform.journal.violations).toEqual([]);
  });

  it("is found by filters, in its region, and page by page", async () => {
    for (const GroupName of ["web", "web-2", "db"]) await create({ GroupName });
    const names = async (params: object) =>
      (await find(params)).response.SecurityGroupSet.map((one: Record<string, unknown>) => one["SecurityGroupName"]);

    expect(await names({ Filters: [{ Name: "security-group-name", Values: ["web"] }] })).toEqual(["web", "web-2"]);
    expect(await names({ Offset: "1", Limit: "1" })).toEqual(["web-2"]);
    expect(
      (await call("DescribeSecurityGroups", {}, { headers: { "X-TC-Region": "ap-tokyo" } })).response,
    ).toMatchObject({ TotalCount: 0 });
  });

  it.each([
    ["an empty name", { GroupName: "" }, "InvalidParameterValue"],
    ["a long name", { GroupName: "x".repeat(61) }, "InvalidParameterValue.TooLong"],
    ["a long description", { GroupDescription: "x".repeat(101) }, "InvalidParameterValue.TooLong"],
    [
      "a tag key twice",
      {
        Tags: [
          { Key: "a", Value: "" },
          { Key: "a", Value: "b" },
        ],
      },
      "InvalidParameterValue.TagDuplicateKey",
    ],
  ])("is rejected for %s", async (_, more, code) => {
    expect((await call("CreateSecurityGroup", { GroupName: "web", GroupDescription: "", ...more })).code).toBe(code);
  });

  it("cannot be made beyond the quota, nor be deleted while a rule names it or while it is the default one", async () => {
    platform.set({ securityGroupQuotas: { groups: 2, rules: 1 } });
    const [one, other] = [await create(), await create()];
    const rule = { Protocol: "ALL", Port: "all", SecurityGroupId: one, Action: "DROP" };
    await add(other, { Ingress: [rule] });
    const deleted = () => call("DeleteSecurityGroup", { SecurityGroupId: one });

    expect((await call("CreateSecurityGroup", { GroupName: "web", GroupDescription: "" })).code).toBe("LimitExceeded");
    expect((await add(other, { Ingress: [web] })).code).toBe("LimitExceeded.SecurityGroupPolicySet");
    expect((await deleted()).code).toBe("ResourceInUse");
    await remove(other, { Ingress: [rule] });
    platform.state.securityGroups.change(one, { isDefault: true });
    expect((await deleted()).code).toBe("UnsupportedOperation");
  });

  it("is known by an ID of its form, and not by its ID together with filters", async () => {
    expect((await call("DeleteSecurityGroup", { SecurityGroupId: "web" })).code).toBe(
      "InvalidParameterValue.Malformed",
    );
    const both = { SecurityGroupIds: ["sg-00000000"], Filters: [{ Name: "project-id", Values: ["0"] }] };
    expect((await find(both)).code).toBe("InvalidParameter.Coexist");
  });
});

describe("the rules of a security group", () => {
  it("are added at a place, shown with all that they do not say, and removed by place or by what they say", async () => {
    const id = await create();
    await add(id, { Ingress: [web] });
    await add(id, { Ingress: [{ ...ssh, PolicyIndex: 0, PolicyDescription: "Offices" }] });
    const set = await policies(id);

    expect(set).toMatchObject({ Version: "2", Egress: [], PolicyStatistics: { IngressIPv4TotalCount: 2 } });
    expect(set.Ingress).toEqual([
      expect.objectContaining({ PolicyIndex: 0, Port: "22", PolicyDescription: "Offices" }),
      {
        PolicyIndex: 1,
        Protocol: "tcp",
        Port: "443",
        ServiceTemplate: { ServiceId: "", ServiceGroupId: "" },
        CidrBlock: "0.0.0.0/0",
        Ipv6CidrBlock: "",
        SecurityGroupId: "",
        AddressTemplate: { AddressId: "", AddressGroupId: "" },
        Action: "ACCEPT",
        PolicyDescription: "",
        ModifyTime: "2030-01-01 08:00:00",
        Priority: 2,
      },
    ]);
    await remove(id, { Ingress: [{ PolicyIndex: 0 }] });
    await remove(id, { Ingress: [web] });
    expect(await policies(id)).toMatchObject({ Version: "4", Ingress: [] });
    expect((await remove(id, { Ingress: [web] })).code).toBe("ResourceNotFound");
    expect(platform.journal.violations).toEqual([]);
  });

  it("are reset all at once, in their old order unless the call requests the new one", async () => {
    const id = await create();
    await add(id, { Ingress: [web, ssh] });
    await reset(id, { Ingress: [ssh, web], Egress: [] });
    expect(ports((await policies(id)).Ingress)).toEqual(["443", "22"]);

    await reset(id, { Ingress: [ssh, web], Egress: [web] }, { SortPolicys: true });
    expect(ports((await policies(id)).Ingress)).toEqual(["22", "443"]);
    await reset(id, { Version: "0" });
    expect(await policies(id)).toMatchObject({ Ingress: [], Egress: [] });
  });

  it("keep the direction that a reset omits, and must name one", async () => {
    const id = await create();
    await add(id, { Egress: [web] });
    await reset(id, { Ingress: [ssh] });
    expect(await policies(id)).toMatchObject({ Ingress: [{ Port: "22" }], Egress: [{ Port: "443" }] });
    expect((await reset(id, {})).code).toBe("InvalidParameterValue.Empty");
  });

  it("store the address of the request for MY_PUBLIC_IP", async () => {
    const id = await create();
    await add(id, { Ingress: [{ ...ssh, CidrBlock: "MY_PUBLIC_IP" }] });
    expect(await policies(id)).toMatchObject({ Ingress: [{ CidrBlock: "198.51.100.7" }] });
  });

  it("are changed in the version that was read only", async () => {
    const id = await create();
    await add(id, { Version: "0", Ingress: [web] });

    expect((await add(id, { Version: "0", Ingress: [ssh] })).code).toBe("UnsupportedOperation.VersionMismatch");
    expect(ports((await policies(id)).Ingress)).toEqual(["443"]);
  });

  it("are filtered", async () => {
    const id = await create();
    await add(id, { Ingress: [web, { ...ssh, Action: "DROP" }] });
    await add(id, { Egress: [web] });
    const filtered = async (Name: string, value: string) => {
      const { Ingress, Egress } = await policies(id, { Filters: [{ Name, Values: [value] }] });
      return [ports(Ingress), ports(Egress)];
    };

    expect(await filtered("direction", "OUTBOUND")).toEqual([[], ["443"]]);
    expect(await filtered("poly", "DROP")).toEqual([["22"], []]);
    expect(await filtered("ip", "10.0")).toEqual([["22"], []]);
    expect(await filtered("protocol-type", "UDP")).toEqual([[], []]);
  });

  it("name templates, and groups in their region", async () => {
    const id = await create();
    const address = await platform.state.addressTemplates.create({ name: "office", members: ["10.0.0.1"] });
    const service = await platform.state.serviceTemplates.create({ name: "web", members: ["tcp:80"] });
    const rule = { AddressTemplate: { AddressId: address.id }, Action: "ACCEPT" };

    expect(
      (await add(id, { Ingress: [{ ...rule, ServiceTemplate: { ServiceId: service.id } }] })).code,
    ).toBeUndefined();
    expect((await add(id, { Ingress: [{ ...rule, ServiceTemplate: { ServiceId: "ppm-0" } }] })).code).toBe(
      "ResourceNotFound",
    );
  });

  it.each([
    ["no protocol", { Protocol: "" }, "InvalidParameterValue.Empty"],
    ["another protocol", { Protocol: "sctp" }, "InvalidParameterValue.Malformed"],
    ["no port", { Port: "" }, "InvalidParameterValue.Empty"],
    ["a port of another form", { Port: "http" }, "InvalidParameterValue.Malformed"],
    ["a port that there is not", { Port: "70000" }, "InvalidParameterValue.Range"],
    ["a range from its end", { Port: "90-80" }, "InvalidParameterValue.Range"],
    ["a port of a protocol without ports", { Protocol: "ICMP" }, "InvalidParameter.Coexist"],
    ["nobody to speak with", { CidrBlock: "" }, "InvalidParameterValue.Empty"],
    ["two to speak with", { Ipv6CidrBlock: "::/0" }, "InvalidParameter.Coexist"],
    ["a block of another form", { CidrBlock: "10.0.0.0/33" }, "InvalidParameterValue.Malformed"],
    ["no action", { Action: "" }, "InvalidParameterValue.Empty"],
    ["an action in small letters", { Action: "accept" }, "InvalidParameterValue.Malformed"],
    ["a long description", { PolicyDescription: "x".repeat(101) }, "InvalidParameterValue.TooLong"],
    ["a place beyond the end", { PolicyIndex: 7 }, "InvalidParameterValue.Range"],
  ])("are rejected for %s", async (_, changes, code) => {
    const id = await create();

    expect((await add(id, { Ingress: [{ ...web, ...changes }] })).code).toBe(code);
    expect((await policies(id)).Ingress).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("are rejected when they are there twice, for both directions at once, and for none", async () => {
    const id = await create();

    expect((await add(id, { Ingress: [web, web] })).code).toBe("UnsupportedOperation.DuplicatePolicy");
    expect((await add(id, { Ingress: [web], Egress: [web] })).code).toBe("InvalidParameter.Coexist");
    expect((await add(id, {})).code).toBe("InvalidParameterValue.Empty");
  });
});
