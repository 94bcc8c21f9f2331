import assert from "node:assert/strict";
import { testStack } from "@org/cloudprov-simulator/test-stack";
import { program } from "./program.ts";

describe("the network of the shop", function () {
  this.timeout(120_000);

  it("contains the addresses of the office", async () => {
    await using stack = await testStack(program, { config: { "shop:office": JSON.stringify(["203.0.113.7"]) } });
    const { state } = stack.simulator;

    const { office } = await stack.up();
    assert.equal(state.addressTemplates.list()[0]?.id, office);
    await stack.expectNoChanges();

    await stack.setConfig("shop:office", JSON.stringify(["203.0.113.7", "203.0.113.8"]));
    await stack.up();
    assert.deepEqual(
      state.addressTemplates.list()[0]?.members.map(({ value }) => value),
      ["203.0.113.7", "203.0.113.8"],
    );

    await stack.destroy();
  });
});
