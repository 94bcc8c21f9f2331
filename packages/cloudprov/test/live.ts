import type { LivePackage } from "@org/core-provider/testing";
import { outline } from "../src/outline.ts";
import { provider } from "../src/provider.ts";
import { notLive } from "./not-live.ts";
import { portableLives } from "./portable-lives.ts";

/** What the tests on the real platform need of this package. */
export const live: LivePackage = {
  provider: provider as unknown as LivePackage["provider"],
  outline: outline as unknown as LivePackage["outline"],
  lives: portableLives,
  notLive,
};
