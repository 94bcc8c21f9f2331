import { readFileSync } from "node:fs";
import { testCopies } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { copies } from "./copy.ts";

testCopies({ describe, it }, copies);

it("the guide names all resources that a copy lacks", () => {
  const guide = readFileSync(new URL("../../../docs/discovering.md", import.meta.url), "utf8");

  expect(copies.uncopied?.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
});
