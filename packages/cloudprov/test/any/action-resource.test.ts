import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { dnsRecord, queue, securityGroup, securityGroupRules } from "./programs.ts";
import { anyTemplate, anyTemplateWith } from "./templates.ts";

async function given(settings = {}) {
  const simulated = await startSimulatedProvider(settings);
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, template: simulated.host.resource("ActionResource", "office"), sent };
}

describe("an ActionResource", () => {
  it("is created by an action, and read by another until it is visible", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.template.create(anyTemplate);
    expect(id).toMatch(/^ipm-/);
    expect(outputs).toMatchObject({
      properties: anyTemplate.properties,
      values: { AddressTemplateId: id },
      objectId: id,
    });
    expect(test.sent("CreateAddressTemplate")).toEqual([anyTemplate.properties]);
    await test.template.read();
    expect((await test.template.preview(anyTemplate)).action).toBe("same");
  });

  it("is changed in place by an update, and the diff shows each member", async () => {
    await using test = await given();
    const { id } = await test.template.create(anyTemplate);
    const wanted = anyTemplateWith({ Addresses: ["10.0.1.0/24", "10.0.2.0/24"] });
    expect((await test.template.diff(wanted)).detailed).toEqual({ "properties.Addresses[1]": "add" });
    expect((await test.template.update(wanted)).action).toBe("update");
    expect(test.sent("ModifyAddressTemplateAttribute")).toEqual([
      { AddressTemplateName: "office", Addresses: ["10.0.1.0/24", "10.0.2.0/24"], AddressTemplateId: id },
    ]);
  });

  it("is replaced for a change that no update covers", async () => {
    await using test = await given();
    const update = [{ ...anyTemplate.update[0], members: ["Addresses"] }];
    const before = await test.template.create({ ...anyTemplate, update });
    const after = await test.template.update(anyTemplateWith({ AddressTemplateName: "home" }, { update }));
    expect(after).toMatchObject({ action: "replace" });
    expect(after.id).not.toBe(before.id);
    expect(test.platform.state.addressTemplates.list().map(({ id }) => id)).toEqual([after.id]);
  });

  it("is deleted before its replacement, which gets the same ID, is created", async () => {
    await using test = await given();
    const orders = test.host.resource("ActionResource", "orders");
    const update: unknown[] = [];
    await orders.create(queue({}, { update }));
    const changed = queue({ VisibilityTimeout: 60 }, { update });
    expect(await orders.diff(changed)).toMatchObject({ deleteBeforeReplace: true });
    expect(await orders.diff(queue({ QueueName: "bills" }, { update }))).toMatchObject({ deleteBeforeReplace: false });

    expect(await orders.update(changed)).toMatchObject({ action: "replace", id: "orders" });

    const writes = test.platform
      .calls({})
      .map(({ action }) => action)
      .filter((action) => /^(Create|Delete)/.test(action));
    expect(writes).toEqual(["CreateCmqQueue", "DeleteCmqQueue", "CreateCmqQueue"]);
  });

  it("is deleted without an error when it does not exist", async () => {
    await using test = await given();
    const { id } = await test.template.create(anyTemplate);
    await test.platform.state.addressTemplates.remove(id);
    await test.template.delete();
    expect(test.sent("DeleteAddressTemplate")).toEqual([{ AddressTemplateId: id }]);
  });
});

