import { describe, expect, it } from "vitest";
import { applyChanges } from "./apply-changes.ts";

const settings = () => ({ latencyMs: 0, times: { deploy: 1, scale: 2 }, limit: { perSecond: 5, burst: 9 } });

describe("changing settings", () => {
  it("leaves what is not named, also inside a group", () => {
    const changed = settings();
    applyChanges(changed, { times: { deploy: 7 } }, ["times"]);

    expect(changed).toEqual({ ...settings(), times: { deploy: 7, scale: 2 } });
  });

  it("replaces an object that is no group as a whole", () => {
    const changed = settings();
    applyChanges(changed, { limit: { perSecond: 1 } }, ["times"]);

    expect(changed.limit).toEqual({ perSecond: 1 });
  });

  it("changes nothing when one name is not that of a setting", () => {
    const changed = settings();

    expect(() => applyChanges(changed, { latencyMs: 5, latency: 5 }, [])).toThrow('"latency" is not a setting');
    expect(changed).toEqual(settings());
  });

  it.each([
    ["a text for a number", { latencyMs: "soon" }, 'latencyMs wants a number, not "soon"'],
    ["a number for a group", { times: 5 }, "times wants an object, not 5"],
    ["a text within a group", { times: { deploy: "soon" } }, 'times.deploy wants a number, not "soon"'],
  ])("changes nothing when it is given %s", (_what, changes, message) => {
    const changed = settings();

    expect(() => applyChanges(changed, { limit: { perSecond: 1 }, ...changes }, ["times"])).toThrow(message);
    expect(changed).toEqual(settings());
  });
});
