import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("privatedns", { zoneBindingMs: 1000 }));
});
afterEach(() => platform.close());

const Domain = "internal.example.com";
const notBound = "InvalidParameter.IllegalVpcInfo";

async function network() {
  const { id: UniqVpcId } = await platform.state.vpcs.create({ name: "shop" });
  return { UniqVpcId, Region: "ap-guangzhou" };
}

async function zone(params: object = {}) {
  return (await call("CreatePrivateZone", { Domain, ...params })).response.ZoneId as string;
}

const read = async (ZoneId: string) => (await call("DescribePrivateZone", { ZoneId })).response.PrivateZone;

describe("a private zone", () => {
  it("is enabled while networks are bound to it, and is deleted with its records only without them", async () => {
    const ZoneId = await zone({ VpcSet: [await network()], TagSet: [{ TagKey: "team", TagValue: "shop" }] });
    expect(await read(ZoneId)).toMatchObject({ Status: "ENABLED", Tags: [{ TagKey: "team", TagValue: "shop" }] });
    expect((await call("DeletePrivateZone", { ZoneId })).code).toBe("UnsupportedOperation.ExistBoundVpc");

    await call("ModifyPrivateZoneVpc", { ZoneId, VpcSet: [] });
    expect(await read(ZoneId)).toMatchObject({ Status: "SUSPEND", VpcSet: [] });
    await platform.state.privateRecords.create({ zoneId: ZoneId, value: "10.0.1.5" });
    await call("DeletePrivateZone", { ZoneId });
    expect((await call("DescribePrivateZone", { ZoneId })).code).toBe("InvalidParameter.ZoneNotExists");
    expect([platform.state.privateRecords.list(), platform.state.tags.list()]).toEqual([[], []]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("is also bound to the networks of the former parameter", async () => {
    const Vpcs = [await network()];
    expect(await read(await zone({ Vpcs }))).toMatchObject({ VpcSet: Vpcs });
  });

  it("changes only the settings in a request", async () => {
    const ZoneId = await zone({ Remark: "Shop", DnsForwardStatus: "ENABLED" });
    await call("ModifyPrivateZone", { ZoneId, Remark: "" });
    expect(await read(ZoneId)).toMatchObject({ Remark: "", DnsForwardStatus: "ENABLED" });
  });

  it("does not return the names of networks in other accounts", async () => {
    const other = { Uin: "200000000001", UniqVpcId: "vpc-other001", Region: "ap-shanghai" };
    const ZoneId = await zone({ AccountVpcSet: [{ ...other, VpcName: "partner" }] });
    expect(await read(ZoneId)).toMatchObject({ AccountVpcSet: [other] });
    expect((await read(ZoneId)).AccountVpcSet).toEqual([other]);
  });

  it("is rejected with a network that does not exist, or that has the domain already", async () => {
    const own = await network();
    const missing = { UniqVpcId: "vpc-00000000", Region: "ap-guangzhou" };
    expect((await call("CreatePrivateZone", { Domain, VpcSet: [missing] })).code).toBe(notBound);
    await zone({ VpcSet: [own] });
    expect((await call("CreatePrivateZone", { Domain, VpcSet: [own] })).code).toBe("InvalidParameter.VpcBinded");
  });

  it("binds and unbinds single networks in tasks", async () => {
    const [first, second] = [await network(), await network()];
    const ZoneId = await zone({ VpcSet: [first] });
    const status = async (UniqId: unknown) => (await call("QueryAsyncBindVpcStatus", { UniqId })).response.Status;

    const { UniqId } = (await call("AddSpecifyPrivateZoneVpc", { ZoneId, VpcSet: [second] })).response;
    expect([await status(UniqId), (await read(ZoneId)).VpcSet]).toEqual(["processing", [first]]);
    await clock.advance(1000);
    expect([await status(UniqId), (await read(ZoneId)).VpcSet]).toEqual(["success", [first, second]]);

    await call("DeleteSpecifyPrivateZoneVpc", { ZoneId, VpcSet: [first] });
    await clock.advance(1000);
    expect((await read(ZoneId)).VpcSet).toEqual([second]);
    expect((await call("DeleteSpecifyPrivateZoneVpc", { ZoneId })).code).toBe(notBound);
  });
});

describe("a record of a private zone", () => {
  const record = { SubDomain: "db", RecordType: "A", RecordValue: "10.0.1.5" };

  it("keeps its weight and its TTL when a change omits them", async () => {
    const ZoneId = await zone();
    const { RecordId } = (await call("CreatePrivateZoneRecord", { ZoneId, ...record, Weight: 5, TTL: 300 })).response;
    await call("ModifyPrivateZoneRecord", { ZoneId, RecordId, ...record, RecordValue: "10.0.1.6" });
    expect((await call("DescribeRecord", { ZoneId, RecordId })).response.RecordInfo).toMatchObject({
      RecordValue: "10.0.1.6",
      Weight: 5,
      TTL: 300,
    });
  });

  it("is disabled by its number", async () => {
    const ZoneId = await zone();
    const { RecordId } = (await call("CreatePrivateZoneRecord", { ZoneId, ...record })).response;
    await call("ModifyRecordsStatus", { ZoneId, RecordIds: [Number(RecordId)], Status: "disabled" });
    const { RecordSet } = (await call("DescribePrivateZoneRecordList", { ZoneId })).response;
    expect(RecordSet).toMatchObject([{ RecordId, Status: "disabled", Enabled: 0 }]);
  });

  it.each([
    ["an unknown type", { RecordType: "SRV" }, "InvalidRecordType"],
    ["a name with a space", { SubDomain: "a b" }, "InvalidSubdomain"],
    ["a TTL of more than a day", { TTL: 86_401 }, "InvalidTTL"],
    ["a weight of more than 100", { Weight: 101 }, "InvalidWeight"],
    ["another priority", { RecordType: "MX", RecordValue: "mail.example.com", MX: 7 }, "InvalidMX"],
    ["an address of another family", { RecordType: "AAAA" }, "IllegalRecordValue"],
  ])("is rejected for %s", async (_, params, code) => {
    const ZoneId = await zone();
    const created = await call("CreatePrivateZoneRecord", { ZoneId, ...record, ...params });
    expect(created.code).toBe(`InvalidParameter.${code}`);
  });

  it("does not exist twice, nor beside a CNAME of its name", async () => {
    const ZoneId = await zone();
    const create = async (params: object) => (await call("CreatePrivateZoneRecord", { ZoneId, ...params })).code;
    expect(await create(record)).toBeUndefined();
    expect(await create(record)).toBe("InvalidParameter.RecordExist");
    const alias = { ...record, RecordType: "CNAME", RecordValue: "db.example.com" };
    expect(await create(alias)).toBe("InvalidParameter.RecordConflict");
  });
});
