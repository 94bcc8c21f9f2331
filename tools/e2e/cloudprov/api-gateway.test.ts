import { test } from "vitest";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { apiGateway } from "./programs/api-gateway.ts";
import { stackFor } from "./stack.ts";

test("an API gateway with all that belongs to it lives through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform({ gatewayTaskMs: 100, releaseMs: 300, docBuildMs: 300 });
  await using stack = await stackFor(platform);
  await using importing = await stackFor(platform, { env: await withYamlHost() });
  // The platform keeps the history of releases.
  const { gatewayReleases: _history, ...state } = platform.state;

  await liveWhole({
    platform: { state, journal: platform.journal },
    stack,
    program: async () => apiGateway(),
    changed: { program: async () => apiGateway({ note: "Later" }), updates: 7 },
    importing: { stack: importing, id: importIdOf },
  });
});
