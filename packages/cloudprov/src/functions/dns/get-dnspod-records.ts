import { atLeastOneOf, CodedError, expectation, field, fromWire, toWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { lookup } from "../../platform/define.ts";
import { idText, oneRow, requiredWhole, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const number = (docs: string) =>
  field.string({ emptyIsUnset: true, pattern: { match: /^\d{1,15}$/, says: "be a number, such as 84761212" }, docs });
const anyText = (docs: string) => field.string({ emptyIsUnset: true, docs });

const inputs = withWireNames({
  domain: anyText("Domain of the account, such as `example.com`."),
  domainId: number("Number of the domain. Takes precedence over `domain`."),
  groupId: number("Number of the group of records."),
  keyword: anyText("Part of the name or the value."),
  limit: field.integer({ min: 1, max: 3_000, docs: "Maximum number of records. Defaults to 100." }),
  offset: field.integer({ min: 0, docs: "Number of records to skip. Defaults to 0." }),
  recordLine: anyText("Name of the line, such as `默认` for the default line."),
  recordLineId: anyText("ID of the line. Takes precedence over `recordLine`."),
  recordType: anyText("Type of the records, such as `CNAME`."),
  sortField: field.string({
    emptyIsUnset: true,
    values: ["name", "line", "type", "value", "weight", "mx", "ttl", "updated_on"],
    docs: "What the records are sorted by.",
  }),
  sortType: field.string({
    emptyIsUnset: true,
    values: ["ASC", "DESC"],
    docs: "`ASC` for ascending order, which is the default, or `DESC` for descending order.",
  }),
  subdomain: anyText("Exact name below the domain. `@` is the domain itself."),
});

const outputs = withWireNames({
  recordCountInfos: oneRow(
    withWireNames({
      listCount: whole("Number of records in `results`."),
      subdomainCount: whole("Number of names that have records."),
      totalCount: whole("Number of records that match, including those outside of `offset` and `limit`."),
    }),
    "RecordCountInfo",
    "How many records there are: a list with one element.",
  ),
  results: rows(
    withWireNames({
      line: text("Line, by its name."),
      lineId: text("ID of the line."),
      monitorStatus: text("Result of the monitoring: `OK`, `WARN`, `DOWN` or empty."),
      mx: whole("Priority. 0 for types that have none.", { wire: "MX" }),
      name: text("Name below the domain. `@` is the domain itself."),
      recordId: requiredWhole("Number of the record."),
      remark: text("Remark."),
      status: text("`ENABLE` or `DISABLE`."),
      ttl: whole("How long answers may be cached, in seconds.", { wire: "TTL" }),
      type: text("Type."),
      updatedOn: text("Time of the last change, in the platform's time zone."),
      value: text("Value."),
      weight: whole("Weight. Unset if the record has none."),
    }),
    "RecordList",
    "The records.",
  ),
});

const expects = expectation((found) => fromWire(outputs, found));
const domainFacts = { id: requiredWhole("", { wire: "DomainId" }), name: idText("", { wire: "Name" }) };
const domains = responseList("DomainList", domainFacts);

export const getDnspodRecords = lookup("getDnspodRecords", {
  docs: "Lists the records of a domain in DNSPod, optionally filtered and sorted. Returns at most `limit` records.",
  example: `const mail = cloudprov.getDnspodRecordsOutput({ domain: "example.com", recordType: "MX" });`,
  inputs,
  outputs,
  rules: [atLeastOneOf("domain", "domainId")],
  async request(op) {
    const { domainId, groupId, domain } = op.args;
    const query = {
      ...toWire(inputs, op.args),
      Domain: domain ?? (await nameOf(op, Number(domainId))),
      ...(domainId === undefined ? {} : { DomainId: Number(domainId) }),
      ...(groupId === undefined ? {} : { GroupId: Number(groupId) }),
      ErrorOnEmpty: "no",
    };
    return op.dnspod.read("DescribeRecordList", query, { expects });
  },
  file: ({ recordCountInfos, results }) => ({ recordCountInfos, results }),
});

/** The name of a domain, without which the platform accepts no request. */
async function nameOf(op: Op, id: number): Promise<string> {
  for await (const found of op.dnspod.pages("DescribeDomainList", {}, domains)) {
    const domain = fromWire(domainFacts, found);
    if (domain.id === id) return domain.name;
  }
  throw new CodedError("not-found", `domainId: the account has no domain with the number ${id}; correct domainId.`);
}
