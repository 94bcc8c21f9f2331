import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const domain = "example.com";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  await state.dnsDomains.create({ name: "example.org" });
  const { id: domainId } = await state.dnsDomains.create({ name: domain });
  const web = await state.dnsRecords.create({
    domainId,
    subDomain: "www",
    value: "192.0.2.1",
    weight: 5,
    updatedAt: Date.UTC(2030, 0, 1),
  });
  const mail = { domainId, type: "MX", value: "mail.example.net.", mx: 10, line: "电信", remark: "Mail" };
  await state.dnsRecords.create(mail);
  const found = async (args: Values) => {
    const { results } = await simulated.host.invoke("getDnspodRecords", { domain, ...args });
    return (results as readonly Readonly<Record<string, unknown>>[]).map(({ name }) => name);
  };
  return { ...simulated, domainId, web, found };
}

describe("getDnspodRecords", () => {
  it("returns the records of a domain and how many there are", async () => {
    await using test = await given();
    const { recordCountInfos, results } = await test.host.invoke("getDnspodRecords", { domain, limit: 1 });

    expect(recordCountInfos).toEqual([{ listCount: 1, subdomainCount: 2, totalCount: 2 }]);
    expect(results).toEqual([
      {
        line: "默认",
        lineId: "0",
        monitorStatus: "",
        mx: 0,
        name: "www",
        recordId: Number(test.web.id),
        remark: "",
        status: "ENABLE",
        ttl: 600,
        type: "A",
        updatedOn: "2030-01-01 08:00:00",
        value: "192.0.2.1",
        weight: 5,
      },
    ]);
    const calls = test.platform.calls().filter(({ action }) => action === "DescribeRecordList");
    expect(calls).toHaveLength(1);
  });

  it.each<[Values, string[]]>([
    [{ recordType: "MX" }, ["@"]],
    [{ subdomain: "www" }, ["www"]],
    [{ keyword: "mail" }, ["@"]],
    [{ recordLine: "默认" }, ["www"]],
    [{ recordLine: "默认", recordLineId: "10=0" }, ["@"]],
    [{ sortField: "name" }, ["@", "www"]],
    [{ sortField: "name", sortType: "DESC" }, ["www", "@"]],
    [{ sortField: "name", offset: 1 }, ["www"]],
    [{ recordType: "TXT" }, []],
  ])("filters and sorts by %j", async (args, names) => {
    await using test = await given();
    expect(await test.found(args)).toEqual(names);
  });

  it("finds a domain by its number, which takes precedence over its name", async () => {
    await using test = await given();
    expect(await test.found({ domain: "", domainId: test.domainId })).toHaveLength(2);
    expect(await test.found({ domain: "example.org", domainId: test.domainId })).toHaveLength(2);
    await expect(test.found({ domain: "", domainId: "1" })).rejects.toThrow("no domain with the number 1");
  });

  it("writes the counts and the records to a file", async () => {
    await using test = await given();
    const resultOutputFile = join(await mkdtemp(join(tmpdir(), "records-")), "records.json");
    await test.found({ recordType: "TXT", resultOutputFile });

    expect(JSON.parse(await readFile(resultOutputFile, "utf8"))).toEqual({
      recordCountInfos: [{ listCount: 0, subdomainCount: 2, totalCount: 0 }],
      results: [],
    });
  });

  it.each<[Values, string]>([
    [{ domain: "" }, "domain"],
    [{ domainId: "example.com" }, "domainId"],
    [{ groupId: "shop" }, "groupId"],
    [{ limit: 3_001 }, "limit"],
    [{ offset: -1 }, "offset"],
    [{ sortField: "id" }, "sortField"],
    [{ sortType: "UP" }, "sortType"],
  ])("rejects %j", async (args, property) => {
    await using test = await given();
    await expect(test.found(args)).rejects.toThrow(property);
    expect(test.platform.calls()).toEqual([]);
  });
});
