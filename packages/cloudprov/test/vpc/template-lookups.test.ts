import { describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulatedProvider } from "../simulated-provider.ts";

/** The four lookups, with how one of their objects is made on the platform. */
const lookups = [
  {
    name: "getAddressTemplates",
    list: "templateLists",
    action: "DescribeAddressTemplates",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.addressTemplates.create({ name, members: ["10.0.0.1", "10.0.0.9"] });
      return { id, name, addresses: ["10.0.0.1", "10.0.0.9"] };
    },
  },
  {
    name: "getProtocolTemplates",
    list: "templateLists",
    action: "DescribeServiceTemplates",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.serviceTemplates.create({ name, members: ["tcp:80"] });
      return { id, name, protocols: ["tcp:80"] };
    },
  },
  {
    name: "getAddressTemplateGroups",
    list: "groupLists",
    action: "DescribeAddressTemplateGroups",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.addressTemplateGroups.create({ name, templateIds: ["ipm-1", "ipm-2"] });
      return { id, name, templateIds: ["ipm-1", "ipm-2"] };
    },
  },
  {
    name: "getProtocolTemplateGroups",
    list: "groupLists",
    action: "DescribeServiceTemplateGroups",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.serviceTemplateGroups.create({ name, templateIds: ["ppm-1"] });
      return { id, name, templateIds: ["ppm-1"] };
    },
  },
] as const;

describe.each(lookups)("$name", ({ name, list, action, make }) => {
  it("lists everything, page by page", async () => {
    await using test = await startSimulatedProvider();
    const made = [];
    for (let i = 0; i < 201; i++) made.push(await make(test.platform, `t-${i}`));
    const found = await test.host.invoke(name);
    expect(found[list]).toEqual(made);
    expect(found["id"]).toMatch(/^\d+$/);
    expect(test.platform.calls({ action })).toHaveLength(3);
  });

  it("finds by name and by ID, and gives back what it was asked", async () => {
    await using test = await startSimulatedProvider();
    const office = await make(test.platform, "office");
    await make(test.platform, "home");
    expect(await test.host.invoke(name, { name: "office" })).toMatchObject({ name: "office", [list]: [office] });
    expect(await test.host.invoke(name, { id: office.id })).toMatchObject({ id: office.id, [list]: [office] });
    expect((await test.host.invoke(name, { id: office.id, name: "home" }))[list]).toEqual([]);
    expect(await test.host.invoke(name, { name: "nowhere" })).toMatchObject({ id: "0", [list]: [] });
  });
});
