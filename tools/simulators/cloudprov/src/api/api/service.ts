import { object, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type CloudService, defineAction, type Reply } from "../action.ts";

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

/** Each region has three zones, the first of which is sold out. */
const zoneNumbers = [1, 2, 3];

function describeZones({ settings }: World): Action {
  return defineAction({
    name: "DescribeZones",
    simplified: "Each region has three zones, and the first one is sold out.",
    params: object({ Product: text({ min: 1 }) }),
    run({ params: { Product }, region }) {
      if (!products.has(Product)) {
        throw new PlatformError("InvalidParameterValue", `The product ${Product} does not exist.`);
      }
      const first = 100_000 + settings.regions.indexOf(region) * zoneNumbers.length;
      const zones = zoneNumbers.map((number) => zoneOf(region, number, first + number));
      return { TotalCount: zones.length, ZoneSet: zones };
    },
  });
}

function zoneOf(region: string, number: number, id: number): Reply {
  return {
    Zone: `${region}-${number}`,
    ZoneName: `Zone ${number} of ${region}`,
    ZoneId: String(id),
    ZoneState: number === 1 ? "UNAVAILABLE" : "AVAILABLE",
    ParentZone: null,
    ParentZoneId: null,
    ParentZoneName: null,
    ZoneType: null,
    MachineRoomTypeMC: null,
    ZoneIdMC: null,
  };
}
