import { object, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type CloudService, defineAction, type Reply } from "../action.ts";
import { type Zone, zonesOf } from "../zones.ts";

/** The service of regions and zones. */
export function apiService(world: World): CloudService {
  return {
    name: "api",
    version: "2020-11-06",
    needsRegion: true,
    secrets: [],
    actions: [describeZones(world)],
  };
}

/** Some of the products. */
const products: ReadonlySet<string> = new Set(["as", "cbs", "cdb", "ckafka", "clb", "cvm", "postgres", "redis", "vpc"]);

function describeZones({ settings }: World): Action {
  return defineAction({
    name: "DescribeZones",
    simplified: "Each region has three zones, and the first one is sold out.",
    params: object({ Product: text({ min: 1 }) }),
    run({ params: { Product }, region }) {
      if (!products.has(Product)) {
        throw new PlatformError("InvalidParameterValue", `The product ${Product} does not exist.`);
      }
      const zones = zonesOf(settings, region).map(document);
      return { TotalCount: zones.length, ZoneSet: zones };
    },
  });
}

function document({ region, name, number, isSoldOut }: Zone): Reply {
  return {
    Zone: name,
    ZoneName: `Zone ${name.slice(region.length + 1)} of ${region}`,
    ZoneId: String(number),
    ZoneState: isSoldOut ? "UNAVAILABLE" : "AVAILABLE",
    ParentZone: null,
    ParentZoneId: null,
    ParentZoneName: null,
    ZoneType: null,
    MachineRoomTypeMC: null,
    ZoneIdMC: null,
  };
}
