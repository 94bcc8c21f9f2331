import * as streamprov from "@org/streamprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { failureOf } from "../stack/failure-of.ts";
import { giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const order = (...more: object[]) => ({
  type: "record",
  name: "Order",
  fields: [{ name: "id", type: "string" }, ...more],
});

test("a schema is checked for compatibility once, when it changes; another layout of its text costs nothing", async () => {
  await using platform = await startPlatform();
  const { environmentId } = await giveCluster(platform);
  const [registry] = platform.state.schemaRegistryClusters.list();
  if (!registry) throw new Error("The platform made no Schema Registry with the cluster.");
  const scope = { kind: "schema-registry", id: registry.id, environmentId } as const;
  const key = await platform.state.apiKeys.create({ ownerId: platform.credentials.userId, scope });
  const program = (schema: string) => async () => {
    new streamprov.Schema("orders", {
      subjectName: "orders-value",
      format: "AVRO",
      schema,
      schemaRegistryCluster: { id: registry.id },
      restEndpoint: registry.restEndpoint,
      credentials: { key: key.id, secret: key.secret },
    });
  };
  await using stack = await stackFor(platform);
  const checks = () => platform.journal.count({ path: /\/compatibility\// });
  const registryRequests = () => platform.journal.count({ service: /registry/i });

  await stack.up({ program: program(JSON.stringify(order())) });
  expect(registryRequests()).toBeGreaterThan(0);

  platform.journal.clear();
  const otherLayout = program(JSON.stringify(order(), undefined, 4));
  expect(changesIn((await stack.preview({ program: otherLayout })).changeSummary)).toEqual({});
  expect(registryRequests()).toBe(0);
  await stack.refresh({ expectNoChanges: true });
  expect(checks()).toBe(0);

  const wider = program(JSON.stringify(order({ name: "amount", type: "double", default: 0 })));
  platform.journal.clear();
  expect(changesIn((await stack.preview({ program: wider })).changeSummary)).toEqual({ update: 1 });
  expect(checks()).toBe(1);
  platform.journal.clear();
  await stack.up({ program: wider });
  expect(checks()).toBeLessThanOrEqual(1);
  expect(platform.state.schemas.list().map(({ version }) => version)).toEqual([1, 2]);

  const incompatible = program(JSON.stringify(order({ name: "amount", type: "string" })));
  expect(await failureOf(stack.preview({ program: incompatible }))).toMatch(/error: .*compatib/i);
  await stack.destroy();
  expect(platform.state.schemas.list()).toMatchObject([
    { version: 1, deleted: false },
    { version: 2, deleted: true },
  ]);
  expect(platform.journal.violations).toEqual([]);
});

test("the registry of a fresh environment is waited for", async () => {
  await using platform = await startPlatform({ schemaRegistryAppearMs: 2_500 });
  const before = contentsOf(platform);
  const program = async () => {
    const environment = new streamprov.Environment("shop");
    const place = { availability: "SINGLE_ZONE", cloud: "AWS", region: "eu-central-1", basic: {} };
    new streamprov.KafkaCluster("orders", { ...place, environment: { id: environment.id } });
    const registry = streamprov.getSchemaRegistryClusterOutput({ environment: { id: environment.id } });
    return { endpoint: registry.restEndpoint };
  };
  await using stack = await stackFor(platform, { program });

  const { outputs } = await stack.up();

  expect(outputs["endpoint"]?.value).toBe(platform.state.schemaRegistryClusters.list()[0]?.restEndpoint);
  await stack.destroy();
  expect(contentsOf(platform)).toEqual(before);
});
