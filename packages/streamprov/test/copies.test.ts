import { readFileSync } from "node:fs";
import { missingInGuide, reasonInGuide } from "@org/core-command/testing";
import { testCopies } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { discovery } from "../src/commands/discovery.ts";
import { copies } from "./copy.ts";

const guide = readFileSync(new URL("../../../docs/discovering.md", import.meta.url), "utf8");

testCopies({ describe, it }, { ...copies, documentedReason: (type) => reasonInGuide(guide, type) });

it("the guide gives the reason for each resource that is never found", async () => {
  expect(await missingInGuide(guide, discovery)).toEqual([]);
});
