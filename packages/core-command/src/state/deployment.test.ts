import { describe, expect, it } from "vitest";
import { readDeployment, refusePending } from "./deployment.ts";

describe("an exported state", () => {
  it.each([
    ["no JSON", "name: x", /^state\.json holds no state of a stack/],
    ["another document", '{"version":3,"resources":[]}', /^state\.json holds no state of a stack/],
    ["a list of texts", '{"version":3,"deployment":{"resources":["x"]}}', /^state\.json holds no state of a stack/],
    [
      "of resources without a type",
      '{"version":3,"deployment":{"resources":[{"urn":"u"}]}}',
      /holds no state of a stack/,
    ],
    ["an older version", '{"version":2,"deployment":{}}', /has version 2 .* Run `pulumi up` with a current CLI first/],
    ["a newer version", '{"version":9,"deployment":{}}', /has version 9 .* Use a newer version of this package/],
  ])("is refused that is %s", (_, text, sentence) => {
    expect(() => readDeployment(text, "state.json")).toThrow(sentence);
  });

  it("is refused whose operations never ended, whatever is noted of them", () => {
    const pending = '[{"type":"creating","resource":{"urn":"u"}},{"type":"deleting"}]';
    const state = readDeployment(`{"version":3,"deployment":{"pending_operations":${pending}}}`);
    expect(() => refusePending(state)).toThrow(
      /^The state has operations that never ended \(creating u, deleting\): run /,
    );
  });

  it("is said to be the CLI's where no file was given", () => {
    expect(() => readDeployment("hello")).toThrow(/^`pulumi stack export` printed no state of a stack\.$/);
    expect(() => readDeployment('{"version":9,"deployment":{}}')).toThrow(/^The state of the stack has version 9 /);
  });
});
