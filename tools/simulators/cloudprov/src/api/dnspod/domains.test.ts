import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("dnspod"));
});
afterEach(() => platform.close());

const Domain = "example.com";
const read = async () => (await call("DescribeDomain", { Domain })).response.DomainInfo;

describe("a domain", () => {
  it("is created with the records of its name servers, changed and deleted with its records", async () => {
    const created = (await call("CreateDomain", { Domain: "Example.com", IsMark: "yes" })).response.DomainInfo;
    expect(created).toMatchObject({ Domain, GradeNsList: ["f1g1ns1.dnspod.net", "f1g1ns2.dnspod.net"] });
    expect(await read()).toMatchObject({
      DomainId: created.Id,
      Status: "ENABLE",
      IsMark: "yes",
      GroupId: 1,
      RecordCount: 2,
      CreatedOn: "2030-01-01 08:00:00",
    });

    await call("ModifyDomainStatus", { Domain, Status: "disable" });
    await call("ModifyDomainRemark", { Domain, Remark: "Shop" });
    expect(await read()).toMatchObject({ Status: "PAUSE", Remark: "Shop" });
    await call("ModifyDomainRemark", { Domain, Remark: "" });
    expect(await read()).toMatchObject({ Remark: "" });

    await call("DeleteDomain", { Domain });
    expect((await call("DescribeDomain", { Domain })).code).toBe("InvalidParameterValue.DomainNotExists");
    expect(platform.state.dnsRecords.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["no domain name", { Domain: "example" }, "InvalidParameter.DomainInvalid"],
    ["another mark", { Domain, IsMark: "1" }, "InvalidParameter.CustomMessage"],
    ["a domain of the account", { Domain: "example.org" }, "FailedOperation.DomainExists"],
  ])("is rejected for %s", async (_, params, code) => {
    await platform.state.dnsDomains.create({ name: "example.org" });
    expect((await call("CreateDomain", params)).code).toBe(code);
  });

  it("cannot be changed or deleted while it is locked", async () => {
    const { id } = await platform.state.dnsDomains.create({ name: Domain });
    platform.state.dnsDomains.change(id, { locked: true });
    expect((await call("DeleteDomain", { Domain })).code).toBe("FailedOperation.DomainIsLocked");
    expect((await call("ModifyDomainStatus", { Domain, Status: "enable" })).code).toBe(
      "FailedOperation.DomainIsLocked",
    );
  });

  it("has no other status than enable and disable", async () => {
    await platform.state.dnsDomains.create({ name: Domain });
    expect((await call("ModifyDomainStatus", { Domain, Status: "pause" })).code).toBe("InvalidParameter.CustomMessage");
  });
});

describe("the list of domains", () => {
  it("is filtered and cut into pages", async () => {
    await platform.state.dnsDomains.create({ name: "one.example", isMark: "yes" });
    await platform.state.dnsDomains.create({ name: "two.example", groupId: 2, status: "PAUSE" });
    const names = async (params: object) =>
      (await call("DescribeDomainList", params)).response.DomainList.map((one: Record<string, unknown>) => one["Name"]);

    expect(await names({})).toEqual(["one.example", "two.example"]);
    expect(await names({ Offset: 1, Limit: 1 })).toEqual(["two.example"]);
    expect(await names({ Type: "ISMARK" })).toEqual(["one.example"]);
    expect(await names({ Type: "PAUSE" })).toEqual(["two.example"]);
    expect(await names({ GroupId: 2, Keyword: "two" })).toEqual(["two.example"]);
    expect((await call("DescribeDomainList", { Limit: 3_001 })).code).toBe("InvalidParameterValue.LimitInvalid");
    expect(platform.journal.violations).toEqual([]);
  });
});
