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
  scenario("streamprov-10", "always"),
  scenario("streamprov-1000", "full"),
  scenario("streamprov-profile", "asked"),
];

test.for([
  ["everything except the scenarios that must be selected", [], ["start", "streamprov-10", "streamprov-1000"]],
  ["in a quick run what is quick", ["--quick"], ["start", "streamprov-10"]],
  ["one by its name", ["--only", "streamprov-profile"], ["streamprov-profile"]],
  ["one by its name, also in a quick run", ["--quick", "--only", "streamprov-1000"], ["streamprov-1000"]],
  ["several by the beginning of their names", ["--only", "streamprov"], ["streamprov-10", "streamprov-1000"]],
  ["the quick scenarios of several", ["--quick", "--only", "streamprov"], ["streamprov-10"]],
  ["several by a list, in the usual order", ["--only", "streamprov-10,start"], ["start", "streamprov-10"]],
  ["the options after the separator of a package manager", ["--", "--quick"], ["start", "streamprov-10"]],
] as const)("the command line chooses %s", ([, args, expected]) => {
  expect(chosen(all, parseOptions(args)).map(({ name }) => name)).toEqual(expected);
});

test("an unknown name is reported, with the valid names", () => {
  expect(() => chosen(all, parseOptions(["--only", "stream"]))).toThrow(
    'no scenario "stream". There are: start, streamprov-10',
  );
});

test("the page of help names every scenario", () => {
  for (const { name, what } of all) expect(helpPage(all)).toMatch(new RegExp(`${name} +${what}`));
});
