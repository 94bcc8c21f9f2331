import * as pulumi from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { example } from "../stack/example.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { configureRegistry, giveRegistry } from "./given-registry.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const name = "streamprov-tagged-topics";

test("topics with tags, owners and teams live through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform({ catalogLagMs: 800, visibilityLagMs: 200, deleteLagMs: 200 });
  const cluster = await giveCluster(platform);
  const registry = await giveRegistry(platform, cluster);
  const kafka = configureKafka(cluster);
  const catalog = configureRegistry(registry);
  const connection = {
    config: { ...kafka.config, ...catalog.config },
    secrets: { ...kafka.secrets, ...catalog.secrets },
  };
  await using stack = await stackFor(platform, { ...connection, project: name });
  await using importing = await stackFor(platform, { ...connection, env: await withYamlHost() });
  const owners = () => platform.state.entityAttributes.list().map(({ values }) => values["owner"]);

  await liveWhole({
    platform,
    stack,
    program: example(name),
    changed: {
      program: async () => {
        expect(owners()).toEqual(["shop", "shop"]);
        pulumi.runtime.setConfig(`${name}:team`, "logistics");
        return example(name)();
      },
      updates: 4,
    },
    importing: {
      stack: importing,
      id: ({ type, id, outputs }) => {
        if (type.startsWith("pulumi:")) return undefined;
        if (!type.endsWith(":CatalogEntityAttributes")) return id;
        return `${registry.id}/${id}/${Object.keys(outputs?.["attributes"] as object).join(",")}`;
      },
    },
  });

  expect(owners()).toEqual([]);
});
