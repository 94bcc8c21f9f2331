import { describe, expect, it } from "vitest";
import { type GivenResource, givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";

const domain = "example.com";
const inputs = { domain, subDomain: "www", recordType: "A", recordLine: "默认", value: "192.0.2.1" };
const sent = { Domain: domain, SubDomain: "www", RecordType: "A", RecordLine: "默认", Value: "192.0.2.1" };

async function given(): Promise<GivenResource> {
  const test = await givenResource("DnspodRecord");
  await test.platform.state.dnsDomains.create({ name: domain });
  return test;
}

describe("a DnspodRecord", () => {
  it("sends the whole record when it changes, and clears a remark", async () => {
    await using test = await given();
    const { id, outputs } = await test.it.create({ ...inputs, remark: "Shop" });
    expect(id).toBe(`${domain}#${outputs["recordId"]}`);
    expect(test.sent("CreateRecord")).toEqual([{ ...sent, TTL: 600, Status: "ENABLE", Remark: "Shop" }]);

    await test.it.update({ ...inputs, ttl: 900, status: "DISABLE" });
    const RecordId = Number(outputs["recordId"]);
    expect(test.sent("ModifyRecord")).toEqual([{ ...sent, RecordId, TTL: 900, Status: "DISABLE", Remark: "" }]);
    expect(test.platform.state.dnsRecords.list()).toMatchObject([{ ttl: 900, enabled: false, remark: "" }]);
  });

  it("disables a weight when the program no longer has it", async () => {
    await using test = await given();
    await test.it.create({ ...inputs, weight: 5 });
    await test.it.update(inputs);

    expect(test.sent("ModifyRecord")).toMatchObject([{ Weight: 0 }]);
    expect((await test.it.diff(inputs)).changes).toEqual([]);
  });

  it("shows no diff for the final dot that the platform adds, or for the case of its name", async () => {
    await using test = await given();
    const mail = { ...inputs, recordType: "MX", mx: 10, value: "mail.example.net" };
    await test.it.create(mail);

    expect(test.platform.state.dnsRecords.list()).toMatchObject([{ value: "mail.example.net." }]);
    expect((await test.it.diff({ ...mail, subDomain: "WWW", value: "mail.example.net." })).changes).toEqual([]);
  });

  it("does not adopt an equal record", async () => {
    await using test = await given();
    const other = test.host.resource("DnspodRecord", "other");
    await other.create(inputs);

    await expect(test.it.create(inputs)).rejects.toThrow("pulumi import");
    expect(test.platform.state.dnsRecords.list()).toHaveLength(1);
  });

  it.each([
    ["a type in lower case", { recordType: "a" }, "recordType"],
    ["a mail server without a priority", { recordType: "MX" }, "mx"],
    ["a weight of 0", { weight: 0 }, "weight"],
    ["another status", { status: "enable" }, "status"],
    ["a TTL of 0", { ttl: 0 }, "ttl"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...inputs, ...wrong })).toEqual([property]);
  });

  it("is refreshed with others of its domain from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 25 }, (_, i) => test.host.resource("DnspodRecord", `record-${i}`));
    await Promise.all(all.map((record, i) => record.create({ ...inputs, subDomain: `www-${i}` })));

    const found = await refreshed(test, all);

    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.filter((action) => action === "DescribeRecordList")).toHaveLength(1);
    expect(actions).not.toContain("DescribeRecord");
    expect(found.map((one) => one?.inputs["subDomain"])).toEqual(all.map((_, i) => `www-${i}`));
  });
});
