import { test } from "vitest";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
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

/** What is done once is nothing by itself, and the platform tells neither documents nor what a domain points to. */
const notImported = /:ApiGateway(UpdateApiAppKey|UpdateService|ImportOpenApi|CustomDomain)$/;

function importIdOf({
  type = "",
  id = "",
  outputs = {},
}: {
  readonly type?: string;
  readonly id?: string;
  readonly outputs?: Readonly<Record<string, unknown>>;
}): string | undefined {
  if (notImported.test(type)) return undefined;
  return type.endsWith(":ApiGatewayApi") ? `${outputs["serviceId"]}#${id}` : id;
}
