import { basename } from "node:path";
import { expect, it } from "vitest";
import { installedPackage } from "./installed-package.ts";

it("finds the folder of a package that is installed", () => {
  expect(basename(installedPackage("@pulumi/pulumi"))).toBe("pulumi");
});

it("says how to install another", () => {
  expect(() => installedPackage("@org/nothing")).toThrow(
    /^The package @org\/nothing is not installed for .*: run `npm install @org\/nothing`, or set the option `plugin` to/,
  );
});
