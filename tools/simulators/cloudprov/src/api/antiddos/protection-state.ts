import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { AttackTrend, BizTrend, CcTrend, DdosTrend, Device } from "./records.ts";

/** A protected resource that a test creates. */
export type NewDevice = Pick<Device, "id"> & Partial<Device>;

/** A measured series that a test creates. */
export type NewTrend<T extends { readonly values: readonly number[] }> = Pick<T, "values"> & Partial<T>;

/** Lets tests set protected resources, attacks and measurements. Omitted values have defaults. */
export function protectionState(world: World) {
  const { protection, hub } = world;
  const { agenda } = hub;
  const backends = { RealServers: null, InstanceDetails: null, InstanceDetailRule: null };
  return {
    bgpInstances: objectsOf(agenda, protection.instances, (fields) => {
      const region = fields.region ?? "ap-guangzhou";
      return {
        id: world.newId("bgp"),
        region,
        packageType: "Standard",
        chargeType: "PREPAID",
        prepaid: { Period: 1, RenewFlag: "NOTIFY_AND_MANUAL_RENEW" },
        enterprise: null,
        standard: { Region: region, ProtectIpCount: 1, Bandwidth: 100, ElasticBandwidthFlag: false },
        standardPlus: null,
        tags: [],
        ...fields,
      };
    }),
    /** By their addresses or IDs. */
    devices: objectsOf(
      agenda,
      protection.devices,
      (fields: NewDevice): Device => ({ kind: "address", region: 1, status: "2", ...fields }),
    ),
    layer4Listeners: objectsOf(agenda, protection.layer4Listeners, (fields) => ({
      id: world.newUuid(),
      BackendPort: 80,
      FrontendPort: 80,
      Protocol: "TCP",
      ...backends,
      ...fields,
    })),
    layer7Listeners: objectsOf(agenda, protection.layer7Listeners, (fields) => ({
      id: world.newUuid(),
      Domain: "www.example.com",
      ProxyTypeList: null,
      Protocol: "http",
      Vport: 80,
      ...backends,
      ...fields,
    })),
    bizTrends: objectsOf(
      agenda,
      protection.bizTrends,
      (fields: NewTrend<BizTrend> & Pick<BizTrend, "instanceId">): BizTrend => ({
        id: world.newUuid(),
        metricName: "intraffic",
        ...fields,
      }),
    ),
    attackTrends: objectsOf(
      agenda,
      protection.attackTrends,
      (fields: NewTrend<AttackTrend>): AttackTrend => ({ id: world.newUuid(), type: "ddos", ...fields }),
    ),
    ccTrends: objectsOf(
      agenda,
      protection.ccTrends,
      (fields: NewTrend<CcTrend>): CcTrend => ({
        id: world.newUuid(),
        metricName: "inqps",
        business: "bgpip",
        ip: "10.0.0.1",
        ...fields,
      }),
    ),
    ddosTrends: objectsOf(
      agenda,
      protection.ddosTrends,
      (fields: NewTrend<DdosTrend>): DdosTrend => ({
        id: world.newUuid(),
        metricName: "bps",
        business: "bgpip",
        ip: "10.0.0.1",
        ...fields,
      }),
    ),
    ddosEvents: objectsOf(agenda, protection.ddosEvents, (fields) => ({
      id: world.newUuid(),
      vip: "10.0.0.1",
      startTime: "2026-01-01 00:00:00",
      endTime: "2026-01-01 00:10:00",
      attackType: "SYNFLOOD",
      attackStatus: 1,
      mbps: 100,
      pps: 1_000,
      business: "bgp-multip",
      instanceId: "bgp-00000ry7",
      instanceName: "shop",
      ...fields,
    })),
    defaultThresholds: objectsOf(agenda, protection.defaultThresholds, (fields) => {
      const { instanceType = "bgp", alarmType = 1, threshold = 100 } = fields;
      return { id: `${instanceType}#${alarmType}`, instanceType, alarmType, threshold };
    }),
    ipThresholds: objectsOf(agenda, protection.ipThresholds, (fields) => {
      const { instanceId = "bgp-00000ry7", ip = "203.0.113.7", alarmType = 1, threshold = 100 } = fields;
      return { id: `${instanceId}#${ip}#${alarmType}`, instanceId, ip, alarmType, threshold };
    }),
    schedulingDomains: objectsOf(agenda, protection.schedulingDomains, (fields) => ({
      id: `${world.newId("d").slice(2)}.dayugslb.com`,
      userName: "",
      lines: [],
      ttl: 60,
      status: 1,
      createdAt: "2026-01-01 00:00:00",
      modifiedAt: "2026-01-01 00:00:00",
      ...fields,
    })),
  };
}
