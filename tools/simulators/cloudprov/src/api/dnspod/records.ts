import { noLags, type Stores } from "@org/simulator";

/** A record as a call describes it. */
export interface GivenRecord {
  readonly SubDomain?: string;
  readonly RecordType: string;
  readonly RecordLine: string;
  readonly RecordLineId?: string;
  readonly Value: string;
  readonly MX?: number;
  readonly TTL?: number;
  readonly Weight?: number;
  readonly Status?: string;
  readonly Remark?: string;
}

/** A domain of the account. */
export interface DnsDomain {
  /** A number as text, as in `DomainId`. */
  readonly id: string;
  /** As `example.com`. */
  readonly name: string;
  readonly status: "ENABLE" | "PAUSE" | "SPAM";
  /** Whether it is locked against changes. */
  readonly locked: boolean;
  /** How long answers may be kept at least, in seconds: a matter of the plan that is paid for. */
  readonly minTtl: number;
  /** The group of domains that it belongs to. 1 is the group of all others. */
  readonly groupId: number;
  readonly isMark: "yes" | "no";
  readonly remark: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A record of a domain. */
export interface DnsRecord {
  /** A number as text, as in `RecordId`. */
  readonly id: string;
  readonly domainId: string;
  /** `@` is the domain itself. */
  readonly subDomain: string;
  readonly type: string;
  /** The line by its name, as `默认`. */
  readonly line: string;
  readonly value: string;
  readonly mx: number;
  readonly ttl: number;
  /** Undefined when there is none. */
  readonly weight: number | undefined;
  readonly enabled: boolean;
  readonly remark: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** One record of a task that makes many. */
export interface BatchedRecord {
  readonly content: GivenRecord;
  readonly status: "waiting" | "ok" | "error";
  /** Once it is made. */
  readonly recordId?: string;
  /** Why it is not made. */
  readonly problem?: string;
}

/** A task that makes records in several domains. */
export interface BatchTask {
  /** A number as text, as in `JobId`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly details: readonly { readonly domainId: string; readonly records: readonly BatchedRecord[] }[];
}

/** All domains and their records. */
export type Records = ReturnType<typeof openRecords>;

/** Opens their stores. */
export function openRecords(stores: Stores) {
  return {
    domains: stores.open<DnsDomain>("dns.domains"),
    records: stores.open<DnsRecord>("dns.records"),
    batches: stores.open<BatchTask>("dns.batches", noLags),
  };
}
