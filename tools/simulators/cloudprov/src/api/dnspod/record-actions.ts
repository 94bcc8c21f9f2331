import { integer, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { changeableDomain, domainMembers, domainOf } from "./given-domain.ts";
import { checkedRecord, lineOf, lines } from "./record-rules.ts";
import type { DnsDomain, DnsRecord, GivenRecord } from "./records.ts";

/** The name servers of every domain, for which the platform creates records with the domain. */
export const nameServers: readonly string[] = ["f1g1ns1.dnspod.net", "f1g1ns2.dnspod.net"];

/** The actions of the records of domains. */
export function recordActions(world: World): Action[] {
  return [
    createRecord(world),
    describeRecord(world),
    describeRecordList(world),
    modifyRecord(world),
    deleteRecord(world),
  ];
}

const contentMembers = {
  SubDomain: optional(text({ min: 1 })),
  RecordType: text({ min: 1 }),
  RecordLine: text({ min: 1 }),
  RecordLineId: optional(text({ min: 1 })),
  Value: text(),
  MX: optional(integer()),
  TTL: optional(integer()),
  Weight: optional(integer()),
  Status: optional(text({ min: 1 })),
  Remark: optional(text()),
  DnssecConflictMode: optional(text({ min: 1 })),
};

const recordMember = { RecordId: integer({ min: 0 }) };

function createRecord(world: World): Action {
  return defineAction({
    name: "CreateRecord",
    params: object({ ...domainMembers, ...contentMembers, GroupId: optional(integer({ min: 0 })) }),
    run({ params }) {
      const domain = changeableDomain(world, params);
      return { RecordId: Number(addRecord(world, domain, params).id) };
    },
  });
}

/**
 * Makes a record.
 *
 * @throws PlatformError for everything that the platform refuses of it.
 */
export function addRecord(world: World, domain: DnsDomain, given: GivenRecord): DnsRecord {
  const content = checkedRecord(domain, given);
  checkNew(world, domain, content);
  return world.dns.records.insert({
    id: world.newNumber(),
    domainId: domain.id,
    ...content,
    remark: given.Remark ?? "",
    updatedAt: world.now(),
  });
}

function describeRecord(world: World): Action {
  const { records } = world.dns;
  return defineAction({
    name: "DescribeRecord",
    params: object({ ...domainMembers, ...recordMember }),
    run({ params }) {
      const domain = domainOf(world, params);
      const record = ofDomain(domain, records.seen(String(params.RecordId)), params.RecordId);
      return {
        RecordInfo: {
          Id: Number(record.id),
          SubDomain: record.subDomain,
          RecordType: record.type,
          RecordLine: record.line,
          RecordLineId: lineId(record),
          Value: record.value,
          Weight: record.weight ?? null,
          MX: record.mx,
          TTL: record.ttl,
          Enabled: record.enabled ? 1 : 0,
          MonitorStatus: "",
          Remark: record.remark,
          UpdatedOn: world.localTimeText(record.updatedAt),
          DomainId: Number(domain.id),
        },
      };
    },
  });
}

function describeRecordList(world: World): Action {
  const { records } = world.dns;
  return defineAction({
    name: "DescribeRecordList",
    params: object({
      ...domainMembers,
      Subdomain: optional(text({ min: 1 })),
      SubDomain: optional(text({ min: 1 })),
      RecordType: optional(text({ min: 1 })),
      RecordLine: optional(text({ min: 1 })),
      RecordLineId: optional(text({ min: 1 })),
      GroupId: optional(integer({ min: 0 })),
      Keyword: optional(text({ min: 1 })),
      SortField: optional(oneOf("name", "line", "type", "value", "weight", "mx", "ttl", "updated_on")),
      SortType: optional(oneOf("ASC", "DESC")),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1 })),
      ErrorOnEmpty: optional(oneOf("yes", "no")),
    }),
    run({ params }) {
      const { RecordType, RecordLine, RecordLineId, Keyword, SortField, SortType, Offset = 0, Limit = 100 } = params;
      if (Limit > 3_000) throw new PlatformError("InvalidParameterValue.LimitInvalid", "Limit must be at most 3000.");
      const domain = domainOf(world, params);
      const name = params.SubDomain ?? params.Subdomain;
      const line =
        RecordLine === undefined && RecordLineId === undefined
          ? undefined
          : lineOf({ RecordLine: RecordLine ?? "", ...(RecordLineId === undefined ? {} : { RecordLineId }) });
      const ofTheDomain = records.allSeen().filter(({ domainId }) => domainId === domain.id);
      const all = ofTheDomain
        .filter(
          (record) =>
            record.subDomain === (name ?? record.subDomain) &&
            record.type === (RecordType ?? record.type) &&
            record.line === (line ?? record.line) &&
            (record.subDomain + record.value).includes(Keyword ?? ""),
        )
        .map((record) => listed(world, record));
      if (SortField !== undefined) {
        const sign = SortType === "DESC" ? -1 : 1;
        const member = sortMembers[SortField];
        all.sort((a, b) => sign * String(a[member]).localeCompare(String(b[member]), "en", { numeric: true }));
      }
      const page = all.slice(Offset, Offset + Limit);
      if (page.length === 0 && params.ErrorOnEmpty !== "no") {
        throw new PlatformError("ResourceNotFound.NoDataOfRecord", "The list of records is empty.");
      }
      return {
        RecordCountInfo: {
          SubdomainCount: new Set(ofTheDomain.map(({ subDomain }) => subDomain)).size,
          ListCount: page.length,
          TotalCount: all.length,
        },
        RecordList: page,
      };
    },
  });
}

