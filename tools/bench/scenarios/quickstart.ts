import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProviderPackage } from "../packages/provider-package.ts";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import { MeasuredStack } from "../stack/measured-stack.ts";
import type { Scenario } from "./scenario.ts";

/** The example project of a package on a platform that takes its time; none for a package without one. */
export function quickstarts({ name, quickstart }: ProviderPackage): readonly Scenario[] {
  if (quickstart === undefined) return [];
  const scenario = `${name}-quickstart`;
  const measure: Scenario["measure"] = async (bench) => {
    await using platform = await Platform.start(name, "slow");
    const example = pathToFileURL(join(bench.root, "examples", quickstart.example, "index.ts")).href;
    await using stack = await MeasuredStack.make({
      provider: name,
      plugin: bench.built.products[name].folder,
      // The query makes Node evaluate the module again for every operation.
      program: async () => ({ ...((await import(`${example}?run=${Math.random()}`)) as Record<string, unknown>) }),
      platform,
      ...platform.connection,
    });
    for (const operation of ["up", "preview", "refresh", "destroy"] as const) {
      const measured = await stack.measure(operation, 8);
      await bench.record({ scenario, provider: name, subject: "product", objects: 0, ...calm, ...measured });
    }
  };
  return [
    {
      name: scenario,
      what: `the example project on a platform that needs ${quickstart.pace}`,
      runs: "always",
      measure,
    },
  ];
}
