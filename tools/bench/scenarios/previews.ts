import { startProvider } from "@org/core-provider/testing";
import { floor } from "../floor/provider.ts";
import { cpuMs } from "../machine/cpu-ms.ts";
import { load } from "../machine/description.ts";
import type { Bench, Scenario } from "./scenario.ts";

const sizes = [1_000, 10_000];

/** The cost of previews of creates, with a provider that checks its credentials in previews and with one that does not. */
export const previews: Scenario = {
  name: "previews",
  what: "CPU of previews with and without a check of the credentials, in process",
  runs: "always",
  measure: async (bench) => {
    for (const count of sizes) {
      // In turns, because the first runs compile the code.
      const runs = [];
      for (const checks of [false, true, true, false]) runs.push({ checks, ...(await previewAll(count, checks)) });
      const [plain] = runs.filter(({ checks }) => !checks).sort((a, b) => a.cpuMs - b.cpuMs);
      const [checking] = runs.filter(({ checks }) => checks).sort((a, b) => a.cpuMs - b.cpuMs);
      for (const run of [plain, checking]) if (run !== undefined) await record(bench, count, run);
    }
  },
};

interface Run {
  readonly checks: boolean;
  readonly cpuMs: number;
  readonly checked: number;
}

async function record(bench: Bench, count: number, { checks, cpuMs, checked }: Run): Promise<void> {
  await bench.record({
    scenario: "previews",
    what: `CPU of previews ${checks ? "with" : "without"} a check of the credentials, ${count}`,
    of: "floor",
    value: cpuMs,
    unit: "ms",
    note: `${(cpuMs / count).toFixed(3)} ms each, ${checked === 1 ? "1 check" : `${checked} checks`}`,
    load: load(),
  });
}

async function previewAll(count: number, checks: boolean): Promise<Omit<Run, "checks">> {
  let checked = 0;
  const requireCredentials = () => {
    checked++;
  };
  await using host = await startProvider({ ...floor, ...(checks && { requireCredentials }) });
  const ms = await cpuMs(async () => {
    for (let at = 0; at < count; at++) {
      await host
        .resource("AddressTemplate", `template-${at}`)
        .preview({ name: `template-${at}`, addresses: ["10.0.0.1"] });
    }
  });
  return { cpuMs: ms, checked };
}
