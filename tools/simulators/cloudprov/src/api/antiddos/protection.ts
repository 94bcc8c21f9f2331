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
    instances: stores.open<BgpInstance>(),
    devices: stores.open<Device>(),
    layer4Listeners: stores.open<Layer4Listener>(),
    layer7Listeners: stores.open<Layer7Listener>(),
    bizTrends: stores.open<BizTrend>(),
    attackTrends: stores.open<AttackTrend>(),
    ccTrends: stores.open<CcTrend>(),
    ddosTrends: stores.open<DdosTrend>(),
    ddosEvents: stores.open<DdosEvent>(),
    defaultThresholds: stores.open<DefaultThreshold>(),
    ipThresholds: stores.open<IpThreshold>(),
    schedulingDomains: stores.open<SchedulingDomain>(),
  };
}
