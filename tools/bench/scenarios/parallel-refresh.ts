import type { ProviderPackage } from "../packages/provider-package.ts";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import { objectsStack } from "../stack/objects-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

const latencyMs = 50;

/** Whether a slow platform that limits requests can be overrun. */
export function parallelRefresh(provider: ProviderPackage): Scenario {
  const { name, objects, counts, limitPerSecond } = provider;
  return {
    name: `${name}-parallel`,
    what: `refresh of ${counts[2]} ${objects}, ${limitPerSecond} requests a second, with --parallel 8, 32 and 100`,
    runs: "full",
    measure: async (bench) => {
      await refreshes(bench, provider, "floor");
      await refreshes(bench, provider, "product");
    },
  };
}

async function refreshes(bench: Bench, provider: ProviderPackage, subject: Subject): Promise<void> {
  const { name, counts, limitPerSecond } = provider;
  const count = counts[2];
  await using platform = await Platform.start(name);
  await using stack = await objectsStack({ provider: name, subject, built: bench.built, count, platform });
  bench.say(`making ${count} ${provider.objects} to refresh (${subject}) ...`);
  await stack.measure("up", 8);
  const conditions = subject === "floor" ? calm : { latencyMs, perSecond: limitPerSecond };
  await platform.set(conditions);
  for (const parallel of [8, 32, 100]) {
    const measured = await stack.measure("refresh", parallel);
    await bench.record({
      scenario: `${name}-parallel`,
      provider: name,
      subject,
      objects: count,
      ...conditions,
      ...measured,
    });
  }
}
