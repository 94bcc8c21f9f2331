import { definitionFlaws } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { provider } from "../src/provider.ts";

it("defines resources without contradictions, and refers only to what exists", () => {
  expect(definitionFlaws(provider)).toEqual([]);
});