const sortMembers = {
  name: "Name",
  line: "Line",
  type: "Type",
  value: "Value",
  weight: "Weight",
  mx: "MX",
  ttl: "TTL",
  updated_on: "UpdatedOn",
} as const;

function modifyRecord(world: World): Action {
  const { records } = world.dns;
  return defineAction({
    name: "ModifyRecord",
    documentedOnly: "Omitted values return to their defaults.",
    params: object({ ...domainMembers, ...recordMember, ...contentMembers }),
    run({ params }) {
      const domain = changeableDomain(world, params);
      const old = ofDomain(domain, records.get(String(params.RecordId)), params.RecordId);
      const content = checkedRecord(domain, params);
      checkNew(world, domain, content, old.id);
      records.replace({ ...old, ...content, remark: params.Remark ?? old.remark, updatedAt: world.now() });
      return { RecordId: params.RecordId };
    },
  });
}

function deleteRecord(world: World): Action {
  const { records } = world.dns;
  return defineAction({
    name: "DeleteRecord",
    params: object({ ...domainMembers, ...recordMember }),
    run({ params }) {
      const domain = changeableDomain(world, params);
      records.remove(ofDomain(domain, records.get(String(params.RecordId)), params.RecordId).id);
      return {};
    },
  });
}

function ofDomain(domain: DnsDomain, record: DnsRecord | undefined, id: number): DnsRecord {
  const own = record?.domainId === domain.id ? record : undefined;
  return found(own, "InvalidParameter.RecordIdInvalid", `record ${id} of ${domain.name}`);
}

type Identity = Pick<DnsRecord, "subDomain" | "type" | "line" | "value">;

function checkNew({ dns }: World, domain: DnsDomain, content: Identity, ownId?: string): void {
  const twin = dns.records
    .all()
    .find(
      (one) =>
        one.domainId === domain.id &&
        one.subDomain === content.subDomain &&
        one.type === content.type &&
        one.line === content.line &&
        one.value === content.value,
    );
  if (twin !== undefined && twin.id !== ownId) {
    throw new PlatformError("InvalidParameter.DomainRecordExist", `The record ${twin.id} says the same.`);
  }
}

function listed(world: World, record: DnsRecord) {
  return {
    RecordId: Number(record.id),
    Value: record.value,
    Status: record.enabled ? "ENABLE" : "DISABLE",
    UpdatedOn: world.localTimeText(record.updatedAt),
    Name: record.subDomain,
    Line: record.line,
    LineId: lineId(record),
    Type: record.type,
    Weight: record.weight ?? null,
    MonitorStatus: "",
    Remark: record.remark,
    TTL: record.ttl,
    MX: record.mx,
    DefaultNS: record.type === "NS" && nameServers.includes(record.value.replace(/\.$/, "")),
  } satisfies Reply;
}

function lineId({ line }: DnsRecord): string {
  return [...lines].find(([, name]) => name === line)?.[0] ?? "";
}
