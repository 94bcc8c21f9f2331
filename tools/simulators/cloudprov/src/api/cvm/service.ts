import { object } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, type CloudService, defineAction } from "../action.ts";
import { imageActions } from "./image-actions.ts";
import { instanceTypeActions } from "./instance-type-actions.ts";
import { keyPairActions } from "./key-pair-actions.ts";
import { machineActions } from "./machine-actions.ts";
import { machineChangeActions } from "./machine-change-actions.ts";

/** The service of virtual machines. */
export function cvmService(world: World): CloudService {
  return {
    name: "cvm",
    version: "2017-03-12",
    needsRegion: true,
    secrets: ["PrivateKey", "Password"],
    actions: [
      describeRegions(world),
      ...keyPairActions(world),
      ...imageActions(world),
      ...instanceTypeActions(world),
      ...machineActions(world),
      ...machineChangeActions(world),
    ],
  };
}

function describeRegions({ settings }: World): Action {
  return defineAction({
    name: "DescribeRegions",
    params: object({}),
    run() {
      const available = settings.regions.map((region) => regionOf(region, "AVAILABLE"));
      const others = settings.closedRegions.map((region) => regionOf(region, "UNAVAILABLE"));
      return { TotalCount: available.length + others.length, RegionSet: [...available, ...others] };
    },
  });
}

function regionOf(region: string, state: "AVAILABLE" | "UNAVAILABLE") {
  return { Region: region, RegionName: `Region ${region}`, RegionState: state };
}
