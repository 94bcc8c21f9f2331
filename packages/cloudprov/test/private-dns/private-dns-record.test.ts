import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const { id: zoneId } = await state.privateZones.create({ domain: "internal.example.com" });
  return {
    ...simulated,
    zoneId,
    inputs: { zoneId, subDomain: "db", recordType: "A", recordValue: "10.0.1.5" },
    records: state.privateRecords,
    record: simulated.host.resource("PrivateDnsRecord", "database"),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

describe("a PrivateDnsRecord", () => {
  it("is created, changed completely in place, and deleted", async () => {
    await using test = await given();
    const { id, outputs } = await test.record.create(test.inputs);
    const [made] = test.records.list();
    expect(id).toBe(`${test.zoneId}#${made?.id}`);
    expect(outputs).toMatchObject({ ttl: 600, status: "enabled" });
    expect(outputs["mx"]).toBeUndefined();
    const key = { ZoneId: test.zoneId, RecordId: made?.id };
    const mail = { ...test.inputs, recordType: "MX", recordValue: "mail.example.com.", mx: 10, ttl: 300 };
    await test.record.update(mail);
    expect(test.sent("ModifyPrivateZoneRecord")).toEqual([
      { ...key, SubDomain: "db", RecordType: "MX", RecordValue: "mail.example.com.", MX: 10, TTL: 300 },
    ]);
    expect((await test.record.diff(mail)).changes).toEqual([]);

    await test.record.delete();
    expect(test.sent("DeletePrivateZoneRecord")).toEqual([key]);
  });

  it("is disabled and enabled with numbers as IDs, from the beginning", async () => {
    await using test = await given();
    await test.record.create({ ...test.inputs, status: "disabled" });
    const [made] = test.records.list();
    expect(made?.enabled).toBe(false);
    await test.record.update({ ...test.inputs, status: "enabled" });
    expect(test.sent("ModifyRecordsStatus")).toMatchObject([
      { RecordIds: [Number(made?.id)], Status: "disabled" },
      { RecordIds: [Number(made?.id)], Status: "enabled" },
    ]);
    expect(test.sent("ModifyPrivateZoneRecord")).toEqual([]);
  });

  it("keeps its weight when the program no longer has it, because the platform cannot remove it", async () => {
    await using test = await given();
    await test.record.create({ ...test.inputs, weight: 5 });
    expect((await test.record.diff(test.inputs)).changes).toEqual([]);
  });

  it("clears its priority with its type", async () => {
    await using test = await given();
    await test.record.create({ ...test.inputs, recordType: "MX", recordValue: "mail.example.com", mx: 10 });
    await test.record.update(test.inputs);
    expect((await test.record.diff(test.inputs)).changes).toEqual([]);
  });

  it("is found after a lost response", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreatePrivateZoneRecord$/, kind: "resetAfter" });
    await test.record.create(test.inputs);
    expect(test.sent("CreatePrivateZoneRecord")).toHaveLength(1);
    expect(test.records.list()).toHaveLength(1);
  });

  it("does not adopt a record that exists", async () => {
    await using test = await given();
    const other = await test.records.create({ zoneId: test.zoneId, subDomain: "db", value: "10.0.1.5", createdAt: 0 });
    await expect(test.record.create(test.inputs)).rejects.toThrow("exists");
    expect(test.records.list()).toEqual([other]);
  });

  it("leaves the state with its zone", async () => {
    await using test = await given();
    await test.record.create(test.inputs);
    test.platform.state.privateZones.remove(test.zoneId);
    expect(await test.record.read()).toBeUndefined();
  });

  it.each([
    [{ recordType: "MX", recordValue: "mail.example.com" }, "mx is required"],
    [{ recordType: "MX", recordValue: "mail.example.com", mx: 12 }, "mx must be one of"],
    [{ ttl: 0 }, "ttl"],
    [{ weight: 101 }, "weight"],
    [{ status: "off" }, "status"],
    [{ zoneId: "internal" }, "zoneId"],
  ])("rejects %j during preview", async (inputs, rejected) => {
    await using test = await given();
    await expect(test.record.create({ ...test.inputs, ...inputs })).rejects.toThrow(rejected);
    expect(test.sent("CreatePrivateZoneRecord")).toEqual([]);
  });

  it("is refreshed with the others of its zone from one listing", async () => {
    await using test = await given();
    const records = Array.from({ length: 12 }, (_, i) => test.host.resource("PrivateDnsRecord", `record-${i}`));
    await Promise.all(records.map((one, i) => one.create({ ...test.inputs, subDomain: `db-${i}` })));
    const found = await refreshed(test, records);
    expect(test.platform.calls({}).map(({ action }) => action)).toEqual(["DescribePrivateZoneRecordList"]);
    expect(found.map((one) => one?.inputs["subDomain"])).toEqual(records.map((_, i) => `db-${i}`));
  });
});
