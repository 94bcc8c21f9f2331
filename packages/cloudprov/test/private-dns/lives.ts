import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of private DNS. */
export const privateDnsLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  PrivateDnsZone: async ({ state }) => {
    const [shop, site] = [await state.vpcs.create({ name: "shop" }), await state.vpcs.create({ name: "site" })];
    const network = ({ id, region }: typeof shop) => ({ uniqVpcId: id, region });
    const inputs = { domain: "internal.example.com", vpcSets: [network(shop)], remark: "Shop", tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        ...inputs,
        vpcSets: [network(site)],
        remark: "Site",
        dnsForwardStatus: "ENABLED",
        cnameSpeedupStatus: "DISABLED",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, domain: "other.example.com" },
    };
  },
  PrivateDnsZoneVpcAttachment: async ({ state }) => {
    const [shop, site] = [await state.vpcs.create({ name: "shop" }), await state.vpcs.create({ name: "site" })];
    const { id: zoneId } = await state.privateZones.create({ domain: "internal.example.com" });
    const inputs = { zoneId, vpcSet: { uniqVpcId: shop.id, region: shop.region } };
    return { inputs, replaced: { zoneId, vpcSet: { uniqVpcId: site.id, region: site.region } } };
  },
  PrivateDnsRecord: async ({ state }) => {
    const { id: zoneId } = await state.privateZones.create({ domain: "internal.example.com" });
    const { id: other } = await state.privateZones.create({ domain: "other.example.com" });
    const inputs = { zoneId, subDomain: "db", recordType: "A", recordValue: "10.0.1.5" };
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
      replaced: { ...inputs, zoneId: other },
    };
  },
};
