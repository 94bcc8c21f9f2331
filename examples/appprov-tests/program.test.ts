import assert from "node:assert/strict";
import { test } from "node:test";
import { startSimulator } from "@org/appprov-simulator";
import { testStack } from "@org/appprov-simulator/test-stack";
import { program } from "./program.ts";

const config = { "shop:containers": "2" };
const secrets = { "shop:apiKey": "very-secret" };

test("the app runs with as many containers as the configuration says", async () => {
  await using stack = await testStack(program, { config, secrets });
  const containers = () => stack.simulator.state.services.list().map(({ containerCount }) => containerCount);

  await stack.up();
  assert.deepEqual(containers(), [2]);
  await stack.expectNoChanges();

  await stack.setConfig("shop:containers", "3");
  await stack.up();
  assert.deepEqual(containers(), [3]);

  await stack.destroy();
});

test("a lost response creates no second app", async () => {
  const simulator = await startSimulator();
  simulator.failNext({ method: "POST", path: /\/apps$/, kind: "resetAfter" });
  await using stack = await testStack(program, { simulator, config, secrets });

  await stack.up();

  assert.equal(simulator.state.apps.list().length, 1);
  await stack.destroy();
  await simulator.close();
});