describe("drift of an ActionResource", () => {
  it("is shown only for members that the program sets", async () => {
    await using test = await given();
    const group = test.host.resource("ActionResource", "web");
    const { id } = await group.create(securityGroup());
    test.platform.state.securityGroups.change(id, { description: "Changed", projectId: "9" });
    await group.read();
    expect(group.outputs["properties"]).toEqual({ GroupName: "web", GroupDescription: "Changed" });
    expect((await group.diff(securityGroup())).detailed).toEqual({ "properties.GroupDescription": "update" });
    await group.update(securityGroup());
    expect(test.sent("ModifySecurityGroupAttribute")).toEqual([
      { GroupName: "web", GroupDescription: "Web servers", SecurityGroupId: id },
    ]);
  });

  it("is not shown for ignored members, whose changes in the program are still shown", async () => {
    await using test = await given();
    const group = test.host.resource("ActionResource", "web");
    const ignoring = (description: string) =>
      securityGroup({ GroupDescription: description }, { ignoreDrift: ["GroupDescription"] });
    const { id } = await group.create(ignoring("mine"));
    test.platform.state.securityGroups.change(id, { description: "theirs" });
    await group.read();
    expect((await group.preview(ignoring("mine"))).action).toBe("same");
    expect((await group.diff(ignoring("mine, too"))).changes).toEqual(["properties"]);
  });

  it("is not shown for unordered lists and numbers as strings", async () => {
    await using test = await given();
    const { id } = await test.platform.state.securityGroups.create({ name: "web" });
    const rules = test.host.resource("ActionResource", "rules");
    await rules.create(securityGroupRules(id, ["443", "80"]));
    expect((await rules.preview(securityGroupRules(id, ["80", "443"]))).action).toBe("same");
    expect((await rules.diff(securityGroupRules(id, ["443", "22"]))).detailed).toEqual({
      "properties.SecurityGroupPolicySet.Ingress[1]": "update",
    });
    const orders = test.host.resource("ActionResource", "orders");
    await orders.create(queue({ VisibilityTimeout: 30 }));
    await orders.read();
    expect((await orders.preview(queue({ VisibilityTimeout: "30" }))).action).toBe("same");
  });
});

describe("secret properties", () => {
  const withSecret = (description: string, more: Values = {}) => ({
    ...securityGroup({ GroupDescription: undefined }),
    secretProperties: { GroupDescription: secret(description) },
    ...more,
  });

  it("are sent with the others, sent again when they change, and never read or shown", async () => {
    await using test = await given();
    const group = test.host.resource("ActionResource", "web");
    const { id } = await group.create(withSecret("hidden words"));
    expect(test.sent("CreateSecurityGroup")).toEqual([{ GroupName: "web", GroupDescription: "hidden words" }]);
    test.platform.state.securityGroups.change(id, { description: "theirs" });
    await group.read();
    expect((await group.preview(withSecret("hidden words"))).action).toBe("same");
    expect((await group.diff(withSecret("other words"))).detailed).toEqual({
      "secretProperties.GroupDescription": "update",
    });
    await group.update(withSecret("other words"));
    expect(test.sent("ModifySecurityGroupAttribute")).toMatchObject([{ GroupDescription: "other words" }]);
    expect(JSON.stringify(group.outputs["properties"])).not.toContain("words");
    const { failures } = await group.check(securityGroup({}, { secretProperties: { GroupName: secret("hidden") } }));
    expect(failures.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("secretProperties.GroupName is given in properties.GroupName too"),
    ]);
  });

  it("do not make the whole diff secret if they are among the others", async () => {
    await using test = await given();
    const group = test.host.resource("ActionResource", "web");
    const { outputs } = await group.create(securityGroup({ GroupDescription: secret("hidden words") }));
    expect(outputs["properties"]).toEqual({ GroupName: "web", GroupDescription: secret("hidden words") });
  });
});

describe("another region or service", () => {
  it("replaces the object, but not if the program sets the provider's region explicitly", async () => {
    await using test = await given();
    await test.template.create(anyTemplate);
    const own = { ...anyTemplate, region: "ap-guangzhou" };
    expect((await test.template.preview(own)).action).toBe("same");
    expect((await test.template.preview({ ...anyTemplate, region: "ap-tokyo" })).action).toBe("replace");
    await test.template.update({ ...anyTemplate, region: "ap-tokyo" });
    expect(test.platform.state.addressTemplates.list()).toMatchObject([{ region: "ap-tokyo" }]);
  });
});

