import { definitionFlaws } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { provider } from "../src/provider.ts";

it("has definitions without contradictions that refer only to what exists", () => {
  expect(definitionFlaws(provider)).toEqual([]);
});
