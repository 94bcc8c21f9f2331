import { isIPv4, isIPv6 } from "node:net";
import { PlatformError } from "../../errors.ts";
import type { DnsDomain, DnsRecord, GivenRecord } from "./records.ts";

/** The lines of every domain: their names by their IDs. */
export const lines: ReadonlyMap<string, string> = new Map([
  ["0", "默认"],
  ["7=0", "境内"],
  ["3=0", "境外"],
  ["10=0", "电信"],
  ["10=1", "联通"],
  ["10=2", "教育网"],
  ["10=3", "移动"],
]);

const types = ["A", "AAAA", "CNAME", "MX", "NS", "TXT", "SRV", "CAA", "HTTPS", "SVCB"];
const typesWithMx = ["MX", "HTTPS", "SVCB"];
const typesOfNames = ["CNAME", "MX", "NS"];

/**
 * The members of a record as they are kept. Omitted values have defaults: the platform keeps nothing of the
 * previous record.
 *
 * @throws PlatformError for everything that the platform refuses of a record.
 */
export function checkedRecord(
  domain: DnsDomain,
  given: GivenRecord,
): Omit<DnsRecord, "id" | "domainId" | "remark" | "updatedAt"> {
  const { SubDomain = "@", RecordType: type, TTL: ttl = 600, Weight: weight, Status = "ENABLE" } = given;
  if (!types.includes(type)) throw invalid("RecordTypeInvalid", `There is no type ${type} of records.`);
  if (!/^(@|(\*|[\w-]{1,63})(\.[\w-]{1,63})*)$/.test(SubDomain)) {
    throw invalid("SubdomainInvalid", `${SubDomain} is not a name below a domain.`);
  }
  if (ttl < 1 || ttl > 604_800 || ttl < domain.minTtl) {
    throw new PlatformError(
      "LimitExceeded.RecordTtlLimit",
      `TTL must be from ${domain.minTtl} to 604800 in the plan of this domain.`,
    );
  }
  if (weight !== undefined && (weight < 0 || weight > 100)) {
    throw invalid("InvalidWeight", "Weight must be from 0 to 100.");
  }
  if (Status !== "ENABLE" && Status !== "DISABLE") {
    throw invalid("CustomMessage", "Status must be ENABLE or DISABLE.");
  }
  return {
    subDomain: SubDomain,
    type,
    line: lineOf(given),
    value: checkedValue(type, given.Value),
    mx: checkedMx(given),
    ttl,
    weight,
    enabled: Status === "ENABLE",
  };
}

/** The name of the line that a call means: the ID, if there is one, stands above the name. */
export function lineOf({ RecordLine, RecordLineId }: Pick<GivenRecord, "RecordLine" | "RecordLineId">): string {
  if (RecordLineId === undefined) {
    if ([...lines.values()].includes(RecordLine)) return RecordLine;
    throw invalid("RecordLineInvalid", `There is no line ${RecordLine}.`);
  }
  const line = lines.get(RecordLineId);
  if (line === undefined) throw invalid("RecordLineInvalid", `There is no line with the ID ${RecordLineId}.`);
  return line;
}

function checkedMx({ RecordType, MX }: GivenRecord): number {
  if (!typesWithMx.includes(RecordType)) return 0;
  if (MX === undefined || MX < 0 || MX > 65_535) {
    throw invalid("MxInvalid", `MX must be from 0 to 65535 for ${RecordType} records.`);
  }
  return MX;
}

function checkedValue(type: string, value: string): string {
  if (value.length > 4_096) throw invalid("RecordValueLengthInvalid", "The value is too long.");
  if (typesOfNames.includes(type)) {
    if (!/^([\w-]{1,63}\.)+[\w-]{1,63}\.?$/.test(value)) throw wrongValue(type, value);
    // Names are kept as absolute ones.
    return value.endsWith(".") ? value : `${value}.`;
  }
  if (value === "" || (type === "A" && !isIPv4(value)) || (type === "AAAA" && !isIPv6(value))) {
    throw wrongValue(type, value);
  }
  return value;
}

function wrongValue(type: string, value: string): PlatformError {
  return invalid("RecordValueInvalid", `"${value}" is no value of a record of type ${type}.`);
}

function invalid(what: string, message: string): PlatformError {
  return new PlatformError(`InvalidParameter.${what}`, message);
}
