import { commandBundle, pluginBundle } from "@org/build/bundle";
import type { BundledPackage } from "@org/build/bundled-package";
import { noticesOf } from "@org/build/notices";
import { describe, expect, it } from "vitest";
import { problemsOfBundledCode } from "./bundled-code.ts";
import { packedFile } from "./sample-package.ts";

const own: BundledPackage = { name: "@org/own", version: "1.0.0", own: true, notices: [] };
const a: BundledPackage = {
  name: "a",
  version: "1.0.0",
  license: "MIT",
  own: false,
  notices: [{ file: "LICENSE", text: "MIT, of a" }],
};

describe("problemsOfBundledCode", () => {
  it("is content with the notices of all that is bundled", () => {
    expect(problemsOfBundledCode(pluginBundle, packedWith([own, a]), [own, a])).toEqual([]);
  });

  it("misses the notices of a package", () => {
    expect(problemsOfBundledCode(pluginBundle, [], [own, a])).toEqual([
      expect.stringContaining("THIRD-PARTY-NOTICES.txt is missing"),
    ]);
  });

  it("requires a separate file with the notices of each bundle", () => {
    expect(problemsOfBundledCode(commandBundle, packedWith([own, a]), [own, a])).toEqual([
      expect.stringContaining("COMMAND-THIRD-PARTY-NOTICES.txt is missing"),
    ]);
  });

  it("names what is bundled but has no notice, or another one", () => {
    const changed = { ...a, notices: [{ file: "LICENSE", text: "MIT, of a and b" }] };

    expect(problemsOfBundledCode(pluginBundle, packedWith([own]), [own, a])).toEqual([
      expect.stringMatching(/a@1\.0\.0.*lacks it/),
    ]);
    expect(problemsOfBundledCode(pluginBundle, packedWith([a]), [changed])).toEqual([
      expect.stringMatching(/a@1\.0\.0.*lacks it/),
    ]);
  });

  it("names what comes without the text of its license", () => {
    const silent = { ...a, notices: [] };

    expect(problemsOfBundledCode(pluginBundle, packedWith([silent]), [silent])).toEqual([
      expect.stringMatching(/a@1\.0\.0.*without the text of its license/),
    ]);
  });

  it.each(["GPL-3.0-only", "(MIT AND GPL-3.0-only)", "(MIT OR GPL-3.0-only)", "SEE LICENSE IN x", undefined])(
    "refuses the license %s",
    (license) => {
      const { license: _, ...rest } = a;
      const strange = license === undefined ? rest : { ...rest, license };

      expect(problemsOfBundledCode(pluginBundle, packedWith([strange]), [strange])).toEqual([
        expect.stringContaining("not among those allowed"),
      ]);
    },
  );

  it.each(["Apache-2.0", "(BSD-3-Clause AND Apache-2.0)"])("allows the license %s", (license) => {
    const other = { ...a, license };

    expect(problemsOfBundledCode(pluginBundle, packedWith([other]), [other])).toEqual([]);
  });
});

function packedWith(bundled: readonly BundledPackage[]) {
  return [packedFile("dist/THIRD-PARTY-NOTICES.txt", { content: Buffer.from(noticesOf(pluginBundle, bundled)) })];
}
