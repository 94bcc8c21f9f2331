import { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import { topicsStack } from "../stack/topics-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

const count = 1000;
const latencyMs = 50;
const perSecond = 50;

/** Whether a slow platform that limits requests can be overrun. */
export const parallelRefresh: Scenario = {
  name: "parallel",
  what: `refresh of ${count} topics, ${perSecond} requests a second, with --parallel 8, 32 and 100`,
  runs: "full",
  measure: async (bench) => {
    await refreshes(bench, "floor");
    await refreshes(bench, "streamprov");
  },
};

async function refreshes(bench: Bench, subject: Subject): Promise<void> {
  await using platform = await Platform.start();
  const plugin = subject === "floor" ? bench.built.floor : bench.built.product;
  await using stack = await topicsStack({ subject, plugin, topics: count, platform });
  bench.say(`making ${count} topics to refresh (${subject}) ...`);
  await stack.measure("up", 8);
  await platform.set({ latencyMs, rateLimit: { perSecond } });
  const conditions = subject === "floor" ? { latencyMs: 0, perSecond: 0 } : { latencyMs, perSecond };
  for (const parallel of [8, 32, 100]) {
    const measured = await stack.measure("refresh", parallel);
    await bench.record({ scenario: "parallel", subject, topics: count, ...conditions, ...measured });
  }
}
