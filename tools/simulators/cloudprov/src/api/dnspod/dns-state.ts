import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { DnsDomain, DnsRecord } from "./records.ts";

/** A record that a test creates. */
export type NewDnsRecord = Pick<DnsRecord, "domainId" | "value"> & Partial<DnsRecord>;

/** Opens the domain names of a world to tests. Omitted values have defaults. */
export function dnsState(world: World) {
  const { dns, hub } = world;
  return {
    dnsDomains: objectsOf(
      hub.agenda,
      dns.domains,
      (fields: Pick<DnsDomain, "name"> & Partial<DnsDomain>): DnsDomain => ({
        id: world.newNumber(),
        status: "ENABLE",
        locked: false,
        minTtl: 600,
        ...fields,
      }),
      (id) => {
        for (const record of dns.records.all()) if (record.domainId === id) dns.records.erase(record.id);
      },
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
