import { ManualClock } from "@org/simulator";
import { type CloudprovSimulator, type StartOptions, startSimulator } from "../simulator.ts";
import { type CallOptions, call, type Reply } from "./client.ts";

/** A platform of which a test works on one service. */
export interface ServiceBench {
  readonly platform: CloudprovSimulator;
  readonly clock: ManualClock;
  /** Calls an action of the service. */
  call(action: string, params?: object, options?: CallOptions): Promise<Reply>;
}

/** Starts a platform with a stopped clock, where created objects are visible at once by default. */
export async function openServiceBench(service: string, options: StartOptions = {}): Promise<ServiceBench> {
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const platform = await startSimulator({ clock, visibilityLagMs: 0, ...options });
  return {
    platform,
    clock,
    call: (action, params = {}, more = {}) =>
      call(platform, service, action, params, { timestamp: Math.floor(clock.now() / 1000), ...more }),
  };
}
