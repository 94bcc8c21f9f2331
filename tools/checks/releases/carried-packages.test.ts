import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { explain, missingReleases, writeChangeset } from "./carried-packages.ts";
import { sampleWorkspace } from "./sample-workspace.ts";

const coreFix = { bumps: { "@org/core": "patch" }, summary: "Retries a 502." };

describe("missingReleases", () => {
  it("finds the provider that would stay behind when a core package is released", async () => {
    const workspace = await sampleWorkspace({ changesets: [coreFix] });

    const missing = await missingReleases(workspace);

    expect(missing.map(({ carrier, carried }) => [carrier.manifest.name, carried])).toEqual([
      ["@org/provider", ["@org/core"]],
    ]);
  });

  it("is content when the provider is released too, by the same changeset or another", async () => {
    const both = await sampleWorkspace({
      changesets: [{ bumps: { "@org/core": "minor", "@org/provider": "patch" }, summary: "Both." }],
    });
    const separately = await sampleWorkspace({
      changesets: [coreFix, { bumps: { "@org/provider": "minor" }, summary: "Something else." }],
    });

    expect(await missingReleases(both)).toEqual([]);
    expect(await missingReleases(separately)).toEqual([]);
  });

  it("is content when nothing is about to be released", async () => {
    expect(await missingReleases(await sampleWorkspace())).toEqual([]);
  });

  it("does not treat `none` as a release", async () => {
    const coreStays = await sampleWorkspace({
      changesets: [{ bumps: { "@org/core": "none", "@org/provider": "patch" }, summary: "Only the provider." }],
    });
    const providerStays = await sampleWorkspace({
      changesets: [coreFix, { bumps: { "@org/provider": "none" }, summary: "Nothing." }],
    });

    expect(await missingReleases(coreStays)).toEqual([]);
    expect(await missingReleases(providerStays)).toHaveLength(1);
  });

  it("leaves private packages and packages that do not carry it alone", async () => {
    const workspace = await sampleWorkspace({
      changesets: [coreFix],
      packages: {
        provider: { version: "2.0.0", devDependencies: { vitest: "^5.0.0" } },
        demo: { version: "0.0.0", private: true, devDependencies: { "@org/core": "workspace:^" } },
      },
    });

    expect(await missingReleases(workspace)).toEqual([]);
  });
});

describe("explain", () => {
  it("says which changeset to add", async () => {
    const [missing] = await missingReleases(await sampleWorkspace({ changesets: [coreFix] }));
    if (missing === undefined) throw new Error("expected a missing release");

    expect(explain(missing)).toMatch(/^@org\/core is about to be released but @org\/provider.*"@org\/provider": patch/);
  });
});

describe("writeChangeset", () => {
  it("writes the patch that makes the plan complete, with what changed", async () => {
    const workspace = await sampleWorkspace({ changesets: [coreFix] });
    const [missing] = await missingReleases(workspace);
    if (missing === undefined) throw new Error("expected a missing release");

    const file = await writeChangeset(workspace, missing);

    expect(await missingReleases(workspace)).toEqual([]);
    expect(await readFile(file, "utf8")).toBe(
      '---\n"@org/provider": patch\n---\n\nBrings the changes of @org/core.\n\nRetries a 502.\n',
    );
  });
});
