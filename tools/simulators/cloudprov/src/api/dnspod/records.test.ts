import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
let domainId: string;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("dnspod"));
  domainId = (await platform.state.dnsDomains.create({ name: "example.com" })).id;
});
afterEach(() => platform.close());

// No region is needed there.
const dnspod = (action: string, params: object = {}) =>
  call(action, { Domain: "example.com", ...params }, { headers: { "X-TC-Region": undefined } });
const www = { SubDomain: "www", RecordType: "A", RecordLine: "默认", Value: "192.0.2.1" };
const create = async (more: object = {}) =>
  (await dnspod("CreateRecord", { ...www, ...more })).response.RecordId as number;
const read = async (RecordId: number) => (await dnspod("DescribeRecord", { RecordId })).response.RecordInfo;

describe("a record", () => {
  it("is created, described, modified and deleted", async () => {
    const RecordId = await create({ Remark: "The shop" });
    expect(await read(RecordId)).toEqual({
      Id: RecordId,
      SubDomain: "www",
      RecordType: "A",
      RecordLine: "默认",
      RecordLineId: "0",
      Value: "192.0.2.1",
      Weight: null,
      MX: 0,
      TTL: 600,
      Enabled: 1,
      MonitorStatus: "",
      Remark: "The shop",
      UpdatedOn: "2030-01-01 08:00:00",
      DomainId: Number(domainId),
    });

    const modified = await dnspod("ModifyRecord", {
      ...www,
      RecordId,
      Value: "192.0.2.2",
      TTL: 900,
      Status: "DISABLE",
    });
    expect(modified.response.RecordId).toBe(RecordId);
    expect(await read(RecordId)).toMatchObject({ Value: "192.0.2.2", TTL: 900, Enabled: 0, Remark: "The shop" });
    expect((await dnspod("DeleteRecord", { RecordId })).code).toBeUndefined();
    for (const [action, more] of Object.entries({ DescribeRecord: {}, ModifyRecord: www, DeleteRecord: {} })) {
      expect((await dnspod(action, { RecordId, ...more })).code).toBe("InvalidParameter.RecordIdInvalid");
    }
    expect(platform.journal.violations).toEqual([]);
  });

  it("becomes that of the domain itself when a change does not say its name", async () => {
    const RecordId = await create();
    const { SubDomain: _name, ...rest } = www;
    await dnspod("ModifyRecord", { ...rest, RecordId });

    expect((await read(RecordId)).SubDomain).toBe("@");
  });

  it("says nothing that another one says already", async () => {
    const RecordId = await create();
    const other = await create({ Value: "192.0.2.2" });

    expect((await dnspod("CreateRecord", www)).code).toBe("InvalidParameter.DomainRecordExist");
    expect((await dnspod("ModifyRecord", { ...www, RecordId: other })).code).toBe("InvalidParameter.DomainRecordExist");
    expect((await dnspod("ModifyRecord", { ...www, RecordId, TTL: 900 })).code).toBeUndefined();
  });

  it("keeps names as absolute ones, and a line by its ID rather than by its name", async () => {
    const cname = { RecordType: "CNAME", Value: "shop.example.net", RecordLineId: "10=0" };
    const mail = { RecordType: "MX", Value: "mail.example.net.", MX: 10 };

    expect(await read(await create(cname))).toMatchObject({ Value: "shop.example.net.", RecordLine: "电信" });
    expect(await read(await create(mail))).toMatchObject({ Value: "mail.example.net.", MX: 10 });
  });

  it.each([
    ["another type", { RecordType: "WWW" }, "InvalidParameter.RecordTypeInvalid"],
    ["another line", { RecordLine: "Mars" }, "InvalidParameter.RecordLineInvalid"],
    ["the ID of no line", { RecordLineId: "99=9" }, "InvalidParameter.RecordLineInvalid"],
    ["a value of another type", { Value: "www" }, "InvalidParameter.RecordValueInvalid"],
    ["an address for a name", { RecordType: "CNAME", Value: "shop" }, "InvalidParameter.RecordValueInvalid"],
    ["an empty value", { RecordType: "TXT", Value: "" }, "InvalidParameter.RecordValueInvalid"],
    ["a long value", { RecordType: "TXT", Value: "x".repeat(4_097) }, "InvalidParameter.RecordValueLengthInvalid"],
    ["a wrong name", { SubDomain: "a..b" }, "InvalidParameter.SubdomainInvalid"],
    ["no priority of a mail server", { RecordType: "MX", Value: "a.example.net" }, "InvalidParameter.MxInvalid"],
    ["a great weight", { Weight: 101 }, "InvalidParameter.InvalidWeight"],
    ["a TTL below that of the plan", { TTL: 60 }, "LimitExceeded.RecordTtlLimit"],
  ])("is rejected for %s", async (_, more, code) => {
    expect((await dnspod("CreateRecord", { ...www, ...more })).code).toBe(code);
    expect(platform.journal.violations).toEqual([]);
  });

  it("is in a domain of the account that may be changed", async () => {
    expect((await dnspod("CreateRecord", { ...www, Domain: "example.org" })).code).toBe(
      "InvalidParameterValue.DomainNotExists",
    );
    expect((await dnspod("CreateRecord", { ...www, DomainId: 1 })).code).toBe("InvalidParameter.DomainIdInvalid");
    platform.state.dnsDomains.change(domainId, { locked: true });
    expect((await dnspod("CreateRecord", www)).code).toBe("FailedOperation.DomainIsLocked");
    platform.state.dnsDomains.change(domainId, { locked: false, status: "SPAM" });
    expect((await dnspod("CreateRecord", www)).code).toBe("FailedOperation.DomainIsSpam");
  });
});

