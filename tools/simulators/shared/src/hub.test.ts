import { expect, it } from "vitest";
import { type Clock, ManualClock } from "./clock.ts";
import { Hub } from "./hub.ts";
import { defaultWireSettings } from "./wire-settings.ts";

it("delays the same requests equally with the same seed", async () => {
  const delays = async (seed: number) => {
    const slept: number[] = [];
    const clock: Clock = Object.assign(new ManualClock(), { sleep: async (ms: number) => void slept.push(ms) });
    const hub = new Hub(clock, { ...defaultWireSettings(), latencyMs: 10, latencyJitterMs: 100, seed });
    for (let request = 0; request < 10; request++) await hub.delay(undefined);
    return slept;
  };

  expect(await delays(7)).toEqual(await delays(7));
  expect(await delays(8)).not.toEqual(await delays(7));
});
