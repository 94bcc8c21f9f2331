import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as streamprov from "@org/streamprov";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import { MeasuredStack } from "../stack/measured-stack.ts";
import type { Scenario } from "./scenario.ts";

const provider = "streamprov";
const bytes = 200_000_000;

/** An archive as large as the platform takes them: it must never be in memory as a whole. */
export const upload: Scenario = {
  name: `${provider}-upload`,
  what: `the upload of an archive of ${bytes / 1_000_000} MB`,
  runs: "always",
  measure: async (bench) => {
    const archive = join(tmpdir(), "bench-archive.zip");
    const file = await open(archive, "w");
    await file.truncate(bytes);
    await file.close();
    await using platform = await Platform.start(provider);
    await using stack = await MeasuredStack.make({
      provider,
      plugin: bench.built.products[provider].folder,
      program: async () => {
        new streamprov.CustomConnectorPlugin("archive", {
          displayName: "archive",
          connectorClass: "com.example.Connector",
          connectorType: "SOURCE",
          filename: archive,
        });
        return {};
      },
      platform,
      ...platform.connection,
    });
    for (const operation of ["up", "second up", "destroy"] as const) {
      const measured = await stack.measure(operation, 8);
      await bench.record({ scenario: upload.name, provider, subject: "product", objects: 1, ...calm, ...measured });
    }
    await rm(archive);
  },
};
