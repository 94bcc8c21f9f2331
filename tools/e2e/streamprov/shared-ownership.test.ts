import * as streamprov from "@org/streamprov";
import type { CustomResourceOptions } from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { errorsIn } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { run } from "../stack/stack.ts";
import { setYamlProgram } from "../stack/yaml-program.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const kinds = { acl: "streamprov:index/kafkaAcl:KafkaAcl", topic: "streamprov:index/kafkaTopic:KafkaTopic" } as const;

/** What programs say of an ACL and a topic. */
interface Said {
  readonly name: string;
  /** An explicit provider, which has a separate plugin process. */
  readonly isExplicit?: boolean;
  readonly acl?: CustomResourceOptions;
  readonly topic?: CustomResourceOptions;
}

/** A platform with a cluster, and a stack with an ACL and a topic of the default provider, both called `old`. */
async function given() {
  const platform = await startPlatform();
  const cluster = await giveCluster(platform);
  const stack = await stackFor(platform, configureKafka(cluster));
  const program =
    ({ name, isExplicit = false, ...options }: Said) =>
    async () => {
      const provider = new streamprov.Provider("own", {
        endpoint: platform.url,
        cloudApiKey: platform.credentials.cloudApiKey,
        cloudApiSecret: platform.credentials.cloudApiSecret,
        kafkaId: cluster.id,
        kafkaRestEndpoint: cluster.restEndpoint,
        kafkaApiKey: cluster.key.id,
        kafkaApiSecret: cluster.key.secret,
      });
      const of = isExplicit ? { provider } : {};
      const binding = { resourceType: "TOPIC", resourceName: "orders", patternType: "LITERAL" } as const;
      const whom = { principal: "User:sa-abc123", host: "*", operation: "READ", permission: "ALLOW" } as const;
      new streamprov.KafkaAcl(name, { ...binding, ...whom }, { ...of, ...options.acl });
      new streamprov.KafkaTopic(name, { topicName: "orders", partitionsCount: 1 }, { ...of, ...options.topic });
    };
  await stack.up({ program: program({ name: "old" }) });
  const idOf = async (type: string) => (await stack.resources()).find((resource) => resource.type === type)?.id ?? "";
  const ids = { acl: await idOf(kinds.acl), topic: await idOf(kinds.topic) };
  return {
    platform,
    stack,
    program,
    ids,
    /** The objects on the platform. */
    existing: () => [platform.state.acls.list().length, platform.state.topics.list().length],
    /** The names in the state. */
    kept: async () => (await stack.resources()).map(({ urn }) => urn.split("::").slice(-2).join(" ")).sort(),
    /** The objects are there, in the state once under a name, and the next destroy deletes each of them once. */
    async endsWith(name: string) {
      expect(this.existing()).toEqual([1, 1]);
      expect(await this.kept()).toEqual([`${kinds.acl} ${name}`, `${kinds.topic} ${name}`]);
      const before = platform.journal.entries.length;
      await stack.destroy();
      expect(this.existing()).toEqual([0, 0]);
      const deleted = platform.journal.entries.slice(before).filter(({ method }) => method === "DELETE");
      expect(deleted).toHaveLength(2);
    },
    async [Symbol.asyncDispose]() {
      await stack[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

/** The output of an `up` that has left both objects to another resource. */
function expectLeft(output: string, name: string): void {
  for (const kind of ["KafkaAcl", "KafkaTopic"])
    expect(output).toMatch(
      new RegExp(
        `warning: ${kind} \\S+ stays on the platform because urn:\\S+::${name} manages it; only this state entry`,
      ),
    );
}

test("objects that are renamed and moved to another provider stay when they are imported by the resource option", async () => {
  await using world = await given();
  const { stack, program, ids } = world;
  const moved = { name: "renamed", isExplicit: true } as const;

  const failure = await failureOf(stack.up({ program: program(moved) }));
  for (const error of errorsIn(failure))
    expect(error).toMatch(
      /exists already\. .*aliases: .*\. Otherwise, if it is yours, import it: `[^`]*pulumi import /,
    );

  const imported = { ...moved, acl: { import: ids.acl }, topic: { import: ids.topic } };
  expectLeft((await stack.up({ program: program(imported) })).stdout, "renamed");
  await world.endsWith("renamed");
});

test("objects that are renamed and moved to another provider stay when they are imported by the command", async () => {
  await using world = await given();
  const { stack, program, ids } = world;
  await setYamlProgram(stack, "");
  for (const kind of ["acl", "topic"] as const) {
    const options = ["--yes", "--skip-preview", "--generate-code=false", "--protect=false"];
    await run(stack, ["import", kinds[kind], "renamed", ids[kind], ...options]);
  }

  expectLeft((await stack.up({ program: program({ name: "renamed", isExplicit: true }) })).stdout, "renamed");
  await world.endsWith("renamed");
});

test("objects that another provider was refused are not deleted as those of their former names", async () => {
  await using world = await given();
  const { stack, program } = world;
  const moved = { name: "renamed", isExplicit: true } as const;

  const failure = await failureOf(stack.up({ program: program(moved), continueOnError: true }));
  expect(failure.match(/the program declares Kafka(Acl|Topic) \S+ under another name, as urn:/g)).not.toBeNull();
  expect(world.existing()).toEqual([1, 1]);

  const aliased = { aliases: [{ name: "old" }] };
  await stack.up({ program: program({ ...moved, acl: aliased, topic: aliased }) });
  await world.endsWith("renamed");
});

test("a topic that is renamed without an alias is not deleted by --continue-on-error", async () => {
  await using world = await given();
  const { stack, program } = world;
  await failureOf(stack.up({ program: program({ name: "renamed" }), continueOnError: true }));
  await stack.up({ program: program({ name: "old" }) });
  await world.endsWith("old");
});

test("objects that another version of the plugin has imported stay", async () => {
  await using world = await given();
  const { stack, program, ids } = world;
  const { workspace } = stack.stack;
  const settings = await workspace.projectSettings();
  const plugins = settings as typeof settings & { plugins: { providers: { name: string; path: string }[] } };
  const [{ path } = { path: "" }] = plugins.plugins.providers;
  plugins.plugins.providers = [
    { name: "streamprov", path },
    { name: "streamprov", path, version: "99.0.0" } as { name: string; path: string },
  ];
  await workspace.saveProjectSettings(plugins);
  const version = "99.0.0";

  const imported = { acl: { version, import: ids.acl }, topic: { version, import: ids.topic } };
  expectLeft((await stack.up({ program: program({ name: "upgraded", ...imported }) })).stdout, "upgraded");
  const providers = new Set((await stack.allResources()).flatMap(({ provider }) => provider ?? []));
  expect([...providers]).toEqual([expect.stringContaining("default_99_0_0")]);
  await world.endsWith("upgraded");
});
