import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LocalStack, localStack } from "@org/pulumi-run";
import * as pulumi from "@pulumi/pulumi";
import { describe, expect, test } from "vitest";

const plugin = join(import.meta.dirname, "../../../packages/core-provider/src/testing/toy/upgraded-plugin.ts");

type Inputs = Readonly<Record<string, unknown>>;

/** A stack whose package can be upgraded to a version with more properties that have defaults. */
async function upgradableStack() {
  const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
  const objects = join(folder, "objects.json");
  await writeFile(objects, "{}");
  await mkdir(join(folder, "plugin"));
  const launcher = join(folder, "plugin/pulumi-resource-bare");
  let program: Inputs = {};
  const stack: LocalStack = await localStack({
    project: "upgrade",
    plugins: { bare: join(folder, "plugin") },
    program: async () => {
      new (class extends pulumi.CustomResource {})("bare:index/cluster:Cluster", "it", program);
    },
  });
  return {
    stack,
    install: async (version: 1 | 2) => {
      const command = `'${process.execPath}' --conditions=@org/source '${plugin}' "$@"`;
      await writeFile(launcher, `#!/bin/sh\nBARE_VERSION=${version} BARE_OBJECTS='${objects}' exec ${command}\n`);
      await chmod(launcher, 0o755);
    },
    up: async (inputs: Inputs) => {
      program = inputs;
      return (await stack.up()).summary.resourceChanges;
    },
    objects: async () => JSON.parse(await readFile(objects, "utf8")) as unknown,
    [Symbol.asyncDispose]: async () => {
      await stack.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe.each(["with a refresh", "without a refresh"])("an upgrade to a package with new defaults, %s", (how) => {
  test("touches no object until the program sets a property, and then does what the program says", async () => {
    await using it = await upgradableStack();
    await it.install(1);
    await it.up({ name: "a", size: 1 });
    const own = { encryption: "platform", mode: "slow" };

    await it.install(2);
    if (how === "with a refresh") await it.stack.refresh({ expectNoChanges: true });
    for (let run = 1; run <= 2; run++) expect(await it.up({ name: "a", size: 1 })).toEqual({ same: 2 });
    expect(await it.up({ name: "a", size: 2 })).toEqual({ same: 1, update: 1 });
    expect(await it.objects()).toEqual({ "c-1": { ...own, name: "a", size: 2 } });

    expect(await it.up({ name: "a", size: 2, mode: "fast" })).toEqual({ same: 1, update: 1 });
    expect(await it.objects()).toEqual({ "c-1": { ...own, name: "a", size: 2, mode: "fast" } });
    expect(await it.up({ name: "a", size: 2 })).toEqual({ same: 2 });
    expect(await it.up({ name: "a", size: 2, encryption: "own" })).toEqual({ same: 1, replace: 1 });
    expect(await it.objects()).toEqual({ "c-2": { name: "a", size: 2, mode: "fast", encryption: "own" } });
  });
});
