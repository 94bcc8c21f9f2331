import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";

const kind = "DnspodDomainInstance";
const domain = "example.com";

describe("a DnspodDomainInstance", () => {
  it("is created with its name in lower case, and gets its status and remark afterwards", async () => {
    await using test = await givenResource(kind);
    const inputs = { domain: "Example.COM", groupId: 2, isMark: "yes", status: "disable", remark: "Shop" };
    const { id, outputs } = await test.it.create(inputs);

    expect(id).toBe(domain);
    expect(outputs).toMatchObject({ groupId: 2, isMark: "yes", status: "disable", remark: "Shop", recordCount: 2 });
    expect(test.sent("CreateDomain")).toEqual([{ Domain: domain, GroupId: 2, IsMark: "yes" }]);
    expect(test.sent("ModifyDomainStatus")).toEqual([{ Domain: domain, Status: "disable" }]);
    expect(test.sent("ModifyDomainRemark")).toEqual([{ Domain: domain, Remark: "Shop" }]);
    expect((await test.it.diff({ ...inputs, domain })).changes).toEqual([]);
  });

  it("sends nothing that the program omits", async () => {
    await using test = await givenResource(kind);
    await test.it.create({ domain });

    expect(test.sent("CreateDomain")).toEqual([{ Domain: domain }]);
    expect([...test.sent("ModifyDomainStatus"), ...test.sent("ModifyDomainRemark")]).toEqual([]);
    expect((await test.it.diff({ domain })).changes).toEqual([]);
  });

  it("changes its status and remark in place, and clears a remark that the program no longer has", async () => {
    await using test = await givenResource(kind);
    await test.it.create({ domain, remark: "Shop" });
    await test.it.update({ domain, status: "disable" });

    expect(test.sent("ModifyDomainRemark").slice(1)).toEqual([{ Domain: domain, Remark: "" }]);
    expect(test.platform.state.dnsDomains.list()).toMatchObject([{ status: "PAUSE", remark: "" }]);
  });

  it.each([{ domain: "example.org" }, { groupId: 3 }, { isMark: "yes" }])("is replaced for %o", async (change) => {
    await using test = await givenResource(kind);
    await test.it.create({ domain, groupId: 2, isMark: "no" });

    const inputs = { domain, groupId: 2, isMark: "no", ...change };
    expect((await test.it.diff(inputs)).replaces).toEqual(Object.keys(change));
    await test.it.preview(inputs);
    expect(test.warnings().join()).toContain("all records of example.com are deleted");
  });

  it("does not adopt a domain that is already in the account", async () => {
    await using test = await givenResource(kind);
    await test.platform.state.dnsDomains.create({ name: domain });

    await expect(test.it.create({ domain })).rejects.toThrow("pulumi import");
    expect(test.platform.state.dnsDomains.list()).toHaveLength(1);
  });

  it.each([
    ["a URL", { domain: "https://example.com" }, "domain"],
    ["a final dot", { domain: "example.com." }, "domain"],
    ["another mark", { domain, isMark: "1" }, "isMark"],
    ["another status", { domain, status: "pause" }, "status"],
  ])("rejects %s during preview", async (_, inputs, property) => {
    await using test = await givenResource(kind);
    expect(await test.refused(inputs)).toEqual([property]);
  });

  it("deletes its records with it", async () => {
    await using test = await givenResource(kind);
    await test.it.create({ domain });
    await test.it.delete();

    expect(test.platform.state.dnsDomains.list()).toEqual([]);
    expect(test.platform.state.dnsRecords.list()).toEqual([]);
  });
});
