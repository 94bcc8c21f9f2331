import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { DnsDomain, DnsRecord } from "./records.ts";

/** A record that a test creates. */
export type NewDnsRecord = Pick<DnsRecord, "domainId" | "value"> & Partial<DnsRecord>;

/** A domain that a test creates. */
export type NewDnsDomain = Pick<DnsDomain, "name"> & Partial<DnsDomain>;

/** A domain with the default settings. */
export function newDnsDomain(world: World, fields: NewDnsDomain): DnsDomain {
  return {
    id: world.newNumber(),
    status: "ENABLE",
    locked: false,
    minTtl: 600,
    groupId: 1,
    isMark: "no",
    remark: "",
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
  };
}

/** Erases the records of a domain, which a deletion of the domain also deletes. */
export function eraseRecordsOf({ dns }: World, domainId: string): void {
  for (const record of dns.records.all()) if (record.domainId === domainId) dns.records.erase(record.id);
}

/** Opens the domain names of a world to tests. Omitted values have defaults. */
export function dnsState(world: World) {
  const { dns, hub } = world;
  return {
    dnsDomains: objectsOf(
      hub.agenda,
      dns.domains,
      (fields: NewDnsDomain) => newDnsDomain(world, fields),
      (id) => eraseRecordsOf(world, id),
    ),
    dnsRecords: objectsOf(
      hub.agenda,
      dns.records,
      (fields: NewDnsRecord): DnsRecord => ({
        id: world.newNumber(),
        subDomain: "@",
        type: "A",
        line: "默认",
        mx: 0,
        ttl: 600,
        weight: undefined,
        enabled: true,
        remark: "",
        updatedAt: world.now(),
        ...fields,
      }),
    ),
  };
}
