import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { everything as program } from "@org/e2e/streamprov/everything";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import { MeasuredStack } from "../stack/measured-stack.ts";
import type { Scenario } from "./scenario.ts";

const provider = "streamprov";

/** One of everything: few objects of each of many kinds, which no listing of a single kind serves. */
export const everything: Scenario = {
  name: `${provider}-everything`,
  what: "a program with every kind of resource",
  runs: "always",
  measure: async (bench) => {
    const archive = join(tmpdir(), "code.jar");
    await writeFile(archive, "code of a build");
    await using platform = await Platform.start(provider);
    await using stack = await MeasuredStack.make({
      provider,
      plugin: bench.built.products[provider].folder,
      program: async () => {
        program({ archive });
        return {};
      },
      platform,
      ...platform.connection,
    });
    for (const operation of ["up", "second up", "preview", "refresh", "destroy"] as const) {
      const measured = await stack.measure(operation, 8);
      await bench.record({ scenario: everything.name, provider, subject: "product", objects: 0, ...calm, ...measured });
    }
  },
};
