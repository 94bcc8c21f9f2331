import type { Store } from "@org/simulator";
import type { NewStore } from "../../new-store.ts";
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

  constructor(newStore: NewStore) {
    this.instances = newStore();
    this.devices = newStore();
    this.layer4Listeners = newStore();
    this.layer7Listeners = newStore();
    this.bizTrends = newStore();
    this.attackTrends = newStore();
    this.ccTrends = newStore();
  }
}
