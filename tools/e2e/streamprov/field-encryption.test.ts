import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { example } from "../stack/example.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { configureRegistry, giveRegistry } from "./given-registry.ts";
import { startPlatform } from "./platform.ts";
import { schemaRegistry } from "./programs/schema-registry.ts";
import { stackFor } from "./stack.ts";

const name = "streamprov-field-encryption";

test("encrypted fields, keys, modes, settings and an exporter live through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform({ exporterStartMs: 600, visibilityLagMs: 200 });
  const registry = configureRegistry(await giveRegistry(platform));
  const { id: _, ...destination } = await giveRegistry(platform);
  const config = {
    ...registry.config,
    [`${name}:kmsKeyArn`]: "arn:aws:kms:eu-central-1:012345678901:key/abc123",
    [`${name}:deleteForGood`]: "true",
  };
  await using stack = await stackFor(platform, { project: name, config, secrets: registry.secrets });
  await using importing = await stackFor(platform, { ...registry, env: await withYamlHost() });
  let plainState = "";
  const secrets = [destination.credentials.secret];

  await liveWhole({
    platform,
    stack,
    async program() {
      schemaRegistry({ destination });
      return example(name)();
    },
    changed: {
      async program() {
        plainState = await stack.stateFile();
        secrets.push(...platform.state.deks.list().flatMap(({ keyMaterial = [] }) => keyMaterial));
        pulumi.runtime.setConfig(`${name}:shareKey`, "true");
        schemaRegistry({
          destination,
          compatibilityLevel: "BACKWARD",
          mode: "READWRITE",
          subjects: ["payments-value"],
        });
        return example(name)();
      },
      updates: 4,
    },
    importing: { stack: importing, id: (resource) => (resource.type.startsWith("pulumi:") ? undefined : resource.id) },
  });

  // That of the destination, and the key that the registry has made.
  expect(secrets).toHaveLength(2);
  for (const text of [stack.transcript.text, importing.transcript.text, plainState])
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
