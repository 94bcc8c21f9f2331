import { expect, test } from "vitest";
import { chosen, helpPage, parseOptions } from "./options.ts";
import type { Scenario } from "./scenarios/scenario.ts";

const scenario = (name: string, runs: Scenario["runs"]): Scenario => ({
  name,
  what: `about ${name}`,
  runs,
  measure: async () => {},
});
const all = [
  scenario("start", "always"),
  scenario("topics-10", "always"),
  scenario("topics-1000", "full"),
  scenario("profile", "asked"),
];

test.for([
  ["everything but what has to be asked for", [], ["start", "topics-10", "topics-1000"]],
  ["in a quick run what is quick", ["--quick"], ["start", "topics-10"]],
  ["one by its name", ["--only", "profile"], ["profile"]],
  ["several by the beginning of their names", ["--only", "topics"], ["topics-10", "topics-1000"]],
  ["several by a list, in the usual order", ["--only", "topics-10,start"], ["start", "topics-10"]],
  ["what stands behind the separator of a package manager", ["--", "--quick"], ["start", "topics-10"]],
] as const)("the command line chooses %s", ([, args, expected]) => {
  expect(chosen(all, parseOptions(args)).map(({ name }) => name)).toEqual(expected);
});

test("a name that is none is told, with those that there are", () => {
  expect(() => chosen(all, parseOptions(["--only", "topic"]))).toThrow(
    'no scenario "topic". There are: start, topics-10',
  );
});

test("the page of help names every scenario", () => {
  for (const { name, what } of all) expect(helpPage(all)).toMatch(new RegExp(`${name} +${what}`));
});
