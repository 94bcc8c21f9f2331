import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { PrivateRecord, PrivateZone } from "./private-dns.ts";

/** A zone that a test creates. */
export type NewPrivateZone = Pick<PrivateZone, "domain"> & Partial<PrivateZone>;

/** A record that a test creates. */
export type NewPrivateRecord = Pick<PrivateRecord, "zoneId" | "value"> & Partial<PrivateRecord>;

/** A zone with the platform's default settings. */
export function newPrivateZone(world: World, fields: NewPrivateZone): PrivateZone {
  return {
    id: world.newId("zone"),
    remark: "",
    dnsForwardStatus: "ENABLED",
    cnameSpeedupStatus: "ENABLED",
    vpcs: [],
    accountVpcs: [],
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
  };
}

/** A record with the platform's default settings. */
export function newPrivateRecord(world: World, fields: NewPrivateRecord): PrivateRecord {
  return {
    id: world.newNumber(),
    subDomain: "@",
    type: "A",
    mx: 0,
    ttl: 600,
    weight: undefined,
    enabled: true,
    remark: "",
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
  };
}

/** Erases the records of a zone, which a deletion of the zone also deletes. */
export function eraseRecordsOf({ privateDns }: World, zoneId: string): void {
  for (const record of privateDns.records.all()) if (record.zoneId === zoneId) privateDns.records.erase(record.id);
}

/** Opens the private zones of a world to tests. Omitted values have defaults. */
export function privateDnsState(world: World) {
  const { privateDns, hub } = world;
  return {
    privateZones: objectsOf(
      hub.agenda,
      privateDns.zones,
      (fields: NewPrivateZone) => newPrivateZone(world, fields),
      (id) => eraseRecordsOf(world, id),
    ),
    privateRecords: objectsOf(hub.agenda, privateDns.records, (fields: NewPrivateRecord) =>
      newPrivateRecord(world, fields),
    ),
  };
}

/** The name of a zone in the tag service. */
export function tagsOfPrivateZone({ id }: Pick<PrivateZone, "id">, region: string): TaggedResource {
  return { service: "privatedns", prefix: "zone", region, resourceId: id };
}

/** Whether a resource is an existing zone. */
export function isPrivateZone({ privateDns }: World, { service, prefix, resourceId }: TaggedResource): boolean {
  return service === "privatedns" && prefix === "zone" && privateDns.zones.get(resourceId) !== undefined;
}
