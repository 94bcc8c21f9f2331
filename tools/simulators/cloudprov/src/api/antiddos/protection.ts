import type { Stores } from "@org/simulator";
import { openDefences } from "./defences.ts";
import type {
  AttackTrend,
  BgpInstance,
  BizTrend,
  CcTrend,
  DdosEvent,
  DdosTrend,
  DefaultThreshold,
  Device,
  IpThreshold,
  Layer4Listener,
  Layer7Listener,
  SchedulingDomain,
} from "./records.ts";

/** Everything that keeps attacks away, and what was measured of them. */
export type Protection = ReturnType<typeof openProtection>;

/** Opens their stores. */
export function openProtection(stores: Stores) {
  return {
    ...openDefences(stores),
    instances: stores.open<BgpInstance>("protection.instances"),
    devices: stores.open<Device>("protection.devices"),
    layer4Listeners: stores.open<Layer4Listener>("protection.layer4Listeners"),
    layer7Listeners: stores.open<Layer7Listener>("protection.layer7Listeners"),
    bizTrends: stores.open<BizTrend>("protection.bizTrends"),
    attackTrends: stores.open<AttackTrend>("protection.attackTrends"),
    ccTrends: stores.open<CcTrend>("protection.ccTrends"),
    ddosTrends: stores.open<DdosTrend>("protection.ddosTrends"),
    ddosEvents: stores.open<DdosEvent>("protection.ddosEvents"),
    defaultThresholds: stores.open<DefaultThreshold>("protection.defaultThresholds"),
    ipThresholds: stores.open<IpThreshold>("protection.ipThresholds"),
    schedulingDomains: stores.open<SchedulingDomain>("protection.schedulingDomains"),
  };
}
