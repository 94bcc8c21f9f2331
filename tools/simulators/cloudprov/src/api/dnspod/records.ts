import { noLags, type Stores } from "@org/simulator";

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

/** All domains and their records. */
export type Records = ReturnType<typeof openRecords>;

/** Opens their stores. */
export function openRecords(stores: Stores) {
  return { domains: stores.open<DnsDomain>(noLags), records: stores.open<DnsRecord>() };
}
