import { definitionFlaws } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { provider } from "../src/provider.ts";

it("names nothing in its definitions that does not exist, and no facts contradict one another", () => {
  expect(definitionFlaws(provider)).toEqual([]);
});
