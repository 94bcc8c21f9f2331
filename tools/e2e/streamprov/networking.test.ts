import { test } from "vitest";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { networking } from "./programs/networking.ts";
import { stackFor } from "./stack.ts";

test("private networking in all its kinds lives through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform({ provisionMs: { network: 300 } });
  await using stack = await stackFor(platform);
  await using importing = await stackFor(platform, { env: await withYamlHost() });

  await liveWhole({
    platform,
    stack,
    program: async () => networking(),
    changed: { program: async () => networking({ routes: ["172.31.0.0/16", "172.32.0.0/16"] }), updates: 2 },
    importing: { stack: importing, id: importIdOf },
  });
});
