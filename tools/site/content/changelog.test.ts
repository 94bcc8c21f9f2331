import { describe, expect, it } from "vitest";
import { changelogPage, pendingChanges } from "./changelog.ts";

describe("a changelog", () => {
  it.each(["streamprov", "appprov", "cloudprov"])(
    "of %s begins with what is not released yet, or with a release",
    (name) => {
      expect(changelogPage(name)).toMatch(new RegExp(`^# Changelog of @org/${name}\n+## `));
    },
  );

  it("contains the changesets of its package only", () => {
    const changeset = '---\n"@org/appprov": minor\n"@org/core-http": patch\n---\n\nA change.\n';
    expect(pendingChanges(changeset, "@org/appprov")).toEqual(["A change."]);
    expect(pendingChanges(changeset, "@org/cloudprov")).toEqual([]);
  });
});
