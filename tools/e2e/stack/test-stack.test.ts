import * as appprov from "@org/appprov";
import { testStack as testAppprov } from "@org/appprov-simulator/test-stack";
import * as cloudprov from "@org/cloudprov";
import { testStack as testCloudprov } from "@org/cloudprov-simulator/test-stack";
import { findPulumi } from "@org/pulumi-cli";
import * as streamprov from "@org/streamprov";
import { startSimulator } from "@org/streamprov-simulator";
import { testStack as testStreamprov } from "@org/streamprov-simulator/test-stack";
import * as pulumi from "@pulumi/pulumi";
import { beforeAll, expect, inject, test } from "vitest";

const plugins = inject("pluginFolders");

beforeAll(async () => {
  const { binDir } = await findPulumi();
  process.env["PATH"] = `${binDir}:${process.env["PATH"] ?? ""}`;
});

const environments = (names: readonly string[]) => async () => {
  const created = names.map((displayName) => new streamprov.Environment(displayName, { displayName }));
  return { ids: pulumi.all(created.map(({ id }) => id)) };
};

test("a program is created, unchanged, changed and destroyed on a new simulator", async () => {
  const printed: string[] = [];
  await using stack = await testStreamprov(environments(["shop"]), {
    plugin: plugins.streamprov,
    onOutput: (text) => printed.push(text),
  });
  const names = () => stack.simulator.state.environments.list().map(({ displayName }) => displayName);

  const { ids } = await stack.up();
  expect(ids).toEqual([expect.stringMatching(/^env-/)]);
  expect(printed.join("")).toContain("2 created");
  await stack.expectNoChanges();

  await stack.up(environments(["shop", "store"]));
  expect(names()).toEqual(["default", "shop", "store"]);
  await stack.destroy();
  expect(names()).toEqual(["default"]);
});

test("drift is a change, and so is what remains after destroy", async () => {
  const simulator = await startSimulator();
  await using stack = await testStreamprov(environments(["shop"]), { simulator, plugin: plugins.streamprov });
  await stack.up();
  const { state } = simulator;
  const shop = state.environments.list().find(({ displayName }) => displayName === "shop");
  state.environments.change(shop?.id ?? "", { displayName: "renamed" });

  await stack.refresh();
  await expect(stack.expectNoChanges()).rejects.toThrow("no changes were expected");
  await state.environments.create({ displayName: "created elsewhere" });
  await expect(stack.destroy()).rejects.toThrow(/^1 objects remain after destroy: environments env-\w+$/);
  await stack.stop();
  // A simulator of the test stays open.
  expect((await fetch(`${simulator.controlUrl}/__sim`)).status).toBe(200);
  await simulator.close();
});

test("a program reads its configuration, and history does not remain", async () => {
  const program = async () => {
    const config = new pulumi.Config();
    new appprov.Environment("shop", {
      handle: config.require("handle"),
      stackId: appprov.getStackOutput({ name: "shared-us-west-1" }).stackId,
      backupRetentionPolicies: [{ daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
    });
    return { token: config.requireSecret("token") };
  };
  await using stack = await testAppprov(program, {
    plugin: plugins.appprov,
    project: "shop",
    config: { "shop:handle": "staging" },
    secrets: { "shop:token": "t" },
  });

  expect(await stack.up()).toEqual({ token: "t" });
  expect(stack.simulator.state.accounts.list().map(({ handle }) => handle)).toEqual(["staging"]);
  await stack.setConfig("shop:handle", "production");
  await stack.up();
  expect(stack.simulator.state.accounts.list().map(({ handle }) => handle)).toEqual(["production"]);
  await stack.destroy();
});

test("a failing program rejects with the message of the preview", async () => {
  const program = async () => {
    new cloudprov.SecurityGroup("web", { name: "" });
  };
  await using stack = await testCloudprov(program, { plugin: plugins.cloudprov });

  await expect(stack.up()).rejects.toThrow("web");
  expect(stack.simulator.state.securityGroups.list()).toEqual([]);
});
