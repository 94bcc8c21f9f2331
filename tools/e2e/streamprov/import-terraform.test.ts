import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { packageCommand } from "../stack/command.ts";
import { contentsOf } from "../stack/contents.ts";
import { importFrom } from "../stack/import.ts";
import { run } from "../stack/stack.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { configureKafka, type GivenCluster, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("what Terraform has in its state is imported, then unchanged, and destroyed; no secret of the state is written", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const before = contentsOf(platform);
  const { state, key, secrets } = await giveWithTerraform(platform, cluster);
  await using stack = await stackFor(platform, { env: await withYamlHost(), ...configureKafka(cluster) });
  await stack.write("terraform.tfstate", JSON.stringify(state));

  const made = await packageCommand(stack, ["import-terraform", "terraform.tfstate"]);

  expect(made).toMatchObject({ code: 2, stderr: "" });
  expect(made.stdout).toContain("8 objects to import, in terraform-import.json\n");
  expect(made.stdout).toContain('confluent_tf_importer.all["once"]: there is no resource for confluent_tf_importer\n');
  expect(made.stdout).toContain("1 object of other providers omitted.\n");
  expect(made.stdout).toContain(`    Set for these objects: API_KEY_SECRET_${key.id}\n`);
  const file = await readFile(join(stack.folder, "terraform-import.json"), "utf8");
  const { resources } = JSON.parse(file) as {
    readonly resources: readonly { readonly name: string; readonly parent?: string }[];
  };
  const names = [
    ...["team-staging", "shop", "app-reader", "app-writer"],
    ...["orders-0", "orders-1", "team-acls-reads-orders", "writer"],
  ];
  expect(resources.map(({ name }) => name)).toEqual(names);
  expect(resources.filter(({ parent }) => parent !== undefined)).toMatchObject([
    { name: "shop", parent: "team-staging" },
  ]);
  await importFrom(stack, "terraform-import.json", { [`API_KEY_SECRET_${key.id}`]: key.secret });

  expect((await stack.resources()).filter(({ type }) => type.startsWith("streamprov:"))).toHaveLength(names.length);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);
  const program = await readFile(join(stack.folder, "imported.yaml"), "utf8");
  const left = [made.stdout, file, program, await run(stack, ["stack", "export"])].join("\n");
  for (const secret of secrets) expect(left).not.toContain(secret);
  await run(stack, ["destroy", "--yes", "--skip-preview"]);
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

test("objects of two Kafka clusters are imported by the printed commands in order, then unchanged", async () => {
  await using platform = await startPlatform();
  const clusters = [await giveCluster(platform), await giveCluster(platform)];
  for (const { id } of clusters) await platform.state.topics.create({ clusterId: id, name: "orders", partitions: 3 });
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  // Terraform 0.11 wrote this format.
  const topics = clusters.map(({ id, restEndpoint }, at) => [
    `confluent_kafka_topic.orders.${at}`,
    {
      type: "confluent_kafka_topic",
      primary: {
        id: `${id}/orders`,
        attributes: {
          ...{ id: `${id}/orders`, topic_name: "orders", partitions_count: "3", rest_endpoint: restEndpoint },
          ...{ "kafka_cluster.#": "1", "kafka_cluster.0.id": id, "config.%": "0" },
        },
      },
    },
  ]);
  const state = { version: 3, modules: [{ path: ["root"], resources: Object.fromEntries(topics) }] };
  await stack.write("terraform.tfstate", JSON.stringify(state));

  const { code, stdout } = await packageCommand(stack, ["import-terraform", "terraform.tfstate"]);

  expect(code).toBe(0);
  expect(stdout).toContain("2 objects to import, in 2 files:\n");
  await setYamlProgram(stack, "");
  const programs: string[] = [];
  for (const { id, restEndpoint, key } of clusters) {
    const files = ["--file", `terraform-import-${id}.json`, "--out", `imported-${id}.ts`];
    expect(stdout).toContain(`  pulumi import ${files.join(" ")}\n`);
    await run(stack, ["import", ...files, "--yes", "--skip-preview", "--protect=false"], {
      IMPORT_KAFKA_REST_ENDPOINT: restEndpoint,
      IMPORT_KAFKA_API_KEY: key.id,
      IMPORT_KAFKA_API_SECRET: key.secret,
    });
    programs.push(await readFile(join(stack.folder, `imported-${id}.ts`), "utf8"));
  }
  const [first = "", ...others] = programs;
  await setYamlProgram(stack, [first, ...others.map((each) => each.replace("resources:\n", ""))].join(""));
  await run(stack, ["preview", "--expect-no-changes"]);
  expect(platform.journal.violations).toEqual([]);
});

test("a failed import shows the reason, and leaves no program", async () => {
  await using platform = await startPlatform();
  const cluster = await giveCluster(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost(), ...configureKafka(cluster) });
  const attributes = { id: `${cluster.id}/missing`, topic_name: "missing", kafka_cluster: [{ id: cluster.id }] };
  const topic = { mode: "managed", type: "confluent_kafka_topic", name: "missing", instances: [{ attributes }] };
  await stack.write("terraform.tfstate", JSON.stringify({ version: 4, resources: [topic] }));
  await setYamlProgram(stack, "");

  const words = ["import-terraform", "terraform.tfstate", "--program", "imported.yaml"];
  const { code, stderr } = await packageCommand(stack, words);

  expect(code).toBe(1);
  expect(stderr).toMatch(/failed in .*\nDiagnostics:\n.*missing/s);
  await expect(readFile(join(stack.folder, "imported.yaml"), "utf8")).rejects.toThrow("ENOENT");
});

