import { isIPv4, isIPv6 } from "node:net";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { PrivateRecord } from "./private-dns.ts";

/** A record as a request describes it. */
export interface GivenRecord {
  readonly RecordType: string;
  readonly SubDomain: string;
  readonly RecordValue: string;
  readonly Weight?: number | undefined;
  readonly MX?: number | undefined;
  readonly TTL?: number | undefined;
}

type Content = Pick<PrivateRecord, "type" | "subDomain" | "value" | "mx" | "ttl" | "weight">;

const types = ["A", "AAAA", "CNAME", "MX", "TXT", "PTR"];
const typesOfNames = ["CNAME", "MX", "PTR"];
const priorities = [5, 10, 15, 20, 30, 40, 50];

/**
 * The members of a record as they are kept. A request without a weight or a time to live keeps those of the old record.
 *
 * @throws PlatformError for everything that the platform refuses of a record.
 */
export function checkedRecord(given: GivenRecord, old?: PrivateRecord): Content {
  const { RecordType: type, SubDomain: subDomain, RecordValue, MX = 0 } = given;
  const { Weight: weight = old?.weight, TTL: ttl = old?.ttl ?? 600 } = given;
  if (!types.includes(type)) throw invalid("InvalidRecordType", `There is no type ${type} of records.`);
  if (!/^(@|(\*|[\w-]{1,63})(\.[\w-]{1,63})*)$/.test(subDomain)) {
    throw invalid("InvalidSubdomain", `${subDomain} is not a name below a zone.`);
  }
  if (ttl < 1 || ttl > 86_400) throw invalid("InvalidTTL", "TTL must be from 1 to 86400.");
  if (weight !== undefined && (weight < 1 || weight > 100)) {
    throw invalid("InvalidWeight", "Weight must be from 1 to 100.");
  }
  if (type === "MX" && !priorities.includes(MX)) {
    throw invalid("InvalidMX", `MX must be one of ${priorities.join(", ")}.`);
  }
  return { type, subDomain, value: checkedValue(type, RecordValue), mx: type === "MX" ? MX : 0, ttl, weight };
}

/** @throws PlatformError if the zone has an equal record, or one that excludes this one. */
export function checkNew(
  { privateDns }: World,
  { zoneId, subDomain, type, value }: Content & Pick<PrivateRecord, "zoneId">,
  ownId?: string,
): void {
  const others = privateDns.records
    .all()
    .filter((one) => one.zoneId === zoneId && one.subDomain === subDomain && one.id !== ownId);
  if (others.some((one) => one.type === type && one.value === value)) {
    throw invalid("RecordExist", "The zone has this record.");
  }
  if (others.some((one) => (one.type === "CNAME") !== (type === "CNAME"))) {
    throw invalid("RecordConflict", "A CNAME record cannot have others beside it.");
  }
}

function checkedValue(type: string, value: string): string {
  const isName = /^([\w-]{1,63}\.)+[\w-]{1,63}\.?$/.test(value);
  const isValid =
    value !== "" &&
    (type !== "A" || isIPv4(value)) &&
    (type !== "AAAA" || isIPv6(value)) &&
    (!typesOfNames.includes(type) || isName);
  if (!isValid) throw invalid("IllegalRecordValue", `"${value}" is no value of a record of type ${type}.`);
  // Names are kept without a final dot.
  return typesOfNames.includes(type) ? value.replace(/\.$/, "") : value;
}

function invalid(what: string, message: string): PlatformError {
  return new PlatformError(`InvalidParameter.${what}`, message);
}
