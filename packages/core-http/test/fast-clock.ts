import { type Clock, systemClock } from "../src/base/clock.ts";

/** The machine's clock, faster by a factor: for tests in which a real server and the client keep the same time. */
export function fastClock(factor: number): Clock {
  const began = Date.now();
  const fastNow = () => began + (performance.timeOrigin + performance.now() - began) * factor;
  return {
    now: fastNow,
    random: systemClock.random,
    sleep: (ms, signal, options) => systemClock.sleep(ms / factor, signal, options),
  };
}