/** Objects that Terraform has made: its state, of version 4, and the secrets in it. */
async function giveWithTerraform({ state, credentials }: StreamprovSimulator, cluster: GivenCluster) {
  const environment = await state.environments.create({ displayName: "staging" });
  const shop = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "shop" });
  const accounts = { reader: "Reads orders", writer: "Writes orders" };
  const made = Object.entries(accounts).map(async ([key, description]) => {
    const { id } = await state.serviceAccounts.create({ displayName: `orders-${key}`, description });
    const attributes = {
      id,
      display_name: `orders-${key}`,
      description,
      api_version: "iam/v2",
      kind: "ServiceAccount",
    };
    return { index_key: key, attributes };
  });
  const app = await Promise.all(made);
  const scope = { kind: "kafka", id: cluster.id, environmentId: cluster.environmentId } as const;
  const key = await state.apiKeys.create({ ownerId: credentials.userId, scope, displayName: "writer" });
  const place = {
    kafka_cluster: [{ id: cluster.id }],
    rest_endpoint: cluster.restEndpoint,
    credentials: [{ key: cluster.key.id, secret: cluster.key.secret }],
  };
  const sensitive_attributes = [[{ type: "get_attr", value: "credentials" }]];
  const topics = ["orders", "returns"].map(async (name, index_key) => {
    const config = { "cleanup.policy": "compact" };
    await state.topics.create({ clusterId: cluster.id, name, partitions: 3, configs: config });
    const attributes = { id: `${cluster.id}/${name}`, topic_name: name, partitions_count: 3, config, ...place };
    return { index_key, attributes, sensitive_attributes };
  });
  const binding = { resource_name: "orders", pattern_type: "LITERAL", principal: "User:*", host: "*" };
  const access = { resource_type: "TOPIC", ...binding, operation: "READ", permission: "ALLOW" };
  await state.acls.create({ clusterId: cluster.id, ...access } as const);
  const acl = { id: `${cluster.id}/TOPIC#orders#LITERAL#User:*#*#READ#ALLOW`, ...access, ...place };
  const provider = 'provider["registry.terraform.io/confluentinc/confluent"]';
  const managed = { mode: "managed", provider };
  const resources = [
    {
      ...{ ...managed, module: "module.team", type: "confluent_environment", name: "staging" },
      instances: [
        {
          schema_version: 0,
          attributes: {
            id: environment.id,
            display_name: "staging",
            resource_name: "crn://confluent.cloud/environment",
            stream_governance: [{ package: "ESSENTIALS" }],
          },
        },
      ],
    },
    {
      ...{ mode: "data", provider, type: "confluent_kafka_cluster", name: "shared" },
      instances: [{ attributes: { id: cluster.id, environment: [{ id: cluster.environmentId }] } }],
    },
    {
      ...{ ...managed, type: "confluent_kafka_cluster", name: "shop" },
      instances: [
        {
          schema_version: 1,
          attributes: {
            ...{ id: shop.id, display_name: "shop", availability: "SINGLE_ZONE", cloud: "AWS", region: "us-east-2" },
            ...{ basic: [{ max_ecku: null }], standard: [], dedicated: [], enterprise: [], freight: [] },
            ...{ environment: [{ id: environment.id }], network: [], byok_key: [], kind: "Cluster" },
            ...{ bootstrap_endpoint: shop.restEndpoint, rest_endpoint: shop.restEndpoint, deletion_protection: null },
          },
        },
      ],
    },
    { ...managed, type: "confluent_service_account", name: "app", each: "map", instances: app },
    { ...managed, type: "confluent_kafka_topic", name: "orders", each: "list", instances: await Promise.all(topics) },
    {
      ...{ ...managed, module: 'module.team.module.acls["reads"]', type: "confluent_kafka_acl", name: "orders" },
      instances: [{ attributes: acl, sensitive_attributes }],
    },
    {
      ...{ ...managed, type: "confluent_api_key", name: "writer" },
      instances: [
        {
          attributes: {
            id: key.id,
            display_name: "writer",
            secret: key.secret,
            owner: [{ id: credentials.userId, kind: "User", api_version: "iam/v2" }],
            managed_resource: [
              { id: cluster.id, kind: "Cluster", api_version: "cmk/v2", environment: [{ id: cluster.environmentId }] },
            ],
          },
        },
      ],
    },
    {
      ...{ ...managed, type: "confluent_tf_importer", name: "all", each: "map" },
      instances: [{ index_key: "once", attributes: { id: "1" } }],
    },
    {
      ...{ mode: "managed", type: "aws_s3_bucket", name: "sink" },
      provider: 'provider["registry.terraform.io/hashicorp/aws"]',
      instances: [{ attributes: { id: "sink" } }],
    },
  ];
  return {
    state: { version: 4, terraform_version: "1.9.8", serial: 3, lineage: "shop", outputs: {}, resources },
    key,
    secrets: [cluster.key.secret, key.secret],
  };
}
