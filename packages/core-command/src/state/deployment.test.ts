import { describe, expect, it } from "vitest";
import { readDeployment, refusePending } from "./deployment.ts";

describe("an exported state", () => {
  it.each([
    ["not JSON", "name: x", /^state\.json is not the state of a stack/],
    ["another document", '{"version":3,"resources":[]}', /^state\.json is not the state of a stack/],
    ["a list of strings", '{"version":3,"deployment":{"resources":["x"]}}', /^state\.json is not the state of a stack/],
    [
      "a list of resources without a type",
      '{"version":3,"deployment":{"resources":[{"urn":"u"}]}}',
      /is not the state of a stack/,
    ],
    ["an older version", '{"version":2,"deployment":{}}', /has version 2 .* Run `pulumi up` with a current CLI first/],
    ["a newer version", '{"version":9,"deployment":{}}', /has version 9 .* Use a newer version of this package/],
  ])("is rejected when it is %s", (_, text, sentence) => {
    expect(() => readDeployment(text, "state.json")).toThrow(sentence);
  });

  it("is rejected when it has interrupted operations", () => {
    const pending = '[{"type":"creating","resource":{"urn":"u"}},{"type":"deleting"}]';
    const state = readDeployment(`{"version":3,"deployment":{"pending_operations":${pending}}}`);
    expect(() => refusePending(state)).toThrow(/^The state has interrupted operations \(creating u, deleting\)\. Run /);
  });

  it("is named as the CLI's output without a file", () => {
    expect(() => readDeployment("hello")).toThrow(/^`pulumi stack export` did not print the state of a stack\.$/);
    expect(() => readDeployment('{"version":9,"deployment":{}}')).toThrow(/^The state of the stack has version 9 /);
  });
});
