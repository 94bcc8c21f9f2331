import { testStack } from "@org/streamprov-simulator/test-stack";
import { expect, test } from "vitest";
import { program } from "./program.ts";

const config = (teams: readonly string[]) => ({ "shop:teams": JSON.stringify(teams) });

test("each team gets a topic, and loses it with its name in the configuration", { timeout: 120_000 }, async () => {
  await using stack = await testStack(program, { config: config(["orders", "payments"]) });
  const topics = () =>
    stack.simulator.state.topics
      .list()
      .map(({ name }) => name)
      .sort();

  await stack.up();
  expect(topics()).toEqual(["orders-events", "payments-events"]);
  await stack.expectNoChanges();

  await stack.setConfig("shop:teams", JSON.stringify(["orders"]));
  await stack.up();
  expect(topics()).toEqual(["orders-events"]);

  await stack.destroy();
});

test("a topic that somebody deleted is created again", { timeout: 120_000 }, async () => {
  await using stack = await testStack(program, { config: config(["orders"]) });
  const { state } = stack.simulator;
  await stack.up();
  for (const { id } of state.topics.list()) state.topics.remove(id);

  await stack.refresh();
  await stack.up();

  expect(state.topics.list()).toHaveLength(1);
  await stack.destroy();
});
