import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { alarmActions } from "./alarm-actions.ts";
import { instanceAddressActions } from "./instance-address-actions.ts";
import { instanceConfigActions } from "./instance-config-actions.ts";
import { overviewActions } from "./overview-actions.ts";
import { purchaseActions } from "./purchase-actions.ts";
import { resourceActions } from "./resource-actions.ts";
import { schedulingActions } from "./scheduling-actions.ts";
import { siteActions } from "./site-actions.ts";
import { trendActions } from "./trend-actions.ts";

/** The service that keeps attacks away. */
export function antiddosService(world: World): CloudService {
  return {
    name: "antiddos",
    version: "2020-03-09",
    needsRegion: false,
    secrets: [],
    actions: [
      ...resourceActions(world),
      ...trendActions(world),
      ...overviewActions(world),
      ...alarmActions(world),
      ...purchaseActions(world),
      ...schedulingActions(world),
      ...siteActions(world),
      ...instanceAddressActions(world),
      ...instanceConfigActions(world),
    ],
  };
}
