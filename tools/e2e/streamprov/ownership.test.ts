import * as streamprov from "@org/streamprov";
import type { CustomResourceOptions } from "@pulumi/pulumi";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { errorsIn } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { configureKafka, giveCluster } from "./given-cluster.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** A platform with a cluster, and a stack whose programs hold ACLs of it. */
async function given() {
  const platform = await startPlatform();
  const stack = await stackFor(platform, configureKafka(await giveCluster(platform)));
  return {
    platform,
    stack,
    /** The operations that the platform's ACLs allow. */
    allowed: () => platform.state.acls.list().map(({ operation }) => operation),
    /** What the state has: names and what is allowed, and whether it is to be deleted. */
    async kept() {
      const acls = (await stack.resources()).filter(({ type }) => type === "streamprov:index/kafkaAcl:KafkaAcl");
      return acls.map(({ urn, outputs, delete: condemned }) =>
        [urn.split("::").at(-1), outputs?.["operation"], ...(condemned ? ["to be deleted"] : [])].join(" "),
      );
    },
    urnOf: async (name: string) => (await stack.resources()).find(({ urn }) => urn.endsWith(`::${name}`))?.urn ?? "",
    async [Symbol.asyncDispose]() {
      await stack[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

/** A program with some ACLs that differ in what they allow. Each waits for the one before it: the engine promises no order. */
function program(acls: Readonly<Record<string, { operation: "READ" | "WRITE" } & CustomResourceOptions>>) {
  return async () => {
    let before: streamprov.KafkaAcl[] = [];
    for (const [name, { operation, ...options }] of Object.entries(acls)) {
      const binding = { resourceType: "TOPIC", resourceName: "orders", patternType: "LITERAL" } as const;
      const whom = { principal: "User:sa-abc123", host: "*", operation, permission: "ALLOW" } as const;
      before = [new streamprov.KafkaAcl(name, { ...binding, ...whom }, { ...options, dependsOn: before })];
    }
  };
}

test("an ACL whose resource is renamed is not deleted: the error names the alias, and with it nothing is done", async () => {
  await using world = await given();
  const { stack } = world;
  await stack.up({ program: program({ old: { operation: "READ" } }) });
  const renamed = { operation: "READ" } as const;

  const failure = await failureOf(stack.up({ program: program({ renamed }) }));
  expect(errorsIn(failure)).toEqual([expect.stringContaining('aliases: [{ name: "<former name>" }]')]);
  expect(failure).toContain("pulumi import streamprov:index/kafkaAcl:KafkaAcl renamed ");

  // With this option the engine continues with resources that are no longer in the program.
  const both = await failureOf(stack.up({ program: program({ renamed }), continueOnError: true }));
  expect(both).toContain("under another name, as urn:");
  expect([world.allowed(), await world.kept()]).toEqual([["READ"], ["old READ"]]);

  const aliased = program({ renamed: { ...renamed, aliases: [{ name: "old" }] } });
  expect(changesIn((await stack.up({ program: aliased })).summary.resourceChanges)).toEqual({});
  expect([world.allowed(), await world.kept()]).toEqual([["READ"], ["renamed READ"]]);
});

test("an ACL that is renamed by an alias and changed at once is replaced, and one that is declared twice stays with the other", async () => {
  await using world = await given();
  const { stack } = world;
  await stack.up({ program: program({ old: { operation: "READ" } }) });
  await stack.up({ refresh: true, program: program({ new: { operation: "WRITE", aliases: [{ name: "old" }] } }) });
  expect([world.allowed(), await world.kept()]).toEqual([["WRITE"], ["new WRITE"]]);

  const twice = { new: { operation: "WRITE" }, second: { operation: "WRITE" } } as const;
  const failure = await failureOf(stack.up({ program: program(twice) }));
  expect(failure).toMatch(/is declared twice: urn:\S+::new already manages it/);

  const [{ id = "" } = {}] = (await stack.resources()).filter(({ urn }) => urn.endsWith("::new"));
  await stack.up({ program: program({ ...twice, second: { operation: "WRITE", import: id } }) });
  expect(await world.kept()).toEqual(["new WRITE", "second WRITE"]);

  const { stdout } = await stack.up({ program: program({ second: { operation: "WRITE" } }) });
  expect(stdout).toMatch(/warning: KafkaAcl \S+ stays on the platform because urn:\S+::second manages it/);
  expect([world.allowed(), await world.kept()]).toEqual([["WRITE"], ["second WRITE"]]);

  await stack.destroy();
  expect(world.allowed()).toEqual([]);
});

test("an ACL is replaced by --replace only with the old one gone first", async () => {
  await using world = await given();
  const { stack } = world;
  const app = { operation: "READ" } as const;
  await stack.up({ program: program({ app }) });
  // The next run names the object, which ends the note of its creation.
  await stack.up({ program: program({ app }) });
  const replace = [await world.urnOf("app")];

  const failure = await failureOf(stack.up({ replace, program: program({ app }) }));
  expect(errorsIn(failure)).toEqual([expect.stringContaining("set the resource option deleteBeforeReplace: true")]);
  expect([world.allowed(), await world.kept()]).toEqual([["READ"], ["app READ"]]);

  await stack.up({ replace, program: program({ app: { ...app, deleteBeforeReplace: true } }) });
  expect([world.allowed(), await world.kept()]).toEqual([["READ"], ["app READ"]]);
});

test("a program that returns to an ACL with a pending delete gets instructions, and the two commands work", async () => {
  await using world = await given();
  const { stack, platform } = world;
  const back = program({ app: { operation: "READ" } });
  await stack.up({ program: back });
  platform.failNext({ method: "DELETE", path: /\/acls$/, kind: "status403", times: 1_000 });
  await failureOf(stack.up({ program: program({ app: { operation: "WRITE" } }) }));
  platform.forgetFaults();
  const between = ["app WRITE", "app READ to be deleted"];
  expect(await world.kept()).toEqual(between);

  const failure = await failureOf(stack.up({ program: back }));
  expect(errorsIn(failure)).toEqual([expect.stringContaining("run `pulumi up --continue-on-error`")]);
  expect(failure).not.toContain("pulumi import");
  expect([world.allowed().sort(), await world.kept()]).toEqual([["READ", "WRITE"], between]);

  await failureOf(stack.up({ program: back, continueOnError: true }));
  expect([world.allowed(), await world.kept()]).toEqual([["WRITE"], ["app WRITE"]]);
  await stack.up({ program: back });
  expect([world.allowed(), await world.kept()]).toEqual([["READ"], ["app READ"]]);
});
