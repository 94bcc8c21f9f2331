import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { example } from "../stack/example.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const name = "streamprov-flink-statement";

test("a statement from its SQL file lives through create, refresh, stop, import and destroy", async () => {
  await using platform = await startPlatform({
    provisionMs: { flinkComputePools: 300 },
    flinkStartMs: 300,
    flinkStopMs: 300,
    flinkDeleteMs: 300,
  });
  await using stack = await stackFor(platform, { project: name });
  await using importing = await stackFor(platform, { env: await withYamlHost() });
  const env: Record<string, string> = {};

  await liveWhole({
    platform,
    stack,
    program: example(name),
    changed: {
      async program() {
        expect(platform.state.flinkStatements.list()).toMatchObject([{ phase: "COMPLETED" }, { phase: "RUNNING" }]);
        pulumi.runtime.setConfig(`${name}:stopped`, "true");
        return example(name)();
      },
      updates: 1,
    },
    importing: {
      stack: importing,
      env,
      id({ type, ...resource }) {
        if (type.endsWith(":FlinkStatement")) {
          const outputs = resource.outputs as Record<string, { readonly id: string }>;
          env["IMPORT_CONFLUENT_ORGANIZATION_ID"] = outputs["organization"]?.id ?? "";
          env["IMPORT_CONFLUENT_ENVIRONMENT_ID"] = outputs["environment"]?.id ?? "";
          env["IMPORT_FLINK_COMPUTE_POOL_ID"] = outputs["computePool"]?.id ?? "";
          env["IMPORT_FLINK_PRINCIPAL_ID"] = outputs["principal"]?.id ?? "";
          env["IMPORT_FLINK_REST_ENDPOINT"] = String(outputs["restEndpoint"]);
        }
        // The platform does not return the secret of a key: a key of this stack is used without an import.
        const isTold = !type.startsWith("pulumi:") && !type.endsWith(":ApiKey");
        if (!isTold) return undefined;
        const [key] = platform.state.apiKeys.list().filter(({ scope }) => scope.kind === "flink");
        env["IMPORT_FLINK_API_KEY"] = key?.id ?? "";
        env["IMPORT_FLINK_API_SECRET"] = key?.secret ?? "";
        return importIdOf({ type, ...resource });
      },
    },
  });
});
