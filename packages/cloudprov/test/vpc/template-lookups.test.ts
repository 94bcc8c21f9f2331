import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../src/platform/hash.ts";
import { givenLookup } from "../functions/given-lookup.ts";
import type { CloudprovSimulator } from "../simulated-provider.ts";

/** The four lookups, with how one of their objects is made on the platform. */
const lookups = [
  {
    name: "getAddressTemplates",
    list: "templateLists",
    action: "DescribeAddressTemplates",
    filter: "address-template",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.addressTemplates.create({ name, members: ["10.0.0.1", "10.0.0.9"] });
      return { id, name, addresses: ["10.0.0.1", "10.0.0.9"] };
    },
  },
  {
    name: "getProtocolTemplates",
    list: "templateLists",
    action: "DescribeServiceTemplates",
    filter: "service-template",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.serviceTemplates.create({ name, members: ["tcp:80"] });
      return { id, name, protocols: ["tcp:80"] };
    },
  },
  {
    name: "getAddressTemplateGroups",
    list: "groupLists",
    action: "DescribeAddressTemplateGroups",
    filter: "address-template-group",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.addressTemplateGroups.create({ name, templateIds: ["ipm-1", "ipm-2"] });
      return { id, name, templateIds: ["ipm-1", "ipm-2"] };
    },
  },
  {
    name: "getProtocolTemplateGroups",
    list: "groupLists",
    action: "DescribeServiceTemplateGroups",
    filter: "service-template-group",
    make: async (platform: CloudprovSimulator, name: string) => {
      const { id } = await platform.state.serviceTemplateGroups.create({ name, templateIds: ["ppm-1"] });
      return { id, name, templateIds: ["ppm-1"] };
    },
  },
] as const;

describe.each(lookups)("$name", ({ name, list, action, filter, make }) => {
  it("lists everything, page by page", async () => {
    await using test = await givenLookup(name);
    const made = [];
    for (let i = 0; i < 201; i++) made.push(await make(test.platform, `t-${i}`));
    expect(await test.ask()).toEqual({ id: hash(made.map(({ id }) => id)), [list]: made });
    expect(test.sent(action)).toEqual([
      { Offset: "0", Limit: "100" },
      { Offset: "100", Limit: "100" },
      { Offset: "200", Limit: "100" },
    ]);
  });

  it("filters by name and by ID, and returns its inputs", async () => {
    await using test = await givenLookup(name);
    const office = await make(test.platform, "office");
    const home = await make(test.platform, "home");
    expect(await test.ask({ name: "office" })).toEqual({ name: "office", id: hash([office.id]), [list]: [office] });
    expect(await test.ask({ id: office.id })).toEqual({ id: office.id, [list]: [office] });
    expect((await test.ask({ id: office.id, name: "home" }))[list]).toEqual([]);
    expect(await test.ask({ name: "nowhere" })).toMatchObject({ id: "0", [list]: [] });
    expect((await test.ask({ id: "", name: "" }))[list]).toEqual([office, home]);
    const byName = (value: string) => ({ Name: `${filter}-name`, Values: [value] });
    const byId = { Name: `${filter}-id`, Values: [office.id] };
    const page = { Offset: "0", Limit: "100" };
    expect(test.sent(action)).toEqual([
      { Filters: [byName("office")], ...page },
      { Filters: [byId], ...page },
      { Filters: [byName("home"), byId], ...page },
      { Filters: [byName("nowhere")], ...page },
      page,
    ]);
  });

  it("writes the result", async () => {
    await using test = await givenLookup(name);
    const office = await make(test.platform, "office");
    expect(await test.file()).toEqual({ content: [office], mode: 0o644 });
  });

  it("rejects an ID of another kind before a request", async () => {
    await using test = await givenLookup(name);
    expect((await failure(test.ask({ id: "office" }))).message).toMatch(
      /id must be the ID of .*, such as .*, not "office"/,
    );
    expect(test.platform.calls()).toEqual([]);
  });

  it("treats an empty ID as unset", async () => {
    await using test = await givenLookup(name);
    await test.ask({ id: "" });
    expect(test.sent(action)).toEqual([{ Offset: "0", Limit: "100" }]);
  });
});