describe("an existing object", () => {
  it("is imported by a resource option, and read as the program defines", async () => {
    await using test = await given();
    const { id } = await test.platform.state.securityGroups.create({ name: "web", description: "Old" });
    const group = test.host.resource("ActionResource", "web");
    await group.import(id);
    expect((await group.diff(securityGroup())).detailed).toMatchObject({ "properties.GroupDescription": "update" });
    expect(await group.update(securityGroup())).toMatchObject({ action: "update", id });
    expect(test.sent("CreateSecurityGroup")).toEqual([]);
    expect((await group.preview(securityGroup())).action).toBe("same");
  });

  it("is imported only by its complete ID, even if a part of it matches only one object", async () => {
    await using test = await given();
    const { dnsDomains, dnsRecords } = test.platform.state;
    await dnsDomains.create({ name: "example.com" });
    const listed = { parameters: { Domain: "{id[0]}" }, at: "RecordList", where: { RecordId: "{id[1]}" } };
    const program = dnsRecord({}, { read: { action: "DescribeRecordList", ...listed } });
    await test.host.resource("ActionResource", "made").create(program);
    const record = test.host.resource("ActionResource", "www");
    await record.import("example.com");
    const { message } = await failure(record.update(program));
    expect(message).toContain(
      "{id[1]} is not a part of the ID example.com: give the whole ID, with its parts joined by #",
    );
    expect(dnsRecords.list()).toHaveLength(1);
    expect(test.sent("ModifyRecord")).toEqual([]);
  });

  it("is rejected by the import command", async () => {
    await using test = await given();
    const group = test.host.resource("ActionResource", "web");
    await group.import("sg-12345678");
    expect((await failure(group.check(group.kept.inputs))).message).toContain(
      "because only a program says how to read it",
    );
  });

  it("is searched first if the action would silently accept it", async () => {
    await using test = await given();
    await test.platform.state.queues.create({ name: "orders" });
    const program = queue();
    const create = { ...(program["create"] as Values), lookFirst: true };
    const { message } = await failure(test.host.resource("ActionResource", "orders").create({ ...program, create }));
    expect(message).toMatch(
      /orders exists already\. .*aliases.*\. Otherwise, if it is yours, import it: `{ import: "orders" }`/,
    );
    expect(test.sent("CreateCmqQueue")).toEqual([]);
  });
});

describe("an object without a delete action", () => {
  it("is kept on the platform, with the program's message", async () => {
    await using test = await given();
    const kept = { ...anyTemplate, delete: { none: "templates are shared." } };
    await test.template.create(kept);
    await test.template.delete();
    expect(test.platform.state.addressTemplates.list()).toHaveLength(1);
    expect(test.host.logs.map(({ message }) => message)).toContain("stays on the platform: templates are shared.");
  });
});

describe("an invalid program", () => {
  it.each([
    [
      { create: { action: "CreateThing", id: ["{id}"] } },
      "create.id[0]",
      "contains the unknown placeholder {id}: use {properties.Name}, or remove it",
    ],
    [
      { create: { action: "CreateThing", id: ["{properties.Nothing}"] } },
      "create.id[0]",
      "contains {properties.Nothing}, which is not in properties or secretProperties",
    ],
    [{ create: { action: "CreateThing" } }, "", "give exactly one of id and idFromTask"],
    [{ create: { action: "create", id: ["Id"] } }, "create.action", "must be the name of an action"],
    [
      { read: { action: "DescribeThings", parameters: { Id: "{ID}" } } },
      "read.parameters.Id",
      "contains the unknown placeholder {ID}",
    ],
    [{ read: { action: "DescribeThings", where: { Id: 1 } } }, "read.at", "is required because where is set"],
    [
      { update: [{ action: "ModifyThing", parameters: { Id: "{task}" } }] },
      "update[0].parameters.Id",
      "contains the unknown placeholder {task}",
    ],
    [{ delete: {} }, "", "give exactly one of action and none"],
    [{ delete: { action: "DeleteThing", none: "No." } }, "delete.none", "cannot be combined with action"],
    [{ version: "today" }, "version", "must be a version of the service's API"],
    [
      { read: { action: "DescribeThings", parameters: { Id: `\${id}` } } },
      "read.parameters.Id",
      `contains the unknown placeholder \${id}`,
    ],
    [
      { read: { action: "DescribeThings", parameters: { Id: "{{id}}" } } },
      "read.parameters.Id",
      "contains the unknown placeholder {{id}}",
    ],
    [
      { read: { action: "DescribeThings", parameters: { Id: "{ id }" } } },
      "read.parameters.Id",
      "contains the unknown placeholder { id }",
    ],
    [
      { read: { action: "DescribeThings", parameters: { Id: "{id[1]}" } } },
      "read.parameters.Id",
      "contains {id[1]}, but the ID has 1 part",
    ],
    [
      { delete: { action: "DeleteThing", parameters: { Name: "{properties.addresses}" } } },
      "delete.parameters.Name",
      "contains {properties.addresses}, which is not in properties or secretProperties: did you mean {properties.Addresses}?",
    ],
    [
      { create: { ...anyTemplate.create, find: { ...anyTemplate.create.find, by: ["Name"] } } },
      "create.find.by",
      "requires one of Name in properties",
    ],
    [
      { read: { ...anyTemplate.read, where: { AddressTemplateName: "{properties.Title}" } } },
      "read.where.AddressTemplateName",
      "contains {properties.Title}, which is not in properties or secretProperties",
    ],
    [
      { properties: { AddressTemplateName: "a", Ports: [1, 2 ** 60] } },
      "properties.Ports[1]",
      "too large for an exact whole number: give it as a text",
    ],
    [{ compareAs: { AddressTemplateName: "prefix" } }, "compareAs.AddressTemplateName", "public-key"],
    [{ tags: { team: "web" } }, "tagResource", "is required because tags is set"],
    [
      { tags: { team: "web" }, tagResource: "vpc/{id}" },
      "tagResource",
      "must be a resource name of six segments, such as qcs::vpc:{region}:uin/:vpc/{id}",
    ],
    [
      { tags: { team: "web" }, tagResource: "qcs::vpc:{region}:uin/:vpc/{properties.Id}" },
      "tagResource",
      "contains {properties.Id}, which is not in properties or secretProperties",
    ],
    [{ read: { ...anyTemplate.read, service: "tag" } }, "read.version", "is required because service is set"],
    [
      { read: { ...anyTemplate.read, map: { Addresses: "[Set" } } },
      "read.map.Addresses",
      "a path in brackets such as [Port]",
    ],
    [
      { read: { ...anyTemplate.read, also: [{ action: "DescribeOther", parameters: { Id: "{task}" } }] } },
      "read.also[0].parameters.Id",
      "contains the unknown placeholder {task}",
    ],
    [
      { create: { ...anyTemplate.create, members: ["AddressTemplateName"] }, update: [] },
      "properties.Addresses[0]",
      "is sent by no action: add Addresses to create.members or to the members of an update",
    ],
    [
      { create: { ...anyTemplate.create, members: ["Addresses"], sends: "nothing" } },
      "create.members",
      'cannot be combined with sends: "nothing"',
    ],
    [
      { create: { ...anyTemplate.create, outputs: ["AddressTemplateId"] } },
      "create.outputs[0]",
      "is listed in outputs too: remove one of the two",
    ],
    [{ compareAs: { addresses: "domain" } }, "compareAs.addresses", "is not in properties: did you mean Addresses?"],
  ] satisfies [Values, string, string][])("such as %j is reported at %s", async (wrong, path, message) => {
    await using test = await given();
    const { failures } = await test.template.check({ ...anyTemplate, ...wrong });
    expect(failures).toEqual([{ property: path, reason: expect.stringContaining(message) }]);
    expect(test.platform.calls()).toEqual([]);
  });
});

