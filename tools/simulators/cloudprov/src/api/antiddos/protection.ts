import type { Store, Stores } from "@org/simulator";
import type { AttackTrend, BgpInstance, BizTrend, CcTrend, Device, Layer4Listener, Layer7Listener } from "./records.ts";

/** Everything that keeps attacks away, and what was measured of them. */
export class Protection {
  readonly instances: Store<BgpInstance>;
  readonly devices: Store<Device>;
  readonly layer4Listeners: Store<Layer4Listener>;
  readonly layer7Listeners: Store<Layer7Listener>;
  readonly bizTrends: Store<BizTrend>;
  readonly attackTrends: Store<AttackTrend>;
  readonly ccTrends: Store<CcTrend>;

  constructor(stores: Stores) {
    this.instances = stores.open();
    this.devices = stores.open();
    this.layer4Listeners = stores.open();
    this.layer7Listeners = stores.open();
    this.bizTrends = stores.open();
    this.attackTrends = stores.open();
    this.ccTrends = stores.open();
  }
}
