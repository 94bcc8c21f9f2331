import { startSimulator as startAppprov } from "@org/appprov-simulator";
import { startSimulator as startStreamprov } from "@org/streamprov-simulator";
import * as appprov from "../../../../packages/appprov/test/lives.ts";
import * as cloudprov from "../../../../packages/cloudprov/test/lives.ts";
import { startPlatform } from "../../../../packages/cloudprov/test/simulated-provider.ts";
import * as streamprov from "../../../../packages/streamprov/test/lives.ts";

const settings = { slowMs: 50 };

/** The packages as the matrices test them, on simulators that listen. Exchanges in memory cannot be recorded. */
export const recordedPackages = {
  appprov: {
    ...appprov.setup,
    platform: "appprov",
    lives: appprov.lives,
    startPlatform: () => startAppprov(settings),
  },
  cloudprov: {
    ...cloudprov.setup,
    platform: "cloudprov",
    lives: cloudprov.lives,
    startPlatform: () => startPlatform(settings),
  },
  streamprov: {
    ...streamprov.setup,
    platform: "streamprov",
    lives: streamprov.lives,
    startPlatform: () => startStreamprov(settings),
  },
} as const;