describe("a property that is part of the ID or selects an element", () => {
  it("can be inside an unknown value", async () => {
    await using test = await given();
    const program = {
      ...anyTemplate,
      properties: { ...anyTemplate.properties, Place: { Zone: unknown } },
      create: { ...anyTemplate.create, id: ["{properties.Place.Zone.Id}"] },
      read: { ...anyTemplate.read, where: { Zone: "{properties.Place.Zone.Id}" } },
    };
    expect((await test.template.check(program)).failures).toEqual([]);
  });
});

describe("an object that the package now models", () => {
  it("is kept as a modeled resource with the same ID, without a write", async () => {
    await using test = await given();
    const { id } = await test.template.create(anyTemplate);
    const typed = test.host.resource("AddressTemplate", "office");
    const inputs = { name: "office", addresses: ["10.0.1.0/24"] };
    // As the engine does it by the alias { type: "cloudprov:index/actionResource:ActionResource" }.
    typed.adopt(test.template);
    expect(await typed.preview(inputs)).toMatchObject({ action: "update" });
    expect(await typed.update(inputs)).toMatchObject({ action: "update", id, outputs: inputs });
    expect((await typed.preview(inputs)).action).toBe("same");
    expect(test.sent("CreateAddressTemplate")).toHaveLength(1);
    expect(test.sent("ModifyAddressTemplateAttribute")).toEqual([]);
    await typed.delete();
    expect(test.platform.state.addressTemplates.list()).toEqual([]);
  });

  it("is changed if the new program differs, and can be refreshed before", async () => {
    await using test = await given();
    await test.template.create(anyTemplate);
    const typed = test.host.resource("AddressTemplate", "office");
    typed.adopt(test.template);
    await typed.read();
    await typed.update({ name: "home", addresses: ["10.0.1.0/24"] });
    expect(test.platform.state.addressTemplates.list()).toMatchObject([{ name: "home" }]);
  });
});
