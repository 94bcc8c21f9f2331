import { test } from "vitest";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { identity } from "./programs/identity.ts";
import { stackFor } from "./stack.ts";

test("who may come in and from where lives through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  await using importing = await stackFor(platform, { env: await withYamlHost() });

  await liveWhole({
    platform,
    stack,
    program: async () => identity(),
    changed: { program: async () => identity({ claim: "builders" }), updates: 3 },
    // The platform does not return the certificates: they must be in the program before the next change.
    importing: {
      stack: importing,
      id: (resource) => (resource.type.endsWith(":CertificateAuthority") ? undefined : importIdOf(resource)),
    },
  });
});
