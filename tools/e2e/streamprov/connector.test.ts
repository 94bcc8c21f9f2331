import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { example } from "../stack/example.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const name = "streamprov-connector";
const password = "hunter2-of-the-database";

test("a connector with its secrets lives through create, refresh, pause, import and destroy, and nobody reads them", async () => {
  await using platform = await startPlatform({ provisionMs: { connector: 600 }, visibilityLagMs: 200 });
  const project = { config: { [`${name}:databaseHost`]: "db.example.com" } };
  const secrets = { [`${name}:databasePassword`]: password };
  await using stack = await stackFor(platform, { project: name, ...project, secrets });
  await using importing = await stackFor(platform, { env: await withYamlHost() });
  let plainState = "";

  await liveWhole({
    platform,
    stack,
    program: example(name),
    changed: {
      async program() {
        const [connector] = platform.state.connectors.list();
        expect(connector).toMatchObject({ state: "RUNNING", config: { "database.password": password } });
        plainState = await stack.stateFile();
        pulumi.runtime.setConfig(`${name}:paused`, "true");
        return example(name)();
      },
      updates: 1,
    },
    importing: {
      stack: importing,
      id({ type, ...resource }) {
        if (type.startsWith("pulumi:")) return undefined;
        if (!type.endsWith(":Connector")) return importIdOf(resource);
        expect(platform.state.connectors.list()).toMatchObject([{ state: "PAUSED" }]);
        const { environment, kafkaCluster } = resource.outputs as Record<string, { readonly id: string }>;
        return `${environment?.id}/${kafkaCluster?.id}/orders`;
      },
    },
  });

  expect(plainState).toContain("database.hostname");
  for (const text of [stack.transcript.text, importing.transcript.text, plainState])
    expect(text).not.toContain(password);
});
