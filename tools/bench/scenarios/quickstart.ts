import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Platform } from "../platform/platform.ts";
import { MeasuredStack } from "../stack/measured-stack.ts";
import type { Scenario } from "./scenario.ts";

const slow = 3000;

/** The example project on a platform that takes its time. */
export const quickstart: Scenario = {
  name: "quickstart",
  what: "the example project on a platform that needs 3 s for a cluster, to come and to go, and 3 s for a key",
  runs: "always",
  measure: async (bench) => {
    await using platform = await Platform.start({
      provisionMs: { kafkaCluster: slow },
      deprovisionMs: { kafkaCluster: slow },
      apiKeyReadyMs: slow,
    });
    const { url, cloudKey } = platform.ready;
    const example = pathToFileURL(join(bench.root, "examples/streamprov-quickstart/index.ts")).href;
    await using stack = await MeasuredStack.make({
      provider: "streamprov",
      plugin: bench.built.product,
      // The query makes Node evaluate the module anew for every operation.
      program: async () => ({ ...((await import(`${example}?run=${Math.random()}`)) as Record<string, unknown>) }),
      platform,
      config: { "streamprov:endpoint": url },
      secrets: { "streamprov:cloudApiKey": cloudKey.id, "streamprov:cloudApiSecret": cloudKey.secret },
    });
    for (const operation of ["up", "preview", "refresh", "destroy"] as const) {
      const measured = await stack.measure(operation, 8);
      await bench.record({
        scenario: "quickstart",
        subject: "streamprov",
        topics: 0,
        latencyMs: 0,
        perSecond: 0,
        ...measured,
      });
    }
  },
};