describe("a batch of records", () => {
  const batch = (more: object = {}) =>
    call("CreateRecordBatch", {
      DomainIdList: [domainId],
      RecordList: [{ SubDomain: "www,api", RecordType: "A", Value: "192.0.2.1" }],
      ...more,
    });
  const task = async (JobId: number) => (await call("DescribeBatchTask", { JobId })).response;

  it("is created by a task, which returns the IDs when it has ended", async () => {
    platform.set({ dnsTaskMs: 5_000 });
    const { JobId, DetailList } = (await batch()).response;
    expect(DetailList).toMatchObject([{ Status: "waiting", RecordList: [{ SubDomain: "www" }, { SubDomain: "api" }] }]);
    expect(await task(JobId)).toMatchObject({ SuccessCount: 0, DetailList: [{ Status: "waiting" }] });

    clock.advance(5_000);
    const ended = await task(JobId);
    expect(ended).toMatchObject({ TotalCount: 2, SuccessCount: 2, FailCount: 0, DetailList: [{ Status: "ok" }] });
    const ids = ended.DetailList[0].RecordList.map((one: Record<string, unknown>) => one["RecordId"]);
    expect(await read(ids[1])).toMatchObject({ SubDomain: "api", Value: "192.0.2.1" });
    expect(platform.journal.violations).toEqual([]);
  });

  it("reports each record that cannot be created", async () => {
    await create();

    expect(await task((await batch()).response.JobId)).toMatchObject({
      SuccessCount: 1,
      FailCount: 1,
      DetailList: [{ Status: "error", RecordList: [{ Status: "error", RecordId: null }, { Status: "ok" }] }],
    });
  });

  it.each([
    ["no domain", { DomainIdList: [] }, "InvalidParameter.DomainsEmpty"],
    ["a domain that there is not", { DomainIdList: ["1"] }, "InvalidParameter.DomainIdInvalid"],
    ["no record", { RecordList: [] }, "InvalidParameter.RecordsEmpty"],
  ])("is rejected for %s", async (_, more, code) => {
    expect((await batch(more)).code).toBe(code);
    expect((await call("DescribeBatchTask", { JobId: 1 })).code).toBe("InvalidParameter.BatchTaskNotExist");
  });
});

describe("the list of records", () => {
  const names = async (more: object = {}) =>
    (await dnspod("DescribeRecordList", more)).response.RecordList?.map((one: Record<string, unknown>) => one["Name"]);

  it("is filtered, sorted and cut into pages", async () => {
    for (const SubDomain of ["www", "mail", "api"]) await create({ SubDomain });
    await create({ SubDomain: "www", RecordType: "TXT", Value: "hello", RecordLineId: "10=1" });

    expect(await names({ Subdomain: "www" })).toEqual(["www", "www"]);
    expect(await names({ RecordType: "TXT" })).toEqual(["www"]);
    expect(await names({ RecordLine: "联通" })).toEqual(["www"]);
    expect(await names({ Keyword: "ai" })).toEqual(["mail"]);
    expect(await names({ SortField: "name", Limit: 2 })).toEqual(["api", "mail"]);
    expect(await names({ SortField: "name", SortType: "DESC", Offset: 3 })).toEqual(["api"]);
    expect((await dnspod("DescribeRecordList", { Limit: 1 })).response).toMatchObject({
      RecordCountInfo: { SubdomainCount: 3, ListCount: 1, TotalCount: 4 },
      RecordList: [{ Name: "www", Line: "默认", LineId: "0", Type: "A", Status: "ENABLE" }],
    });
    expect(platform.journal.violations).toEqual([]);
  });

  it("is an error when it is empty, unless the call requests an empty list", async () => {
    expect((await dnspod("DescribeRecordList")).code).toBe("ResourceNotFound.NoDataOfRecord");
    expect(await names({ ErrorOnEmpty: "no" })).toEqual([]);
    expect((await dnspod("DescribeRecordList", { Limit: 3_001 })).code).toBe("InvalidParameterValue.LimitInvalid");
  });

  it("does not contain the records of a deleted domain", async () => {
    await create();
    platform.state.dnsDomains.remove(domainId);

    expect(platform.state.dnsRecords.list()).toEqual([]);
  });
});
