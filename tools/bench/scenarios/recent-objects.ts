import { findRecent, RecentObjects, type RecentSearch } from "@org/core-http/testing";
import { cpuMs } from "../machine/cpu-ms.ts";
import { load } from "../machine/description.ts";
import type { Bench, Scenario } from "./scenario.ts";

const sizes = [1_000, 10_000];

/** What the search for recent objects of the same name costs, beside as many objects of other names. */
export const recentObjects: Scenario = {
  name: "recent-objects",
  what: "CPU of the search for recent objects of the same name, in process",
  runs: "always",
  measure: async (bench) => {
    for (const count of sizes) await measure(bench, count);
  },
};

async function measure(bench: Bench, count: number): Promise<void> {
  const objects = new RecentObjects();
  const op = {
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
    progress: () => {},
    warn: (message: string) => bench.say(message),
  };
  const ms = await cpuMs(async () => {
    for (let at = 0; at < count; at++) {
      const { warn } = await findRecent(op, objects, searchFor(`new-${at}`, count));
      warn();
    }
  });
  await bench.record({
    scenario: "recent-objects",
    what: `CPU of the search for recent objects, ${count}`,
    of: "recent objects",
    value: ms,
    unit: "ms",
    note: `${(ms / count).toFixed(3)} ms each`,
    load: load(),
  });
}

/** Every object may be recent, as where a platform does not say when it created them. */
function searchFor(name: string, count: number): RecentSearch {
  return {
    key: "things",
    kind: "Thing",
    name: `${name}-0a1b2c3`,
    timeless: true,
    async *list() {
      for (let at = 0; at < count; at++) yield { id: `thing-${at}`, name: `old-${at}-3c2b1a0`, createdAt: undefined };
    },
    advice: () => "delete it",
  };
}
