import { test } from "vitest";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { tables } from "./programs/tables.ts";
import { stackFor } from "./stack.ts";

test("topics for those who ask live through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform({
    provisionMs: { ksqlClusters: 300, rtceTopics: 300 },
    deprovisionMs: { rtceTopics: 300 },
  });
  const { tableflowApiKey, tableflowApiSecret } = platform.credentials;
  const env = { TABLEFLOW_API_KEY: tableflowApiKey, TABLEFLOW_API_SECRET: tableflowApiSecret };
  await using stack = await stackFor(platform, { env });
  await using importing = await stackFor(platform, { env: { ...env, ...(await withYamlHost()) } });
  const [before, after] = ["the client's secret", "another secret of the client"];

  await liveWhole({
    platform,
    stack,
    program: async () => tables({ clientSecret: before }),
    changed: {
      program: async () => tables({ clientSecret: after, formats: ["ICEBERG", "DELTA"] }),
      updates: 3,
    },
    importing: {
      stack: importing,
      // The platform does not return the client of a catalog: it must be in the program before the next change.
      id: (resource) => (resource.outputs?.["snowflake"] === undefined ? importIdOf(resource) : undefined),
    },
  });
});
