import { cheap, type PortableLife, type World } from "@org/core-provider/testing";
import { ownVpc } from "../neighbors.ts";
import { region } from "../settings.ts";

/** A private network of the run, as a zone names it. */
async function network(world: World, text: string) {
  const { vpcId } = await ownVpc(world, text);
  return { uniqVpcId: vpcId, region: world.setting(region) };
}

/** A zone of the run, as inputs name it. */
async function ownZone(world: World, text: string) {
  return { zoneId: (await world.given("PrivateDnsZone", { domain: world.name(text) })).id };
}

/** The lives of private DNS, which run on the simulator and on the real platform. */
export const portablePrivateDnsLives = {
  PrivateDnsZone: cheap(async (world) => {
    const inputs = {
      domain: world.name("internal.example.com"),
      vpcSets: [await network(world, "zone")],
      remark: "Shop",
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        vpcSets: [await network(world, "other-zone")],
        remark: "Site",
        dnsForwardStatus: "ENABLED",
        cnameSpeedupStatus: "DISABLED",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, domain: world.name("other.example.com") },
    };
  }),
  PrivateDnsZoneVpcAttachment: cheap(async (world) => {
    const inputs = {
      ...(await ownZone(world, "attached.example.com")),
      vpcSet: await network(world, "attached"),
    };
    return { inputs, replaced: { ...inputs, vpcSet: await network(world, "other-attached") } };
  }),
  PrivateDnsRecord: cheap(async (world) => {
    const zone = await ownZone(world, "records.example.com");
    const inputs = { ...zone, subDomain: "db", recordType: "A", recordValue: "10.0.1.5" };
    return {
      inputs,
      changed: {
        ...inputs,
        recordType: "MX",
        recordValue: "mail.example.com",
        mx: 10,
        ttl: 300,
        weight: 5,
        status: "disabled",
      },
      replaced: { ...inputs, ...(await ownZone(world, "other.example.com")) },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
