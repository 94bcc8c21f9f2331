import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { uploads } from "./programs/uploads.ts";
import { stackFor } from "./stack.ts";

const archive = "code.jar";

test("code that is uploaded lives through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform({ provisionMs: { connectArtifacts: 600 } });
  await using stack = await stackFor(platform);
  await using importing = await stackFor(platform, { env: await withYamlHost() });
  for (const one of [stack, importing]) await one.write(archive, "code of a build");

  await liveWhole({
    platform,
    stack,
    program: async () => uploads({ archive }),
    changed: { program: async () => uploads({ archive, note: "From another build" }), updates: 2 },
    importing: {
      stack: importing,
      id({ type, id, outputs }) {
        const { environment, region, cloud, pluginId } = outputs as Record<string, string> & {
          readonly environment?: { readonly id: string };
        };
        if (type.endsWith(":FlinkArtifact")) return `${environment?.id}/${region}/${cloud}/${id}`;
        if (type.endsWith(":ConnectArtifact")) return `${environment?.id}/${cloud}/${id}`;
        if (type.endsWith(":CustomConnectorPluginVersion")) return `${environment?.id}/${pluginId}/${id}`;
        return importIdOf({ ...(id === undefined ? {} : { id }), ...(outputs === undefined ? {} : { outputs }) });
      },
      env: {
        IMPORT_ARTIFACT_FILENAME: archive,
        IMPORT_CUSTOM_CONNECTOR_PLUGIN_FILENAME: archive,
        IMPORT_CUSTOM_CONNECTOR_PLUGIN_VERSION_FILENAME: archive,
      },
    },
  });

  expect(platform.uploads().filter(({ archive: arrived }) => arrived === undefined)).toEqual([]);
});

test("another build of an archive replaces its artifact, and a missing archive fails the preview", async () => {
  await using platform = await startPlatform();
  const { id } = await platform.state.environments.create({ displayName: "code" });
  const program = async () => {
    new streamprov.FlinkArtifact("functions", {
      displayName: "functions",
      cloud: "AWS",
      region: "us-east-2",
      environment: { id },
      artifactFile: archive,
    });
  };
  await using stack = await stackFor(platform, { program });

  expect(await failureOf(stack.preview())).toMatch(/artifactFile must be a file that can be uploaded/);
  await stack.write(archive, "code of a build");
  await stack.up();
  await stack.write(archive, "code of another build");

  expect(changesIn((await stack.preview()).changeSummary)).toEqual({ replace: 1 });
  await stack.up();
  expect(platform.uploads()).toHaveLength(2);
  expect(platform.state.flinkArtifacts.list()).toHaveLength(1);
});
