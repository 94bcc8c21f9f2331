import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type CloudprovOptions, type CloudprovSimulator, startSimulatedProvider } from "../simulated-provider.ts";

/** Each kind of group, with how a template for it is made on the platform. */
const kinds = [
  {
    type: "AddressTemplateGroup",
    mirror: "addressTemplateGroupId",
    template: (platform: CloudprovSimulator) =>
      platform.state.addressTemplates.create({ name: "t", members: ["10.0.0.1"] }),
    groups: (platform: CloudprovSimulator) => platform.state.addressTemplateGroups.list(),
    nobody: "ipm-00000000",
  },
  {
    type: "ProtocolTemplateGroup",
    mirror: "protocolTemplateGroupId",
    template: (platform: CloudprovSimulator) =>
      platform.state.serviceTemplates.create({ name: "t", members: ["tcp:80"] }),
    groups: (platform: CloudprovSimulator) => platform.state.serviceTemplateGroups.list(),
    nobody: "ppm-00000000",
  },
] as const;

describe.each(kinds)("$type", ({ type, mirror, template, groups, nobody }) => {
  async function given(settings: CloudprovOptions = {}) {
    const simulated = await startSimulatedProvider(settings);
    const one = (await template(simulated.platform)).id;
    const other = (await template(simulated.platform)).id;
    return { ...simulated, one, other, group: simulated.host.resource(type, "group") };
  }

  it("is created, changed, imported and deleted", async () => {
    await using test = await given({ visibilityLagMs: 200 });
    const inputs = { name: "all", templateIds: [test.one, test.other] };
    const { id, outputs } = await test.group.create(inputs);
    expect(outputs).toMatchObject({ ...inputs, [mirror]: id });
    await test.group.read();
    expect((await test.group.preview({ ...inputs, templateIds: [test.other, test.one] })).action).toBe("same");
    expect((await test.host.resource(type, "found").import(id)).inputs).toEqual(inputs);

    expect((await test.group.update({ name: "one", templateIds: [test.one] })).action).toBe("update");
    expect(groups(test.platform)).toEqual([expect.objectContaining({ name: "one", templateIds: [test.one] })]);

    await test.group.delete();
    expect(groups(test.platform)).toEqual([]);
  });

  it("waits while a task works on its templates", async () => {
    await using test = await given();
    test.platform.occupy(test.one, 500);
    const { id } = await test.group.create({ name: "all", templateIds: [test.one] });
    expect(groups(test.platform).map((group) => group.id)).toEqual([id]);
  });

  it("rejects an invalid or duplicate template ID at preview", async () => {
    await using test = await given();
    const other = nobody.startsWith("ipm") ? "ipmg-00000000" : "ppmg-00000000";
    const { failures } = await test.group.check({ templateIds: [nobody, other, nobody] });
    expect(failures.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/templateIds\[1\] must be the ID of .* template, such as/),
      expect.stringContaining("templateIds[2] must not repeat templateIds[0]"),
    ]);
  });

  it("reports which template does not exist", async () => {
    await using test = await given();
    const { message } = await failure(test.group.create({ name: "all", templateIds: [nobody] }));
    expect(message).toMatch(/ResourceNotFound/);
    expect(groups(test.platform)).toEqual([]);
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    test.platform.failNext({ path: /Create\w+TemplateGroup$/, kind: "resetAfter" });
    const { id } = await test.group.create({ name: "all", templateIds: [test.one] });
    expect(groups(test.platform).map((group) => group.id)).toEqual([id]);
  });
});
