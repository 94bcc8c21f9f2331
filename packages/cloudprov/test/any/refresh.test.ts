import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { dnsRecord } from "./programs.ts";

/** A record that is read from the listing of its domain. */
function listedRecord(value: string, read: Values = {}): Values {
  return dnsRecord(
    { SubDomain: `host-${value}`, Value: value },
    {
      read: {
        action: "DescribeRecordList",
        parameters: { Domain: "{id[0]}", ErrorOnEmpty: "no" },
        at: "RecordList",
        where: { RecordId: "{id[1]}" },
        paging: { offset: "Offset", limit: "Limit" },
        map: { Domain: "{id[0]}", SubDomain: "Name", RecordType: "Type", RecordLine: "Line" },
        ...read,
      },
    },
  );
}

async function given(count: number, read: Values = {}) {
  const simulated = await startSimulatedProvider({ callsPerSecond: { default: 1_000 } });
  const { dnsDomains, dnsRecords } = simulated.platform.state;
  await dnsDomains.create({ name: "example.com" });
  const programs = Array.from({ length: count }, (_, i) => listedRecord(`192.0.2.${i}`, read));
  const records = programs.map((_, i) => simulated.host.resource("ActionResource", `record-${i}`));
  await Promise.all(records.map((record, i) => record.create(programs[i] ?? {})));
  const recordOf = (at: number) => dnsRecords.list().find(({ value }) => value === `192.0.2.${at}`)?.id ?? "";
  const requests = () =>
    simulated.platform.calls().map(({ action, requestBody }) => [action, (requestBody as Values)["Offset"]]);
  return { ...simulated, programs, records, recordOf, requests };
}

const addressIn = (inputs: Values | undefined) => (inputs?.["properties"] as Values | undefined)?.["Value"];

describe("refreshing many ActionResources that one listing returns", () => {
  it("requires one listing, and shows each object correctly", async () => {
    await using test = await given(20);
    test.platform.state.dnsRecords.change(test.recordOf(7), { value: "192.0.2.77" });

    const found = await refreshed(test, test.records);

    expect(test.requests()).toEqual([["DescribeRecordList", 0]]);
    expect(found.map((one) => addressIn(one?.outputs))).toEqual(
      test.programs.map((one, i) => (i === 7 ? "192.0.2.77" : addressIn(one))),
    );
    const [same, drifted] = [test.records[6], test.records[7]];
    expect((await same?.preview(test.programs[6] ?? {}))?.action).toBe("same");
    expect((await drifted?.diff(test.programs[7] ?? {}))?.detailed).toEqual({ "properties.Value": "update" });
  });

  it("requires each page once", async () => {
    await using test = await given(20, { paging: { offset: "Offset", limit: "Limit", size: 8 } });

    const found = await refreshed(test, test.records);

    expect(test.requests()).toEqual([
      ["DescribeRecordList", 0],
      ["DescribeRecordList", 8],
      ["DescribeRecordList", 16],
    ]);
    expect(found.every((one) => one !== undefined)).toBe(true);
  });

  it("requests an object that the listing lacks once more before it counts as deleted", async () => {
    await using test = await given(6);
    test.platform.state.dnsRecords.remove(test.recordOf(4));

    const found = await refreshed(test, test.records);

    expect(test.requests()).toHaveLength(2);
    expect(found.map((one) => one !== undefined)).toEqual([true, true, true, true, false, true]);
  });

  it("requests the listing again after its own write", async () => {
    await using test = await given(4);
    await refreshed(test, test.records);
    const [first, , , last] = test.records;
    test.platform.state.dnsRecords.change(test.recordOf(3), { value: "192.0.2.33" });

    await first?.update({ ...test.programs[0], ...listedRecord("192.0.2.100") });

    expect(addressIn((await last?.read())?.outputs)).toBe("192.0.2.33");
  });

  it("requests each object individually if the parameters depend on it", async () => {
    await using test = await given(4, { parameters: { Domain: "{id[0]}", Subdomain: "{properties.SubDomain}" } });

    await refreshed(test, test.records);

    expect(test.requests()).toHaveLength(2);
  });
});
