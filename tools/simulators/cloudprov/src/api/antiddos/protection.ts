import type { Stores } from "@org/simulator";
import type { AttackTrend, BgpInstance, BizTrend, CcTrend, Device, Layer4Listener, Layer7Listener } from "./records.ts";

/** Everything that keeps attacks away, and what was measured of them. */
export type Protection = ReturnType<typeof openProtection>;

/** Opens their stores. */
export function openProtection(stores: Stores) {
  return {
    instances: stores.open<BgpInstance>(),
    devices: stores.open<Device>(),
    layer4Listeners: stores.open<Layer4Listener>(),
    layer7Listeners: stores.open<Layer7Listener>(),
    bizTrends: stores.open<BizTrend>(),
    attackTrends: stores.open<AttackTrend>(),
    ccTrends: stores.open<CcTrend>(),
  };
}
