import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { InstanceAddress, InstanceConfig, SiteAddress, SitePolicy } from "./defences.ts";

/** A configuration, address or policy that a test creates for an instance. */
type New<T extends InstanceConfig | InstanceAddress | SiteAddress | SitePolicy> = Partial<T> & Pick<T, "instanceId">;

/** Lets tests set the defences of instances. Omitted values have defaults. */
export function defenceState(world: World) {
  const { protection, hub } = world;
  const { agenda } = hub;
  const ofSite = () => ({
    id: world.newUuid(),
    ip: "203.0.113.10",
    domain: "www.example.com",
    protocol: "http",
    createdAt: world.now(),
    modifiedAt: world.now(),
  });
  const entry = { type: "black", address: "198.51.100.7", mask: 0 };
  const config = (fields: New<InstanceConfig> & Pick<InstanceConfig, "config">): InstanceConfig => ({
    id: world.newUuid(),
    ...fields,
  });
  return {
    advancedIps: objectsOf(agenda, protection.advancedIps, (fields) => ({
      id: world.newId("bgpip"),
      addresses: ["203.0.113.10"],
      sites: [
        { domain: "www.example.com", protocol: "http" },
        { domain: "shop.example.com", protocol: "https" },
      ],
      ...fields,
    })),
    siteAddresses: objectsOf(
      agenda,
      protection.siteAddresses,
      (fields: New<SiteAddress>): SiteAddress => ({ ...ofSite(), ...entry, ...fields }),
    ),
    sitePolicies: objectsOf(
      agenda,
      protection.sitePolicies,
      (fields: New<SitePolicy>): SitePolicy => ({
        ...ofSite(),
        action: "drop",
        records: [{ FieldType: "value", FieldName: "ua", Value: "bot", ValueOperator: "include" }],
        ...fields,
      }),
    ),
    instanceAddresses: objectsOf(
      agenda,
      protection.instanceAddresses,
      (fields: New<InstanceAddress>): InstanceAddress => ({ id: world.newUuid(), ...entry, ...fields }),
    ),
    /** Their `config` is by the names on the wire. */
    geoBlocks: objectsOf(agenda, protection.geoBlocks, config),
    speedLimits: objectsOf(agenda, protection.speedLimits, config),
    packetFilters: objectsOf(agenda, protection.packetFilters, config),
    portRules: objectsOf(agenda, protection.portRules, config),
  };
}
